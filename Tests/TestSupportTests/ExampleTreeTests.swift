import Basics
import TestSupport
import Testing

struct ExampleTreeTests {
  @Test(arguments: [
    ("App.swift", "App.swift"),
    ("Sources/App/App.swift", "Sources/App/App.swift"),
    (".assetlint.yml", ".assetlint.yml"),
    ("Star.imageset/star.png", "Assets.xcassets/Star.imageset/star.png"),
    ("Icons/Round/Star.IMAGESET/star.png", "Assets.xcassets/Icons/Round/Star.IMAGESET/star.png"),
    ("Icons/loose.png", "Icons/loose.png"),
    ("Shared/Icons.xcassets/Star.imageset/a.png", "Shared/Icons.xcassets/Star.imageset/a.png"),
    ("Stickers.xcstickers/loose.png", "Stickers.xcstickers/loose.png"),
    ("AppIcon.icon/icon.json", "AppIcon.icon/icon.json"),
    (".imageset/a", ".imageset/a"),
  ])
  func `a set outside of an explicit catalog is in the default one`(_ written: String, _ placed: String)
    throws
  {
    #expect(try ExampleTree("\(written): empty").files.first?.path == placed)
  }

  @Test func `a file in a group next to sets is in their catalog`() throws {
    let tree = try ExampleTree(
      """
      Icons/loose.png: png 1x1
      Icons/Contents.json: json {"properties": {"provides-namespace": true}}
      Icons/Star.imageset/star.png: copy of Icons/loose.png
      Iconset/loose.png: empty
      """)
    let paths = tree.files.map(\.path)
    #expect(paths.contains("Assets.xcassets/Icons/loose.png"))
    #expect(paths.contains("Assets.xcassets/Icons/Contents.json"))
    #expect(paths.contains("Iconset/loose.png"))
    #expect(tree["Assets.xcassets/Icons/Star.imageset/star.png"] == tree["Assets.xcassets/Icons/loose.png"])
  }

  @Test func `the Contents json of a set lists its files the way Xcode writes it`() throws {
    let tree = try ExampleTree(
      """
      Star.imageset/star.png: png 1x1
      Star.imageset/star~dark@2x.png: png 2x2
      Star.imageset/star.pdf: pdf 1x1
      Star.imageset/gone@3x~ipad.png: missing
      Star.imageset/old.png: unlisted png 1x1
      """)
    let text = """
      {
        "images" : [
          {
            "filename" : "star.png",
            "idiom" : "universal",
            "scale" : "1x"
          },
          {
            "appearances" : [
              {
                "appearance" : "luminosity",
                "value" : "dark"
              }
            ],
            "filename" : "star~dark@2x.png",
            "idiom" : "universal",
            "scale" : "2x"
          },
          {
            "filename" : "star.pdf",
            "idiom" : "universal"
          },
          {
            "filename" : "gone@3x~ipad.png",
            "idiom" : "ipad",
            "scale" : "3x"
          }
        ],
        "info" : {
          "author" : "xcode",
          "version" : 1
        }
      }

      """
    #expect(tree.text("Assets.xcassets/Star.imageset/Contents.json") == text)
    #expect(
      tree.files.map { $0.path.split(separator: "/").last } == [
        "star.png", "star~dark@2x.png", "star.pdf", "old.png", "Contents.json",
      ])
  }

  @Test(arguments: [
    ("A.appiconset/i.png: png 1x1", ["\"platform\" : \"ios\"", "\"size\" : \"1024x1024\""]),
    (
      "A.appiconset/i-83.5@2x~ipad.png: png 1x1",
      ["\"idiom\" : \"ipad\"", "\"scale\" : \"2x\"", "\"size\" : \"83.5x83.5\""]
    ),
    ("A.dataset/a.json: empty", ["\"data\" : [", "\"filename\" : \"a.json\""]),
    ("A.symbolset/a.svg: svg 1x1", ["\"symbols\" : [", "\"filename\" : \"a.svg\""]),
    ("A.sticker/a.png: png 1x1", ["\"properties\" : {\n    \"filename\" : \"a.png\"\n  }"]),
    ("A.imageset:", ["\"images\" : [\n\n  ]"]),
    ("A.colorset:", ["\"colors\" : [\n\n  ]"]),
    (
      "A.colorset: #FF800080, p3 dark contrast blue",
      [
        "\"alpha\" : \"0.502\"", "\"green\" : \"0x80\"", "\"red\" : \"0xFF\"", "\"color-space\" : \"srgb\"",
        "\"color-space\" : \"display-p3\"", "\"value\" : \"dark\"", "\"appearance\" : \"contrast\"",
      ]
    ),
  ])
  func `each kind of set has its own list`(_ line: String, _ parts: [String]) throws {
    let tree = try ExampleTree(line)
    let path = try #require(tree.files.map(\.path).first { $0.hasSuffix("/Contents.json") })
    let text = try #require(tree.text(path))
    for part in parts { #expect(text.contains(part), "\(text)") }
  }

  @Test func `the outer set lists a set inside it`() throws {
    let tree = try ExampleTree("A.imagestack/Front.imagestacklayer/Content.imageset/a.png: png 1x1")
    let stack = try #require(tree.text("Assets.xcassets/A.imagestack/Contents.json"))
    #expect(stack.contains("\"layers\" : [\n    {\n      \"filename\" : \"Front.imagestacklayer\""))
    let layer = try #require(tree.text("Assets.xcassets/A.imagestack/Front.imagestacklayer/Contents.json"))
    #expect(!layer.contains("filename"))
  }

  @Test func `a Contents json in the example is left alone`() throws {
    let tree = try ExampleTree(
      """
      A.imageset/Contents.json: json {}
      A.imageset/a.png: png 1x1
      B.imageset/Contents.json: none
      B.imageset/b.png: png 1x1
      """)
    #expect(tree.text("Assets.xcassets/A.imageset/Contents.json") == "{}")
    #expect(tree["Assets.xcassets/B.imageset/Contents.json"] == nil)
    #expect(tree.files.count == 3)
  }

  @Test func `a source may be on one line and a long line on two`() throws {
    let tree = try ExampleTree(
      """
      Old.m: f(↓@"a: b"); // text
      a.json: json {"a": 1, \\
      ↓"b": 2}
      """)
    #expect(tree.text("Old.m") == "f(@\"a: b\"); // text\n")
    #expect(tree.text("a.json") == "{\"a\": 1, \"b\": 2}")
    #expect(
      tree.marks.map(\.position) == [TextPosition(line: 1, column: 3), TextPosition(line: 1, column: 10)])
    #expect(tree.marks.map(\.line) == [1, 2])
  }

  @Test func `marks state the grade of a finding`() throws {
    let tree = try ExampleTree("↓↘a.txt: text b\nc.txt: text ⇣d⇢↝↷e")
    #expect(tree.marks.map(\.grade) == [.normal, .minor, .provisional, .trivial, .settled, .excused])
    #expect(tree.text("c.txt") == "de")
  }

  @Test func `marks state where findings are expected and are not written`() throws {
    let tree = try ExampleTree(
      """
      ↓↓A.imageset/a.png: png 1x1
      App.swift:
          let é = ↓"a", ↓b
            ↓c

          d

      ↓note.txt: text x↓y
      """)
    #expect(tree.text("App.swift") == "let é = \"a\", b\n  c\n\nd\n")
    #expect(tree.text("note.txt") == "xy")
    #expect(
      tree.marks == [
        .init(path: "Assets.xcassets/A.imageset/a.png", position: nil, line: 1),
        .init(path: "Assets.xcassets/A.imageset/a.png", position: nil, line: 1),
        .init(path: "App.swift", position: TextPosition(line: 1, column: 9), line: 3),
        .init(path: "App.swift", position: TextPosition(line: 1, column: 14), line: 3),
        .init(path: "App.swift", position: TextPosition(line: 2, column: 3), line: 4),
        .init(path: "note.txt", position: nil, line: 8),
        .init(path: "note.txt", position: TextPosition(line: 1, column: 2), line: 8),
      ])
  }

  @Test(arguments: [
    ("  a.png: png 1x1", 1, "is indented and has no file above it"),
    ("a.png png 1x1", 1, "expected “path: content”"),
    ("a: empty\na: empty", 2, "“a” occurs twice"),
    ("../a: empty", 1, "“../a” is not a valid path"),
    ("/a: empty", 1, "“/a” is not a valid path"),
    ("a.png: png 1x1\n  b", 1, "has content on the line and below it"),
    ("a.png:", 1, "has no content; an empty file is “empty”"),
    ("a.png: tiff 1x1", 1, "“tiff 1x1” is not valid content"),
    ("a.png: png", 1, "a picture has a size such as 24x24"),
    ("a.png: png 0x1", 1, "a picture has a size such as 24x24"),
    ("a.png: png 1x1 pink", 1, "“pink” says nothing about a png"),
    ("a.gif: gif 1x1 palette", 1, "“palette” says nothing about a gif"),
    ("a: bytes many", 1, "“many” is not a number"),
    ("a: empty file", 1, "“empty file” is not valid content"),
    ("b: empty\na: copy of c", 2, "there is no “c” to copy"),
    ("a: copy of b\nb: copy of a", 1, "there is no “b” to copy"),
    ("A.imageset: #FF0000", 1, "only a color set has colors"),
    ("A.colorset: pink", 1, "“pink” is not a color"),
    ("A.colorset: night #FF0000", 1, "“night” before a color is not an appearance, idiom or color space"),
    ("A.colorset:\n  red", 1, "is a set and has no text"),
    ("A.xcassets: png 1x1", 1, "is a catalog"),
    ("A.imageset/a@4x.png: png 1x1", 1, "“4x” in a file's name is not a scale, appearance or idiom"),
    ("A.imageset/in/a.png: png 1x1", 1, "is in a folder of the set, so it is “unlisted”"),
  ])
  func `a mistake in an example is reported with its line`(_ text: String, _ line: Int, _ reason: String) {
    #expect(throws: ExampleError(line, reason)) { try ExampleTree(text) }
  }

  @Test func `the files of an example are written to disk`() throws {
    let text = """
      Ünïcode/a.txt: text ä
      deep/er/empty.txt: empty
      deep/link: link ../Ünïcode/a.txt
      big: bytes 4000
      """
    try withExample(text) { root throws in
      #expect(try readFile(root.appending("Ünïcode/a.txt")) == Array("ä".utf8))
      #expect(try readFile(root.appending("deep/er/empty.txt")) == [])
      #expect(try readFile(root.appending("deep/link")) == Array("ä".utf8))
      #expect(try FileStatus.ofLink(root.appending("deep/link"))?.type == .link)
      #expect(try readFile(root.appending("big")).count == 4000)
    }
  }

  @Test func `a variant changes one thing`() throws {
    let tree = try ExampleTree("↓A.imageset/a.txt: text x\nB.swift:\n  ↓b")
    let set = "Assets.xcassets/A.imageset"
    #expect(tree.moved(into: "In").files.map(\.path) == tree.files.map { "In/" + $0.path })
    #expect(tree.moved(into: "In").marks.map(\.path) == ["In/\(set)/a.txt", "In/B.swift"])
    #expect(tree.reversed.files == tree.files.reversed())
    let contents = try #require(tree.text("\(set)/Contents.json"))
    #expect(
      tree.withCarriageReturns.text("\(set)/Contents.json") == contents.split(separator: "\n").joined(
        separator: "\r\n") + "\r\n")
    #expect(tree.withCarriageReturns["B.swift"] == tree["B.swift"])
  }
}

extension ExampleTree {
  fileprivate func text(_ path: String) -> String? {
    self[path].map { String(decoding: $0, as: UTF8.self) }
  }
}
