struct Expression: Sendable {
  let kind: Kind
  let offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  indirect enum Kind: Sendable {
    case string([StringPart])
    case number(String)
    case bool(Bool)
    case null
    case list([Expression])
    case pairs([(key: Expression, value: Expression)])
    case name(String)
    /// An implicit member such as `.name`, without its type.
    case implicit(String)
    case postfix(Expression, [Suffix])
    /// Operands and the operators between them, as in `a + b * c`. The lists are flat, because a long
    /// expression would otherwise be deeply nested. The interpreter applies the precedence of the operators.
    case row([Expression], [String])
    case prefix(String, Expression)
    case choice(condition: Expression, Expression, otherwise: Expression)
    /// Whether the value of an expression is the enum case with this name.
    case isCase(Expression, String)
    /// The associated value at this index, taken from an enum case.
    case payload(Expression, Int)
    case closure(Closure)
    case keyPath([String])
    case other
  }

  enum StringPart: Sendable {
    case text(String)
    case code(Expression)
  }

  enum Suffix: Sendable {
    case member(String, at: Int)
    case call([Argument], at: Int)
    case index([Argument])
  }
}

struct Argument: Sendable {
  let label: String?
  let value: Expression
}

package struct Closure: Sendable {
  let parameters: [String]
  let body: [Statement]
}

indirect enum Statement: Sendable {
  case expression(Expression)
  /// `let name: type = value`, or `var name: type { body }`. `isShared` is true for static variables.
  case variable(String, type: String?, value: Expression?, isShared: Bool, body: [Statement]?)
  case assignment(Expression, String, Expression)
  case function(Function)
  case type(TypeDeclaration)
  /// A declaration such as `typealias Name = Type`.
  case alias(String, type: String)
  /// A statement such as `if` or `guard`, which runs the first branch whose condition holds.
  case branch([Branch])
  /// A `switch`. A `break` ends the `switch` that contains it, but not an `if`.
  case selection([Branch])
  /// An `#if`. The declarations in its branches remain visible after it, unlike those in an `if`.
  case directive([Branch])
  case loop(String, in: Expression, condition: Expression?, [Statement])
  /// A `return`, with its value.
  case giveBack(Expression?)
  /// A `continue`, or a `next` in Ruby.
  case leave
  /// A `break`. A `fallthrough` is treated as a `break`, so the next branch is not run.
  case end
}

struct Branch: Sendable {
  let condition: Expression?
  /// The constants that the condition declares, as in `if let` or `if case`, with their values.
  var bindings: [(name: String, value: Expression)] = []
  let body: [Statement]
}

package struct Function: Sendable {
  struct Parameter: Sendable {
    let label: String?
    let name: String
    let type: String?
    let value: Expression?
  }

  let name: String
  let parameters: [Parameter]
  let type: String?
  let isShared: Bool
  let body: [Statement]
}

struct TypeDeclaration: Sendable {
  let name: String
  /// The superclass, the protocols and the raw type, as listed after the colon.
  let inherited: [String]
  let members: [Statement]
  let cases: [EnumCase]
}

/// An enum case, with its raw value or the types of its associated values.
struct EnumCase: Sendable {
  let name: String
  let value: Expression?
  let payload: [String?]
}
