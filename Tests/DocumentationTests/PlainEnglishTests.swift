import Basics
import TestSupport
import Testing

struct PlainEnglishTests {
  /// Places where a banned phrase is correct: the file, a text in the same line, and the reason.
  private static let allowed: [(file: String, text: String, why: String)] = [
    ("Tests/DocumentationTests/PlainEnglish.swift", "", "the list itself"),
    ("Tests/DocumentationTests/PlainEnglishTests.swift", "", "examples of turns"),
    (
      "Tests/AssetUsageTests/Positions/AssetVocabularyTests.swift", "\"colour\"",
      "a word in other people's code"
    ),
    ("Tests/AssetUsageTests/Positions/InterestTests.swift", "\"colour\"", "a word in other people's code"),
    ("Sources/AssetUsage/Positions/AssetVocabulary.swift", "\"colour\"", "a word in other people's code"),
  ]

  private static func folders() throws -> [String] {
    let modules = try listFolder(projectFolder.appending("Sources")).filter { $0.type == .folder }
    return ["Rules", "Tests", ".github", "Fixtures"]
      + modules.map { "Sources/" + String(decoding: $0.name, as: UTF8.self) }
  }

  @Test(arguments: try PlainEnglishTests.folders())
  func `comments, messages and documents have no translated turns and no British spelling`(folder: String)
    throws
  {
    let place = projectFolder.appending(RepositoryPath(folder))
    let texts = try files(in: place, endingIn: ".swift") + files(in: place, endingIn: ".md")
    let found = try texts.flatMap(Self.turns)
    #expect(found == [], "\(found.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "README.md", "Sources/README.md", "Fixtures/schemas/report.schema.json",
    "Fixtures/schemas/audit.schema.json",
  ])
  func `the pages at the top and our schemas have no translated turns and no British spelling`(page: String)
    throws
  {
    #expect(try Self.turns(in: projectFolder.appending(page)) == [])
  }

  @Test(arguments: [
    ("/// The byte behind the end.", "behind"), ("“a” is no\n  /// colour", "is no"),
    ("/// Nil where it is missing.", "nil where"), ("The `x` stands for y.", "stands for"),
    ("\"there is a colour\"", "colour"),
  ])
  func `a turn is found, also across lines`(text: String, turn: String) {
    let found = WordStream(text).places(of: Turn.banned + Turn.spellings)
    #expect(found.contains { $0.turn.description == turn })
  }

  @Test(arguments: [
    "there is no color", "it is no longer used", "it is. No color", "misbehind", "the name is",
  ])
  func `plain English is not reported`(text: String) {
    #expect(WordStream(text).places(of: Turn.banned + Turn.spellings).isEmpty)
  }

  @Test func `every allowed place is still there`() throws {
    for entry in Self.allowed where entry.text != "" {
      let text = String(
        decoding: try readFile(projectFolder.appending(RepositoryPath(entry.file))), as: UTF8.self)
      #expect(text.contains(entry.text), "\(entry.file)")
    }
  }

  /// The banned phrases in a file, as `path:line: phrase → what to write instead`.
  private static func turns(in file: FilePath) throws -> [String] {
    let path = "\(file)".dropFirst("\(projectFolder)".count + 1)
    let text = String(decoding: try readFile(file), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return WordStream(text).places(of: Turn.banned + Turn.spellings).compactMap { found in
      let line = lines[found.line - 1]
      if allowed.contains(where: { path == $0.file && ($0.text.isEmpty || line.contains($0.text)) }) {
        return nil
      }
      return "\(path):\(found.line): “\(found.turn)” → \(found.turn.instead)"
    }
  }
}
