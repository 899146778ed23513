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
    _ severity: Severity = .error, _ place: RepositoryPath = "a.png", line: Int? = nil, saving: [Saving] = [],
    _ message: String = "is wrong", rule: String = "rule", name: String? = nil
  ) -> Diagnostic {
    ReporterSample.diagnostic(
      rule, severity, [], at: Place(place, line.map { TextPosition(line: $0, column: 1) }), message,
      savings: saving, requestedName: name)
  }

  @Test func `a run that found no catalog says so`() throws {
    let report = Report(diagnostics: [], issues: [], rules: [], counts: Report.Counts())
    #expect(try text(report) == "No asset catalogs found, so there is nothing to check.\n")
  }

  @Test func `the summary uses the singular for one`() throws {
    #expect(try lastLine([]) == "Checked 417 assets in 5 catalogs: no problems.")
    #expect(try lastLine([finding()]) == "Checked 417 assets in 5 catalogs: 1 error.")
    #expect(
      try lastLine([finding(), finding(.info), finding(.info)])
        == "Checked 417 assets in 5 catalogs: 1 error, 2 infos.")
  }

  @Test func `a comparison names its base and its result`() throws {
    let lines = try text(ReporterSample.compared.report).split(separator: "\n")
    let summary = try #require(lines.first { $0.hasPrefix("Checked") })
    #expect(
      summary == "Checked 417 assets in 5 catalogs against main: 3 new errors, 3 new warnings, 1 new info; "
        + "2 fixed; 90 KB added; 1.8 KB removed; 90 KB can be saved; 3 suppressed.")
  }

  @Test func `only verbose lists what a change fixed`() throws {
    let text = try #require(Reporters.named("text"))
    let report = ReporterSample.compared.report
    let list = """

      Fixed:
      App/Assets.xcassets/old.imageset/Contents.json:4:20: “old.png” does not exist (missing_payload)
      App/Assets.xcassets: is heavy (oversized_payload)

      """
    var style = ReportStyle(toolVersion: "1.2.3")
    #expect(!String(decoding: text.render(report, style), as: UTF8.self).contains("Fixed:"))
    style.isVerbose = true
    #expect(String(decoding: text.render(report, style), as: UTF8.self).contains(list))
  }

  @Test(arguments: [
    (1, "1 B"), (999, "999 B"), (1000, "1 KB"), (1049, "1 KB"), (1050, "1.1 KB"), (9949, "9.9 KB"),
    (9950, "10 KB"), (90211, "90 KB"), (999_499, "999 KB"), (999_500, "1 MB"), (1_834_000, "1.8 MB"),
    (Int.max, "9.2 EB"),
  ])
  func `bytes are rounded for people`(_ bytes: Int, _ shown: String) throws {
    #expect(
      try lastLine([finding(saving: [Saving("a.png", bytes: bytes)])]).hasSuffix("; \(shown) can be saved."))
  }

  @Test func `a byte is saved once, and sizes that overflow do no harm`() {
    let small = finding(saving: [Saving("a", bytes: 5), Saving("b", bytes: 7)])
    let large = finding(saving: [Saving("a", bytes: 9)])
    #expect(ReporterSample.report([small, large]).bytesToSave == 16)
    let absurd = finding(saving: [Saving("a", bytes: .max)])
    #expect(ReporterSample.report([small, absurd]).bytesToSave == .max)
    let folding = [small, absurd].map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.finding.fold = FindingFold(["a"], fewest: 1, note: "") { _, bytes in "\(bytes)" }
      return diagnostic
    }
    #expect(ReporterSample.report(folding).folded.diagnostics.map(\.finding.message) == ["\(Int.max)"])
  }

  @Test func `the same finding about assets with the same name in several catalogs is shown once`() throws {
    let catalogs: [RepositoryPath] = ["A.xcassets", "B.xcassets", "C.xcassets"]
    let found = catalogs.flatMap { catalog in
      ["“close” is wrong", "“open” is wrong", "“open” in \(catalog) is wrong"].map { message in
        let asset = ReporterSample.image(.asset, message.hasPrefix("“open”") ? "open" : "close", in: catalog)
        return ReporterSample.diagnostic("rule", .error, [asset], at: Place(asset.path), message)
      }
    }
    let folded = ReporterSample.report(found).folded.diagnostics
    #expect(folded.map(\.count).sorted() == [1, 1, 1, 3, 3])
    let places = folded.first { $0.count == 3 }?.finding.related.map(\.place.path)
    #expect(places?.map(\.parent) == ["B.xcassets", "C.xcassets"])
  }

  @Test func `failing findings come first, then by path, the most costly of a place first`() throws {
    let report = ReporterSample.report([
      finding(.warning, "b", line: 1, "third"), finding(.error, "b", line: 1, "first"),
      finding(.info, "a", line: 1, "fourth"), finding(.warning, "a", line: 1, "second"),
      finding(.info, "b", line: 1, "last"),
      finding(.info, "b", line: 1, saving: [Saving("b", bytes: 1)], "fifth"),
    ])
    let messages = try text(report).split(separator: "\n").compactMap {
      $0.split(separator: ": ").dropFirst(2).first
    }
    #expect(
      messages.prefix(6) == [
        "first (rule)", "second (rule)", "third (rule)", "fourth (rule)", "fifth (rule)", "last (rule)",
      ])
  }

  @Test func `minor findings are counted, and listed only if that is asked for or they fail the run`() throws
  {
    let minor = ReporterSample.diagnostic(
      "duplicate_asset", .info, [], at: Place("a"), "is the same color", grade: .minor)
    let report = ReporterSample.report([minor])
    #expect(
      try text(report) == """
          info  duplicate_asset  1

        Checked 417 assets in 5 catalogs: 1 info.
        Minor findings are only counted; --verbose lists them.

        """)
    var verbose = ReporterSample.style
    verbose.isVerbose = true
    var failing = ReporterSample.style
    failing.failing = .info
    for style in [verbose, failing] {
      #expect(try text(report, style).hasPrefix("a: info: is the same color (duplicate_asset)\n"))
      #expect(try !text(report, style).contains("only counted"))
    }
    // A finding whose severity was not lowered is listed even if it is info.
    let chosen = ReporterSample.report([finding(.info, "b", "by choice")])
    #expect(try text(chosen).hasPrefix("b: info: by choice"))
  }

  @Test func `similar findings in one catalog are folded`() throws {
    let catalog: RepositoryPath = "A.xcassets"
    func unused(_ name: String) -> Diagnostic {
      let asset = ReporterSample.image(.asset, name, in: catalog)
      return ReporterSample.diagnostic(
        "unused_asset", .warning, [asset], at: Place(asset.path), "no “\(name)”")
    }
    let three = ["a", "b", "c"].map(unused)
    #expect(
      try text(ReporterSample.report(three)).contains(
        "A.xcassets/c.imageset: warning: no “c” (unused_asset)\n"))
    let four = ReporterSample.report(three + [unused("d")])
    #expect(
      try text(four).hasPrefix(
        """
        A.xcassets/a.imageset: warning: no “a” (unused_asset)
            and 3 more in A.xcassets: “b”, “c”, “d”

        Checked
        """))
    #expect(try text(four).hasSuffix("Similar findings are grouped; --verbose lists them all.\n"))
    var style = ReporterSample.style
    style.isVerbose = true
    #expect(try text(four, style).split(separator: "\n").count { $0.contains("(unused_asset)") } == 4)
    #expect(try !text(four, style).contains("folded"))
  }

  @Test func `the worst finding of a place comes first, unless another one costs more`() throws {
    let places = [(1, 1), (2, 3), (3, 3), (4, 2), (5, 0)].map { line, weight in
      var one = finding(
        .warning, "a", line: line, saving: line == 5 ? [Saving("a", bytes: 1)] : [], "line \(line)")
      one.finding.weight = weight
      return one
    }
    let report = ReporterSample.report(places)
    var verbose = ReporterSample.style
    verbose.isVerbose = true
    let messages = try text(report, verbose).split(separator: "\n").prefix(5).compactMap {
      $0.split(separator: ": ").last
    }
    #expect(messages == [5, 2, 3, 4, 1].map { "line \($0) (rule)" })
    #expect(try text(report).contains("and 4 more in a: line 2, line 3, line 4, line 1\n"))
  }

  @Test func `findings of one rule that say different things are not folded together`() throws {
    let findings = (1...8).map { line in
      var finding = Finding([], at: Place("a.swift", TextPosition(line: line, column: 1)), "wrong")
      finding.statement = line <= 4 ? "" : "in another way"
      return Diagnostic(
        rule: "rule", severity: .error, finding: finding, fingerprint: Digest(high: 0, low: UInt64(line)))
    }
    let text = try text(ReporterSample.report(findings))
    #expect(text.contains("3 more in a.swift: line 2, line 3, line 4\n"))
    #expect(text.contains("3 more in a.swift: line 6, line 7, line 8\n"))
  }

  @Test func `a folded finding is listed by its name, or else by its line or file`() throws {
    func text(_ findings: [Finding]) throws -> String {
      try self.text(
        ReporterSample.report(
          findings.enumerated().map { index, finding in
            Diagnostic(
              rule: "rule", severity: .error, finding: finding,
              fingerprint: Digest(high: 0, low: UInt64(index)))
          }))
    }
    func line(_ line: Int) -> Place { Place("a.swift", TextPosition(line: line, column: 1)) }
    let source = Subject(.accessor, asset: nil, path: "a.swift")
    let accessors = (1...5).map { Finding([source], at: line($0), in: "Icons.i\($0)", names: [], "unused") }
    #expect(
      try text(accessors).contains("4 more in a.swift: “Icons.i2”, “Icons.i3”, “Icons.i4”, “Icons.i5”\n"))
    let lines = (1...5).map { Finding([], at: line($0), "wrong") }
    #expect(try text(lines).contains("4 more in a.swift: line 2, line 3, line 4, line 5\n"))
    let files = (1...5).map { Finding([], at: Place(RepositoryPath("f/\($0).png")), "wrong") }
    #expect(try text(files).contains("4 more in f: 2.png, 3.png, 4.png, 5.png\n"))
  }

  @Test func `findings of other rules, severities and catalogs are not folded together`() throws {
    let report = ReporterSample.report(
      (1...3).map { finding(.error, "a.swift", line: $0, name: "x") }
        + (4...6).map { finding(.warning, "a.swift", line: $0, name: "x") }
        + (7...9).map { finding(.error, "b.swift", line: $0, name: "x") }
        + (1...3).map { finding(.error, "a.swift", line: $0, rule: "other", name: "x") })
    #expect(try !text(report).contains("more in"))
  }

  @Test func `three hundred thousand repeats of a mistake are a few lines`() throws {
    let long = String(repeating: "x", count: 3000)
    let report = ReporterSample.report(
      (1...300_000).map { finding(.error, "a.swift", line: $0, "no catalog has “\(long)”", name: long) })
    let text = try text(report)
    #expect(text.utf8.count < 1000)
    #expect(text.contains("and 299999 more in a.swift: “\(String(repeating: "x", count: 39))…” (line 2), "))
  }

  @Test func `a long name is cut, and so is a message without quotes`() throws {
    let long = String(repeating: "0123456789", count: 500)
    let quoted = try text(ReporterSample.report([finding(.error, "a.png", "“\(long)” is not there, “b” is")]))
    #expect(quoted.contains("“\(long.prefix(79))…” is not there, “b” is (rule)"))
    #expect(
      try text(ReporterSample.report([finding(.error, "a.png", long)])).contains(
        "\(long.prefix(999))… (rule)"))
    #expect(
      try text(ReporterSample.report([finding(.error, "a.png", "“\(long)")])).contains(
        "\(long.prefix(998))… (rule)"))
  }

  @Test func `unread files come first, and only ten of them are listed`() throws {
    let issues = (10..<25).map { ScanIssue(Place(RepositoryPath("\($0)")), "permission denied") }
    let report = ReporterSample.report([finding()], issues: issues)
    #expect(try text(report).hasPrefix("Not checked:\n10: permission denied\n11: permission denied\n"))
    #expect(try text(report).contains("19: permission denied\nand 5 more\n\na.png: error"))
  }

  @Test func `places beyond the first three of a finding are only counted`() throws {
    let notes = (1...5).map { Note(Place("n", TextPosition(line: $0, column: 1)), "another copy") }
    let finding = ReporterSample.diagnostic("rule", .error, [], at: Place("a"), "x", related: notes)
    let lines = try text(ReporterSample.report([finding])).split(separator: "\n")
    #expect(
      lines[1...4] == [
        "    n:1:1: note: another copy", "    n:2:1: note: another copy", "    n:3:1: note: another copy",
        "    and 2 more places",
      ])
  }

  @Test func `a table counts the findings of each rule`() throws {
    let report = ReporterSample.report([
      finding(.warning, "a", line: 1), finding(.error, "a", line: 1),
      finding(.warning, "b", line: 1, saving: [Saving("b", bytes: 2000)], rule: "long_rule"),
      finding(.warning, "c", line: 1, saving: [Saving("b", bytes: 2000)], rule: "long_rule"),
    ])
    #expect(
      try text(report).contains(
        """

          error    rule       1
          warning  long_rule  2  2 KB
          warning  rule       1

        Checked
        """))
    #expect(try !text(ReporterSample.report([finding()])).contains("  error"))
  }

  @Test func `a limit that was exceeded is named`() throws {
    var style = ReporterSample.style
    style.failing = .warning
    style.exceededLimit = 1
    let report = ReporterSample.report([finding(.warning, "a"), finding(.warning, "b")])
    #expect(
      try text(report, style).hasSuffix(
        "There are more warnings than --max-warnings 1 allows, so the run fails.\n"))
  }

  @Test func `quiet prints nothing on success, and otherwise only findings`() throws {
    var style = ReporterSample.style
    style.isQuiet = true
    let issue = ScanIssue(Place("b"), "permission denied")
    #expect(try text(ReporterSample.report(issues: [issue]), style) == "")
    #expect(try text(ReporterSample.report([finding()]), style) == "a.png: error: is wrong (rule)\n\n")
  }

  @Test(arguments: [
    ("/r", "/r", "a/b.png"), ("/r", "/r/a", "b.png"), ("/r", "/r/c", "../a/b.png"),
    ("/r", "/r/c/d", "../../a/b.png"), ("/r/x", "/r", "x/a/b.png"), ("/r", "/other", "a/b.png"),
    ("/r", "/rr", "a/b.png"),
  ])
  func `paths are relative to the current folder`(_ root: String, _ folder: String, _ shown: String) throws {
    var style = ReporterSample.style
    style.paths = PathBase(root: FilePath(root), from: FilePath(folder))
    #expect(
      try text(ReporterSample.report([finding(.error, "a/b.png")]), style).hasPrefix("\(shown): error:"))
  }

  @Test(arguments: [20, 33, 80, 120])
  func `lines break at spaces, never in a path, and lose no word`(_ width: Int) throws {
    let words = (0..<40).map { "w\($0)" }.joined(separator: " ")
    let report = ReporterSample.report([finding(.error, "My App/a.png", words)])
    var style = ReporterSample.style
    style.width = width
    let folded = try text(report, style)
    #expect(folded.split(separator: "\n").allSatisfy { $0.count <= width || !$0.contains("w") })
    #expect(folded.hasPrefix("My App/a.png: error:\n    w0 "))
    let whole = try text(report)
    #expect(folded.split(whereSeparator: \.isWhitespace) == whole.split(whereSeparator: \.isWhitespace))
  }

  @Test func `a message that fits stays on one line`() throws {
    var style = ReporterSample.style
    style.width = 80
    #expect(try text(ReporterSample.report([finding()]), style).hasPrefix("a.png: error: is wrong (rule)\n"))
  }

  @Test func `a wide character takes two columns`() throws {
    var style = ReporterSample.style
    style.width = 30
    let message = "家家家家家家家家家家家家家 bb"
    let folded = try text(ReporterSample.report([finding(.error, "a.png", message)]), style)
    #expect(folded.hasPrefix("a.png: error:\n    家家家家家家家家家家家家家\n    bb (rule)\n"))
  }

  @Test func `an absurd width breaks nothing`() throws {
    for width in [Int.min, -1, 0, 1] {
      var style = ReporterSample.style
      style.width = width
      var least = style
      least.width = 20
      #expect(try text(ReporterSample.mixed.report, style) == text(ReporterSample.mixed.report, least))
    }
  }
}
