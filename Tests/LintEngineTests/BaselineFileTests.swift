import AssetModel
import Testing

@testable import LintEngine

struct BaselineFileTests {
  private static let key = String(repeating: "0123456789abcdef", count: 2)
  private static let line = "unused_asset\tApp/Assets.xcassets/close.imageset\tclose\t\(key)\t-\t\(key)"

  private func entry(_ path: String, name: String = "close", member: Digest? = nil) -> BaselineEntry {
    BaselineEntry(
      Sighting(rule: "rule", fingerprint: Digest(Array(path.utf8)), member: member, trace: { nil }),
      path: path, name: name)
  }

  @Test func `what is written can be read, in the order of its paths`() throws {
    let entries = [entry("b"), entry("a", member: Digest([1])), entry("a"), entry("a")]
    let file = Baseline(entries)
    let read = try Baseline(parsing: file.bytes)
    #expect(read.entries.map(\.entry) == entries.sorted())
    #expect(read.entries.map(\.line) == file.entries.map(\.line))
    #expect(read.entries.map(\.entry.path) == ["a", "a", "a", "b"])
    #expect(read.bytes == file.bytes)
  }

  @Test(arguments: ["a\tb", "line\nbreak", "\u{1B}[31m", "", "trailing ", "日本語"])
  func `names of any kind stay in their column`(name: String) throws {
    let file = Baseline([entry(name, name: name), entry("z")])
    #expect(try Baseline(parsing: file.bytes).entries.map(\.entry) == file.entries.map(\.entry))
  }

  @Test(arguments: [
    "\(line)", "\(line)\n", "# assetlint baseline 1\r\n\(line)\r\n",
    "\u{FEFF}# assetlint baseline 1\n\(line)",
    "\n\n# a remark\n\(line)\n   \n", "\u{FEFF}\(line)",
  ])
  func `a file that an editor has changed can still be read`(text: String) throws {
    let read = try Baseline(parsing: Array(text.utf8))
    #expect(read.entries.map(\.entry.line) == [Self.line])
  }

  @Test func `an empty file is an empty baseline`() throws {
    #expect(try Baseline(parsing: []).entries.isEmpty)
    #expect(Baseline([]).bytes == Array("# assetlint baseline 1\n".utf8))
  }

  @Test(arguments: [
    ("# assetlint baseline 2\n", 1, "update assetlint"),
    ("# assetlint baseline 1\n\(line)\n<<<<<<< HEAD\n\(line)\n=======\n", 3, "merge conflict"),
    ("=======\n", 1, "merge conflict"),
    ("\(line)\nunused_asset App/Assets.xcassets/close.imageset close", 2, "is not a valid entry"),
    ("\(line)\t\n", 1, "is not a valid entry"),
    ("\(line.dropLast())", 1, "is not a valid entry"),
    ("\(line.replacing("\t-\t", with: "\t\t"))", 1, "is not a valid entry"),
    ("{\"version\": 1}", 1, "is not a valid entry"),
  ])
  func `a file that would be misunderstood is rejected, with the line`(
    text: String, line: Int, reason: String
  ) {
    let error = #expect(throws: BaselineError.self) { try Baseline(parsing: Array(text.utf8)) }
    #expect(error?.line == line)
    #expect(error?.message.contains(reason) == true)
  }

  @Test(arguments: ["<<<<<<<", "|||||||", "=======", ">>>>>>>"])
  func `every mark of a conflict is recognized`(mark: String) {
    let error = #expect(throws: BaselineError.self) { try Baseline(parsing: Array("\(mark) x\n".utf8)) }
    #expect(error?.message.contains("merge conflict") == true)
  }

  @Test func `bytes that are not text are rejected`() {
    #expect(throws: BaselineError.self) { try Baseline(parsing: [0xFF, 0xFE, 0x00, 0x41]) }
  }

  @Test func `hexadecimal digits can be read back`() {
    let digest = Digest(high: 1, low: 0xAB)
    #expect(Digest(hex: digest.hex) == digest)
    #expect(Digest(hex: digest.hex.uppercased()) == digest)
    for text in [
      "", String(digest.hex.dropLast()), digest.hex + "0", "+" + digest.hex.dropLast(),
      "g" + digest.hex.dropLast(),
    ] {
      #expect(Digest(hex: text) == nil, "\(text)")
    }
  }
}
