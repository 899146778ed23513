internal import Basics

extension ObjectiveCIndexer {
  @discardableResult
  mutating func open(
    _ kind: ObjectiveCFrame.Kind, _ base: MentionContext = MentionContext(.statement)
  ) -> Bool {
    guard frames.count < Self.deepestNesting else {
      lexer.problems.report(.tooDeeplyNested, at: lexer.start)
      ignoredDepth += 1
      return false
    }
    var frame = ObjectiveCFrame(kind, base)
    frame.declaration = currentDeclaration
    frame.mentionCount = recorder.drafts.count
    frame.localCount = locals.count
    frame.message.selectorStart = selectors.count
    frame.statement.isAtStart = kind == .body || kind == .group && top.statement.isFor
    frame.openBraces = kind == .definition ? 0 : top.openBraces + (kind.isBraces ? 1 : 0)
    if !kind.isBraces {
      frame.openParentheses = top.openParentheses + (kind.isParentheses ? 1 : 0)
      frame.openBrackets = top.openBrackets + (kind.isParentheses ? 0 : 1)
    }
    frames.append(top)
    top = frame
    return true
  }

  mutating func openParenthesis(_ bytes: Span<UInt8>) {
    if top.kind.holdsTypes {
      open(.types)
    } else if top.kind == .file, top.statement.name != .none {
      open(.types)
      parametersStart = lexer.offset
    } else if top.operand != .none {
      open(.call, MentionContext(.argument, top.chain))
    } else {
      let isCondition = top.statement.isIf || top.isCondition && top.kind == .group
      top.statement.isIf = false
      if open(.group, top.context) { top.isCondition = isCondition }
    }
    next(bytes)
  }

  mutating func openBracket(_ bytes: Span<UInt8>) {
    // The line before may be a macro without a semicolon, such as `WEAK_SELF`.
    if top.kind == .body, top.operand != .none, startsLine(bytes) { endStatement() }
    // After a cast, as in `(UIImage *)[list image]`, the bracket opens a message.
    if !top.kind.holdsTypes, top.operand == .other, holdsMessage(bytes) { top.startOperand() }
    if top.kind.holdsTypes || top.operand != .none {
      open(.subscripted, MentionContext(.subscripted, top.chain))
    } else {
      open(.message, top.context)
    }
    next(bytes)
  }

  /// Whether the current token is the first one on its line.
  private func startsLine(_ bytes: Span<UInt8>) -> Bool {
    var start = lexer.start
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") {
      start -= 1
    }
    return start == 0 || bytes[start - 1] == .newline || bytes[start - 1] == .carriageReturn
  }

  /// Whether the bracket opens a message rather than a subscript. In a message, a name follows the receiver.
  private func holdsMessage(_ bytes: Span<UInt8>) -> Bool {
    var position = lexer.offset
    var depth = 0
    var hasName = false
    var hasReceiver = false
    let limit = min(bytes.count, position + Self.longestReceiver)
    while position < limit {
      let byte = bytes[position]
      if depth > 0 {
        depth += Self.change(by: byte)
      } else if byte.isWhitespace {
        hasReceiver = hasName
      } else if byte.continuesCName {
        if hasReceiver { return !byte.isDigit }
        hasName = true
      } else if Self.change(by: byte) > 0 {
        if hasReceiver { return false }
        depth = 1
      } else if byte != UInt8(ascii: ".") {
        return false
      }
      if depth == 0, Self.change(by: byte) < 0 { hasReceiver = true }
      position += 1
    }
    return false
  }

  private static let longestReceiver = 512

  private static func change(by byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "("): 1
    case UInt8(ascii: "]"), UInt8(ascii: ")"): -1
    default: 0
    }
  }

  mutating func openBrace(_ bytes: Span<UInt8>) {
    let statement = top.statement
    if statement.isType {
      open(.members)
    } else if top.kind == .file, let header {
      if open(.body) {
        top.declaration = header
        top.localCount = headerLocals
      }
    } else if top.kind == .file, let parameters = statement.parameters {
      let id = declare(.function, statement.name, at: statement.nameStart)
      recorder[id].parameters = parameters
      if open(.body) {
        top.declaration = id
        top.localCount = headerLocals
      }
    } else if top.purpose.role == .initialValue, top.operand == .none {
      open(.dictionary, top.context)
    } else {
      open(.body)
    }
    header = nil
    next(bytes)
  }

  /// Handles a closing bracket of any kind. Skips the bracket if no open bracket matches it.
  mutating func closeBracket(_ bytes: Span<UInt8>, open: Int, _ closes: (ObjectiveCFrame.Kind) -> Bool) {
    if ignoredDepth > 0 {
      ignoredDepth -= 1
    } else if open > 0 {
      while !closes(top.kind) { close(bytes) }
      close(bytes)
    }
    next(bytes)
  }

  mutating func close(_ bytes: Span<UInt8>) {
    endAppending()
    if top.bundleStart != nil { endArgument(bytes) }
    let closed = top
    guard let outer = frames.popLast() else { return }
    top = outer
    switch closed.kind {
    case .message:
      endMessage(closed)
      if top.isCondition, isTested(bytes) { noteFallback(closed) }
    case .types:
      if top.kind == .file, top.statement.name != .none {
        headerLocals = closed.localCount
        top.statement.parameters = readParameters(parametersStart..<max(parametersStart, lexer.start), bytes)
      }
      note(.other)
    case .body, .members:
      note(.other)
      if top.kind.isBraces { endStatement() }
    case .definition: break
    default: note(.other)
    }
    // Parameters and loop variables are visible in the body that follows.
    let keepsNames = closed.kind == .types || closed.kind == .group && top.statement.isFor
    if !keepsNames { locals.truncate(to: closed.localCount) }
  }

  mutating func endStatement() {
    top.statement = ObjectiveCStatement()
    top.begin(top.base)
  }
}
