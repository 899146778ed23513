import AssetModel
import Basics
import TestSupport
import Testing

@testable import AssetScan

/// The keys and files that have a meaning in a set, tested one by one.
struct ContentsWordTests {
  private func set(_ contents: String, _ files: String = "") throws -> AssetSet {
    let tree = "A.xcassets/a.imageset/Contents.json: text \(contents)\n" + files
    return try #require(try scan(tree).project.sets.first)
  }

  @Test(arguments: [
    "display-gamut", "extent", "graphics-feature-set", "height-class", "idiom", "language-direction",
    "locale",
    "matching-style", "memory", "mipmap-level", "minimum-system-version", "orientation", "platform", "role",
    "scale", "screen-width", "screenWidth", "size", "subtype", "symbol-variant", "universal-type-identifier",
    "width-class",
  ])
  func `a key of an entry is a condition`(key: String) throws {
    #expect(try set(#"{"images": [{"\#(key)": "x"}]}"#).slots.map(\.traits) == [[Trait(key, "x")]])
    #expect(try set(#"{"images": [{"\#(key)x": "x"}]}"#).slots.map(\.traits) == [[]])
  }

  @Test(arguments: [
    ("\"x\"", "x"), ("2", "2"), ("true", "true"), ("false", "false"), ("[\"a\", 1]", "a,1"), ("{}", nil),
    ("null", nil),
  ])
  func `the value of a condition is a text`(value: String, text: String?) throws {
    let slot = try set(#"{"images": [{"memory": \#(value)}]}"#).slots.first
    #expect(slot?["memory"] == text)
  }

  @Test func `how a picture is resized is a condition, too`() throws {
    let json = #"{"mode": "9-part", "cap-insets": {"top": 1.5, "keeps": [true, false, null]}}"#
    let slot = try set(#"{"images": [{"resizing": \#(json)}]}"#).slots.first
    #expect(
      slot?["resizing"] == #"{"mode":"9-part","cap-insets":{"top":1.5,"keeps":[true,false,null]}}"#)
  }

  @Test(arguments: [
    ("capInsets", "cap-insets"), ("fileName", "filename"),
    ("file-name", "filename"), ("Scale", "scale"), ("Idiom", "idiom"), ("displayGamut", "display-gamut"),
    ("languageDirection", "language-direction"),
  ])
  func `a misspelled key is a mistake`(key: String, meant: String) throws {
    let problems = try set(#"{"images": [{"\#(key)": "x"}]}"#).contents.problems
    #expect(problems.map(\.text) == ["has the key “\(key)”, which Xcode ignores; use “\(meant)”"])
    #expect(problems.map(\.key) == [["misspelled", key]])
    #expect(problems.map(\.kind) == [.contradiction])
  }

  @Test(arguments: [
    (
      #"{"images": 1}"#,
      "has a value that is not a list, although Xcode expects a list here; change it to a list",
      ["list"]
    ),
    (#"{"images": [1]}"#, "has an entry that is not a JSON object; correct or remove it", ["entry"]),
    (
      #"{"info": {"template-rendering-intent": "x"}}"#,
      "sets “template-rendering-intent” in “info”, but it belongs in “properties”; move it there", ["info"]
    ),
    (
      #"{"images": [], "images": [{}]}"#, "has “images” twice, but only one of them takes effect; remove one",
      ["twice", "images"]
    ),
    (
      #"{"images": [],}"#,
      "has a trailing comma, which Xcode accepts but strict JSON parsers don't; remove it", ["comma"]
    ),
    (
      #"{"a": "\ud800"}"#,
      "has half of an escaped surrogate pair, which strict JSON parsers reject; correct the escape",
      ["surrogate"]
    ),
  ])
  func `what is wrong with a file is reported`(contents: String, text: String, key: [String]) throws {
    let problems = try set(contents).contents.problems
    #expect(problems.map(\.text) == [text])
    #expect(problems.map(\.key) == [key])
  }

  @Test func `a file that was dropped on a set but never assigned is not listed`() throws {
    let files = "A.xcassets/a.imageset/a.png: png 1x1"
    let listed = try set(#"{"images": [{"filename": "a.png", "unassigned": false}]}"#, files)
    #expect(listed.payloads.count == 1 && listed.slots.count == 1)
    let dropped = try set(#"{"images": [{"filename": "a.png", "unassigned": true}]}"#, files)
    #expect(dropped.payloads.isEmpty && dropped.slots.isEmpty && dropped.strays.count == 1)
  }

  @Test(arguments: [
    (".DS_Store", false), (".gitkeep", false), (".keep", false), ("contents.JSON", false),
    ("icon.json", true),
    (".other", true), ("gitkeep", true), ("Contents.json2", true),
  ])
  func `some files belong to no asset`(name: String, isStray: Bool) throws {
    let set = try set(#"{"images": []}"#, "A.xcassets/a.imageset/\(name): text x")
    #expect(set.strays.map(\.name) == (isStray ? [name] : []))
  }

  @Test(arguments: [
    ("a.iconset/icon_16x16.png", true), ("a.iconset/16x16.png", false),
    ("a.arobject/trackingData.cv3dmap", true), ("a.arobject/other.cv3dmap", false),
    ("a.imageset/trackingData.cv3dmap", false), ("a.imageset/icon_16x16.png", false),
  ])
  func `some sets have files that they do not list`(path: String, isOwn: Bool) throws {
    let folder = path.split(separator: "/")[0]
    let set = try #require(
      try scan("A.xcassets/\(folder)/Contents.json: text {}\nA.xcassets/\(path): text x").project.sets.first)
    #expect(set.strays.isEmpty == isOwn)
  }

  @Test(arguments: [
    ("App.swift: text let a = \"b", "has an unterminated string"),
    ("App.swift: text /* a", "has an unterminated comment"),
    ("App.swift: text let a = #/b", "has an unterminated regular expression"),
    ("a.plist: text {", "is malformed, so some of its strings may be missed"),
  ])
  func `what is wrong with a source is reported`(file: String, text: String) throws {
    let tree = "A.xcassets/a.imageset/a.png: png 1x1\n" + file
    let issues = try scan(tree, needs: .usage).issues.map(\.message)
    #expect(issues == [text])
  }

  @Test(arguments: [
    ("A.swift", "let a = 0xFF8000", 1), ("A.m", "f(0xFF8000);", 1), ("a.json", "{\"a\": \"FF8000\"}", 1),
    ("a.css", "a { color: #ff8000; }", 1), ("a.yml", "color: \"#FF8000\"", 1),
    ("a.plist", "{ a = \"#FF8000\"; }", 1),
    ("A.swift", "let a = 0xFF8000FF", 1), ("A.swift", "let a = 0xFFFF8000", 1),
    ("A.swift", "let a = 0xFF80001", 0),
    ("A.swift", "let a = FF8000", 0), ("A.swift", "let a = 1xFF8000", 0), ("A.swift", "let a = 0xFF8001", 0),
    ("A.rb", "a = \"#FF8000\"", 0), ("A.xib", "<a b=\"#FF8000\"/>", 0),
    ("A.swift", "#FF8000 \"ff8000\" 0xff8000", 3),
    ("A.swift", "#GF8000", 0),
  ])
  func `a color is found where code writes its digits`(name: String, text: String, count: Int) throws {
    let color = try #require(ColorValue(hex: "#FF8000"))
    let places = try withExample("\(name): text \(text)") { FileTree.walk($0).places(writing: color) }
    #expect(places.count == count)
    #expect(places.allSatisfy { $0.path == RepositoryPath(name) && $0.position?.line == 1 })
  }

  @Test(arguments: [
    ("A.swift", "let a = 1", ["Colors that code"]), ("A.m", "int a;", ["Colors that code"]),
    ("A.xib", "<a/>", ["Colors in storyboards"]), ("a.json", "{}", []), ("A.h", "int a;", []),
  ])
  func `code and interface files can contain colors that are not found`(
    name: String, text: String, starts: [String]
  ) throws {
    let sentences = try withExample("\(name): text \(text)") { FileTree.walk($0).uncomparedColors }
    #expect(zip(sentences, starts).allSatisfy { $0.hasPrefix($1) } && sentences.count == starts.count)
  }

  @Test(arguments: [
    ("dog@2x.png", "show(UIImage(named: \"dog\"))", 1),
    ("dog@2x.png", "show(\"Art/dog.png\", \"dog@2x.png\")", 2),
    ("dog@2x.png", "show(\"hotdog\", \"dogs\", dog, \"dog \")", 0),
    ("walk.json", "Animation.named(\"walk\")", 1),
    ("walk.json", "show(\"walk.png\", \"walk@2x\")", 0),
  ])
  func `a file is named by strings that end with its name`(file: String, code: String, count: Int) throws {
    let places = try withExample("A.swift: text \(code)") {
      FileTree.walk($0).places(naming: RepositoryPath("Files/\(file)"))
    }
    #expect(places.count == count)
  }

  @Test func `a color that is not opaque is written with its opacity, at either end`() throws {
    let color = try #require(ColorValue(hex: "#FF000080"))
    let places = try withExample("A.swift: text #FF0000 #FF000080 #80FF0000 #8000FF00") {
      FileTree.walk($0).places(writing: color)
    }
    #expect(places.map { $0.position?.column } == [10, 20])
  }
}
