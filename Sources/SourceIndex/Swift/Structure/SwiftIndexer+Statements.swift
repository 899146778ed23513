internal import Basics

extension SwiftIndexer {
  /// Whether the current token, which must be the first on its line, begins a new statement.
  func startsStatement(_ bytes: Span<UInt8>) -> Bool {
    guard lexer.operandBefore else { return false }
    switch lexer.kind {
    case .dot, .openBrace, .comma, .colon, .postfix: return false
    case .operator: return !(lexer.offset < bytes.count && bytes[lexer.offset].isWhitespace)
    case .identifier:
      switch lexer.keyword {
      case .as, .is, .in, .else, .where, .throws, .rethrows: return false
      default: return true
      }
    default: return true
    }
  }

  mutating func endStatement(_ bytes: Span<UInt8>) {
    endExpression(bytes)
    addPendingLocal(bytes)
    if let count = top.statement.headLocals { locals.truncate(to: count) }
    if top.statement.isReturn, !mayContinueReturn(bytes) { top.regions.insert(.unreached) }
    top.expression = SwiftExpression()
    top.statement = SwiftStatement()
    top.begin(top.base)
    top.isAtItemStart = true
  }

  /// Whether the current token may belong to the `return` statement before it. It can be a colon, a directive such
  /// as `#if`, or the label of another trailing closure.
  private func mayContinueReturn(_ bytes: Span<UInt8>) -> Bool {
    switch lexer.kind {
    case .pound, .colon: true
    case .identifier: isByteAhead(UInt8(ascii: ":"), bytes)
    default: false
    }
  }

  mutating func addPendingLocal(_ bytes: Span<UInt8>) {
    guard let start = top.statement.localStart else { return }
    locals.add(
      start..<top.statement.localEnd, bytes, type: top.statement.localType,
      isText: isText(top.statement.localType) || top.statement.holdsText || hasTextValue(bytes)
        || top.statement.isCastToText,
      isCast: top.statement.isCastToText)
    top.statement.localStart = nil
  }

  /// Handles a reserved keyword of a statement or expression. Always returns true, because a reserved keyword is never
  /// a name.
  mutating func handleStatementKeyword(_ bytes: Span<UInt8>) -> Bool {
    switch lexer.keyword {
    case .self, .Self, .super, .`init`:
      readChain(bytes, from: lexer.start)
      return true
    case .nil, .true, .false, .Any: note(.other)
    case .if, .while, .switch, .for, .catch, .guard: beginHead(bytes)
    case .case: beginPattern(bytes)
    case .default:
      endArm()
      note(.other)
    case .return:
      // A `return` inside `#if` may not be compiled, so the code after it may run.
      top.statement.isReturn = top.kind == .code && conditions.isEmpty
      top.begin(MentionContext(.returned))
    case .where:
      endExpression(bytes)
      top.expression = SwiftExpression()
      top.statement.isPattern = false
      top.context = MentionContext(.condition)
    case .in: endNames(bytes)
    case .else:
      if top.statement.isGuard { top.statement.headEnd = recorder.drafts.count }
      top.statement.isGuard = false
      top.statement.isElse = true
    case .as, .is: return readCast(bytes)
    default: break
    }
    next(bytes)
    return true
  }

  private mutating func beginHead(_ bytes: Span<UInt8>) {
    if lexer.keyword == .if || lexer.keyword == .switch, isValueExpected {
      top.statement.branches = recorder.contexts.id(of: top.purpose)
    }
    endExpression(bytes)
    // Another condition follows, as in `else if`.
    if top.statement.isElse { noteBranch() }
    top.expression = SwiftExpression()
    top.statement.isHead = true
    top.statement.isGuard = lexer.keyword == .guard
    top.statement.isSwitch = lexer.keyword == .switch
    top.statement.isNever = isNever(bytes)
    top.statement.isFor = lexer.keyword == .for
    top.statement.isPattern = lexer.keyword == .catch
    top.statement.headMentions = recorder.drafts.count
    // Names bound by a guard are in scope after it.
    if lexer.keyword != .guard { top.statement.headLocals = locals.count }
    top.begin(top.restingContext)
  }

  /// Whether the condition after `if` or `while` is `false`, alone or followed by `,` or `&&`.
  private func isNever(_ bytes: Span<UInt8>) -> Bool {
    guard lexer.keyword == .if || lexer.keyword == .while else { return false }
    let start = Self.afterSpaces(bytes, from: lexer.offset)
    guard bytes.holds("false", at: start) else { return false }
    var end = Self.afterSpaces(bytes, from: start + 5)
    if bytes.holds("/*", at: end) {
      while end < bytes.count, !bytes.holds("*/", at: end) { end += 1 }
      end = Self.afterSpaces(bytes, from: end + 2)
    }
    return bytes.holds("{", at: end) || bytes.holds(",", at: end) || bytes.holds("&&", at: end)
  }

  private static func afterSpaces(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    return end
  }

  private var isValueExpected: Bool {
    top.kind.isBraces && top.expression.operand == .none
      && [.initialValue, .assigned, .returned].contains(top.purpose.role)
  }

  /// Handles the keyword `case` in a `switch`, or in the head of another statement, as in `if case`.
  private mutating func beginPattern(_ bytes: Span<UInt8>) {
    if top.kind == .switchBody {
      endStatement(bytes)
      locals.truncate(to: top.localCount)
      endArm()
      top.arm = recorder.drafts.count
    }
    top.statement.isPattern = true
    top.begin(top.restingContext)
  }

  mutating func endArm() {
    if let start = top.arm, start < recorder.drafts.count {
      recorder.arms.append(start..<recorder.drafts.count)
    }
    top.arm = nil
  }

  /// Handles `in`, which ends the list of names that a loop or closure declares.
  private mutating func endNames(_ bytes: Span<UInt8>) {
    if top.statement.isFor {
      declareNames(from: top.statement.headMentions, bytes)
      top.statement.isPattern = false
      top.expression = SwiftExpression()
      // The names of the loop get their values from the expression after `in`.
      let count = locals.count - (top.statement.headLocals ?? locals.count)
      let name =
        count == 1 ? locals.entries.last.map { self.name(bytes, $0.start..<($0.start + $0.length)) } : nil
      top.begin(MentionContext(.initialValue, name ?? .none))
    } else if top.kind == .code, !top.hasSignature {
      top.hasSignature = true
      declareNames(from: top.mentionCount, bytes)
      endStatement(bytes)
    }
  }

  private mutating func declareNames(from start: Int, _ bytes: Span<UInt8>) {
    for index in start..<max(start, recorder.drafts.count) where recorder.drafts[index].kind == .chain {
      let length = recorder.utf8(recorder.drafts[index].text).count
      let offset = Int(recorder.drafts[index].offset)
      guard lexer.identifierEnd(bytes, from: offset) == offset + length else { continue }
      recorder.drafts[index].text = .none
      let isOnly = !top.statement.isFor && index == start
      locals.add(
        offset..<(offset + length), bytes, type: top.statement.isFor ? .none : top.domain,
        elementOf: isOnly ? top.array : nil)
    }
  }

  private mutating func readCast(_ bytes: Span<UInt8>) -> Bool {
    let isCast = lexer.keyword == .as
    next(bytes)
    if lexer.kind == .operator || lexer.kind == .postfix { next(bytes) }
    let type = readType(bytes)
    if isCast, isText(type) {
      top.statement.isCastToText = true
      if top.expression.operand != .chain, let value = top.expression.link {
        recorder.drafts[value].traits.insert(.fromData)
      }
    }
    if isCast, top.expression.operand == .chain, let mention = top.expression.mention,
      recorder.utf8(recorder.drafts[mention].text).first == UInt8(ascii: ".")
    {
      recorder.drafts[mention].context = recorder.contexts.id(
        of: MentionContext(.initialValue, .none, label: type))
    }
    endExpression(bytes)
    note(.other)
    return true
  }
}
