/// One check. A value of the rule's type holds its options; the default value holds the defaults.
///
/// A rule is a pure function of the project. What it needs to know it declares, so that nothing is read or
/// computed that nobody looks at.
public protocol Rule: Sendable {
  /// What the rule is called, why it exists, and examples of what it reports and of what it leaves alone.
  var about: RuleDescription { get }

  /// The options a configuration may set.
  static var options: [RuleOption<Self>] { get }

  /// The facts `check` will look at, beyond catalogs, sets, slots and the files' sizes.
  var needs: Needs { get }

  /// Everything the rule has to say about the project.
  func check(_ project: Project) -> [Finding]
}

extension Rule {
  public static var options: [RuleOption<Self>] { [] }
  public var needs: Needs { [] }
}

/// The facts that cost time to find out.
public struct Needs: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Digests of payloads that share their size with another one.
  public static let digests = Needs(rawValue: 1 << 0)
  /// The headers of pictures.
  public static let pictures = Needs(rawValue: 1 << 1)
  /// The looks of payloads that could show the same as another one.
  public static let looks = Needs(rawValue: 1 << 3)
  /// The looks of icons for the App Store that can have transparent parts.
  public static let iconTransparency = Needs(rawValue: 1 << 4)
  /// Which payloads look alike.
  public static let similarities = Needs(rawValue: 1 << 5)
  /// Who uses which asset.
  public static let usage = Needs(rawValue: 1 << 2)
  /// The modules of the project files and manifests, with what they build.
  public static let modules = Needs(rawValue: 1 << 6)
  /// Whether pictures can be decoded to their last pixel.
  public static let damage = Needs(rawValue: 1 << 7)
  /// Which pictures of a set are others of it enlarged.
  public static let enlargements = Needs(rawValue: 1 << 8)
}
