import AssetModel
import Basics
import TestSupport
import Testing

@testable import LintEngine

struct OwnedReportTests {
  /// The owners of each finding in a repository with these files and one large picture, and the number of notes.
  private func owners(_ files: String, root: String = "") throws -> (owners: [[String]], notes: Int) {
    try withExample("App/A.xcassets/a.imageset/a.png: bytes 1600000\n\(files)") { folder in
      var run = LintRun(root: root.isEmpty ? folder : folder.appending(root), catalog: builtin)
      run.selection.only = ["oversized_payload"]
      run.ownersFolder = folder
      let report = try run.run().report
      return (report.diagnostics.map(\.owners), report.notes.count)
    }
  }

  @Test(arguments: [
    (".github/CODEOWNERS: text * @a", ["@a"]), ("CODEOWNERS: text App/ @a", ["@a"]),
    ("docs/CODEOWNERS: text * @a", ["@a"]), (".github/CODEOWNERS: text * @a\nCODEOWNERS: text * @b", ["@a"]),
    ("CODEOWNERS: text * @a\ndocs/CODEOWNERS: text * @b", ["@a"]),
    (".gitlab/CODEOWNERS: text [A] @a", []), (".gitlab/CODEOWNERS: text *.json @a", ["@a"]),
    (".gitlab/CODEOWNERS: text * @a\nCODEOWNERS: text * @b", ["@b"]),
    // Only GitLab applies exclusions, and it does not read GitHub's files.
    (".gitlab-ci.yml: text a\nCODEOWNERS: text A.xcassets/ @a", ["@a"]),
    (".gitlab-ci.yml: text a\nCODEOWNERS: text * @a\n.github/CODEOWNERS: text * @b", ["@a"]),
  ])
  func `the file that the host reads determines the owners`(files: String, expected: [String]) throws {
    let found = try owners(files)
    #expect(found.owners == [expected])
    #expect(found.notes == 0)
  }

  @Test func `patterns start at the top of the checkout, not at the linted root`() throws {
    #expect(try owners("CODEOWNERS: text /App/A.xcassets/ @a", root: "App").owners == [["@a"]])
    #expect(try owners("CODEOWNERS: text /A.xcassets/ @a", root: "App").owners == [[]])
  }

  @Test func `a repository without such a file gets a note`() throws {
    let found = try owners("App/CODEOWNERS: text * @a")
    #expect(found.owners == [[]])
    #expect(found.notes == 1)
  }
}
