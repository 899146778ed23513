import Basics
import Formats
import TestSupport
import Testing

struct GitattributesTests {
  /// The text of a `.gitattributes` file, the name of a file at the root, and whether git may change that file.
  static let rows: [(rules: String, name: String, mayChange: Bool)] = [
    ("", "a.png", false), ("# * text", "a.png", false), ("*.png -diff", "a.png", false),
    ("*.pbxproj merge=union", "a.pbxproj", false), ("* linguist-generated", "a", false),
    ("* text", "a.png", true), ("* text=auto", "a.png", true), ("* crlf", "a", true), ("* eol=lf", "a", true),
    ("* ident", "a", true), ("*.png filter=lfs diff=lfs merge=lfs -text", "a.png", true),
    ("*.png filter=lfs diff=lfs merge=lfs -text", "a.jpg", false), ("* -filter", "a", false),
    ("* working-tree-encoding=UTF-16", "a", true), ("* -text", "a", false), ("* binary", "a", false),
    ("* text=auto\n*.png binary", "a.png", false), ("* text=auto\n*.png binary", "a.txt", true),
    ("*.png binary\n* text=auto", "a.png", true), ("* text\n* !text", "a", false),
    ("* eol=crlf -text", "a", false), ("* eol=crlf !text", "a", true), ("* eol=lf\n* binary", "a", false),
    ("* filter=lfs -text", "a", true), ("* filter=lfs\n* -filter", "a", false),
    ("[attr]big filter=lfs -text\n*.psd big", "a.psd", true), ("[attr]big filter=lfs\n*.psd big", "a", false),
    ("[attr]plain -diff\n* plain", "a", false), ("[attr]big filter=lfs\n* -big", "a", false),
    ("\"a b.png\" text", "a b.png", true), ("\"a b.png\" text", "a", false), ("  *.png\ttext", "a.png", true),
    ("*.png text\r\n", "a.png", true), ("/a.png text", "a.png", true), ("b/a.png text", "a.png", false),
    ("a.png/ text", "a.png", false), ("\u{FEFF}* text", "a", true), ("\"a text", "a", false),
    ("*", "a", false),
    ("*.png text-ish", "a.png", false), ("* -text=auto", "a", false), ("* -binary", "a", false),
  ]

  @Test(arguments: rows)
  func `a file is changed if the last line says so`(_ rules: String, _ name: String, _ mayChange: Bool) {
    var attributes = Gitattributes()
    attributes.add(Array(rules.utf8))
    #expect(attributes.mayChange(name.utf8) == mayChange)
  }

  @Test func `whatever git may change counts as changed`() throws {
    try withTemporaryFolder { folder in
      try gitInit(folder)
      // This filter changes every letter.
      try git(["config", "filter.lfs.clean", "tr a-z b-za"], in: folder)
      try git(["config", "core.autocrlf", "false"], in: folder)
      // The content has Windows line endings, a keyword, and letters for the filter.
      let content = Array("text\r\n$Id: 0 $\r\n".utf8)
      try writeFile(content, to: folder.appending("content"))
      var changed = 0
      for row in Self.rows where !row.rules.contains("encoding") {
        try writeFile(Array(row.rules.utf8), to: folder.appending(".gitattributes"))
        let name = try git(["hash-object", "--path=\(row.name)", "content"], in: folder)
        let isChanged = name != ContentID(of: content).hex + "\n"
        if isChanged { changed += 1 }
        #expect(!isChanged || row.mayChange, "\(row)")
      }
      #expect(changed > 10)
    }
  }

  @Test func `a folder's own lines override those above, and paths start from it`() {
    var top = Gitattributes()
    top.add(Array("*.png text\ninner/b.png -text\n".utf8))
    var inner = top.entering("inner".utf8)
    #expect(inner.mayChange("a.png".utf8))
    #expect(!inner.mayChange("b.png".utf8))
    inner.add(Array("/a.png binary\n".utf8))
    #expect(!inner.mayChange("a.png".utf8))
    #expect(inner.entering("deep".utf8).mayChange("a.png".utf8))
    #expect(!top.isEmpty)
    #expect(Gitattributes().isEmpty)
  }
}
