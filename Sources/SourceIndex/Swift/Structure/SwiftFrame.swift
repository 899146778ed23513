/// What the indexer knows about an open bracket: `{`, `(`, `[`, or `\(` in a string.
struct SwiftFrame {
  enum Kind: UInt8 {
    case file
    /// The braces of a type, which contain declarations.
    case typeBody
    /// Braces that contain statements.
    case code
    case switchBody
    case call
    case group
    case parameters
    /// Parentheses that contain types, such as the associated values of an enum case.
    case types
    case interpolation
    case subscripted
    case list
    /// The brackets of an array or dictionary type.
    case typeList

    var isBraces: Bool { rawValue <= Self.switchBody.rawValue }
    var isParentheses: Bool { Self.call.rawValue...Self.interpolation.rawValue ~= rawValue }
    var isBrackets: Bool { rawValue >= Self.subscripted.rawValue }
    var hasLabels: Bool { self == .call || self == .subscripted || self == .group }
    var holdsTypes: Bool { self == .types || self == .typeList }
  }

  var kind: Kind
  var declaration = DeclarationID.file
  var regions: Regions = []
  /// The context of values directly inside the brackets, unless a more specific context is known.
  var base = MentionContext(.statement)
  /// How the value of the current expression is used. `context` describes the use of its next operand.
  private(set) var purpose = MentionContext(.statement)
  var context = MentionContext(.statement)
  var statement = SwiftStatement()
  var expression = SwiftExpression()
  var isAtItemStart = true
  var hasSeveralItems = false
  /// The first known element type among the items, such as `Icon` in `ForEach(Icon.allCases)`.
  var itemDomain = TextID.none
  /// The offset where the value of a bundle argument begins.
  @CompactOptional var bundleStart: Int? = nil
  var hasSignature = false
  /// Whether the raw value of an enum case defaults to its name.
  var hasImpliedNames = false
  @CompactOptional var format: Int? = nil
  /// The type of `$0` and of the closure's parameters, such as `Icon`, or `#` for any whole number. `.none`
  /// if unknown.
  var domain = TextID.none
  /// The index of the array literal that provides the values of `$0` or of the closure's parameter.
  @CompactOptional var array: Int? = nil
  /// The name of the value that a `switch` compares its patterns with.
  var matchedName = TextID.none
  var matchedType = TextID.none
  /// The index of the first mention in the `switch` arm that is being read.
  @CompactOptional var arm: Int? = nil
  /// How many local names, mentions, label bytes, parameter bytes and elements there were when the bracket was opened.
  @Compact var localCount = 0
  @Compact var mentionCount = 0
  @Compact var labelCount = 0
  @Compact var parameterCount = 0
  @Compact var elementCount = 0
  /// The string literal that contains this interpolation.
  var literal = OpenLiteral()
  /// The number of open parentheses inside the nearest braces or interpolation.
  @Compact var openParentheses = 0
  @Compact var openBrackets = 0
  @Compact var openBraces = 0

  init(_ kind: Kind, _ base: MentionContext = MentionContext(.statement)) {
    self.kind = kind
    self.base = base
    begin(base)
  }

  mutating func nest(_ kind: Kind, _ base: MentionContext, in declaration: DeclarationID) {
    self.kind = kind
    self.base = base
    begin(base)
    self.declaration = declaration
    let outer = statement
    statement = SwiftStatement()
    expression = SwiftExpression()
    isAtItemStart = true
    hasSeveralItems = false
    itemDomain = .none
    bundleStart = nil
    hasSignature = false
    hasImpliedNames = false
    format = nil
    arm = nil
    if kind.isBraces {
      openBraces += 1
      openParentheses = 0
      openBrackets = 0
    } else {
      statement.isPattern = outer.isPattern
      statement.bindsNames = outer.bindsNames
      // Code in an interpolation cannot close the brackets around the string.
      let isInString = kind == .interpolation
      openParentheses = (isInString ? 0 : openParentheses) + (kind.isParentheses ? 1 : 0)
      openBrackets = (isInString ? 0 : openBrackets) + (kind.isBrackets ? 1 : 0)
    }
  }

  mutating func begin(_ purpose: MentionContext) {
    self.purpose = purpose
    context = purpose
  }

  var restingContext: MentionContext {
    guard kind.isBraces else { return base }
    if statement.isPattern { return MentionContext(.matched, matchedName, label: matchedType) }
    return statement.isHead ? MentionContext(.condition) : base
  }
}

/// A string literal in which an interpolation is open.
struct OpenLiteral {
  var delimiter = StringDelimiter(hashes: 0, isMultiline: false)
  /// The index of the mention that will receive the pattern.
  @Compact var mention = 0
  @Compact var pieceStart = 0
  /// The mention of the chain in the last interpolation, if the interpolation contains only this chain, as in
  /// `\(icon.name)`.
  @CompactOptional var chain: Int? = nil
}

/// What the indexer knows about the current statement so far.
struct SwiftStatement {
  /// The property or case that the statement declares.
  var property: DeclarationID?
  /// The declaration to which the next braces belong.
  var header: DeclarationID?
  /// Whether the indexer is between the keyword and the opening brace of an `if`, `guard`, `while`, `for`, `switch` or
  /// `catch`.
  var isHead = false
  /// Whether the statement is a `guard` whose `else` has not been read yet. Until then, braces belong to closures.
  var isGuard = false
  /// Whether the statement's `else` has been read, but not its branch.
  var isElse = false
  var isSwitch = false
  /// Whether the condition of an `if` or `while` begins with `false`, so that the code in its braces never runs.
  var isNever = false
  /// Whether the code after the statement never runs, because the statement begins with `return`.
  var isReturn = false
  var isFor = false
  var isPattern = false
  /// Whether the pattern declares names, as in `case let icon`.
  var bindsNames = false
  /// The context of the branches' values, if the statement is an `if` or `switch` expression.
  var branches = ContextID.none
  /// Whether a `let` or `var` statement is being read.
  var isVariable = false
  var hasValue = false
  /// Whether the statement is a `case` in an enum, so that the names in it are cases.
  var isCases = false
  var isPreview = false
  /// The offset of a local name that comes into scope after its initial value.
  @CompactOptional var localStart: Int? = nil
  @Compact var localEnd = 0
  var localType = TextID.none
  var isCastToText = false
  /// Whether the value that the statement assigns to a local name is a string, or may be one.
  var holdsText = false
  /// The number of local names that were declared before the condition or the parameters of the statement.
  @CompactOptional var headLocals: Int? = nil
  /// The range of the mentions before the opening brace of a statement such as `if`.
  @Compact var headMentions = 0
  @Compact var headEnd = 0

  /// Resets the properties that only matter before the opening brace.
  mutating func endHead() {
    header = nil
    isHead = false
    isSwitch = false
    isNever = false
    isFor = false
    isPattern = false
    isPreview = false
  }
}

/// What the indexer knows about the current expression so far.
struct SwiftExpression {
  enum Operand: UInt8 {
    case none
    /// A single literal or pattern that is recorded as a mention.
    case literal
    case chain
    case choice
    case number
    case other
  }

  var operand = Operand.none
  @CompactOptional var mention: Int? = nil
  /// The mention of the last chain in the operand, such as `.first` in `icons().first`.
  @CompactOptional var link: Int? = nil
  /// The mention of the first operand, such as `isOn` in `isOn ?? false ? "a" : "b"`. The operand after the `?` or
  /// the `:` of a conditional expression also counts as a first operand.
  @CompactOptional var firstOperand: Int? = nil
  /// The names at the end of the operand. A call or subscript that follows applies to these names.
  var chain = SwiftChain()
  /// The first mention in a choice: parentheses with a conditional expression or a `??`, such as
  /// `(isOn ? "on" : "off")`. The choice ends at `choiceEnd`. Its possible values are the mentions with the context
  /// `choiceContext`.
  @Compact var choiceStart = 0
  @Compact var choiceEnd = 0
  var choiceContext = ContextID.none
  /// The first mention among the arguments of the operand's calls.
  @CompactOptional var callStart: Int? = nil
  /// A literal that the following call changes, as in `"ic_".appending(name)`.
  @CompactOptional var appended: Int? = nil
  /// The offset in the indexer's `pieces` at which an unfinished concatenation begins.
  @CompactOptional var pieceStart: Int? = nil
  /// The first literal of the concatenation, which represents the whole concatenation.
  @CompactOptional var result: Int? = nil
  /// The number of conditional expressions (`a ? b : c`) whose colon has not been read yet.
  @Compact var ternaries = 0
  /// Whether the values of all conditional expressions so far are literals. False after a `??`; nil before the first
  /// conditional expression or `??`.
  var isChoice: Bool?
  var hasRange = false
  var hasNumber = false
  var hasArithmetic = false
  var isOwnType = false
  /// The element type of the operand, such as `Icon` for `Icon.allCases`, or `#` for whole numbers. `.none`
  /// if unknown.
  var domain = TextID.none
  /// The index of the array literal at the beginning of the expression.
  @CompactOptional var array: Int? = nil
}

/// Names joined by dots, stored as a range in the file, or as a string if spaces or punctuation had to be removed.
struct SwiftChain {
  @Compact var start = 0
  @Compact var end = 0
  /// The offset of the name after the last dot.
  @Compact var lastName = 0
  /// The offset of `allCases`, if it is one of the names.
  @CompactOptional var allCases: Int? = nil
  var text = TextID.none

  var isSingleName: Bool { lastName == start }
}
