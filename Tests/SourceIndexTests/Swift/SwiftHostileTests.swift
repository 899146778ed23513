import Basics
import SourceIndex
import Testing

@Suite(.timeLimit(.minutes(15))) struct SwiftHostileTests {
  /// A source with many features of Swift.
  static let sample = #"""
    #!/usr/bin/env swift
    import SwiftUI /* nested /* é */ "comment" */
    @available(iOS 15, *) public enum Icon: String, CaseIterable {
      case close, `default` = "ic_default", näme = #"raw "x""#
      var image: Image { Image(rawValue, bundle: .module).resizable() }
    }
    #if DEBUG
    func f(_ x: Int = 1...2 ~= 3 ? 0x1F : -1.5e+3) -> [String: Icon]? {
      let y = "a\(x)b\(g("\u{1F600}\n", [.close: #/re"g/#]))" + "c" // assetlint:uses flag-*
      return /re[gex]/ ~= y ? nil : ["k": .init(rawValue: """
        multi \(y)
        line
        """)!]
    }
    #endif
    <<<<<<< HEAD
    let s = R.image.close()?.withTint(.red) ?? #imageLiteral(resourceName: "lit")
    """#

  @Test func `a file cut off at any byte is read to its end`() {
    let bytes = Array(Self.sample.utf8)
    for length in 0...bytes.count {
      let file = FileMentions(indexing: Array(bytes[..<length]), as: .swift)
      #expect(file.mentions.allSatisfy { $0.kind == .empty || !file.texts.utf8($0.text).isEmpty })
    }
  }

  @Test func `a file with any byte changed is read to its end`() {
    var random = SeededRandom(seed: 20_240_601)
    let original = Array(Self.sample.utf8)
    let marks = Array("\"\\()[]{}#/*`\n\r<=>.?!+@:;,\0".utf8) + [0x80, 0xC3, 0xE2, 0xFF]
    var tellingCount = 0
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = marks[Int.random(in: marks.indices, using: &random)]
        case 1: bytes.insert(marks[Int.random(in: marks.indices, using: &random)], at: index)
        default: bytes.remove(at: index)
        }
      }
      let file = FileMentions(indexing: bytes, as: .swift)
      #expect(file.mentions.map(\.position) == file.mentions.map(\.position).sorted())
      if file.mentions.count > 10 { tellingCount += 1 }
    }
    #expect(tellingCount > 1000)
  }

  @Test(arguments: [
    "(", "[", "{", "\"\\(", "\"\"\"\\(", "/*", "\"\"\"", "#\"\"\"", "#/", "/\\/", "/(", "<", "`", "\\", "#",
    ".a(", "f{",
    "+\"a\"", "<<<<<<< ", "\n/x", "a?", "?", "case a:", "#if x\n", "#if x", "@a(", "é", "\u{2192}", "a<A<",
    "a.b",
    "a\n.b", "f(\"x\", bundle: b, ", "{ a in ", "in a ", "let a, ", "func f(a: A<",
    "enum E: String { case a, ",
    "[\"a\"].joined(separator: \"", "String(format: \"%d\", ", "\"a\".appending(", "a ? \"b\" : ", "// `",
  ])
  func `a long repetition takes linear time`(unit: String) {
    // With quadratic time, this would take minutes.
    let source = String(repeating: unit, count: 10_000) + "\n\"last\""
    let file = FileMentions(swift: source)
    #expect(!file.mentions.isEmpty || !file.problems.isEmpty || unit == "\\" || unit == "#")
  }

  @Test func `a line of a megabyte is read`() {
    let source = String(repeating: "f(\"a\", b); ", count: 100_000) + "\"last\""
    let file = FileMentions(swift: source)
    #expect(file.literals.count == 100_001)
    #expect(file.mentions.last?.position == TextPosition(line: 1, column: 100_000 * 11 + 1))
  }

  @Test(
    arguments: [
      ([0x22, 0x61, 0xFF, 0x22], 3), ([0x22, 0xC3, 0x22], 2), ([0x2F, 0x2F, 0xED, 0xA0, 0x80], 3),
      ([0xC0, 0x80], 1), ([0x20, 0xF4, 0x90, 0x80, 0x80], 2), ([0xE2, 0x82], 1),
    ] as [([UInt8], Int)])
  func `bytes that are not UTF-8 are reported`(bytes: [UInt8], column: Int) {
    let file = FileMentions(indexing: bytes, as: .swift)
    #expect(file.problems.contains(SourceProblem(.invalidUTF8, at: TextPosition(line: 1, column: column))))
  }

  @Test(arguments: ["é", "名", "😀", "\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}", "\u{D7FF}\u{E000}"])
  func `well-formed UTF-8 is not a problem`(text: String) {
    #expect(FileMentions(swift: "\"\(text)\"").problems.isEmpty)
    #expect(FileMentions(swift: "\"\(text)\"").literals == [text])
  }
}

/// Random numbers that are the same in every run.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed &>> 31)
  }
}
