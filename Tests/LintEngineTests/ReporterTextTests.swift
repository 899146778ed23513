import AssetModel
import Basics
import LintEngine
import Testing

@Suite struct ReporterTextTests {
  private func text(_ report: Report, _ style: ReportStyle = ReporterSample.style) throws -> String {
    String(decoding: try #require(Reporters.named("text")).render(report, style), as: UTF8.self)
  }

  private func lastLine(_ diagnostics: [Diagnostic]) throws -> Substring {
    try #require(text(ReporterSample.report(diagnostics)).split(separator: "\n").last)
  }

  private func finding(
    _ severity: Severity = .error, _ place: RepositoryPath = "a.png", saving: [Saving] = [],
    _ message: String = "is wrong"
  ) -> Diagnostic {
    ReporterSample.diagnostic("rule", severity, [], at: Place(place), message, savings: saving)
  }

  @Test func `a run that saw no catalog says so`() throws {
    let report = Report(diagnostics: [], issues: [], rules: [], counts: Report.Counts())
    #expect(try text(report) == "No asset catalog found: there is nothing to check\n")
  }

  @Test func `the summary counts one as one`() throws {
    #expect(try lastLine([finding()]) == "1 problem (1 error) in 417 assets of 5 catalogs")
    #expect(
      try lastLine([finding(), finding(.info), finding(.info)])
        == "3 problems (1 error, 2 infos) in 417 assets of 5 catalogs")
  }

  @Test(arguments: [
    (1, "1 B"), (999, "999 B"), (1000, "1 KB"), (1049, "1 KB"), (1050, "1.1 KB"), (9949, "9.9 KB"),
    (9950, "10 KB"), (90211, "90 KB"), (999_499, "999 KB"), (999_500, "1 MB"), (1_834_000, "1.8 MB"),
    (Int.max, "9.2 EB"),
  ])
  func `bytes are rounded for people`(_ bytes: Int, _ shown: String) throws {
    #expect(
      try lastLine([finding(saving: [Saving("a.png", bytes: bytes)])]).hasSuffix("; \(shown) could be saved"))
  }

  @Test func `a byte is saved once, and sizes that overflow are no trouble`() {
    let small = finding(saving: [Saving("a", bytes: 5), Saving("b", bytes: 7)])
    let large = finding(saving: [Saving("a", bytes: 9)])
    #expect(ReporterSample.report([small, large]).bytesToSave == 16)
    let absurd = finding(saving: [Saving("a", bytes: .max)])
    #expect(ReporterSample.report([small, absurd]).bytesToSave == .max)
  }

  @Test func `assets come by path, and of one asset the most costly first`() throws {
    let report = ReporterSample.report([
      finding(.warning, "b", "second"), finding(.error, "b", "first"), finding(.info, "a", "zeroth"),
      finding(.info, "b", "last"),
      finding(.info, "b", saving: [Saving("b", bytes: 1)], "third"),
    ])
    let messages = try text(report).split(separator: "\n").compactMap {
      $0.split(separator: ": ").dropFirst(2).first
    }
    #expect(
      messages.prefix(5) == [
        "zeroth (rule)", "first (rule)", "second (rule)", "third (rule)", "last (rule)",
      ])
  }

  @Test(arguments: [20, 33, 80, 120])
  func `lines break at spaces, never in a path, and lose no word`(_ width: Int) throws {
    let words = (0..<40).map { "w\($0)" }.joined(separator: " ")
    let report = ReporterSample.report([finding(.error, "My App/a.png", words)])
    var style = ReporterSample.style
    style.width = width
    let folded = try text(report, style)
    #expect(folded.split(separator: "\n").allSatisfy { $0.count <= width || !$0.contains("w") })
    #expect(folded.hasPrefix("My App/a.png: error:"))
    #expect(
      folded.split(whereSeparator: \.isWhitespace) == (try text(report)).split(whereSeparator: \.isWhitespace)
    )
  }

  @Test func `a wide character takes two columns`() throws {
    var style = ReporterSample.style
    style.width = 30
    let message = "家家家家家家家家 bb"
    let folded = try text(ReporterSample.report([finding(.error, "a.png", message)]), style)
    #expect(folded.hasPrefix("a.png: error: 家家家家家家家家\n    bb (rule)\n"))
  }

  @Test func `a silly width tears nothing to pieces`() throws {
    for width in [Int.min, -1, 0, 1] {
      var style = ReporterSample.style
      style.width = width
      var least = style
      least.width = 20
      #expect(try text(ReporterSample.mixed.report, style) == text(ReporterSample.mixed.report, least))
    }
  }
}
