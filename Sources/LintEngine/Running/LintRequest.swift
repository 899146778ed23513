public import AssetModel
internal import AssetScan
public import Basics

public struct LintRequest: Sendable {
  public var rules: [ConfiguredRule]
  /// The severities of the checks that are not rules, by the id of the check.
  public var checks: [String: RuleLevels]
  public var reported: ReportedPaths
  public var suppressions: [Suppression]
  /// The ids of all rules and checks. A comment that disables any other rule is reported.
  public var ruleNames: [String] = []
  /// The ids of the rules that the configuration or the command line explicitly disables.
  var disabledRules: Set<String> = []
  var unmatched: [UnmatchedPattern] = []
  public var isStrict: Bool
  /// Whether to report findings that a rule allows as exceptions.
  public var showsExcused = false
  public var telling = Telling.folded
  public var isComparing = false
  /// The current day, in days since 1970. Decides which suppressions have expired.
  public var today: Int
  public var jobs: Jobs

  public init(
    rules: [ConfiguredRule], checks: [String: RuleLevels] = [:], reported: ReportedPaths = ReportedPaths(),
    suppressions: [Suppression] = [], isStrict: Bool = false, today: Int = 0, jobs: Jobs = .all
  ) {
    self.rules = rules
    self.checks = checks
    self.reported = reported
    self.suppressions = suppressions
    self.isStrict = isStrict
    self.today = today
    self.jobs = jobs
  }

  var ruleIDs: Set<String> {
    Set(rules.map(\.about.id) + checks.filter { $0.value.isEverOn }.map(\.key))
  }

  public var needs: Needs {
    let touched = isComparing && checks[TouchedSharedAsset.about.id]?.isEverOn == true
    return rules.reduce(into: touched ? TouchedSharedAsset.needs : []) { $0.formUnion($1.rule.needs) }
  }
}

public enum Telling: Sendable {
  /// Lists every finding, except those that contradict or repeat another finding, and merges similar findings.
  case folded
  /// Lists every finding, except those that contradict or repeat another finding. Does not merge findings.
  case each
  /// Lists every finding, including those that contradict or repeat another finding.
  case everything
}

/// The paths for which findings are reported. Other files are read, too, because they may use assets.
public struct ReportedPaths: Sendable {
  public var limits: [RepositoryPath]
  public var places: PathFilter
  /// The configuration files and the baseline. Findings in them are reported even if they are not in `included`.
  var configuration: Set<RepositoryPath> = []

  public init(limits: [RepositoryPath] = [], places: PathFilter = .everything) {
    self.limits = limits
    self.places = places
  }

  public func contains(_ path: RepositoryPath) -> Bool {
    // Dependencies are outside the repository, so their findings are not reported.
    if path.isOutside { return false }
    guard limits.isEmpty || limits.contains(where: { path.isInside($0) }) else { return false }
    return configuration.contains(path) ? !places.excludes(path) : places.contains(path)
  }
}

/// A team's decision to ignore certain findings.
public struct Suppression: Sendable {
  public let target: Target
  /// The ids of the rules to suppress; if empty, all rules.
  public let rules: Set<String>
  public let reason: String
  /// The day on which the suppression expires, in days since 1970; nil if it never expires.
  public let expiry: Int?
  public let place: Place

  public enum Target: Sendable {
    case assets(Glob)
    case lines(ClosedRange<Int>, of: RepositoryPath)
    case file(RepositoryPath)
  }

  public init(of target: Target, rules: Set<String>, reason: String, expiry: Int?, place: Place) {
    self.target = target
    self.rules = rules
    self.reason = reason
    self.expiry = expiry
    self.place = place
  }

  func covers(_ finding: Finding, of rule: String) -> Bool {
    guard rules.isEmpty || rules.contains(rule) else { return false }
    switch target {
    case .assets(let pattern):
      return finding.subjects.contains { subject in
        if let asset = subject.asset, pattern.matches(name: asset.name) { return true }
        return pattern.matches(subject.location)
      }
    case .lines(let lines, let path):
      guard finding.place.path == path, let line = finding.place.position?.line else { return false }
      return lines.contains(line)
    case .file(let path): return finding.place.path == path
    }
  }
}
