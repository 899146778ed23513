import AssetModel
import LintEngine
import TestSupport
import Testing

@Suite struct ReporterGoldenTests {
  private static let extensions = [
    "text": "txt", "json": "json", "sarif": "sarif", "github": "github.txt", "gitlab": "gitlab.json",
    "markdown": "md", "junit": "junit.xml", "checkstyle": "checkstyle.xml", "rdjson": "rdjson.json",
    "xcode": "xcode.txt", "csv": "csv",
  ]

  @Test(arguments: Reporters.names)
  func `every format is as before`(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    let end = try #require(Self.extensions[name])
    for sample in ReporterSample.allCases {
      #expect(
        try Golden("\(sample).\(end)").differences(from: reporter.render(sample.report, ReporterSample.style))
          == [])
    }
  }

  @Test func `a terminal gets color, and lines that fit`() throws {
    let reporter = try #require(Reporters.named("text"))
    var style = ReporterSample.style
    style.isColored = true
    #expect(
      try Golden("mixed-color.txt").differences(from: reporter.render(ReporterSample.mixed.report, style))
        == [])
    style.isColored = false
    style.width = 60
    #expect(
      try Golden("mixed-narrow.txt").differences(from: reporter.render(ReporterSample.mixed.report, style))
        == [])
  }

  @Test func `if warnings fail the run, they are failures and there is no hint`() throws {
    var style = ReporterSample.style
    style.failing = .warning
    let text = try #require(Reporters.named("text"))
    let junit = try #require(Reporters.named("junit"))
    #expect(
      try Golden("mixed-strict.txt").differences(from: text.render(ReporterSample.mixed.report, style)) == [])
    #expect(
      try Golden("mixed-strict.junit.xml").differences(from: junit.render(ReporterSample.mixed.report, style))
        == [])
  }

  @Test(arguments: Reporters.names)
  func `the same report gives the same bytes`(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    let first = reporter.render(ReporterSample.mixed.report, ReporterSample.style)
    for _ in 0..<20 { #expect(reporter.render(ReporterSample.mixed.report, ReporterSample.style) == first) }
  }

  @Test(arguments: Reporters.names)
  func `names can reach a terminal only as text`(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    let bytes = reporter.render(ReporterSample.hostile.report, ReporterSample.style)
    let text = try #require(String(validating: bytes, as: UTF8.self))
    let allowed: Set<Unicode.Scalar> = ["\n"]
    let harmful = text.unicodeScalars.filter { scalar in
      guard !allowed.contains(scalar) else { return false }
      let properties = scalar.properties
      return properties.generalCategory == .control || properties.isBidiControl
        || properties.isNoncharacterCodePoint || [0x2028, 0x2029, 0x200B, 0xFEFF].contains(scalar.value)
    }
    #expect(harmful.map { String($0.value, radix: 16) } == [])
    // GitHub's runner follows commands in lines that begin with “::”. Only the report for GitHub may contain them.
    let orders = text.split(separator: "\n").filter { $0.drop(while: { $0 == " " }).hasPrefix("::") }
    #expect(orders.count == (name == "github" ? 12 : 0))
  }

  @Test(arguments: Reporters.names.filter { !["text", "markdown"].contains($0) })
  func `a name of ten thousand characters is kept whole`(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    let long = String(repeating: "0123456789", count: 1000)
    let finding = ReporterSample.diagnostic(
      "missing_payload", .error, [ReporterSample.image(.asset, long, in: "A.xcassets")],
      at: Place("A.xcassets", .start), "“\(long)” is not there")
    let bytes = reporter.render(ReporterSample.report([finding]), ReporterSample.style)
    #expect(String(decoding: bytes, as: UTF8.self).contains(long))
  }

  @Test(arguments: ["sarif", "github", "gitlab", "markdown", "junit", "checkstyle", "rdjson"])
  func `if the root is a folder of the checkout, CI services get paths from its top`(
    _ name: String
  ) throws {
    let reporter = try #require(Reporters.named(name))
    var style = ReporterSample.style
    style.folder = "ios"
    let text = String(decoding: reporter.render(ReporterSample.mixed.report, style), as: UTF8.self)
    #expect(text.contains("ios/App/Assets.xcassets/close.imageset/Contents.json"))
  }
}
