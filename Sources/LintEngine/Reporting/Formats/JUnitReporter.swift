internal import AssetModel
internal import Basics

/// Writes a JUnit report with a suite for each rule and a case for each finding, in the format of Jenkins'
/// `junit-10.xsd`. The attributes `file` and `line` are added for GitLab, CircleCI and others. CI services identify a
/// case by its class and name, so these contain no line number, count or message, which could change.
struct JUnitReporter: Reporter {
  static let name = "junit"
  static let summary =
    "Test results for CI: a suite per rule, a failure for each finding that fails the run."

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8] {
    let found = Dictionary(grouping: report.diagnostics, by: \.rule)
    let about = Dictionary(style.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var suites = Set(report.rules).union(found.keys).sorted().map { rule in
      JUnitSuite(rule, about[rule], found[rule] ?? [], style)
    }
    suites.append(JUnitSuite(report.unread, style))
    let root = XMLElement(
      "testsuites",
      [
        ("name", "assetlint"),
        ("tests", "\(suites.reduce(0) { $0 + $1.cases.count })"),
        ("failures", "\(suites.reduce(0) { $0 + $1.failures })"),
        ("errors", "\(suites.reduce(0) { $0 + $1.errors })"),
        ("time", "0"),
      ], suites.map(\.element))
    return root.document
  }
}

/// The test cases of one rule, or those for files that could not be read.
private struct JUnitSuite {
  let name: String
  private let style: ReportStyle
  private(set) var cases: [XMLElement] = []
  private(set) var failures = 0
  private(set) var errors = 0
  private var titles: [String: Int] = [:]

  /// Creates the test cases of a rule. A rule without findings gets a passing case. Findings that do not fail the run
  /// become passing cases with output, because `skipped` would mean that nothing was checked.
  init(_ rule: String, _ about: RuleDescription?, _ diagnostics: [Diagnostic], _ style: ReportStyle) {
    name = rule
    self.style = style
    for diagnostic in diagnostics {
      var page = TextPage()
      page.write(diagnostic)
      let text = page.text + (about.map { "\n\($0.rationale)\n" } ?? "")
      // Several findings can have the same title, such as those about different entries in a `Contents.json`.
      let title = "\(diagnostic.finding.title) [\(diagnostic.fingerprint.hex.prefix(8))]"
      let outcome: XMLElement
      if diagnostic.severity >= style.failing {
        failures += 1
        outcome = XMLElement(
          "failure", [("type", diagnostic.severity.rawValue), ("message", diagnostic.finding.message)],
          text: text)
      } else {
        outcome = XMLElement("system-out", [], text: text)
      }
      add(title, diagnostic.finding.place, outcome)
    }
    if cases.isEmpty { add(about?.summary ?? rule, Place(.root)) }
  }

  init(_ issues: [ScanIssue], _ style: ReportStyle) {
    name = "scan"
    self.style = style
    for issue in issues {
      var page = TextPage()
      page.write(issue)
      errors += 1
      let outcome = XMLElement(
        "error", [("type", ReportEntry.unreadable), ("message", issue.message)], text: page.text)
      add(issue.place.path.description, issue.place, outcome)
    }
    if cases.isEmpty { add("All files were read.", Place(.root)) }
  }

  private mutating func add(_ title: String, _ place: Place, _ outcome: XMLElement? = nil) {
    let path = style.checkoutPath(place.path)
    let attributes = [
      ("classname", "assetlint.\(name)"), ("name", unique(title.displayed)),
      ("file", path.isRoot ? "." : "\(path)"), ("line", "\((place.position ?? .start).line)"), ("time", "0"),
    ]
    cases.append(XMLElement("testcase", attributes, outcome.map { [$0] } ?? []))
  }

  /// Appends a number to a title if another test case has the same title, because CI services drop
  /// duplicates.
  private mutating func unique(_ title: String) -> String {
    titles[title, default: 0] += 1
    guard let ordinal = titles[title], ordinal > 1 else { return title }
    return unique("\(title) #\(ordinal)")
  }

  var element: XMLElement {
    XMLElement(
      "testsuite",
      [
        ("name", name), ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
        ("skipped", "0"), ("time", "0"),
      ], cases)
  }
}
