import AssetModel
import Basics
import Formats
import Foundation
import LintEngine
import TestSupport
import Testing

@Suite struct ReporterJSONTests {
  private func json(_ report: Report) throws -> JSONNode {
    let document = try JSONDocument(#require(Reporters.named("json")).render(report, ReporterSample.style))
    #expect(document.departures.isEmpty)
    return document.root
  }

  private func schema() throws -> JSONNode {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/schemas/report.schema.json")
    return try JSONDocument([UInt8](Data(contentsOf: file))).root
  }

  @Test(arguments: ReporterSample.allCases)
  func `a report matches its schema, and has nothing else`(_ sample: ReporterSample) throws {
    let check = SchemaCheck(schema: try schema())
    #expect(check.problems(with: try json(sample.report)) == [])
  }

  @Test(arguments: Finding.Grade.allCases) func `the schema has every grade`(_ grade: Finding.Grade) throws {
    let finding = Finding([], at: Place("a"), "is wrong", grade: grade, key: [])
    let diagnostic = Diagnostic(
      rule: "rule", severity: .info, finding: finding, fingerprint: finding.fingerprint(of: "rule"))
    let report = Report(
      diagnostics: [diagnostic], issues: [], rules: ["rule"], counts: Report.Counts())
    #expect(SchemaCheck(schema: try schema()).problems(with: try json(report)) == [])
  }

  @Test func `the schema rejects anything but a report`() throws {
    let check = SchemaCheck(schema: try schema())
    let text = String(
      decoding: try #require(Reporters.named("json")).render(
        ReporterSample.mixed.report, ReporterSample.style),
      as: UTF8.self)
    for (part, other) in [
      ("\"version\": 1,", "\"version\": 2,"), ("\"severity\": \"error\"", "\"severity\": \"fatal\""),
      ("\"line\": 4", "\"line\": 0"), ("\"role\": \"kept\"", "\"role\": 1"), ("\"rule\":", "\"ruel\":"),
    ] {
      #expect(text.contains(part))
      let changed = text.replacingOccurrences(of: part, with: other)
      #expect(check.problems(with: try JSONDocument(Array(changed.utf8)).root) != [])
    }
  }

  @Test func `names come back unchanged`() throws {
    let diagnostics = try #require(json(ReporterSample.hostile.report)["diagnostics"]?.array)
    for (node, diagnostic) in zip(diagnostics, ReporterSample.hostile.report.diagnostics) {
      #expect(node["message"]?.string == diagnostic.finding.message)
      #expect(node["path"]?.string == diagnostic.finding.place.path.description)
      #expect(
        node["subjects"]?.array?.first?["name"]?.string == diagnostic.finding.subjects.first?.asset?.name)
    }
  }

  @Test(
    arguments: [
      [0xFF], [0xFF, 0xFE], [0xFF, 0xFE, 0xFD], [0x80, 0x2F, 0x3F, 0xFB], Array(0x80...0xFF),
    ] as [[UInt8]])
  func `a path that is not UTF-8 is repeated byte by byte`(_ bytes: [UInt8]) throws {
    let issue = ScanIssue(Place(RepositoryPath(bytes: bytes)), "odd")
    let node = try json(ReporterSample.report(issues: [issue]))["issues"]?.array?.first
    #expect(node?["path"]?.string == String(decoding: bytes, as: UTF8.self))
    #expect(node?["path_base64"]?.string == Data(bytes).base64EncodedString())
  }

  @Test func `a path in UTF-8 is not repeated, and a missing line is omitted`() throws {
    let issue = ScanIssue(Place("é"), "odd")
    let node = try json(ReporterSample.report(issues: [issue]))["issues"]?.array?.first
    #expect(node?.members?.map(\.key) == ["path", "message"])
  }
}
