/// An expression in a manifest.
struct Expression: Sendable {
  let kind: Kind
  let offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// Operator sequences are kept flat, so that a long one is not deeply nested.
  indirect enum Kind: Sendable {
    case string([StringPart])
    /// As written.
    case number(String)
    case bool(Bool)
    case null
    case list([Expression])
    case pairs([(key: Expression, value: Expression)])
    case name(String)
    /// `.name`, whose type comes from the context.
    case implicit(String)
    case postfix(Expression, [Suffix])
    /// Operands with the operators between them.
    case row([Expression], [String])
    case prefix(String, Expression)
    case choice(condition: Expression, Expression, otherwise: Expression)
    /// Whether a value is the enum case with this name.
    case isCase(Expression, String)
    /// The associated value at this position of an enum case.
    case payload(Expression, Int)
    case closure(Closure)
    /// `\.name.name`
    case keyPath([String])
    /// Anything that is not understood.
    case other
  }

  /// A part of a string literal.
  enum StringPart: Sendable {
    case text(String)
    case code(Expression)
  }

  /// What can follow a value.
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

/// A closure.
package struct Closure: Sendable {
  let parameters: [String]
  let body: [Statement]
}

/// A statement in a manifest.
indirect enum Statement: Sendable {
  case expression(Expression)
  /// `let name: type = value`; `isShared` for static variables.
  case variable(String, type: String?, value: Expression?, isShared: Bool, body: [Statement]?)
  /// `target = value`, or with an operator such as `+=`.
  case assignment(Expression, String, Expression)
  case function(Function)
  case type(TypeDeclaration)
  /// `typealias name = type`
  case alias(String, type: String)
  /// Branches; the first one whose condition holds runs.
  case branch([Branch])
  /// `#if`, whose branches do not open a scope.
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
  /// Names bound to values that must not be nil, as in `if let`.
  var bindings: [(name: String, value: Expression)] = []
  let body: [Statement]
}

/// A function with its parameters.
package struct Function: Sendable {
  /// A parameter with its argument label.
  struct Parameter: Sendable {
    let label: String?
    let name: String
    let type: String?
    let value: Expression?
  }

  let name: String
  let parameters: [Parameter]
  /// The return type.
  let type: String?
  /// Whether it is static.
  let isShared: Bool
  let body: [Statement]
}

/// A type or extension with its members.
struct TypeDeclaration: Sendable {
  let name: String
  /// The superclass and protocols.
  let inherited: [String]
  let members: [Statement]
  let cases: [EnumCase]
}

/// A case of an enum, with its raw value or the types of its associated values.
struct EnumCase: Sendable {
  let name: String
  let value: Expression?
  let payload: [String?]
}
