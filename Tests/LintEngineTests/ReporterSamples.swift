import AssetModel
import Basics
import LintEngine

/// Reports with everything that a report can contain.
enum ReporterSample: CaseIterable {
  case clean
  case mixed
  case compared
  case hostile

  var report: Report {
    switch self {
    case .clean: Self.report()
    case .mixed: Self.mixedReport
    case .compared: Self.comparedReport
    case .hostile: Self.hostileReport
    }
  }

  static let style = {
    var style = ReportStyle(toolVersion: "1.2.3", rules: rules)
    style.root = FilePath("/Users/me/App")
    return style
  }()

  static let rules = [
    rule(
      "duplicate_asset", "Assets with the same content.",
      "A copy ships its bytes twice, and when the icon is redrawn, one of the copies is forgotten."),
    rule(
      "missing_payload", "Files in Contents.json that do not exist.",
      "If the file is missing, the asset shows nothing."),
    rule(
      "oversized_payload", "Files over a size limit.",
      "One photo can outweigh the code of an app."),
  ]

  private static func rule(_ id: String, _ summary: String, _ rationale: String) -> RuleDescription {
    RuleDescription(
      id: id, category: .integrity, severity: .warning, summary: summary, rationale: rationale,
      whenToDisable: "Rarely.", examples: [])
  }

  static func diagnostic(
    _ rule: String, _ severity: Severity, _ subjects: [Subject], at place: Place, _ message: String,
    grade: Finding.Grade = .normal, related: [Note] = [], savings: [Saving] = [], requestedName: String? = nil
  ) -> Diagnostic {
    var finding = Finding(subjects, at: place, message, grade: grade, related: related, savings: savings)
    if let requestedName { finding = finding.asking(for: requestedName) }
    let identity = rule + message + place.path.description + "\(String(describing: place.position))"
    return Diagnostic(
      rule: rule, severity: severity, finding: finding, fingerprint: Digest(Array(identity.utf8)))
  }

  /// An image with this name in a catalog, or one of its files.
  static func image(
    _ role: Subject.Role, _ name: String, in catalog: RepositoryPath, file: String? = nil
  ) -> Subject {
    Subject(
      role, asset: AssetID(catalog: catalog, kind: .image, name: name),
      path: catalog.appending(RepositoryPath(name + ".imageset").bytes), file: file)
  }

  static func report(
    _ diagnostics: [Diagnostic] = [], issues: [ScanIssue] = [], rules: [RuleDescription] = rules,
    suppressed: Int = 0
  ) -> Report {
    var counts = Report.Counts()
    counts.catalogs = 5
    counts.assets = 417
    counts.payloads = 452
    counts.sources = 641
    counts.suppressed = suppressed
    return Report(diagnostics: diagnostics, issues: issues, rules: rules.map(\.id), counts: counts)
  }

  /// A report about a repository with findings of many kinds.
  private static let mixedReport: Report = {
    let app: RepositoryPath = "App/Assets.xcassets"
    let shared: RepositoryPath = "Shared/Assets.xcassets"
    let close: RepositoryPath = "App/Assets.xcassets/close.imageset/Contents.json"
    let kept: RepositoryPath = "Shared/Assets.xcassets/Icons/close.imageset/Contents.json"
    let copy = Saving("App/Assets.xcassets/close.imageset/close.png", bytes: 1834)
    return report(
      [
        diagnostic(
          "oversized_payload", .info, [], at: Place("App/Assets.xcassets"),
          "the catalog has 40 MB and a budget of 30 MB", grade: .minor),
        diagnostic(
          "oversized_payload", .warning, [image(.asset, "close", in: app, file: "close.png")],
          at: Place(close, TextPosition(line: 4, column: 20)),
          "“close.png” is 1.8 KB, over the limit of 1.5 KB; compress or shrink it", savings: [copy]),
        diagnostic(
          "duplicate_asset", .warning,
          [image(.kept, "Icons/close", in: shared), image(.copy, "close", in: app)],
          at: Place(close, .start),
          "“close” has the same content as “Icons/close” in Shared/Assets.xcassets, which wastes 1.8 KB; use that one",
          related: [Note(Place(kept, .start), "the copy to keep")],
          savings: [copy, Saving("App/Assets.xcassets/close.imageset/close@2x.png", bytes: 88377)]),
        diagnostic(
          "missing_payload", .error, [image(.asset, "close", in: app, file: "close@3x.png")],
          at: Place(close, TextPosition(line: 12, column: 20)),
          "“close@3x.png” does not exist, so the asset shows nothing for this slot; add the file, or clear the slot"
        ),
        diagnostic(
          "missing_payload", .error, [image(.asset, "close", in: app, file: "close@3x.png")],
          at: Place(close, TextPosition(line: 18, column: 20)),
          "“close@3x.png” does not exist, so the asset shows nothing for this slot; add the file, or clear the slot"
        ),
        diagnostic(
          "oversized_payload", .warning, [Subject(.asset, asset: nil, path: "App/Assets.xcassets/loose.png")],
          at: Place("App/Assets.xcassets/loose.png"),
          "“loose.png” is 600 KB, over the limit of 500 KB; compress or shrink it"),
      ],
      issues: [
        ScanIssue(
          Place("App/Assets.xcassets/new.imageset/Contents.json", TextPosition(line: 3, column: 1)),
          "expected ',' or '}'"),
        ScanIssue(Place("Vendor/secret"), "permission denied"),
      ], suppressed: 3)
  }()

  /// The report on a change to the repository of `mixedReport`. All findings except the first two are new, and two
  /// are fixed.
  private static let comparedReport: Report = {
    var report = mixedReport
    for index in report.diagnostics.indices { report.diagnostics[index].isNew = index >= 2 }
    report.modules = [
      "App/Assets.xcassets": "App", "App/Assets.xcassets/close.imageset/Contents.json": "App",
      "Shared/Assets.xcassets": "Design",
    ]
    report.diagnostics.append(
      diagnostic(
        "missing_asset", .error, [Subject(.asset, asset: nil, path: "App/View.swift")],
        at: Place("App/View.swift", TextPosition(line: 30, column: 9)),
        "no catalog has “close”, which UIImage(named:) refers to, so nothing is shown", requestedName: "close"
      ))
    let old: RepositoryPath = "App/Assets.xcassets/old.imageset/Contents.json"
    let fixed = [
      diagnostic(
        "missing_payload", .error, [image(.asset, "old", in: "App/Assets.xcassets")],
        at: Place(old, TextPosition(line: 4, column: 20)), "“old.png” does not exist"),
      diagnostic("oversized_payload", .warning, [], at: Place("App/Assets.xcassets"), "is heavy"),
    ]
    report.comparison = Comparison(base: "main", fixed: fixed, bytesAdded: 90211, bytesRemoved: 1834)
    return report
  }()

  /// Hostile names in every place that can contain a name.
  private static let hostileReport: Report = {
    let names = [
      "bell\u{7}\u{1B}[31mred", "]]><!--&amp;\"'<script>", "line\nbreak\r\u{2028}x", "\u{202E}gnp.live",
      "\u{9B}2J\u{7F}\u{0}", "::error::x##[group]", "zero\u{200B}width\u{FEFF}\u{FFFE}", "👨‍👩‍👧 家族 e\u{301}",
      "=HYPERLINK(\"http://evil.example\")", " +1;=2", "a,b\"c|d", "100%0A%2C:x",
      "@octocat #1 ![x](http://evil.example) **b** `c` <b> www.evil.example a@b.example {0} [y](1)",
      // A combining accent turns the mark before it into a different character, which code can easily overlook.
      ",\u{301}\"\u{301}|\u{301}%\u{301}:\u{301}]\u{301}(\u{301}=\u{301}",
    ]
    let catalog = RepositoryPath("A\u{1B}.xcassets")
    let raw = RepositoryPath(bytes: Array("Raw/".utf8) + [0xFF, 0xC3, 0x28] + Array(".png".utf8))
    var diagnostics = names.map { name in
      diagnostic(
        "missing_payload", .error, [image(.asset, name, in: catalog, file: name)],
        at: Place(catalog.appending(RepositoryPath(name + ".imageset").bytes), .start),
        "“\(name)” does not exist",
        related: [Note(Place(RepositoryPath(name)), "see \(name)")])
    }
    diagnostics.append(
      diagnostic(
        "missing_payload", .warning, [Subject(.asset, asset: nil, path: raw)], at: Place(raw),
        "“\(raw)” is odd"))
    return report(diagnostics, issues: [ScanIssue(Place(raw), "“\(names[0])” cannot be read")])
  }()
}
