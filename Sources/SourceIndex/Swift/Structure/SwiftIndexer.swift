internal import Basics

/// Reads one Swift file and records its mentions and declarations.
///
/// This is not a full parser. A stack of open brackets is enough to know the call, declaration and region of
/// every name. Reading takes time proportional to the size of the file, and works even for code that does not
/// compile.
struct SwiftIndexer {
  var lexer = SwiftLexer()
  var recorder: MentionRecorder
  var top = SwiftFrame(.file)
  var frames: [SwiftFrame] = []
  var ignoredDepth = 0
  var locals = LocalNames()
  var modifiers = SwiftModifiers()
  var caseModifiers = SwiftModifiers()
  var conditions = ConditionStack()

  // `pieces`, `labels`, `parameters` and `elements` are used as stacks: a nested construct appends its part, and
  // removes this part when it ends.
  var pieces: [UInt8] = []
  /// The offset in `pieces` after the last hole that matches any text.
  var unknownHoleEnd = -1
  var labels: [UInt8] = []
  var parameters: [UInt8] = []
  var elements: [Int] = []
  /// The array literals over which closures may iterate, each with the mentions of its elements.
  var arrays: [ArrayElements] = []
  var chainText: [UInt8] = []

  /// Whether a bracket in the file is never closed. The file is then read a second time. In this pass, a type at
  /// the start of a line ends all open brackets, so that a missing bracket does not affect the code after it.
  private(set) var isUnbalanced = false

  /// Before this offset, `<` does not begin generic arguments, because no closing `>` was found.
  var genericsBefore = 0

  static let deepestNesting = 20_000

  init(_ interest: Interest) {
    recorder = MentionRecorder(interest)
  }

  mutating func index(_ bytes: Span<UInt8>) -> FileMentions {
    recorder.reserve(for: bytes.count)
    recorder.isMarkedGenerated = GeneratedMark.occurs(in: bytes)
    next(bytes)
    while lexer.kind != .endOfFile {
      if lexer.newlineBefore, top.kind.isBraces, startsStatement(bytes) { endStatement(bytes) }
      handleToken(bytes)
    }
    guard frames.isEmpty || isUnbalanced else {
      var again = Self(recorder.interest)
      again.isUnbalanced = true
      return again.index(bytes)
    }
    closeAll(bytes)
    endStatement(bytes)
    return recorder.finish(bytes, lexer.problems)
  }

  @inline(__always)
  mutating func next(_ bytes: Span<UInt8>) {
    lexer.advance(bytes)
    while lexer.kind == .comment {
      recordComment(bytes)
      lexer.advance(bytes)
    }
  }

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
    case .postfix:
      if bytes[lexer.start] == UInt8(ascii: "!") { addToArguments(.forced) }
      next(bytes)
    case .backslash, .unknown, .comment, .endOfFile:
      next(bytes)
    }
  }

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

  @inline(__always)
  var currentDeclaration: DeclarationID { top.statement.property ?? top.declaration }
}
