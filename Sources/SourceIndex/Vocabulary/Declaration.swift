public import Basics

public struct DeclarationID: Hashable, Comparable, Sendable {
  let number: UInt32

  init(_ number: UInt32) {
    self.number = number
  }

  public static let file = DeclarationID(0)

  public var index: Int { Int(number) }

  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// A declaration in a source file, or the file itself.
public struct Declaration: Hashable, Sendable {
  public enum Kind: UInt8, CaseIterable, Sendable {
    case file
    case `class`, structure, enumeration, `protocol`, actor, `extension`
    case function, initializer, `subscript`
    /// A constant or variable that is global or belongs to a type.
    case property
    case enumCase
    case typeAlias
    case macro

    public var isType: Bool { Self.class.rawValue...Self.extension.rawValue ~= rawValue }
  }

  /// The declared access level; the enclosing declaration may widen or narrow it.
  public enum Access: UInt8, CaseIterable, Comparable, Sendable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let `static` = Traits(rawValue: 1 << 0)
    public static let computed = Traits(rawValue: 1 << 1)
    public static let deprecated = Traits(rawValue: 1 << 2)
    public static let dynamicMemberLookup = Traits(rawValue: 1 << 3)
    public static let overriding = Traits(rawValue: 1 << 4)
    /// The declaration is visible to Objective-C because of an attribute such as `@objc` or `@IBInspectable`.
    public static let objectiveC = Traits(rawValue: 1 << 5)
    public static let associatedValues = Traits(rawValue: 1 << 6)
    public static let lazy = Traits(rawValue: 1 << 7)
  }

  public internal(set) var kind: Kind
  /// The access level as written in the code; nil if none is written.
  public internal(set) var access: Access?
  public internal(set) var traits: Traits = []
  /// The name. In Swift, the names of functions, initializers and subscripts include the labels, as in `icon(named:)`.
  /// The name of an Objective-C method is its selector.
  public internal(set) var name: TextID
  /// The source text of the declared type, the result type, or the type that an alias represents.
  public internal(set) var type = TextID.none
  /// The types after the colon in the declaration, separated by `, `. The first entry can be the name of an attached
  /// macro instead of a type.
  public internal(set) var inherited = TextID.none
  /// The parameters of a function, initializer, subscript or C macro, with their internal names: `name: String; size:
  /// Int`.
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
