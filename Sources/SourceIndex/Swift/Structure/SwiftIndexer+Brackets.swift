internal import Basics

extension SwiftIndexer {
  /// Opens brackets. Returns false if they are nested too deeply.
  @discardableResult
  mutating func open(_ kind: SwiftFrame.Kind, _ base: MentionContext = MentionContext(.statement)) -> Bool {
    guard frames.count < Self.deepestNesting else {
      lexer.report(.tooDeeplyNested, at: lexer.start)
      ignoredDepth += 1
      return false
    }
    let declaration = currentDeclaration
    frames.append(top)
    top.nest(kind, base, in: declaration)
    top.localCount = locals.count
    top.mentionCount = recorder.drafts.count
    top.labelCount = labels.count
    top.parameterCount = parameters.count
    top.elementCount = elements.count
    return true
  }

  mutating func openBrace(_ bytes: Span<UInt8>) {
    endExpression(bytes)
    let statement = top.statement
    let isBody = statement.isHead && !statement.isGuard
    if isBody {
      addPendingLocal(bytes)
      top.statement.headEnd = recorder.drafts.count
    }
    let domain = top.expression.domain
    let array = top.expression.array
    let declaration = statement.header
    let isMatched = statement.isSwitch && top.expression.operand == .chain
    let matched = isMatched ? (operandText(bytes), typeOfLocal(bytes)) : (.none, .none)
    var kind = SwiftFrame.Kind.code
    if let declaration, recorder[declaration].kind.isType {
      kind = .typeBody
    } else if declaration == nil, statement.isSwitch {
      kind = .switchBody
    }
    if isBody || !statement.isHead { top.statement.endHead() }
    // The braces of a branch contain values of the `if` or `switch` expression. Those of a closure do not.
    let isBranch = statement.branches != .none && (isBody || top.expression.operand == .other)
    let base = isBranch ? recorder.contexts.contexts[statement.branches.index] : MentionContext(.statement)
    if open(kind, base) {
      (top.matchedName, top.matchedType) = matched
      top.array = nil
      if let declaration {
        enter(declaration)
      } else if statement.isFor {
        locals.setType(domain, from: statement.headLocals ?? top.localCount)
        if recorder.drafts[statement.headMentions...].contains(where: { $0.kind == .literal }) {
          locals.setText(from: statement.headLocals ?? top.localCount)
        }
      } else if !isBody {
        top.domain = domain
        top.array = array
      }
      if declaration != nil || isBody {
        top.localCount = statement.headLocals ?? top.localCount
      }
      if statement.isPreview { top.regions.insert(.preview) }
      if statement.isNever, isBody { top.regions.insert(.unreached) }
    }
    next(bytes)
  }

  mutating func closeParenthesis(_ bytes: Span<UInt8>) {
    guard top.openParentheses > 0, ignoredDepth == 0 else { return skipStray(bytes) }
    while !top.kind.isParentheses { close(bytes) }
    if top.kind == .interpolation {
      closeInterpolation(bytes)
    } else {
      close(bytes)
      next(bytes)
    }
  }

  mutating func closeBracket(_ bytes: Span<UInt8>) {
    guard top.openBrackets > 0, ignoredDepth == 0 else { return skipStray(bytes) }
    while !top.kind.isBrackets { close(bytes) }
    close(bytes)
    next(bytes)
  }

  /// Closes a brace, and whatever was left open inside.
  mutating func closeBrace(_ bytes: Span<UInt8>) {
    guard top.openBraces > 0, ignoredDepth == 0 else { return skipStray(bytes) }
    while !top.kind.isBraces { close(bytes) }
    close(bytes)
    next(bytes)
  }

  private mutating func skipStray(_ bytes: Span<UInt8>) {
    ignoredDepth = max(0, ignoredDepth - 1)
    next(bytes)
  }

  /// Ends the innermost bracket, and passes its result to the bracket around it.
  mutating func close(_ bytes: Span<UInt8>) {
    guard let closed = pop(bytes) else { return }
    switch closed.kind {
    case .group: endGroup(closed)
    case .list: endList(bytes, closed)
    case .call: endCall(bytes, closed)
    case .parameters: endParameters(closed)
    case .interpolation: abandonLiteral(closed.literal)
    case .code where top.statement.isElse:
      endBranch(closed)
      note(.other)
    case .file, .typeBody, .code, .switchBody, .subscripted, .types, .typeList: note(.other)
    }
    if !keepsNames(closed) { locals.truncate(to: closed.localCount) }
    if labels.count > closed.labelCount { labels.removeSubrange(closed.labelCount...) }
    if parameters.count > closed.parameterCount { parameters.removeSubrange(closed.parameterCount...) }
    if elements.count > closed.elementCount { elements.removeSubrange(closed.elementCount...) }
  }

  mutating func closeAll(_ bytes: Span<UInt8>) {
    while !frames.isEmpty { close(bytes) }
    ignoredDepth = 0
  }

  mutating func pop(_ bytes: Span<UInt8>) -> SwiftFrame? {
    endItem(bytes)
    endArm()
    guard !frames.isEmpty else { return nil }
    let closed = top
    top = frames.removeLast()
    return closed
  }

  /// Whether names that are declared inside brackets, such as parameters or the variables of a pattern, are still
  /// in scope after the closing bracket.
  private func keepsNames(_ closed: SwiftFrame) -> Bool {
    switch closed.kind {
    case .parameters: true
    case .group where top.kind == .code && !top.hasSignature: closed.mentionCount == top.mentionCount
    case let kind: closed.statement.isPattern && !kind.isBraces
    }
  }

  private mutating func endItem(_ bytes: Span<UInt8>) {
    endExpression(bytes)
    if let start = top.bundleStart { captureBundle(bytes, from: start) }
    if top.itemDomain == .none { top.itemDomain = top.expression.domain }
    switch top.kind {
    case .list: endElement()
    case .call where top.expression.operand == .literal && top.base.index == 0:
      if recorder.utf8(top.base.label).elementsEqual("format".utf8) { top.format = top.expression.mention }
    default: break
    }
  }

  mutating func handleComma(_ bytes: Span<UInt8>) {
    endItem(bytes)
    addPendingLocal(bytes)
    top.expression = SwiftExpression()
    if top.kind == .call || top.kind == .subscripted {
      top.base.index = top.base.index == .max ? .max : top.base.index + 1
      top.base.label = .none
    }
    top.begin(top.restingContext)
    top.isAtItemStart = true
    top.hasSeveralItems = true
    next(bytes)
    if top.kind.isBraces, top.statement.isVariable, !top.statement.isHead { readBindings(bytes) }
  }
}
