import Formats
import Foundation
import TestSupport
import Testing

struct GitignoreTests {
  @Test(arguments: [
    // (rules, entry of the root, whether it is a folder, ignored)
    ("a", "a", false, true), ("# a", "# a", false, false), ("\\#a", "#a", false, true),
    ("\\!a", "!a", false, true),
    ("a  ", "a", false, true), ("a\\ ", "a ", false, true), ("a \\  ", "a  ", false, true),
    ("a\t", "a", false, false),
    ("a\r\nb\r\n", "b", false, true), ("a\r", "a", false, true), ("\u{FEFF}a", "a", false, true),
    ("a/", "a", false, false), ("a/", "a", true, true), ("/a", "a", false, true), ("//a", "a", false, false),
    ("*\n!a", "a", false, false), ("!a\n*", "a", false, true), ("*.png", "x.png", false, true),
    ("/", "a", true, false), ("!", "a", false, false), ("", "a", false, false), ("a\\", "a\\", false, false),
    ("[a", "[a", false, false), ("[!a]", "b", false, true), ("**", "a", false, true),
    ("a/**", "a", true, false),
    ("**/a", "a", false, true), ("a**/b", "ab", false, false), ("a\0b", "a", false, true),
    ("Ä", "Ä", false, true),
  ])
  func `a line means what the manual says`(_ rules: String, _ name: String, _ isFolder: Bool, _ ignored: Bool)
  {
    var gitignore = Gitignore()
    gitignore.add(Array(rules.utf8))
    #expect(gitignore.ignores(Array(name.utf8), isFolder: isFolder) == ignored)
  }

  @Test func `the file nearest to an entry decides, the exclude file last`() {
    var root = Gitignore()
    root.add(Array("*.log\n*.tmp\n!c.log".utf8))
    root.add(Array("!a.log\n/sub/d.log".utf8))
    var folder = root.entering("sub".utf8)
    folder.add(Array("!b.log\na.log\n!/d.log".utf8))
    #expect(!root.ignores("a.log".utf8, isFolder: false))
    #expect(root.ignores("b.log".utf8, isFolder: false))
    #expect(folder.ignores("a.log".utf8, isFolder: false))
    #expect(!folder.ignores("b.log".utf8, isFolder: false))
    #expect(!folder.ignores("c.log".utf8, isFolder: false))
    #expect(!folder.ignores("d.log".utf8, isFolder: false))
    #expect(folder.ignores("x.tmp".utf8, isFolder: false))
  }

  @Test func `nothing in an ignored folder is re-included`() {
    var root = Gitignore()
    root.add(Array("build/".utf8))
    var folder = root.entering("build".utf8)
    folder.add(Array("!*".utf8))
    #expect(folder.ignores("a".utf8, isFolder: false))
    #expect(folder.entering("b".utf8).ignores("a".utf8, isFolder: false))
  }

  @Test(arguments: [false, true])
  func `random rules agree with git`(ignoringCase: Bool) throws {
    var random = SeededRandom(seed: ignoringCase ? 11 : 5)
    let repository = try TemporaryRepository()
    defer { repository.remove() }
    let folders = ["", "a/", "ab/", "b/", "a/b/", "a/B/", "b/a/", "b/a/b/"]
    let names = ["a", "b", "ab", "ba", "aab", "A", "a ", "#a", "!b", "[a", "a\\", "-", "]", "é"]
    var asked: [String] = []
    var expected: Set<String> = []
    for trial in 0..<250 {
      var values: [String: Gitignore] = [:]
      for folder in folders {
        let path = "t\(trial)/\(folder)"
        let parts = folder.split(separator: "/").map(String.init)
        let parent = parts.dropLast().map { $0 + "/" }.joined()
        var value =
          parts.last.flatMap { values[parent]?.entering($0.utf8) }
          ?? Gitignore(ignoringCase: ignoringCase).entering("t\(trial)".utf8)
        try repository.createFolder(path)
        if folder.isEmpty || Int.random(in: 0..<6, using: &random) == 0 {
          let rules = randomRules(&random)
          try repository.write(rules, to: path + ".gitignore")
          value.add(rules)
        }
        values[folder] = value
        for name in names {
          let isFolder = folders.contains(folder + name + "/")
          asked.append(path + name)
          if value.ignores(name.utf8, isFolder: isFolder) { expected.insert(path + name) }
        }
      }
    }
    let ignored = try repository.ignored(asked, ignoringCase: ignoringCase)
    #expect(ignored.count > 1000 && ignored.count < asked.count - 1000)
    for path in ignored.symmetricDifference(expected).sorted().prefix(20) {
      let trial = path.prefix { $0 != "/" }
      let file = repository.folder.appendingPathComponent(trial + "/.gitignore")
      let rules = try String(decoding: Data(contentsOf: file), as: UTF8.self)
      Issue.record("git says \(ignored.contains(path)) of \(path) with \(rules.debugDescription)")
    }
  }

  private func randomRules(_ random: inout SeededRandom) -> [UInt8] {
    let pieces = [
      "a", "b", "B", "/", "/", "*", "*", "**", "**/", "/**", "?", "[a]", "[!a]", "[^b]", "[a-b]", "[]-]",
      "[A-B]", "[A]",
      "[[:alpha:]]", "[[:upper:]]", "[[:x:]]", "[[:a]", "[", "]", "\\", "\\/", "!", "#", " ", "\\ ", "é", "-",
      "[a\\]b]",
      "[/]", "[\\a-b]",
    ]
    let lines = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let start = Int.random(in: 0..<4, using: &random) == 0 ? "!" : ""
      return (0..<Int.random(in: 1...5, using: &random)).reduce(start) { line, _ in
        let piece = pieces.randomElement(using: &random) ?? ""
        // Versions of git disagree about the meaning of `x**/`.
        return piece.hasPrefix("*") && !"/*?".contains(line.last ?? "/") ? line + "/" : line + piece
      }
    }
    return Array(lines.map { $0 + (Bool.random(using: &random) ? "\n" : "\r\n") }.joined().utf8)
  }

  @Test func `mutated files are read without trouble`() {
    var random = SeededRandom(seed: 3)
    let sample = Array("!/a/**/b[x-z]\\ \n[[:alpha:]]*\r\n#c\n**/?d/".utf8)
    for _ in 0..<2000 {
      var bytes = sample
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      var gitignore = Gitignore()
      gitignore.add(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))))
      _ = gitignore.entering("a".utf8).ignores("bx".utf8, isFolder: true)
    }
  }
}

/// An empty git repository in a temporary folder.
private struct TemporaryRepository {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gitignore-" + UUID().uuidString)

  init() throws {
    try createFolder("")
    _ = try git(["init", "-q"], input: [])
  }

  func remove() {
    do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
  }

  func createFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: folder.appendingPathComponent(path))
  }

  /// The paths that `git check-ignore` prints.
  func ignored(_ paths: [String], ignoringCase: Bool) throws -> Set<String> {
    let answer = try git(
      ["-c", "core.ignoreCase=\(ignoringCase)", "check-ignore", "--no-index", "--stdin", "-z"],
      input: Array(paths.joined(separator: "\0").utf8))
    return Set(answer.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  private func git(_ arguments: [String], input: [UInt8]) throws -> Data {
    let inputFile = folder.appendingPathComponent("input.bin")
    try Data(input).write(to: inputFile)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path, "-c", "core.excludesFile="] + arguments
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return answer
  }
}
