/// What the indexer knows about one opened bracket: `{`, `(`, `[`, or `\(` in a string.
struct SwiftFrame {
  enum Kind: UInt8 {
    case file
    /// The braces of a type: declarations.
    case typeBody
    /// Any other braces: statements.
    case code
    case switchBody
    case call
    /// Parentheses around an expression or a tuple.
    case group
    case parameters
    /// The values of an enum case, and other places that hold types.
    case types
    case interpolation
    case subscripted
    /// An array or dictionary literal.
    case list
    /// The type of an array or dictionary.
    case typeList

    var isBraces: Bool { rawValue <= Self.switchBody.rawValue }
    var isParentheses: Bool { Self.call.rawValue...Self.interpolation.rawValue ~= rawValue }
    var isBrackets: Bool { rawValue >= Self.subscripted.rawValue }
    /// Whether what stands inside may have labels.
    var hasLabels: Bool { self == .call || self == .subscripted || self == .group }
    /// Whether types stand inside, of which nothing is recorded.
    var holdsTypes: Bool { self == .types || self == .typeList }
  }

  var kind: Kind
  /// The innermost declaration around.
  var declaration = DeclarationID.file
  var regions: Regions = []
  /// What happens to values that stand directly inside, where nothing else is said.
  var base = MentionContext(.statement)
  /// What happens to the value of the current expression, and to the value that comes next in it.
  private(set) var purpose = MentionContext(.statement)
  var context = MentionContext(.statement)
  var statement = SwiftStatement()
  var expression = SwiftExpression()
  /// Whether an argument, element or parameter begins here.
  var isAtItemStart = true
  /// Whether a comma stands inside.
  var hasSeveralItems = false
  /// What the first argument that runs through something runs through.
  var itemDomain = TextID.none
  /// Where the value of an argument for a bundle begins.
  @CompactOptional var bundleStart: Int? = nil
  /// Whether the names of a closure's parameters have been read.
  var hasSignature = false
  /// Whether cases without a raw value have their name for one.
  var hasImpliedNames = false
  /// The literal given as `format:`.
  @CompactOptional var format: Int? = nil
  /// What `$0` and the parameters of a closure stand for, where that is known.
  var domain = TextID.none
  /// The array literal that they are elements of, as its place among all that are kept.
  @CompactOptional var array: Int? = nil
  /// What the patterns of a `switch` are compared with, and its type where that is a local name.
  var matchedName = TextID.none
  var matchedType = TextID.none
  /// How many local names, mentions, bytes about parameters and elements there were when the bracket opened.
  @Compact var localCount = 0
  @Compact var mentionCount = 0
  @Compact var labelCount = 0
  @Compact var parameterCount = 0
  @Compact var elementCount = 0
  /// The literal that the interpolation of this bracket stands in.
  var literal = OpenLiteral()
  /// How many parentheses and square brackets are open between the nearest braces and here, and how many braces.
  @Compact var openParentheses = 0
  @Compact var openBrackets = 0
  @Compact var openBraces = 0

  init(_ kind: Kind, _ base: MentionContext = MentionContext(.statement)) {
    self.kind = kind
    self.base = base
    begin(base)
  }

  /// Makes this the frame of a bracket inside it.
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
    matchedName = .none
    matchedType = .none
    if kind.isBraces {
      openBraces += 1
      openParentheses = 0
      openBrackets = 0
    } else {
      statement.isPattern = outer.isPattern
      statement.bindsNames = outer.bindsNames
      // What is open around a string is not closed inside it.
      let isInString = kind == .interpolation
      openParentheses = (isInString ? 0 : openParentheses) + (kind.isParentheses ? 1 : 0)
      openBrackets = (isInString ? 0 : openBrackets) + (kind.isBrackets ? 1 : 0)
    }
  }

  /// Begins an expression whose value is used in this way.
  mutating func begin(_ purpose: MentionContext) {
    self.purpose = purpose
    context = purpose
  }

  /// What happens to a value where nothing of its expression has been read.
  var restingContext: MentionContext {
    guard kind.isBraces else { return base }
    if statement.isPattern { return MentionContext(.matched, matchedName, label: matchedType) }
    return statement.isHead ? MentionContext(.condition) : base
  }
}

/// A string literal in which an interpolation is open.
struct OpenLiteral {
  var delimiter = StringDelimiter(hashes: 0, isMultiline: false)
  /// The mention that will get the pattern.
  @Compact var mention = 0
  /// Where its pieces begin.
  @Compact var pieceStart = 0
  /// The chain that the last interpolation consists of.
  @CompactOptional var chain: Int? = nil
}

/// The current statement so far, as much of it as matters to what follows.
struct SwiftStatement {
  /// The property or case that the statement declares.
  var property: DeclarationID?
  /// What the next braces belong to.
  var header: DeclarationID?
  /// Between `if`, `guard`, `while`, `for`, `switch` or `catch` and the braces.
  var isHead = false
  /// Before the `else` of a `guard`, where braces are closures.
  var isGuard = false
  var isSwitch = false
  var isFor = false
  /// Between `case` and what ends a pattern.
  var isPattern = false
  /// Whether single names of the pattern are bound.
  var bindsNames = false
  /// What happens to the values of the branches of an `if` or `switch` that is a value itself.
  var branches = ContextID.none
  /// Between `let` or `var` and the end of the statement, and whether a value has begun.
  var isVariable = false
  var hasValue = false
  /// Between `case` and the end of the line, in an enum.
  var isCases = false
  var isPreview = false
  /// A local name that is known from the end of its first value on.
  @CompactOptional var localStart: Int? = nil
  @Compact var localEnd = 0
  var localType = TextID.none
  /// How many local names and mentions there were before those of the head or the parameters.
  @CompactOptional var headLocals: Int? = nil
  @Compact var headMentions = 0

  /// Forgets what mattered only to the braces that open.
  mutating func endHead() {
    header = nil
    isHead = false
    isSwitch = false
    isFor = false
    isPattern = false
    isPreview = false
  }
}

/// The current expression so far, as much of it as is needed to put names together.
struct SwiftExpression {
  enum Operand: UInt8 {
    case none
    /// A literal or pattern that is a mention, and nothing else.
    case literal
    /// Names joined by dots.
    case chain
    /// Parentheses around a choice between literals.
    case choice
    case number
    case other
  }

  var operand = Operand.none
  /// The mention of the operand.
  @CompactOptional var mention: Int? = nil
  /// The last names of the operand, to which a call or subscript would belong.
  var chain = SwiftChain()
  /// Where the mentions begin and end among which are the literals of a choice: those with this context.
  @Compact var choiceStart = 0
  @Compact var choiceEnd = 0
  var choiceContext = ContextID.none
  /// A literal to which the call that follows appends its argument.
  @CompactOptional var appended: Int? = nil
  /// Where the pieces of a concatenation begin that is not finished.
  @CompactOptional var pieceStart: Int? = nil
  /// The first literal of that concatenation, which will stand for the whole.
  @CompactOptional var result: Int? = nil
  /// How many conditional expressions wait for their colon.
  @Compact var ternaries = 0
  /// Whether all values to choose from were literals so far; nil if there is no choice.
  var isChoice: Bool?
  var hasRange = false
  var hasNumber = false
  var hasArithmetic = false
  /// Whether the operand is `type(of: self)`.
  var isOwnType = false
  /// What the operand runs through, where that is known: values of a type, or numbers for `#`.
  var domain = TextID.none
  /// The array literal that it begins with, as its place among all that are kept.
  @CompactOptional var array: Int? = nil
}

/// Names joined by dots: a stretch of the file, or a text where spaces or marks had to go.
struct SwiftChain {
  @Compact var start = 0
  @Compact var end = 0
  /// Where the last of the names begins.
  @Compact var lastName = 0
  /// Where `allCases` stands among them.
  @CompactOptional var allCases: Int? = nil
  var text = TextID.none

  var isSingleName: Bool { lastName == start }
}
