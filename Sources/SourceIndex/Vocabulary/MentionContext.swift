public struct ContextID: Hashable, Sendable {
  let number: UInt32

  init(_ number: UInt32) {
    self.number = number
  }

  public static let none = ContextID(0)

  public var index: Int { Int(number) }
}

/// How the value of a mention is used.
public struct MentionContext: Hashable, Sendable {
  public enum Role: UInt8, CaseIterable, Sendable {
    /// The value is a statement of its own. It may be the implicit return value of a function or closure.
    case statement
    /// An argument in a call to `subject`, with its label and index.
    case argument
    case subscripted
    case assigned
    /// The target of an assignment with `=`. Its previous value does not matter.
    case written
    /// The initial value of a constant or variable, or the sequence that a loop iterates over. `subject` is the name of
    /// the constant or variable, and `label` is its type if one is written.
    case initialValue
    /// The default value of a parameter. `subject` is the parameter's name, and `label` is its type.
    case defaultValue
    case returned
    case rawValue
    case key
    /// An operand of a comparison. If the left operand is a name, that name is the `subject` of the right operand's
    /// context.
    case compared
    /// A pattern that a value is compared with, such as `.close` in `case .close:`.
    case matched
    case condition
    /// A value inside a string: `name` in `"ic_\(name)"`.
    case interpolated
    case entry
    /// An image in Markdown text, as in `![A dog](dog)`.
    case markdown
    /// A method that a selector refers to without calling it, as in `#selector(UIColor.init(named:in:))` or
    /// `@selector(colorNamed:)`. `label` is the first argument label of the method.
    case selector
  }

  public var role: Role
  /// The number of preceding arguments, at most 255. In an interface file, the longer side in points of the view that
  /// shows a picture; 0 if it is unknown or more than 255.
  public var index: UInt8 = 0
  public var subject = TextID.none
  public var label = TextID.none
  public var bundle = TextID.none

  public init(_ role: Role, _ subject: TextID = .none, label: TextID = .none) {
    self.role = role
    self.subject = subject
    self.label = label
  }
}
