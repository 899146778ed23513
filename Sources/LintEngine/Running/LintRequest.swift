public import AssetModel
internal import AssetScan
public import Basics

/// Everything a run needs besides the project.
public struct LintRequest: Sendable {
  public var rules: [ConfiguredRule]
  /// The level of the engine's own checks, by id.
  public var checks: [String: RuleLevels]
  /// Where findings are shown.
  public var reported: ReportedPaths
  public var suppressions: [Suppression]
  /// The ids of all rules and checks, to validate comments.
  public var ruleNames: [String] = []
  /// Configured patterns that match nothing in the repository.
  var unmatched: [UnmatchedPattern] = []
  /// Whether warnings count as errors.
  public var isStrict: Bool
  /// Whether to report the findings that a rule allows on purpose, too.
  public var showsExcused = false
  public var telling = Telling.folded
  /// Whether two states are compared.
  public var isComparing = false
  /// Days since 1970, for suppressions that expire.
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

  /// The rules and checks that are on anywhere.
  var ruleIDs: Set<String> {
    Set(rules.map(\.about.id) + checks.filter { $0.value.isEverOn }.map(\.key))
  }

  /// The facts that the rules need.
  public var needs: Needs {
    let touched = isComparing && checks[TouchedSharedAsset.about.id]?.isEverOn == true
    return rules.reduce(into: touched ? TouchedSharedAsset.needs : []) { $0.formUnion($1.rule.needs) }
  }
}

/// How findings are prepared.
public enum Telling: Sendable {
  /// For a reader: contradictions removed, and similar ones merged.
  case folded
  /// For a reader who wants to see every one.
  case each
  /// For counting: everything that the rules found, even if several findings are about one asset.
  case everything
}

/// The paths whose findings a report shows. Other files are still read and can be evidence.
public struct ReportedPaths: Sendable {
  /// The files and folders given on the command line; empty for all.
  public var limits: [RepositoryPath]
  /// The `included` and `excluded` patterns of the configuration.
  public var places: PathFilter
  /// The configuration files, which are always reported.
  var configuration: Set<RepositoryPath> = []

  public init(limits: [RepositoryPath] = [], places: PathFilter = .everything) {
    self.limits = limits
    self.places = places
  }

  /// Whether to report findings at this path.
  public func contains(_ path: RepositoryPath) -> Bool {
    // Findings in a dependency are not reported.
    if path.isOutside { return false }
    guard limits.isEmpty || limits.contains(where: { path.isInside($0) }) else { return false }
    return configuration.contains(path) ? !places.excludes(path) : places.contains(path)
  }
}

/// A decision of the team not to report something.
public struct Suppression: Sendable {
  public let target: Target
  /// The rules it silences; empty for all.
  public let rules: Set<String>
  public let reason: String
  /// The day on which it expires, counted from 1970.
  public let expiry: Int?
  /// Where the configuration or a comment declares it.
  public let place: Place

  /// What the findings are about, or where they are.
  public enum Target: Sendable {
    /// Assets whose names or paths the pattern matches.
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

  /// Whether it covers this finding of `rule`.
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
