/// Something in a manifest that has a value.
struct Expression: Sendable {
  let kind: Kind
  let offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// What stands in a row is kept in a row, so that a long one is not deep.
  indirect enum Kind: Sendable {
    case string([StringPart])
    /// As it is written.
    case number(String)
    case bool(Bool)
    case null
    case list([Expression])
    case pairs([(key: Expression, value: Expression)])
    case name(String)
    /// `.name`, whose type the context gives.
    case implicit(String)
    case postfix(Expression, [Suffix])
    /// Operands with the operators between them.
    case row([Expression], [String])
    case prefix(String, Expression)
    case choice(condition: Expression, Expression, otherwise: Expression)
    case closure(Closure)
    /// `\.name.name`
    case keyPath([String])
    /// Nothing that is understood.
    case other
  }

  /// A part of a string literal.
  enum StringPart: Sendable {
    case text(String)
    case code(Expression)
  }

  /// What can stand behind a value.
  enum Suffix: Sendable {
    case member(String, at: Int)
    case call([Argument], at: Int)
    case index([Argument])
  }
}

/// An argument of a call.
struct Argument: Sendable {
  let label: String?
  let value: Expression
}

/// A block of code that is a value.
package struct Closure: Sendable {
  let parameters: [String]
  let body: [Statement]
}

/// Something in a manifest that is done.
indirect enum Statement: Sendable {
  case expression(Expression)
  /// `let name: type = value`; `isShared` where all values of a type have one.
  case variable(String, type: String?, value: Expression?, isShared: Bool, body: [Statement]?)
  /// `target = value`, or with an operator such as `+=`.
  case assignment(Expression, String, Expression)
  case function(Function)
  case type(TypeDeclaration)
  /// The first of the branches whose condition holds.
  case branch([Branch])
  /// `#if`, whose branches share the names around them.
  case directive([Branch])
  case loop(String, in: Expression, condition: Expression?, [Statement])
  case giveBack(Expression?)
  /// `break` or `continue`.
  case leave
}

/// One branch of `if`, `switch` or `#if`.
struct Branch: Sendable {
  /// Nil for `else`.
  let condition: Expression?
  /// Names that stand for values which must not be nil, as in `if let`.
  var bindings: [(name: String, value: Expression)] = []
  let body: [Statement]
}

/// A function with its parameters.
package struct Function: Sendable {
  /// A parameter, with the label that a call puts before it.
  struct Parameter: Sendable {
    let label: String?
    let name: String
    let type: String?
    let value: Expression?
  }

  let name: String
  let parameters: [Parameter]
  /// What it gives back.
  let type: String?
  /// Whether it belongs to a type and not to its values.
  let isShared: Bool
  let body: [Statement]
}

/// A type or extension with what it declares.
struct TypeDeclaration: Sendable {
  let name: String
  let members: [Statement]
  /// The cases of an enumeration with their raw values.
  let cases: [(name: String, value: Expression?)]
}
