/// One check. The properties of a conforming type are the rule's options, and their initial values are the defaults.
///
/// The findings depend only on the project. A rule declares which facts it needs, so that a run computes only those.
public protocol Rule: Sendable {
  var about: RuleDescription { get }

  static var options: [RuleOption<Self>] { get }

  /// The facts that `check` uses in addition to catalogs, sets, slots and file sizes.
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

  /// The content IDs of files that have the same size as another file.
  public static let digests = Needs(rawValue: 1 << 0)
  public static let pictures = Needs(rawValue: 1 << 1)
  /// What each image file shows, if it may look the same as another file.
  public static let looks = Needs(rawValue: 1 << 3)
  /// The decoded images of App Store icons that may have transparent parts.
  public static let iconTransparency = Needs(rawValue: 1 << 4)
  public static let similarities = Needs(rawValue: 1 << 5)
  public static let usage = Needs(rawValue: 1 << 2)
  /// The modules in project files and manifests, and what they build.
  public static let modules = Needs(rawValue: 1 << 6)
  public static let damage = Needs(rawValue: 1 << 7)
  /// Which images in a set are enlarged versions of another image in the set.
  public static let enlargements = Needs(rawValue: 1 << 8)
  /// The calls that look up each asset, and the bundles that they search.
  public static let lookups = Needs(rawValue: 1 << 9)
  /// The images and animations outside catalogs, and the content IDs of those that have the same size as another file.
  public static let looseFiles = Needs(rawValue: 1 << 10)
  /// The resources in unknown formats that contain the names of unused assets.
  public static let namingFiles = Needs(rawValue: 1 << 11)
}
