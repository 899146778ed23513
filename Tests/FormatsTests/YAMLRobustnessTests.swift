import Formats
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct YAMLRobustnessTests {
  private static let sample = """
    %YAML 1.2
    --- # head
    base: &b {a: 1, "b": [x, 'y''s', *none-of-it]}
    list:
    - &i !!str 12
    - *i
    - - nested: plain text
          on two lines
        <<: *b
      - "escaped \\u00e9\\
         line"
    ? explicit
    : >2-
       folded

        more
    text: |+
      literal é

    flow: [a: b, {c: d, ? e : f}, [g]] # end
    ...

    """.replacing("*none-of-it", with: "z")

  /// Returns whether the text can be read. If not, checks that the error has a message and a position in the text.
  @discardableResult private func read(_ bytes: [UInt8]) -> Bool {
    do throws(YAMLError) {
      _ = try YAMLNode(parsing: bytes)
      return true
    } catch {
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      #expect(
        !error.message.isEmpty && error.position.line <= lines && error.position.column <= bytes.count + 1)
      return false
    }
  }

  @Test func `a text cut off anywhere is read or rejected`() throws {
    let bytes = Array(Self.sample.utf8)
    #expect(throws: Never.self) { try YAMLNode(parsing: bytes) }
    for length in bytes.indices {
      read(Array(bytes[..<length]))
      read(Array(bytes[length...]))
    }
  }

  @Test func `a mutated text is read or rejected`() {
    var random = SeededRandom(seed: 17)
    let sample = Array(Self.sample.utf8)
    let telling = Array("\n\t :-?,[]{}#&*!|>'\"%@`\\0~<".utf8)
    var readCount = 0
    for _ in 0..<3000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[index] = telling.randomElement(using: &random) ?? 0
        case 2: bytes.insert(telling.randomElement(using: &random) ?? 0, at: index)
        default: bytes.remove(at: index)
        }
      }
      if read(bytes) { readCount += 1 }
    }
    #expect(readCount > 100)
  }

  @Test func `random indicators are read or rejected`() {
    var random = SeededRandom(seed: 23)
    let pieces = [
      "- ", "? ", ": ", "\n", "\n  ", "a", "'", "\"", "[", "]", "{", "}", ",", "&a ", "*a", "!!str ", "|",
      ">", "<<", "#", "\t", "---",
    ]
    var readCount = 0
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      if read(Array(text.joined().utf8)) { readCount += 1 }
    }
    #expect(readCount > 100)
  }

  @Test(arguments: ["[", "{a: ", "- ", "[? ", "[[a: "])
  func `nesting beyond a hundred levels is rejected`(_ opening: String) {
    let error = #expect(throws: YAMLError.self) {
      try YAMLNode(parsing: Array(String(repeating: opening, count: 20_000).utf8))
    }
    #expect(error?.message == "values are nested more than 100 levels deep")
  }

  @Test(arguments: ["? ", "{? ", "{{", "{a, {"])
  func `keys cannot nest at all`(_ opening: String) {
    let error = #expect(throws: YAMLError.self) {
      try YAMLNode(parsing: Array(String(repeating: opening, count: 20_000).utf8))
    }
    #expect(error?.message.hasPrefix("a key cannot be a list or a mapping") == true)
  }

  private static let brackets = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
  private static let braces = String(repeating: "{a: ", count: 99) + String(repeating: "}", count: 99)
  private static let block = (0..<99).map { String(repeating: " ", count: $0) + "a:\n" }.joined()

  @Test func `a hundred levels are read`() throws {
    #expect(try YAMLNode(parsing: Array(Self.brackets.utf8)).json == Self.brackets)
    #expect(try YAMLNode(parsing: Array(Self.block.utf8)).json.hasPrefix("{\"a\": {\"a\": {"))
    #expect(throws: YAMLError.self) { try YAMLNode(parsing: Array("[\(Self.brackets)]".utf8)) }
    let deeper = Self.block + String(repeating: " ", count: 99) + "a:\n"
    #expect(throws: YAMLError.self) { try YAMLNode(parsing: Array(deeper.utf8)) }
  }

  @Test func `a hundred levels fit the small stack of a secondary thread`() async {
    let results = await withCheckedContinuation { continuation in
      let thread = Thread {
        let texts = [Self.brackets, Self.braces, Self.block]
        continuation.resume(
          returning: texts.map { text in Result { try YAMLNode(parsing: Array(text.utf8)) } })
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(results.allSatisfy { if case .success = $0 { true } else { false } })
  }

  @Test func `the expansion of aliases of aliases is limited`() {
    var laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      laughs += "a\(level): &a\(level) [\(aliases)]\n"
    }
    var merges = "a0: &a0 {k0: v}\n"
    for level in 1...2000 {
      merges += "a\(level): &a\(level) {<<: *a\(level - 1), k\(level): v}\n"
    }
    for bomb in [laughs, merges] {
      let error = #expect(throws: YAMLError.self) { try YAMLNode(parsing: Array(bomb.utf8)) }
      #expect(error?.message == "the aliases expand to more than 100000 values")
    }
  }

  @Test func `aliases cannot hide depth`() {
    var text = "a0: &a0 x\n"
    for level in 1...200 {
      text += "a\(level): &a\(level) [[[[*a\(level - 1)]]]]\n"
    }
    let error = #expect(throws: YAMLError.self) { try YAMLNode(parsing: Array(text.utf8)) }
    #expect(error?.message == "values are nested more than 100 levels deep")
  }

  @Test func `a long file on one line is read in linear time`() throws {
    let text = "[" + String(repeating: "{a: é}, ", count: 30_000) + "]"
    #expect(try YAMLNode(parsing: Array(text.utf8)).items?.count == 30_000)
  }
}
