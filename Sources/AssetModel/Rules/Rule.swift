/// One check. A value of the rule's type holds its options; the default value holds the defaults.
///
/// A rule is a pure function of the project. It declares the facts it needs, so that a run computes nothing it does not
/// use.
public protocol Rule: Sendable {
  var about: RuleDescription { get }

  static var options: [RuleOption<Self>] { get }

  /// The facts `check` uses, beyond catalogs, sets, slots and file sizes.
  var needs: Needs { get }

  func check(_ project: Project) -> [Finding]
}

extension Rule {
  public static var options: [RuleOption<Self>] { [] }
  public var needs: Needs { [] }
}

/// The facts that a rule needs and that take time to compute.
public struct Needs: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Content ids of payloads that have the same size as another one.
  public static let digests = Needs(rawValue: 1 << 0)
  public static let pictures = Needs(rawValue: 1 << 1)
  /// The looks of payloads that may look the same as another one.
  public static let looks = Needs(rawValue: 1 << 3)
  /// The decoded pictures of App Store icons that may have transparent parts.
  public static let iconTransparency = Needs(rawValue: 1 << 4)
  public static let similarities = Needs(rawValue: 1 << 5)
  public static let usage = Needs(rawValue: 1 << 2)
  /// The modules of the project files and manifests, with what they build.
  public static let modules = Needs(rawValue: 1 << 6)
  /// Whether pictures can be decoded completely.
  public static let damage = Needs(rawValue: 1 << 7)
  /// Which pictures of a set are enlarged versions of another picture in the set.
  public static let enlargements = Needs(rawValue: 1 << 8)
  /// Which calls look for each asset, and where.
  public static let lookups = Needs(rawValue: 1 << 9)
}
