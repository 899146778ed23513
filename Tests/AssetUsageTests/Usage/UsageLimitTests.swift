import AssetModel
import AssetUsage
import Testing

/// The limits that decide how far a name is followed, tested with values on both sides.
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

  @Test(arguments: [
    ("a\\(x)", "ab", false), ("ab\\(x)", "abc", true), ("\\(x)b", "ab", false), ("\\(x)bc", "abc", true),
  ])
  func `two known letters of a name are enough for a call`(name: String, asset: String, isFound: Bool) throws
  {
    try UsageRow("UIImage(named: \"\(name)\")", "\(asset): \(isFound ? "doubtful: patterns" : "unused")")
      .check()
  }

  @Test(arguments: [
    "components", "split", "pathExtension", "suffix", "lowercased", "uppercased", "capitalized",
    "lowercaseString",
  ])
  func `what a call cuts from a text may be a name after a dot`(member: String) throws {
    let source = { (member: String) in
      """
      func load(_ key: String) { UIImage(named: key.\(member)) }
      func f() { put("app.icons.close") }
      """
    }
    try UsageRow(source(member), "close: doubtful: patterns", "icons: unused").check()
    try UsageRow(source("other"), "close: unused").check()
  }

  @Test(arguments: ["lastPathComponent", "pathComponents"])
  func `what a call cuts from a path may be a name after a slash`(member: String) throws {
    let source = { (member: String) in
      """
      func load(_ url: URL) { UIImage(named: url.\(member)) }
      func f() { put("demo://icons/close") }
      """
    }
    try UsageRow(source(member), "close: doubtful: patterns", "icons: unused").check()
    try UsageRow(source("other"), "close: unused").check()
  }

  @Test(arguments: [(3, "doubtful: ambiguous"), (4, "doubtful: text+ambiguous")])
  func `of three types with a member, each may be meant`(count: Int, use: String) throws {
    let types = (0..<count).map { "struct T\($0) { let badgeIcon = \"close\($0)x\" }\n" }.joined()
    let usage = try Usage(
      of: [("A.swift", types + "func f(_ x: Any) { UIImage(named: x.badgeIcon) }")],
      assets: (0..<count).map { "close\($0)x" })
    let uses = Set(usage.verdicts.map { "\($0.summary)" })
    #expect(uses == [use])
  }
}
