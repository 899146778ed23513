public import Basics

/// A declaration of one file, as its place in the file's list of them.
public struct DeclarationID: Hashable, Comparable, Sendable {
  let number: UInt32

  init(_ number: UInt32) {
    self.number = number
  }

  /// The file itself, which holds everything that is in no other declaration.
  public static let file = DeclarationID(0)

  /// The place in the list, from zero.
  public var index: Int { Int(number) }

  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// Something that a source file declares and other places can use by its name.
public struct Declaration: Hashable, Sendable {
  public enum Kind: UInt8, CaseIterable, Sendable {
    case file
    case `class`, structure, enumeration, `protocol`, actor, `extension`
    case function, initializer, `subscript`
    /// A constant or variable of a type or of the file.
    case property
    case enumCase
    case typeAlias
    /// A macro of the C preprocessor that stands for a value.
    case macro

    /// Whether members of a type stand directly inside.
    public var isType: Bool { Self.class.rawValue...Self.extension.rawValue ~= rawValue }
  }

  /// Who may use a declaration, as far as it says itself; what holds it may widen or narrow that.
  public enum Access: UInt8, CaseIterable, Comparable, Sendable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Belongs to the type, not to its values.
    public static let `static` = Traits(rawValue: 1 << 0)
    /// A property that code computes.
    public static let computed = Traits(rawValue: 1 << 1)
    public static let deprecated = Traits(rawValue: 1 << 2)
    public static let dynamicMemberLookup = Traits(rawValue: 1 << 3)
    public static let overriding = Traits(rawValue: 1 << 4)
    /// Visible to Objective-C by an attribute: `@objc`, `@IBInspectable` and the like.
    public static let objectiveC = Traits(rawValue: 1 << 5)
    /// An enum case that carries values.
    public static let associatedValues = Traits(rawValue: 1 << 6)
  }

  public internal(set) var kind: Kind
  /// Who may use it; nil where that is not written.
  public internal(set) var access: Access?
  public internal(set) var traits: Traits = []
  /// The name; of functions, initializers and subscripts with the labels: `icon(named:)`.
  public internal(set) var name: TextID
  /// The declared type, result, or what an alias stands for, as written.
  public internal(set) var type = TextID.none
  /// The types behind the colon, separated by `, `.
  public internal(set) var inherited = TextID.none
  /// The parameters of a function, initializer or subscript, by the names they have inside: `name: String; size: Int`.
  public internal(set) var parameters = TextID.none
  public internal(set) var parent: DeclarationID
  private var place = CompactPosition(.start)

  init(kind: Kind, access: Access? = nil, traits: Traits = [], name: TextID, parent: DeclarationID) {
    self.kind = kind
    self.access = access
    self.traits = traits
    self.name = name
    self.parent = parent
  }

  public internal(set) var position: TextPosition {
    get { place.position }
    set { place = CompactPosition(newValue) }
  }
}
