internal import Basics

extension SwiftIndexer {
  /// Sets the operand of the current expression, or extends it.
  @inline(__always)
  mutating func note(_ operand: SwiftExpression.Operand, _ mention: Int? = nil) {
    let isFirst = top.expression.operand == .none
    top.expression.operand = isFirst ? operand : .other
    top.expression.mention = isFirst ? mention : nil
    top.expression.chain = SwiftChain()
    top.expression.isOwnType = false
    if operand == .number { top.expression.hasNumber = true }
    top.isAtItemStart = false
  }

  /// Handles an operator, which determines how the values on both sides are used.
  mutating func handleOperator(_ bytes: Span<UInt8>) {
    let isPrefix = !lexer.operandBefore
    switch lexer.operatorText {
    case SwiftOperator.arrow: return readResult(bytes)
    case _ where isPrefix: break
    case SwiftOperator.assign: assign(bytes, leaving: .written)
    case SwiftOperator.addAssign:
      let extended = top.expression
      assign(bytes, leaving: .interpolated)
      startConcatenation(bytes, with: extended)
    case SwiftOperator.plus: addPiece(bytes)
    case SwiftOperator.question: choose(bytes)
    case SwiftOperator.equal, SwiftOperator.notEqual, SwiftOperator.identical, SwiftOperator.notIdentical,
      SwiftOperator.matches, SwiftOperator.less, SwiftOperator.greater, SwiftOperator.lessOrEqual,
      SwiftOperator.greaterOrEqual:
      compare(bytes)
    case SwiftOperator.and, SwiftOperator.or:
      endCondition(bytes)
      top.context = MentionContext(.condition)
    case SwiftOperator.coalesce:
      endExpression(bytes)
      noteFallback()
      top.expression.keepFirst()
      top.expression.startOperand()
      // The literal after `??` is only one of the possible values.
      top.expression.isChoice = false
      top.context = top.purpose
    case SwiftLexer.range:
      endExpression(bytes)
      top.expression.startOperand()
      top.expression.hasRange = true
    default: return combine(bytes)
    }
    top.isAtItemStart = false
    next(bytes)
  }

  /// Handles arithmetic and custom operators. A string that is an operand of a custom operator may be
  /// something other than the result, such as the key in `icon = "icon" <- properties`.
  private mutating func combine(_ bytes: Span<UInt8>) {
    let isCustom = lexer.operatorText > UInt8.max && lexer.operatorText != SwiftOperator.commentEnd
    endExpression(bytes)
    if isCustom, isLiteral(top.expression), let mention = top.expression.mention {
      recorder.drafts[mention].kind = .word
    }
    top.expression.keepFirst()
    top.expression.startOperand()
    top.expression.hasArithmetic = true
    top.isAtItemStart = false
    next(bytes)
    guard isCustom, lexer.kind == .string else { return }
    handleString(bytes)
    if let mention = top.expression.mention { recorder.drafts[mention].kind = .word }
  }

  /// Records that the arguments of the calls before a `??`, `== nil` or `!= nil` have a fallback.
  private mutating func noteFallback() { addToArguments(.hasFallback) }

  /// Adds a trait to the arguments of the calls in the current expression.
  mutating func addToArguments(_ trait: Mention.Traits) {
    guard let start = top.expression.callStart else { return }
    for index in start..<max(start, recorder.drafts.count) {
      recorder.drafts[index].traits.insert(trait)
    }
  }

  /// Ends the branch after an `else`. It counts as a fallback unless it only exits or prints a message for developers.
  mutating func endBranch(_ branch: SwiftFrame) {
    let start = min(branch.mentionCount, recorder.drafts.count)
    if recorder.drafts[start...].contains(where: provides) { noteBranch() }
    top.statement.isElse = false
  }

  /// Whether a mention shows that its branch sets or returns a value, or calls a function that is not in
  /// `messages`.
  private func provides(_ draft: MentionRecorder.Draft) -> Bool {
    guard draft.kind == .chain, draft.text != .none else { return false }
    switch recorder.contexts.contexts[draft.context.index].role {
    case .argument, .interpolated: return false
    case .written, .assigned, .returned, .initialValue: return true
    default:
      let name = recorder.utf8(draft.text)
      return draft.traits.contains(.called) && !Self.messages.contains { name.elementsEqual($0.utf8) }
    }
  }

  private static let messages = [
    "print", "debugPrint", "NSLog", "os_log", "fatalError", "preconditionFailure", "assertionFailure",
  ]

  /// If the head of the statement binds the results of calls, as in `if let icon = UIImage(named: name)`, records that
  /// these calls have a fallback.
  mutating func noteBranch() {
    top.statement.isElse = false
    var callee = TextID.none
    let end = min(top.statement.headEnd, recorder.drafts.count)
    for index in min(top.statement.headMentions, end)..<end {
      let draft = recorder.drafts[index]
      let context = recorder.contexts.contexts[draft.context.index]
      if draft.kind == .chain, draft.traits.contains(.called), context.role == .initialValue {
        callee = draft.text
      } else if callee != .none, context.role == .argument, context.subject == callee {
        recorder.drafts[index].traits.insert(.hasFallback)
      }
    }
  }

  /// Handles `=` or `+=`. `role` becomes the role of the left side.
  private mutating func assign(_ bytes: Span<UInt8>, leaving role: MentionContext.Role) {
    let chain = top.expression.operand == .none ? .none : operandText(bytes)
    let mention = top.expression.operand == .chain ? top.expression.mention : nil
    let type = typeOfLocal(bytes)
    endExpression(bytes)
    top.expression = SwiftExpression()
    if top.statement.isCases {
      top.begin(MentionContext(.rawValue))
    } else if top.statement.isPattern {
      top.statement.isPattern = false
      top.begin(top.restingContext)
    } else if top.kind == .types {
      top.begin(MentionContext(.defaultValue))
    } else if top.kind != .parameters {
      if let mention { recorder.drafts[mention].context = recorder.contexts.id(of: MentionContext(role)) }
      top.begin(MentionContext(.assigned, chain, label: type))
    }
  }

  /// The declared type of the operand if it is a local name; `.none` for anything else, or if no type is declared.
  func typeOfLocal(_ bytes: Span<UInt8>) -> TextID {
    let chain = top.expression.chain
    guard top.expression.operand == .chain, chain.isSingleName, chain.end <= bytes.count,
      let type = locals.find(chain.start..<chain.end, bytes)?.type,
      !recorder.utf8(type).elementsEqual([PatternMark.digits])
    else { return .none }
    return type
  }

  /// Handles a comparison. Comparing a value does not count as using it.
  private mutating func compare(_ bytes: Span<UInt8>) {
    let isChain = top.expression.operand == .chain
    let subject = isChain ? operandText(bytes) : .none
    if isNilAhead(bytes) { noteFallback() }
    endOperand(bytes, as: .compared)
    top.context = MentionContext(.compared, subject)
  }

  /// Whether the operator is followed by `nil`. Comparing a lookup's result with `nil` only checks whether the asset
  /// exists.
  private func isNilAhead(_ bytes: Span<UInt8>) -> Bool {
    var position = lexer.offset
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
    guard bytes.holds("nil", at: position) else { return false }
    return position + 3 >= bytes.count || !bytes[position + 3].continuesCName
  }

  private mutating func choose(_ bytes: Span<UInt8>) {
    endCondition(bytes)
    if let first = top.expression.firstOperand, isValueOfPurpose(first) {
      recorder.drafts[first].context = recorder.contexts.id(of: MentionContext(.condition))
    }
    top.expression.firstOperand = nil
    top.expression.ternaries += 1
    if top.expression.isChoice == nil { top.expression.isChoice = true }
    top.context = top.purpose
  }

  /// Whether a mention has the context of the current expression's values.
  private func isValueOfPurpose(_ mention: Int) -> Bool {
    let context = recorder.contexts.contexts[recorder.drafts[mention].context.index]
    // The contexts of some calls have no details.
    return context == top.purpose || context == MentionContext(top.purpose.role)
  }

  private mutating func endCondition(_ bytes: Span<UInt8>) {
    let isValue = top.context == top.purpose
    // The condition may be the result of a call: `names.contains(name) ? "a" : "b"`.
    if isValue, top.expression.operand == .other { top.expression.mention = top.expression.link }
    endOperand(bytes, as: isValue ? .condition : top.context.role)
  }

  private mutating func endOperand(_ bytes: Span<UInt8>, as role: MentionContext.Role) {
    endConcatenation(bytes)
    if let mention = top.expression.mention, role != top.context.role {
      recorder.drafts[mention].context = recorder.contexts.id(of: MentionContext(role))
    }
    top.expression.startOperand()
  }

  /// Handles a colon after a dictionary key, a pattern, a label, or the first value of a conditional expression.
  mutating func handleColon(_ bytes: Span<UInt8>) {
    if top.expression.ternaries > 0 {
      top.expression.ternaries -= 1
      endExpression(bytes)
      top.expression.startOperand()
      top.expression.firstOperand = nil
      top.context = top.purpose
    } else if top.kind == .list {
      endOperand(bytes, as: .key)
    } else if top.kind.isBraces {
      endStatement(bytes)
    }
    next(bytes)
  }

  mutating func endExpression(_ bytes: Span<UInt8>) {
    endConcatenation(bytes)
    if top.statement.localStart != nil, hasTextValue(bytes) { top.statement.holdsText = true }
    if top.expression.isChoice == true, !isLiteral(top.expression) { top.expression.isChoice = false }
    if top.expression.hasRange { top.expression.domain = recorder.texts.id(of: [PatternMark.digits]) }
  }

  private func isLiteral(_ expression: SwiftExpression) -> Bool {
    guard expression.operand == .literal, let mention = expression.mention else { return false }
    return recorder.drafts[mention].kind == .literal
  }
}

extension SwiftExpression {
  mutating func keepFirst() { firstOperand = firstOperand ?? mention ?? link }

  mutating func startOperand() {
    operand = .none
    mention = nil
    link = nil
    callStart = nil
    chain = SwiftChain()
    appended = nil
    (choiceStart, choiceEnd) = (0, 0)
  }
}

/// The operators that affect how names are used. Like the lexer's `operatorText`, each integer contains up to
/// four characters.
enum SwiftOperator {
  static let assign: UInt32 = 0x3D
  static let plus: UInt32 = 0x2B
  static let addAssign: UInt32 = 0x2B3D
  static let question: UInt32 = 0x3F
  static let coalesce: UInt32 = 0x3F3F
  static let arrow: UInt32 = 0x2D3E
  static let equal: UInt32 = 0x3D3D
  static let notEqual: UInt32 = 0x213D
  static let identical: UInt32 = 0x3D_3D3D
  static let notIdentical: UInt32 = 0x21_3D3D
  static let matches: UInt32 = 0x7E3D
  static let less: UInt32 = 0x3C
  static let greater: UInt32 = 0x3E
  static let lessOrEqual: UInt32 = 0x3C3D
  static let greaterOrEqual: UInt32 = 0x3E3D
  static let and: UInt32 = 0x2626
  static let or: UInt32 = 0x7C7C
  /// An operator only in a file with an unclosed comment.
  static let commentEnd: UInt32 = 0x2A2F
}
