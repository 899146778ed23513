internal import Basics

extension SwiftIndexer {
  /// Reads `let` or `var`, which declares a property or a local name, or binds a name in a pattern.
  mutating func readVariable(_ bytes: Span<UInt8>) {
    if top.statement.isPattern || !top.kind.isBraces {
      next(bytes)
      if lexer.kind == .identifier, !lexer.keyword.isReserved {
        locals.add(nameRange, bytes)
        next(bytes)
      } else {
        top.statement.bindsNames = true
      }
      return
    }
    if !top.statement.isHead { endStatement(bytes) }
    next(bytes)
    readBindings(bytes)
  }

  /// Reads the name of a variable, its type, and the `=` before its value. A comma begins another variable,
  /// as in `let a = 1, b = 2`.
  mutating func readBindings(_ bytes: Span<UInt8>) {
    top.statement.isVariable = true
    top.statement.hasValue = false
    top.statement.isCastToText = false
    top.statement.holdsText = false
    top.statement.property = nil
    guard lexer.kind == .identifier else { return readTuple(bytes) }
    let range = nameRange
    let isShort =
      top.statement.isHead && !isByteAhead(UInt8(ascii: "="), bytes) && !isByteAhead(UInt8(ascii: ":"), bytes)
    if isShort {
      // `if let name` is short for `if let name = name`.
      let context = top.context
      top.context = MentionContext(.initialValue, name(bytes, range))
      readChain(bytes, from: lexer.start)
      top.context = context
    } else {
      next(bytes)
    }
    var type = TextID.none
    if lexer.kind == .colon {
      next(bytes)
      type = readType(bytes)
    }
    bind(range, type, bytes)
    if lexer.kind == .operator, lexer.operatorText == SwiftOperator.assign {
      next(bytes)
      top.statement.header = nil
      top.statement.hasValue = true
      top.expression = SwiftExpression()
      top.begin(MentionContext(.initialValue, name(bytes, range), label: type))
    }
  }

  private mutating func bind(_ range: Range<Int>, _ type: TextID, _ bytes: Span<UInt8>) {
    if !top.statement.isHead, top.kind == .typeBody || top.kind == .file {
      let id = declare(.property, name(bytes, range), at: range.lowerBound)
      recorder[id].type = type
      top.statement.property = id
      top.statement.header = id
    } else {
      top.statement.localStart = range.lowerBound
      top.statement.localEnd = range.upperBound
      top.statement.localType = type
    }
  }

  /// Whether a type is a string or an optional string.
  func isText(_ type: TextID) -> Bool {
    let name = recorder.utf8(type)
    return ["String", "String?", "String!"].contains { name.elementsEqual($0.utf8) }
  }

  /// Whether the current expression is a string, or a property whose name suggests that it holds asset names.
  func hasTextValue(_ bytes: Span<UInt8>) -> Bool {
    let chain = top.expression.chain
    switch top.expression.operand {
    case .literal, .choice: return true
    case .chain:
      if chain.isSingleName, let local = locals.find(chain.start..<chain.end, bytes) { return local.isText }
      return recorder.interest.isTold(by: (chain.lastName..<chain.end).map { bytes[$0] }[...])
    default: return false
    }
  }

  private mutating func readTuple(_ bytes: Span<UInt8>) {
    guard lexer.kind == .openParenthesis else { return }
    next(bytes)
    while lexer.kind == .identifier || lexer.kind == .comma || lexer.kind == .colon {
      if lexer.kind == .identifier { locals.add(nameRange, bytes) }
      next(bytes)
    }
    if lexer.kind == .closeParenthesis { next(bytes) }
  }
}
