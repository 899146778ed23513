public import AssetModel
public import Basics

public struct ConfiguredRule: Sendable {
  public let rule: any Rule
  public let levels: RuleLevels

  public var about: RuleDescription { rule.about }

  public init(_ rule: any Rule, levels: RuleLevels) {
    self.rule = rule
    self.levels = levels
  }
}

/// The severities of one rule or check, which may depend on the path.
public struct RuleLevels: Sendable {
  public var base: RuleLevel
  /// The rule's levels for certain paths, from `overrides:`. If several match a path, the last one counts.
  public var exceptions: [(places: PathFilter, level: RuleLevel)]
  /// The paths given by the keys `included` and `excluded` of the rule.
  public var places: PathFilter

  public init(
    base: RuleLevel, exceptions: [(places: PathFilter, level: RuleLevel)] = [],
    places: PathFilter = .everything
  ) {
    self.base = base
    self.exceptions = exceptions
    self.places = places
  }

  public func level(at path: RepositoryPath) -> RuleLevel {
    guard places.contains(path) else { return .off }
    return exceptions.last { $0.places.contains(path) }?.level ?? base
  }

  public var isEverOn: Bool {
    base != .off || exceptions.contains { $0.level != .off }
  }
}

public struct PathFilter: Sendable {
  /// Patterns for the paths to include; if empty, all paths are included.
  public var included: [Glob]
  public var excluded: [Glob]

  public init(included: [Glob] = [], excluded: [Glob] = []) {
    self.included = included
    self.excluded = excluded
  }

  public static let everything = PathFilter()

  public func contains(_ path: RepositoryPath) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excludes(path)
  }

  func excludes(_ path: RepositoryPath) -> Bool {
    excluded.contains { $0.matches(path) }
  }
}
