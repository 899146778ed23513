/// What the indexer knows about an open bracket: `{`, `(` or `[`. The value of a macro and the file itself
/// also count as brackets.
struct ObjectiveCFrame {
  enum Kind: UInt8 {
    case file
    case body
    /// Braces of an `enum`, `struct`, `union` or C++ class. Names directly inside them are not recorded.
    case members
    /// A dictionary literal (`@{…}`) or a braced initializer.
    case dictionary
    /// The value of a macro, which is not enclosed in brackets.
    case definition
    case call
    case group
    /// Parentheses that contain types, parameters, a selector or the platforms of `@available`.
    case types
    case message
    case subscripted
    case list

    var isBraces: Bool { rawValue <= Self.definition.rawValue }
    var isParentheses: Bool { Self.call.rawValue...Self.types.rawValue ~= rawValue }
    /// Whether names in the brackets are not recorded as mentions.
    var holdsTypes: Bool { self == .types || self == .members }
  }

  enum Operand: UInt8 {
    case none
    /// An expression that consists only of a string literal or pattern, which is recorded as a mention.
    case literal
    case name
    case other
  }

  var kind: Kind
  var declaration = DeclarationID.file
  /// The context that each statement, argument or element in the brackets starts with.
  var base: MentionContext
  private(set) var purpose: MentionContext
  var context: MentionContext
  var operand = Operand.none
  @CompactOptional var mention: Int? = nil
  var chain = TextID.none
  var isLocal = false
  @Compact var ternaries = 0
  var statement = ObjectiveCStatement()
  var message = ObjectiveCMessage()
  /// Whether the brackets contain the condition of an `if` or a part of it.
  var isCondition = false
  @CompactOptional var bundleStart: Int? = nil
  @Compact var mentionCount = 0
  @Compact var localCount = 0
  @Compact var openParentheses = 0
  @Compact var openBrackets = 0
  @Compact var openBraces = 0

  init(_ kind: Kind, _ base: MentionContext = MentionContext(.statement)) {
    self.kind = kind
    self.base = base
    purpose = base
    context = base
  }

  mutating func begin(_ purpose: MentionContext) {
    self.purpose = purpose
    context = purpose
    ternaries = 0
    startOperand()
  }

  mutating func startOperand() {
    operand = .none
    mention = nil
    chain = .none
  }

  /// Starts another operand or element in the context of the whole expression.
  mutating func resume() {
    context = purpose
    startOperand()
  }
}

struct ObjectiveCStatement {
  /// Whether the statement may still be a declaration: it is empty, or contains only a type and the declared name.
  var isAtStart = true
  var hasType = false
  /// The index of the type's mention, which is dropped if a declared name follows.
  @CompactOptional var typeMention: Int? = nil
  var name = TextID.none
  @Compact var nameStart = 0
  var property: DeclarationID?
  var isFor = false
  /// Whether the parenthesized condition of an `if` comes next.
  var isIf = false
  var isType = false
  /// The parameters of the function that the statement declares; nil if it does not declare a function.
  var parameters: TextID?
}

struct ObjectiveCMessage {
  var receiver = TextID.none
  /// The index of the receiver's mention, if the receiver is a literal.
  @CompactOptional var literal: Int? = nil
  @CompactOptional var mention: Int? = nil
  /// The offset in the indexer's `selectors` at which the selector of this message begins.
  @Compact var selectorStart = 0
  var hasSelector = false
  /// The index of the mention that is the value of the message, such as the format in
  /// `[NSString stringWithFormat:@"ic_%d", 1]`.
  @CompactOptional var result: Int? = nil
}
