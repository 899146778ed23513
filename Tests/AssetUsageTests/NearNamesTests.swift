import Testing

@testable import AssetUsage

@Suite("names that were probably meant")
struct NearNamesTests {
  private let names = NearNames([
    "close", "step-1", "arrow-left", "Icons/chevron", "eye.fill", "step1", "éclair", "bell",
  ])

  @Test(
    "a single slip is recognized",
    arguments: [
      ("clsoe", "close"), ("closee", "close"), ("lose", "close"), ("clase", "close"), ("CLOSE", "close"),
      ("arrowLeft", "arrow-left"), ("arrow_left", "arrow-left"), ("arow-left", "arrow-left"),
      ("icons/Chevron", "Icons/chevron"), ("Éclair", "éclair"), ("bells", "bell"),
      ("left-arrow", "arrow-left"), ("Left_Arrow", "arrow-left"),
    ])
  func understood(_ written: String, _ meant: String) {
    #expect(names.nearest(to: written) == meant)
  }

  @Test(
    "two slips, another number and short words are not recognized",
    arguments: [
      "clsoee", "key.fill", "bell.fill", "step2", "step", "arrow-right", "", "éclairs2", "left-left",
      "1-step", "left",
    ])
  func notUnderstood(_ written: String) {
    #expect(names.nearest(to: written) == nil)
  }

  @Test("of several names, the first wins, and one that differs only in case comes before all others")
  func first() {
    #expect(NearNames(["boat", "coat", "goat"]).nearest(to: "moat") == "boat")
    #expect(NearNames(["boat", "Moat"]).nearest(to: "moat") == "Moat")
  }

  @Test("a short part is rarely a misspelled word")
  func abbreviation() {
    #expect(NearNames(["user_rl"]).nearest(to: "user_xl") == nil)
    #expect(NearNames(["readermark"]).nearest(to: "Reader-Mark-Y") == nil)
    #expect(NearNames(["user_rows"]).nearest(to: "user_roxs") == "user_rows")
  }

  @Test("a thousand letters are fine")
  func long() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearNames([long]).nearest(to: long) == long)
    #expect(NearNames([long]).nearest(to: long + "b") == nil)
  }

  @Test("in words of fewer than four letters, every letter counts")
  func short() {
    for (written, name) in [("tabb", "tab"), ("tab", "tabs"), ("tac", "tab")] {
      #expect(NearNames([name]).nearest(to: written) == nil)
    }
    for (written, name) in [("dorr", "door"), ("doors", "door"), ("door", "doors")] {
      #expect(NearNames([name]).nearest(to: written) == name)
    }
  }

  @Test("a slip in a name of more than 64 letters is not looked for", arguments: [(64, true), (65, false)])
  func longest(_ length: Int, _ isFound: Bool) {
    let name = String(repeating: "a", count: length)
    #expect((NearNames([name]).nearest(to: name.dropLast() + "b") != nil) == isFound)
  }

  @Test("separators do not count", arguments: ["-", "_", ".", " ", "/"])
  func separated(_ separator: String) {
    #expect(NearNames(["openDoor"]).nearest(to: "open\(separator)door") == "openDoor")
  }
}
