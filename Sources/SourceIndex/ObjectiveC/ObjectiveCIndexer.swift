internal import Basics

/// Reads one file of Objective-C or Objective-C++ and records its mentions and declarations.
///
/// Like `SwiftIndexer`, it keeps a stack of open brackets instead of building a syntax tree. It reads all branches of
/// an `#if`.
struct ObjectiveCIndexer {
  var lexer = ObjectiveCLexer()
  var recorder: MentionRecorder
  var top = ObjectiveCFrame(.file)
  var frames: [ObjectiveCFrame] = []
  var ignoredDepth = 0
  var locals = LocalNames()
  var conditions = ConditionStack()
  /// The class, category or protocol whose `@end` has not been read yet.
  var type: DeclarationID?
  /// The declaration that the next braces belong to.
  var header: DeclarationID?
  /// The selectors of all open messages, one after another. Each contains the pieces that have been read so far.
  var selectors: [UInt8] = []
  var isInDefinition = false
  /// The number of local names that were declared before the parameters of the current function.
  var headerLocals = 0
  /// The offset at which the parameters of the current C function begin.
  var parametersStart = 0

  static let deepestNesting = 20_000

  init(_ interest: Interest) {
    recorder = MentionRecorder(interest)
    for word in Self.plainWords { _ = recorder.texts.id(of: Array(word.utf8)) }
  }

  mutating func index(_ bytes: [UInt8]) -> FileMentions {
    var bytes = bytes
    if let mark = bytes.blankConflictMarks() { lexer.problems.report(.conflictMarks, at: mark) }
    let slice = bytes[...]
    read(slice.span)
    var file = recorder.finish(slice.span, lexer.problems)
    file.isObjectiveC = true
    return file
  }

  private mutating func read(_ bytes: Span<UInt8>) {
    recorder.isMarkedGenerated = GeneratedMark.occurs(in: bytes)
    next(bytes)
    while lexer.kind != .endOfFile { handleToken(bytes) }
    while !frames.isEmpty { close(bytes) }
  }

  mutating func next(_ bytes: Span<UInt8>) {
    lexer.advance(bytes)
    while lexer.kind == .comment {
      recordComment(bytes)
      lexer.advance(bytes)
    }
  }

  private mutating func handleToken(_ bytes: Span<UInt8>) {
    switch lexer.kind {
    case .name: handleName(bytes)
    case .atWord: handleAtWord(bytes)
    case .string:
      recordString(bytes)
      next(bytes)
    case .number, .character:
      note(.other)
      next(bytes)
    case .directive: handleDirective(bytes)
    case .endOfDefinition:
      endDefinition(bytes)
      next(bytes)
    case .punctuation: handlePunctuation(bytes)
    case .comment, .endOfFile: next(bytes)
    }
  }

  func draft(_ kind: Mention.Kind, at offset: Int) -> MentionRecorder.Draft {
    MentionRecorder.Draft(
      offset: UInt32(truncatingIfNeeded: offset), declaration: currentDeclaration, kind: kind,
      regions: conditions.regions)
  }

  var currentDeclaration: DeclarationID { top.statement.property ?? top.declaration }

  func isPunctuation(_ character: Unicode.Scalar) -> Bool {
    lexer.kind == .punctuation && lexer.punctuation == UInt16(UInt8(ascii: character))
  }

  mutating func note(_ operand: ObjectiveCFrame.Operand, _ mention: Int? = nil) {
    let isFirst = top.operand == .none
    top.operand = isFirst ? operand : .other
    top.mention = isFirst ? mention : nil
    top.chain = .none
    top.statement.isAtStart = false
  }

  private mutating func recordComment(_ bytes: Span<UInt8>) {
    var reader = CommentReader(lexer.start..<lexer.offset)
    while let (kind, range) = reader.next(bytes) {
      var draft = draft(kind, at: range.lowerBound)
      draft.text = recorder.name(bytes.extracting(range))
      recorder.drafts.append(draft)
    }
  }

  /// Keywords, constants and basic types, which the indexer never treats as names of variables. They have the lowest
  /// indices in the text table.
  static let plainWords = [
    "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue", "return", "goto",
    "sizeof", "typeof", "typedef", "const", "extern", "static", "inline", "volatile", "register", "auto",
    "unsigned", "signed", "int", "char", "short", "long", "float", "double", "void", "bool", "struct",
    "union",
    "enum", "self", "super", "nil", "NULL", "YES", "NO", "true", "false", "id", "instancetype", "in", "new",
    "BOOL", "SEL", "Class", "nullptr", "this", "template", "typename", "namespace", "using", "class",
    "public",
    "private", "protected", "virtual", "operator", "constexpr", "__weak", "__strong", "__block", "__unused",
    "nonnull", "nullable", "_Nonnull", "_Nullable", "__kindof", "NSInteger", "NSUInteger", "CGFloat",
  ]
}
