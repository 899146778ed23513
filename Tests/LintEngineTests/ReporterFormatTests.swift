import AssetModel
import Basics
import Formats
import LintEngine
import Testing

/// Requirements that report formats for other programs must meet.
@Suite struct ReporterFormatTests {
  private func text(_ format: String, _ report: Report) throws -> String {
    let reporter = try #require(Reporters.named(format))
    return String(decoding: reporter.render(report, ReporterSample.style), as: UTF8.self)
  }

  private func json(_ format: String, _ report: Report) throws -> JSONNode {
    try JSONDocument(Array(text(format, report).utf8)).root
  }

  @Test(arguments: ReporterSample.allCases)
  func `SARIF gives every result its rule, its fingerprint and its related places`(
    _ sample: ReporterSample
  ) throws {
    let run = try #require(json("sarif", sample.report)["runs"]?.array?.first)
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.array)
    let results = try #require(run["results"]?.array)
    #expect(results.count == sample.report.diagnostics.count)
    for (result, diagnostic) in zip(results, sample.report.diagnostics) {
      let index = try #require(result["ruleIndex"]?.number?.int)
      #expect(rules[index]["id"]?.string == diagnostic.rule)
      #expect(result["partialFingerprints"]?["assetlint/v1"]?.string == diagnostic.fingerprint.hex)
      #expect((result["relatedLocations"]?.array ?? []).count == diagnostic.finding.related.count)
      #expect(result["baselineState"]?.string == diagnostic.isNew.map { $0 ? "new" : "unchanged" })
    }
    #expect(
      run["invocations"]?.array?.first?["toolExecutionNotifications"]?.array?.count
        == sample.report.issues.count)
  }

  @Test(
    arguments: [
      ("a b/ü.png", "a%20b/%C3%BC.png"), ("a:b#c?d%e", "a%3Ab%23c%3Fd%25e"), ("", "./"), ("-._~", "-._~"),
    ] as [(RepositoryPath, String)])
  func `SARIF has paths as URIs`(_ path: RepositoryPath, _ uri: String) throws {
    let report = ReporterSample.report([ReporterSample.diagnostic("rule", .info, [], at: Place(path), "x")])
    #expect(try text("sarif", report).contains("\"uri\": \"\(uri)\""))
  }

  @Test(arguments: [("{0}", "{{0}}"), ("[a](b)", #"\\[a\\](b)"#), ("[a] (b)", "[a] (b)")])
  func `messages in SARIF have no placeholders or links`(_ given: String, _ shown: String)
    throws
  {
    let report = ReporterSample.report([ReporterSample.diagnostic("rule", .info, [], at: Place("a"), given)])
    #expect(try text("sarif", report).contains("\"text\": \"\(shown)\""))
  }

  @Test(arguments: ReporterSample.allCases)
  func `GitLab gets a line and a fingerprint for everything`(_ sample: ReporterSample) throws {
    let entries = try #require(json("gitlab", sample.report).array)
    #expect(entries.count == sample.report.diagnostics.count + sample.report.issues.count)
    #expect(Set(entries.compactMap { $0["fingerprint"]?.string }).count == entries.count)
    for entry in entries {
      #expect(entry["location"]?["lines"]?["begin"]?.number?.int ?? 0 >= 1)
      #expect(["info", "minor", "major"].contains(entry["severity"]?.string))
    }
  }

  @Test func `Checkstyle has each file once, and no line if there is none`() throws {
    let root = try XMLTree(Array(text("checkstyle", ReporterSample.mixed.report).utf8))
    #expect(
      root.elements.map { $0["name"] } == [
        "App/Assets.xcassets", "App/Assets.xcassets/close.imageset/Contents.json",
        "App/Assets.xcassets/loose.png", "App/Assets.xcassets/new.imageset/Contents.json", "Vendor/secret",
      ])
    #expect(root.elements[1].elements.map { $0["line"] } == ["1", "4", "12", "18"])
    #expect(root.elements[4].elements.map { $0["line"] } == [nil])
  }

  @Test func `Xcode gets absolute paths and a position in every line`() throws {
    for line in try text("xcode", ReporterSample.mixed.report).split(separator: "\n") {
      #expect(try #/\/Users\/me\/App\/[^:]+:\d+:\d+: (error|warning|note): .+/#.wholeMatch(in: line) != nil)
    }
  }

  @Test func `rdjson has lines and no columns`() throws {
    let found = try #require(json("rdjson", ReporterSample.mixed.report)["diagnostics"]?.array)
    #expect(
      found.compactMap { $0["location"]?["range"]?["start"]?["line"]?.number?.int } == [3, 4, 1, 12, 18])
    #expect(found.allSatisfy { $0["location"]?["range"]?["start"]?["column"] == nil })
    #expect(found.contains { $0["severity"]?.string == "INFO" })
  }

  @Test func `a comment is empty if nothing changed`() throws {
    #expect(try text("markdown", ReporterSample.clean.report) == "")
    var compared = ReporterSample.clean.report
    compared.comparison = Comparison(base: "main", fixed: [], bytesAdded: 5, bytesRemoved: 0)
    #expect(try text("markdown", compared) == "")
  }

  @Test func `a comment shows the worst and counts the rest`() throws {
    let many = (0..<40).map {
      ReporterSample.diagnostic(
        "rule", $0 == 39 ? .error : .info, [], at: Place(RepositoryPath("\($0).png")), "is wrong")
    }
    let lines = try text("markdown", ReporterSample.report(many)).split(separator: "\n")
    #expect(lines.count { $0.contains(".png`") } == 25)
    #expect(lines.first { $0.contains(".png`") }?.contains("39.png") == true)
    #expect(lines.last == "… and 15 more.")
  }

  @Test func `a comment stays below GitHub's limit`() throws {
    let long = String(repeating: "e\u{301}|", count: 5000)
    let many = (0..<400).map {
      ReporterSample.diagnostic("rule", .error, [], at: Place(RepositoryPath("\($0)\(long)")), long)
    }
    var report = ReporterSample.report(many)
    report.comparison = Comparison(base: "main", fixed: many, bytesAdded: 0, bytesRemoved: 0)
    #expect(try text("markdown", report).utf8.count < 65_536)
  }

  @Test(arguments: ["=1", "+1", "-1", "@a", " =1", "＝1", "=\u{301}1"])
  func `no cell of a table is evaluated`(_ name: String) throws {
    let finding = ReporterSample.diagnostic("rule", .info, [], at: Place(RepositoryPath(name)), name)
    let row = try #require(text("csv", ReporterSample.report([finding])).split(separator: "\n").last)
    // Both the path and the message are escaped.
    #expect(row.unicodeScalars.split(separator: "\"'".unicodeScalars).count == 3)
  }

  @Test func `a table keeps commas and quotes in their cells`() throws {
    let message = "say \"x\",\u{301} \"\u{301}"
    let finding = ReporterSample.diagnostic("rule", .info, [], at: Place("a,b"), message)
    let row = try #require(text("csv", ReporterSample.report([finding])).split(separator: "\n").last)
    let start = "\"rule\",\"info\",\"a,b\",,,,,\"say \"\"x\"\",\u{301} \"\"\u{301}\",0,,\""
    #expect(row.unicodeScalars.starts(with: start.unicodeScalars))
  }

  @Test func `a comment cuts long messages and paths`() throws {
    func row(_ path: Int, _ message: Int) throws -> String {
      let diagnostic = ReporterSample.diagnostic(
        "rule", .error, [], at: Place(RepositoryPath(String(repeating: "p", count: path))),
        String(repeating: "m", count: message))
      return try text("markdown", ReporterSample.report([diagnostic]))
    }
    #expect(try row(200, 300).contains("`\(String(repeating: "p", count: 200))`"))
    #expect(try row(200, 300).contains("| \(String(repeating: "m", count: 300)) (rule) |"))
    #expect(try row(201, 301).contains("`\(String(repeating: "p", count: 199))…`"))
    #expect(try row(201, 301).contains("| \(String(repeating: "m", count: 299))… (rule) |"))
  }

  @Test(arguments: [(25, false), (26, true)])
  func `a comment lists 25 findings, and 25 that are fixed`(count: Int, isCut: Bool) throws {
    let many = (0..<count).map {
      ReporterSample.diagnostic("rule", .error, [], at: Place(RepositoryPath("\($0).png")), "is wrong")
    }
    var report = ReporterSample.report(many)
    #expect(try text("markdown", report).contains("… and 1 more.") == isCut)
    report = ReporterSample.report([])
    report.comparison = Comparison(base: "main", fixed: many, bytesAdded: 0, bytesRemoved: 0)
    #expect(try text("markdown", report).contains("- … and 1 more") == isCut)
  }
}
