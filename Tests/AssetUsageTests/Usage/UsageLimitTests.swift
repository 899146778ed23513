import AssetModel
import AssetUsage
import Testing

/// Both sides of the numbers that decide how far a name is followed.
struct UsageLimitTests {
  @Test(arguments: [(2, 3, true), (1, 2, false), (33, 50, true), (32, 50, false)])
  func `two thirds of the raw values that code asks for are assets`(
    matched: Int, all: Int, isReported: Bool
  ) throws {
    let names = (0..<all).map { "icon" + String(repeating: "x", count: $0 + 1) }
    let source = """
      enum Icon: String { case \(names.joined(separator: ", ")) }
      func f(icon: Icon) { UIImage(named: icon.rawValue) }
      """
    let usage = try Usage(of: [("A.swift", source)], assets: Array(names.prefix(matched)))
    #expect(usage.missing.count == (isReported ? all - matched : 0))
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7])
  func `a name is followed through six functions`(count: Int) throws {
    var source = "func step0(_ text: String) { UIImage(named: text) }\n"
    for step in 0..<count { source += "func step\(step + 1)(_ text: String) { step\(step)(text) }\n" }
    source += "func f() { step\(count)(\"close\") }"
    try UsageRow(source, count < 6 ? "close: used" : "close: doubtful: chance+text").check()
  }
}
