internal import Basics

/// Reads one Swift file and records its mentions and declarations.
///
/// It does not parse: it keeps a stack of open brackets, and for each what its contents are about. That is
/// enough to know of every name which call, declaration and region it stands in, takes the same time for every
/// token, and survives any nonsense.
struct SwiftIndexer {
  var lexer = SwiftLexer()
  var recorder: MentionRecorder
  /// The innermost open bracket, and the others below it.
  var top = SwiftFrame(.file)
  var frames: [SwiftFrame] = []
  /// How many brackets were opened beyond the deepest that is looked into.
  var ignoredDepth = 0
  var locals = LocalNames()
  var modifiers = SwiftModifiers()
  /// The modifiers in front of the `case` that is being read.
  var caseModifiers = SwiftModifiers()
  var conditions = ConditionStack()

  // Scratch space, used as stacks: what is open puts its part behind that of what is open around it.
  var pieces: [UInt8] = []
  /// Where the last hole of which nothing is known ends in the pieces.
  var unknownHoleEnd = -1
  var labels: [UInt8] = []
  var parameters: [UInt8] = []
  var elements: [Int] = []
  /// The array literals whose elements a closure may stand for, as their mentions.
  var arrays: [ArrayElements] = []
  var chainText: [UInt8] = []

  /// No generic argument list that begins before this offset is closed.
  var genericsBefore = 0

  static let deepestNesting = 20_000

  init(_ interest: Interest) {
    recorder = MentionRecorder(interest)
  }

  /// What the file says.
  mutating func index(_ bytes: Span<UInt8>) -> FileMentions {
    recorder.reserve(for: bytes.count)
    recorder.isMarkedGenerated = GeneratedMark.stands(in: bytes)
    next(bytes)
    while lexer.kind != .endOfFile {
      if lexer.newlineBefore, top.kind.isBraces, startsStatement(bytes) { endStatement(bytes) }
      handleToken(bytes)
    }
    while !frames.isEmpty { close(bytes) }
    endStatement(bytes)
    return recorder.finish(bytes, lexer.problems)
  }

  /// Goes on to the next token, past comments.
  @inline(__always)
  mutating func next(_ bytes: Span<UInt8>) {
    lexer.advance(bytes)
    while lexer.kind == .comment {
      recordComment(bytes)
      lexer.advance(bytes)
    }
  }

  /// Deals with the current token, and goes on at least to the next.
  private mutating func handleToken(_ bytes: Span<UInt8>) {
    switch lexer.kind {
    case .identifier:
      if lexer.keyword == .none || !handleKeyword(bytes) { handleName(bytes) }
    case .dot: handleDot(bytes)
    case .openParenthesis: openParenthesis(bytes)
    case .openBracket: openBracket(bytes)
    case .openBrace: openBrace(bytes)
    case .closeParenthesis: closeParenthesis(bytes)
    case .closeBracket: closeBracket(bytes)
    case .closeBrace: closeBrace(bytes)
    case .comma: handleComma(bytes)
    case .colon: handleColon(bytes)
    case .operator: handleOperator(bytes)
    case .string, .stringHead: handleString(bytes)
    case .number:
      note(.number)
      next(bytes)
    case .regex:
      note(.other)
      next(bytes)
    case .pound: handlePound(bytes)
    case .at: handleAttribute(bytes)
    case .semicolon:
      if top.kind.isBraces { endStatement(bytes) }
      next(bytes)
    case .postfix, .backslash, .unknown, .comment, .endOfFile:
      next(bytes)
    }
  }

  /// The mention that comes next, in the declaration, region and context of this place.
  @inline(__always)
  func draft(_ kind: Mention.Kind, at offset: Int) -> MentionRecorder.Draft {
    MentionRecorder.Draft(
      offset: UInt32(truncatingIfNeeded: offset), declaration: currentDeclaration, kind: kind,
      regions: regions)
  }

  private var regions: Regions {
    var regions = top.regions.union(conditions.regions)
    if let property = top.statement.property, recorder[property].traits.contains(.deprecated) {
      regions.insert(.deprecated)
    }
    return regions
  }

  /// The declaration that a mention at this place belongs to.
  @inline(__always)
  var currentDeclaration: DeclarationID { top.statement.property ?? top.declaration }
}
