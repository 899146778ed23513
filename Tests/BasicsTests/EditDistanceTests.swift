import TestSupport
import Testing

@testable import Basics

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("ab", "ba", 1), ("abcd", "acbd", 1),
    ("ca", "abc", 3), ("flaw", "lawn", 2), ("é", "e", 1), ("🙂a", "a🙂", 1),
  ])
  func `the distance counts single edits and swaps`(_ left: String, _ right: String, _ distance: Int) {
    #expect(editDistance(left, right, limit: 10) == distance)
    #expect(editDistance(right, left, limit: 10) == distance)
    #expect(editDistance(left, right, limit: distance) == distance)
    #expect(editDistance(left, right, limit: distance - 1) == nil)
  }

  @Test(arguments: [
    ("exclued", "excluded"), ("EXCLUDED", "excluded"), ("inclded", "included"), ("ruels", "rules"),
    ("rule", "rules"),
  ])
  func `a misspelled word finds its neighbor`(_ word: String, _ meant: String) {
    #expect(closestMatch(to: word, in: ["included", "excluded", "rules"]) == meant)
  }

  @Test func `nothing is suggested for a word that is not close to any`() {
    #expect(closestMatch(to: "severity", in: ["included", "excluded"]) == nil)
    #expect(closestMatch(to: "anything", in: []) == nil)
  }

  @Test func `letter counts never rule out what the edit distance allows`() {
    var random = SeededRandom(seed: 20_261_122)
    let word = { (letters: String) in
      String(
        (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in letters.randomElement(using: &random) })
    }
    for round in 0..<2000 {
      let letters = round.isMultiple(of: 2) ? "abC" : "ab-1éK\u{212A}ß"
      let (one, other) = (word(letters), word(letters))
      guard let counts = LetterCounts(one), let others = LetterCounts(other) else { continue }
      let distance = editDistance(one.lowercased(), other.lowercased(), limit: 20) ?? 20
      #expect(counts.distance(to: others) <= distance, "\(one) \(other)")
    }
  }

  @Test func `of a thousand names, almost none is compared letter by letter`() throws {
    var random = SeededRandom(seed: 20_261_122)
    let names = (0..<1000).map { _ in
      String((0..<16).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a" })
    }
    let word = try #require(LetterCounts(names[0]))
    let close = names.compactMap(LetterCounts.init).count { word.distance(to: $0) <= 16 / 3 }
    #expect(close < 20)
  }

  @Test func `the first of two equally close words wins`() {
    #expect(closestMatch(to: "bat", in: ["cat", "hat"]) == "cat")
    #expect(closestMatch(to: "bat", in: ["cart", "hat"]) == "hat")
  }

  @Test func `letters are counted in words of up to 255 bytes`() {
    #expect(LetterCounts(String(repeating: "a", count: 255)) != nil)
    #expect(LetterCounts(String(repeating: "a", count: 256)) == nil)
    #expect(LetterCounts("é") == nil)
  }
}
