internal import AssetModel
internal import LintEngine

extension RuleTotal {
  static func all(in report: Report) -> [RuleTotal] {
    Dictionary(grouping: report.diagnostics) { [$0.rule, $0.severity.rawValue] }.values.map { found in
      RuleTotal(
        rule: found[0].rule, severity: found[0].severity, findings: found.findingCount,
        bytes: found.bytesToSave)
    }.sorted {
      let isBroken = ($0.severity == .error, $1.severity == .error)
      if isBroken.0 != isBroken.1 { return isBroken.0 }
      return ($1.bytes, $1.severity, $1.findings, $0.rule) < ($0.bytes, $0.severity, $0.findings, $1.rule)
    }
  }
}
