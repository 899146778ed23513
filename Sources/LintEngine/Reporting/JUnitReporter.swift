internal import Basics
internal import AssetModel

/// The report as the outcome of tests, for build servers: a suite for every rule, a case for every finding.
///
/// The form is what Jenkins' `junit-10.xsd` describes. Build servers recognise a case by its class and name,
/// so both stay the same while the problem is there: they hold no line, count or message.
struct JUnitReporter: Reporter {
  static let name = "junit"
  static let summary = "For build servers: a test suite for every rule, a failure for every problem."

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8] {
    let found = Dictionary(grouping: report.diagnostics, by: \.rule)
    let about = Dictionary(style.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var suites = Set(report.rules).union(found.keys).sorted().map { rule in
      JUnitSuite(rule, about[rule], found[rule] ?? [], style)
    }
    suites.append(JUnitSuite(report.unread))
    let root = XMLElement(
      "testsuites",
      [
        "name": "assetlint",
        "tests": "\(suites.reduce(0) { $0 + $1.cases.count })",
        "failures": "\(suites.reduce(0) { $0 + $1.failures })",
        "errors": "\(suites.reduce(0) { $0 + $1.errors })",
        "time": "0",
      ], suites.map(\.element))
    return root.document
  }
}

/// The cases of one rule, or those of reading the repository.
private struct JUnitSuite {
  let name: String
  private(set) var cases: [XMLElement] = []
  private(set) var failures = 0
  private(set) var errors = 0
  private var titles: [String: Int] = [:]

  /// What one rule found.
  ///
  /// A finding below the failing severity is a case that passes and prints the text: a run that ends well must
  /// not look broken, and `skipped` would say that nobody looked.
  init(_ rule: String, _ about: RuleDescription?, _ diagnostics: [Diagnostic], _ style: ReportStyle) {
    name = rule
    for diagnostic in diagnostics {
      var page = TextPage()
      page.write(diagnostic)
      let text = page.text + (about.map { "\n\($0.rationale)\n" } ?? "")
      if diagnostic.severity >= style.failing {
        failures += 1
        add(
          diagnostic.finding.title, "failure", diagnostic.severity.rawValue, diagnostic.finding.message, text)
      } else {
        add(diagnostic.finding.title, XMLElement("system-out", [:], text: text))
      }
    }
    if cases.isEmpty { add(about?.summary ?? rule) }
  }

  /// What could not be read.
  init(_ issues: [ScanIssue]) {
    name = "scan"
    for issue in issues {
      var page = TextPage()
      page.write(issue)
      errors += 1
      add(issue.place.path.description, "error", "unreadable", issue.message, page.text)
    }
    if cases.isEmpty { add("Everything could be read.") }
  }

  private mutating func add(
    _ title: String, _ outcome: String, _ type: String, _ message: String, _ text: String
  ) {
    add(title, XMLElement(outcome, ["type": type, "message": message], text: text))
  }

  private mutating func add(_ title: String, _ outcome: XMLElement? = nil) {
    let attributes: KeyValuePairs = [
      "classname": "assetlint.\(name)", "name": unique(title.displayed), "time": "0",
    ]
    cases.append(XMLElement("testcase", attributes, outcome.map { [$0] } ?? []))
  }

  /// The title, numbered where an earlier case has the same: consumers drop what they take for a repetition.
  private mutating func unique(_ title: String) -> String {
    titles[title, default: 0] += 1
    guard let ordinal = titles[title], ordinal > 1 else { return title }
    return unique("\(title) #\(ordinal)")
  }

  var element: XMLElement {
    XMLElement(
      "testsuite",
      [
        "name": name, "tests": "\(cases.count)", "failures": "\(failures)", "errors": "\(errors)",
        "skipped": "0", "time": "0",
      ], cases)
  }
}
