/// A context of one file, as its index in the file's list.
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
    /// A statement, which may be the implicit result of its body.
    case statement
    /// An argument in a call of `subject`, with a label and an index.
    case argument
    case subscripted
    case assigned
    /// The target of an assignment, whose previous value does not matter.
    case written
    /// The first value of a constant or variable: `subject` is its name, `label` its type if written.
    case initialValue
    /// The default of a parameter: `subject` is its name, `label` its type.
    case defaultValue
    case returned
    case rawValue
    case key
    /// Compared with another value. If that value is a name, `subject` is this name.
    case compared
    /// A pattern that values are matched with: `case .close:`.
    case matched
    /// A condition, or part of the head of a statement.
    case condition
    /// A value inside a string: `name` in `"ic_\(name)"`.
    case interpolated
    /// The value of an entry: `subject` is its setting, key or attribute.
    case entry
    /// A picture in a Markdown text: `![A dog](dog)`.
    case markdown
  }

  public var role: Role
  /// The number of preceding arguments, at most 255.
  public var index: UInt8 = 0
  /// What is called, indexed, assigned, declared or compared, as a chain.
  public var subject = TextID.none
  public var label = TextID.none
  /// The expression given as `bundle:` or `in:` to the same call, as written.
  public var bundle = TextID.none

  public init(_ role: Role, _ subject: TextID = .none, label: TextID = .none) {
    self.role = role
    self.subject = subject
    self.label = label
  }
}
