public import Basics

/// One place of a source file that may name an asset, or use something that does.
public struct Mention: Hashable, Sendable {
  /// How the place speaks.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// A string whose whole content is known; `text` is that content.
    case literal
    /// A string of which only parts are known; `text` is a `Pattern`.
    case pattern
    /// Names joined by dots, up to the first call, subscript or end: `R.image.close`. `text` is the names as
    /// written but without spaces, `?`, `!` and backticks; it begins with a dot where no name stands first.
    case chain
    /// A string or name quoted in a comment.
    case comment
    /// An instruction to assetlint in a comment; `text` is what follows `assetlint:`.
    case directive
    /// A string of a file in which any string may mean anything.
    case word
  }

  /// What the text does not say about the place.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A chain that is called: arguments follow.
    public static let called = Traits(rawValue: 1 << 0)
    /// A chain with a subscript behind it.
    public static let subscripted = Traits(rawValue: 1 << 1)
    /// A chain that goes on from a call, a subscript or a literal before it: a member of what that gave.
    public static let postfix = Traits(rawValue: 1 << 2)
    /// A chain that begins with a constant or variable of the function around it, or a parameter of a closure.
    public static let local = Traits(rawValue: 1 << 3)
    /// A chain that begins with a parameter of the function around it.
    public static let parameter = Traits(rawValue: 1 << 4)
    /// A literal that is not written down: the raw value of an enum case without one.
    public static let implied = Traits(rawValue: 1 << 5)
    /// A text of the function around it that is given to nothing which asks for assets.
    public static let plainUse = Traits(rawValue: 1 << 6)
    /// A chain whose value becomes a part of a longer text.
    public static let part = Traits(rawValue: 1 << 7)
  }

  public let kind: Kind
  public let traits: Traits
  public let regions: Regions
  public let text: TextID
  /// The innermost declaration that holds the place.
  public let declaration: DeclarationID
  /// What happens to the value there.
  public let context: ContextID
  private let place: CompactPosition

  init(
    kind: Kind, traits: Traits, regions: Regions, text: TextID, declaration: DeclarationID,
    context: ContextID,
    position: TextPosition
  ) {
    self.kind = kind
    self.traits = traits
    self.regions = regions
    self.text = text
    self.declaration = declaration
    self.context = context
    place = CompactPosition(position)
  }

  public var position: TextPosition { place.position }
}

/// What kinds of code a place lies in, besides the code that people run.
public struct Regions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Inside `#Preview` or a preview provider.
  public static let preview = Regions(rawValue: 1 << 0)
  /// Inside a declaration that is deprecated, obsoleted or unavailable.
  public static let deprecated = Regions(rawValue: 1 << 1)
  /// Only compiled into debug builds.
  public static let debug = Regions(rawValue: 1 << 2)
  /// Never compiled: `#if false`.
  public static let disabled = Regions(rawValue: 1 << 3)
}
