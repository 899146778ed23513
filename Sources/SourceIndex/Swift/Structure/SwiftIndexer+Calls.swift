internal import Basics

extension SwiftIndexer {
  mutating func openParenthesis(_ bytes: Span<UInt8>) {
    if top.kind.holdsTypes {
      open(.types)
    } else if lexer.operandBefore, !lexer.newlineBefore, top.expression.operand != .none {
      let operand = operandText(bytes)
      let isSelector = recorder.utf8(operand).elementsEqual("#selector".utf8)
      let role: MentionContext.Role = isSelector ? .selector : top.statement.isPattern ? .matched : .argument
      let labels = labelsOfMethod(bytes)
      if let labels { noteSelector(labels, bytes) }
      open(.call, MentionContext(role, operand))
      if let labels { lexer.offset = labels.upperBound }
    } else {
      open(.group, top.context)
    }
    next(bytes)
  }

  mutating func openBracket(_ bytes: Span<UInt8>) {
    if top.kind.holdsTypes {
      open(.typeList)
    } else if lexer.operandBefore, !lexer.spaceBefore, top.expression.operand != .none {
      open(.subscripted, MentionContext(.subscripted, operandText(bytes)))
    } else {
      open(.list, top.context)
    }
    next(bytes)
  }

  /// Reads the label of an argument. Returns false if the current token is not a label.
  mutating func readLabel(_ bytes: Span<UInt8>) -> Bool {
    guard isByteAhead(UInt8(ascii: ":"), bytes) else { return false }
    let label = bytes.extracting(nameRange)
    let isBundle = label.isText("bundle") || label.isText("in")
    if top.kind == .group {
      // This may be the parameter of a closure, as in `{ (icon: Icon) in … }`.
      locals.add(nameRange, bytes)
      // It may also be the label of an element in a tuple, as in `Row((title: "Close", icon: "close"))`.
      if top.base.role == .argument, recorder.interest.isTold(by: nameRange.map { bytes[$0] }[...]) {
        var element = top.base
        element.label = name(bytes, nameRange)
        top.begin(element)
      }
    } else {
      top.base.label = name(bytes, nameRange)
      top.begin(top.base)
    }
    top.isAtItemStart = false
    next(bytes)
    if isBundle { top.bundleStart = lexer.offset }
    if lexer.kind == .colon { next(bytes) }
    return true
  }

  /// The range of the argument labels in a reference to a method, as in `UIImage.init(named:in:)`. Nil for a call.
  private func labelsOfMethod(_ bytes: Span<UInt8>) -> Range<Int>? {
    var end = lexer.offset
    while end < bytes.count, bytes[end].isSwiftIdentifier || bytes[end] == UInt8(ascii: ":") { end += 1 }
    let isWhole =
      end > lexer.offset && bytes[end - 1] == UInt8(ascii: ":") && bytes.holds(")", at: end)
      && bytes[lexer.offset] != UInt8(ascii: ":")
    return isWhole ? lexer.offset..<end : nil
  }

  /// Records the first label of a method in `#selector`.
  private mutating func noteSelector(_ labels: Range<Int>, _ bytes: Span<UInt8>) {
    guard top.context.role == .selector, let mention = top.expression.mention,
      let end = labels.first(where: { bytes[$0] == UInt8(ascii: ":") })
    else { return }
    var context = top.context
    context.label = recorder.name(bytes.extracting(labels.lowerBound..<end))
    recorder.drafts[mention].context = recorder.contexts.id(of: context)
  }

  /// Records the bundle argument of a call as the bundle of the arguments before it.
  mutating func captureBundle(_ bytes: Span<UInt8>, from start: Int) {
    top.bundleStart = nil
    let expression = bytes.extracting(start..<max(start, lexer.start))
    recorder.setBundle(expression, of: top.base, from: top.mentionCount)
  }

  mutating func endCall(_ bytes: Span<UInt8>, _ closed: SwiftFrame) {
    if endNameCall(bytes, closed) { return }
    noteMadeType(bytes, closed)
    let domain = runsThroughArgument(bytes) ? closed.itemDomain : top.expression.domain
    let isOwnType = isCall(of: "type", bytes) && isSelf(closed, bytes)
    let start = top.expression.callStart ?? closed.mentionCount
    note(.other)
    top.expression.callStart = start
    top.expression.domain = domain
    top.expression.isOwnType = isOwnType
  }

  /// Records the type of a local name whose value is a call such as `Icon(rawValue: 1)`.
  private mutating func noteMadeType(_ bytes: Span<UInt8>, _ closed: SwiftFrame) {
    guard top.statement.localStart != nil, top.statement.localType == .none,
      recorder.utf8(closed.base.label).elementsEqual("rawValue".utf8),
      !isByteAhead(UInt8(ascii: "."), bytes), !bytes.holds("?.", at: lexer.offset)
    else { return }
    top.statement.localType = closed.base.subject
  }

  /// Whether the call passes the elements of its first argument to a closure.
  private func runsThroughArgument(_ bytes: Span<UInt8>) -> Bool { isCall(of: "ForEach", bytes) }

  private func isCall(of name: String, _ bytes: Span<UInt8>) -> Bool {
    let chain = top.expression.chain
    guard chain.end <= bytes.count, chain.end > chain.start else { return false }
    return bytes.extracting(chain.start..<chain.end).isText(name)
  }

  private func isSelf(_ closed: SwiftFrame, _ bytes: Span<UInt8>) -> Bool {
    let chain = closed.expression.chain
    return !closed.hasSeveralItems && closed.expression.operand == .chain && chain.end <= bytes.count
      && bytes.extracting(chain.start..<chain.end).isText("self")
  }

  /// Handles the end of parentheses that do not belong to a call. A literal or conditional expression alone in
  /// parentheses is treated as if the parentheses were not there.
  mutating func endGroup(_ closed: SwiftFrame) {
    let isFirst = top.expression.operand == .none
    note(.other)
    guard isFirst, !closed.hasSeveralItems else { return }
    var inner = closed.expression
    inner.keepFirst()
    top.expression.firstOperand = top.expression.firstOperand ?? inner.firstOperand
    top.expression.domain = closed.expression.domain
    if closed.expression.isChoice != nil {
      if closed.expression.isChoice == true { top.expression.operand = .choice }
      top.expression.choiceStart = closed.mentionCount
      top.expression.choiceEnd = recorder.drafts.count
      top.expression.choiceContext = recorder.contexts.id(of: closed.base)
    } else if closed.expression.operand == .literal, closed.expression.isChoice == nil {
      top.expression.operand = .literal
      top.expression.mention = closed.expression.mention
    }
  }
}
