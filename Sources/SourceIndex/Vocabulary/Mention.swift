public import Basics

/// A string, or a chain such as `R.image.close`, that may refer to an asset, directly or through a declaration.
public struct Mention: Hashable, Sendable {
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// A string with known content; `text` is the content.
    case literal
    /// A string that is only partly known. `TextTable.pattern(_:)` decodes its `text`.
    case pattern
    /// Names joined by dots, up to the first call or subscript: `R.image.close`. `text` contains the names without
    /// spaces, `?`, `!` and backticks. It begins with a dot if no name precedes the first dot in the source, as in
    /// `.close`.
    case chain
    case comment
    /// An instruction to assetlint in a comment; `text` is what follows `assetlint:`.
    case directive
    /// A string whose purpose is unknown, such as a value in a JSON file or an operand of a custom operator.
    case word
    /// An empty string that may be a piece of an asset name, as in `isOn ? "_on" : ""`. It has no `text`.
    case empty
  }

  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// A chain that is called, or an Objective-C message.
    public static let called = Traits(rawValue: 1 << 0)
    /// A chain whose value is subscripted. In Objective-C, also a message that reads an entry under a string key, as in
    /// `[data objectForKey:@"icon"]`.
    public static let subscripted = Traits(rawValue: 1 << 1)
    /// A chain that follows a call, a subscript or a literal, such as `.icon` in `item().icon`. Key paths such as
    /// `\.icon` also count.
    public static let postfix = Traits(rawValue: 1 << 2)
    /// A chain that begins with a local constant or variable, or a parameter of a closure. In Objective-C, it may also
    /// begin with a parameter of a function or method, but if it has dots, that parameter must be a string.
    public static let local = Traits(rawValue: 1 << 3)
    /// A chain that begins with a parameter of the enclosing Swift function.
    public static let parameter = Traits(rawValue: 1 << 4)
    /// The raw value of an enum case that has no explicit raw value. It equals the name of the case.
    public static let implied = Traits(rawValue: 1 << 5)
    /// A local name that holds a string and is not passed to anything that takes asset names.
    public static let plainUse = Traits(rawValue: 1 << 6)
    /// A chain whose value becomes part of a longer string.
    public static let part = Traits(rawValue: 1 << 7)
    /// A chain whose result is used by another chain or in a concatenation, such as `icons` in
    /// `icons().first`. Its context is that of the whole expression.
    public static let continued = Traits(rawValue: 1 << 8)
    /// A concatenation without literal text, such as `base() + suffix`. Because the result can be any string,
    /// it counts only as an argument that is passed on as an asset name.
    public static let sum = Traits(rawValue: 1 << 9)
    /// An argument of a call with a fallback, such as `"close"` in `UIImage(named: "close") ?? placeholder`. Also an
    /// argument of a call whose result is only tested, as in `if UIImage(named: "close") != nil`.
    public static let hasFallback = Traits(rawValue: 1 << 10)
    /// A value that is usually decoded from data: in Swift, one that is cast to a string, as in
    /// `data["icon"] as? String`, a local name for such a value, or the result of a decoder; in Objective-C, one that is
    /// read under a string key.
    public static let fromData = Traits(rawValue: 1 << 11)
    /// An argument of a call whose result is made resizable, such as `"close"` in `Image("close").resizable()`.
    /// Also a picture in a view that scales it to a fixed size.
    public static let resizable = Traits(rawValue: 1 << 12)
    /// An argument of a call whose result is force-unwrapped, such as `"close"` in `UIImage(named: "close")!`.
    public static let forced = Traits(rawValue: 1 << 13)
  }

  // This property comes first because of its alignment.
  public let traits: Traits
  public let kind: Kind
  public let regions: Regions
  public let text: TextID
  /// The innermost enclosing declaration.
  public let declaration: DeclarationID
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

/// The special kinds of code that a mention is in, such as previews, debug code and deprecated declarations.
public struct Regions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Code inside `#Preview` or a preview provider.
  public static let preview = Regions(rawValue: 1 << 0)
  /// Code inside a declaration that is deprecated, obsoleted or unavailable.
  public static let deprecated = Regions(rawValue: 1 << 1)
  /// Code that is compiled only for debugging.
  public static let debug = Regions(rawValue: 1 << 2)
  /// Code that is never compiled, such as code in `#if false`.
  public static let disabled = Regions(rawValue: 1 << 3)
  /// Code that is compiled but never runs, such as code in `if false` or after a `return`.
  public static let unreached = Regions(rawValue: 1 << 4)
}
