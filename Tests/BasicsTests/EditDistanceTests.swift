import Basics
import Testing

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
  func `a misspelt word finds its neighbour`(_ word: String, _ meant: String) {
    #expect(closestMatch(to: word, in: ["included", "excluded", "rules"]) == meant)
  }

  @Test func `nothing is proposed for a word far from all`() {
    #expect(closestMatch(to: "severity", in: ["included", "excluded"]) == nil)
    #expect(closestMatch(to: "anything", in: []) == nil)
  }

  @Test func `the first of two equally close words wins`() {
    #expect(closestMatch(to: "bat", in: ["cat", "hat"]) == "cat")
    #expect(closestMatch(to: "bat", in: ["cart", "hat"]) == "hat")
  }
}
