import AssetModel
import Basics
import Formats
import LintEngine
import Testing

@Suite struct ReporterJUnitTests {
  private func suites(_ report: Report, failing: Severity = .error) throws -> XMLTree {
    var style = ReporterSample.style
    style.failing = failing
    return try XMLTree(#require(Reporters.named("junit")).render(report, style))
  }

  @Test(arguments: ReporterSample.allCases, Severity.allCases)
  func `the counts are those of the cases`(_ sample: ReporterSample, _ failing: Severity) throws {
    let report = sample.report
    let root = try suites(report, failing: failing)
    for suite in root.elements {
      let outcomes = suite.elements.flatMap(\.elements)
      #expect(suite["tests"] == "\(suite.elements.count)")
      #expect(suite["failures"] == "\(outcomes.count { $0.name == "failure" })")
      #expect(suite["errors"] == "\(outcomes.count { $0.name == "error" })")
    }
    for key in ["tests", "failures", "errors"] {
      #expect(root[key] == "\(root.elements.compactMap { $0[key].flatMap { Int($0) } }.reduce(0, +))")
    }
    #expect(root["failures"] == "\(report.diagnostics.count { $0.severity >= failing })")
    #expect(root["errors"] == "\(report.issues.count)")
  }

  @Test(arguments: ReporterSample.allCases)
  func `every rule that ran has a case, and no two cases are the same`(_ sample: ReporterSample) throws {
    let report = sample.report
    let cases = try suites(report).elements.flatMap(\.elements)
    for rule in report.rules { #expect(cases.contains { $0["classname"] == "assetlint.\(rule)" }) }
    let names = cases.map { ($0["classname"] ?? "") + "/" + ($0["name"] ?? "") }
    #expect(Set(names).count == names.count)
  }

  @Test func `a case keeps its name when lines and messages change, and when others are fixed`() throws {
    func finding(_ line: Int, _ message: String, _ file: String) -> Diagnostic {
      let place = Place("A.xcassets/a.imageset/Contents.json", TextPosition(line: line, column: 1))
      let subject = ReporterSample.image(.asset, "a", in: "A.xcassets")
      return Diagnostic(
        rule: "rule", severity: .error, finding: Finding([subject], at: place, message),
        fingerprint: Digest(Array(file.utf8)))
    }
    func names(_ findings: [Diagnostic]) throws -> [String?] {
      try suites(ReporterSample.report(findings, rules: [])).elements[0].elements.map { $0["name"] }
    }
    let all = try names([finding(1, "one", "x.png"), finding(5, "one", "y.png"), finding(9, "one", "z.png")])
    #expect(all.first == "a (A.xcassets/a.imageset) [67894a03]")
    #expect(try names([finding(7, "two", "y.png"), finding(8, "one", "z.png")]) == Array(all.dropFirst()))
  }

  @Test func `a failure names every place of a finding`() throws {
    let notes = (1...5).map { Note(Place(RepositoryPath("copy\($0)")), "another copy") }
    let finding = ReporterSample.diagnostic("rule", .error, [], at: Place("a"), "x", related: notes)
    let failure = try suites(ReporterSample.report([finding], rules: [])).elements[0].elements[0].elements[0]
    for note in notes { #expect(failure.text.contains("\(note.place.path): note: another copy")) }
  }

  @Test func `equal findings are numbered`() throws {
    let findings = ["a", "b", "a"].map {
      ReporterSample.diagnostic("rule", .error, [], at: Place(RepositoryPath($0)), "x")
    }
    let names = try suites(ReporterSample.report(findings, rules: [])).elements[0].elements.map { $0["name"] }
    #expect(names[2] == names[0].map { $0 + " #2" })
  }

  @Test(arguments: ReporterSample.allCases)
  func `every case has a file and a line`(_ sample: ReporterSample) throws {
    for test in try suites(sample.report).elements.flatMap(\.elements) {
      #expect(test["file"]?.isEmpty == false)
      #expect(test["line"].flatMap { Int($0) } ?? 0 >= 1)
    }
  }

  @Test func `a finding that does not fail the run is a passing case with its text`() throws {
    let cases = try suites(ReporterSample.mixed.report).elements.flatMap(\.elements)
    let quiet = cases.flatMap(\.elements).filter { $0.name == "system-out" }.map(\.text)
    #expect(quiet.count == 4)
    #expect(quiet.allSatisfy { $0.contains(": warning: ") || $0.contains(": info: ") })
  }
}
