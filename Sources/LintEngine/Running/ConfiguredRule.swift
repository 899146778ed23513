public import AssetModel
public import Basics

/// A rule with its options set, and its levels in different places.
public struct ConfiguredRule: Sendable {
  public let rule: any Rule
  public let levels: RuleLevels

  public var about: RuleDescription { rule.about }

  public init(_ rule: any Rule, levels: RuleLevels) {
    self.rule = rule
    self.levels = levels
  }
}

/// The level of one rule, from place to place.
public struct RuleLevels: Sendable {
  /// The level where no override applies.
  public var base: RuleLevel
  /// Overrides for some places; the last match wins.
  public var exceptions: [(places: PathFilter, level: RuleLevel)]
  /// Where the rule reports.
  public var places: PathFilter

  public init(
    base: RuleLevel, exceptions: [(places: PathFilter, level: RuleLevel)] = [],
    places: PathFilter = .everything
  ) {
    self.base = base
    self.exceptions = exceptions
    self.places = places
  }

  /// The level of a finding at `path`.
  public func level(at path: RepositoryPath) -> RuleLevel {
    guard places.contains(path) else { return .off }
    return exceptions.last { $0.places.contains(path) }?.level ?? base
  }

  /// Whether the rule is on anywhere.
  public var isEverOn: Bool {
    base != .off || exceptions.contains { $0.level != .off }
  }
}

/// A filter for paths of a repository.
public struct PathFilter: Sendable {
  /// Patterns; one must match. Empty to allow all.
  public var included: [Glob]
  /// Patterns; none may match.
  public var excluded: [Glob]

  public init(included: [Glob] = [], excluded: [Glob] = []) {
    self.included = included
    self.excluded = excluded
  }

  public static let everything = PathFilter()

  /// Whether the path passes the filter.
  public func contains(_ path: RepositoryPath) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excludes(path)
  }

  /// Whether one of the excluding patterns matches the path.
  func excludes(_ path: RepositoryPath) -> Bool {
    excluded.contains { $0.matches(path) }
  }
}
