internal import Basics

extension ScriptParser {
  /// Reads statements up to the end of the block, but not the `}` or `end` that closes it.
  mutating func parseStatements() -> [Statement] {
    var statements: [Statement] = []
    guard depth < Self.maxDepth else {
      skipToCloser()
      return []
    }
    depth += 1
    let wasInCondition = isInCondition
    isInCondition = false
    defer {
      depth -= 1
      isInCondition = wasInCondition
    }
    while !isAtEnd, !isAtBlockEnd {
      let start = index
      switch language {
      case .swift: parseSwiftStatement().map { statements.append($0) }
      case .starlark: statements.append(parseAssignmentOrExpression())
      case .ruby: parseRubyStatement().map { statements.append($0) }
      }
      _ = take(";")
      if index == start { advance() }
    }
    return statements
  }

  private var isAtBlockEnd: Bool {
    switch language {
    case .swift:
      isAt("}") || next.isName("case") || next.isName("default")
        || (isAt("#") && ["elseif", "else", "endif"].contains(token(1).text))
    case .starlark: false
    case .ruby:
      isAt("}") || ["end", "else", "elsif", "when", "rescue", "ensure"].contains(where: next.isName)
    }
  }

  mutating func parseAssignmentOrExpression() -> Statement {
    let target = parseExpression()
    guard next.kind == .symbol, ["=", "+="].contains(next.text) else {
      return .expression(target)
    }
    let mark = next.text
    advance()
    return .assignment(target, mark, parseExpression())
  }

  mutating func parseSwiftStatement() -> Statement? {
    let isShared = skipModifiers()
    guard next.kind == .name else {
      if isAt("#") { return parseDirective() }
      return parseAssignmentOrExpression()
    }
    switch next.text {
    case "import":
      advance()
      while next.kind == .name, !next.startsLine { advance() }
      while isAt("."), token(1).kind == .name { index += 2 }
      return nil
    case "let", "var":
      advance()
      return parseVariable(isShared: isShared)
    case "func", "init", "subscript":
      return parseFunction(isShared: isShared)
    case "struct", "class", "enum", "extension", "actor", "protocol":
      return parseTypeDeclaration()
    case "typealias":
      advance()
      guard let name = takeAnyName(), take("="), let type = parseType() else { return nil }
      return .alias(name, type: type)
    case "precedencegroup", "operator":
      repeat { advance() } while !isAtEnd && !next.startsLine
      return nil
    case "return":
      advance()
      let isBare = next.startsLine || isAt("}") || isAt(";")
      return .giveBack(isBare ? nil : parseExpression())
    case "continue":
      advance()
      return .leave
    case "break", "fallthrough":
      advance()
      return .end
    case "if", "guard": return parseIf()
    case "for": return parseFor()
    case "switch": return parseSwitch()
    case "do", "defer":
      advance()
      return .branch([Branch(condition: nil, body: parseBlock())])
    default: return parseAssignmentOrExpression()
    }
  }

  /// Skips attributes and modifiers. Returns true if `static` or `class` is among them.
  private mutating func skipModifiers() -> Bool {
    var isShared = false
    while next.kind == .name {
      if next.text.hasPrefix("@") {
        advance()
        if isAt("("), !next.followsSpace {
          advance()
          skipToCloser()
          advance()
        }
      } else if Self.modifiers.contains(next.text), token(1).kind == .name || token(1).isSymbol("(") {
        isShared = isShared || ["static", "class"].contains(next.text)
        advance()
        if isAt("("), token(2).isSymbol(")") { index += 3 }
      } else if next.text == "class", token(1).isName("func") || token(1).isName("var") {
        isShared = true
        advance()
      } else {
        break
      }
    }
    return isShared
  }

  private static let modifiers: Set = [
    "static", "public", "private", "fileprivate", "internal", "package", "open", "final", "lazy", "mutating",
    "nonisolated", "indirect", "convenience", "required", "override", "unowned", "weak",
  ]

  /// Parses the statements in braces; returns an empty list if there is no opening brace.
  mutating func parseBlock() -> [Statement] {
    guard take("{") else { return [] }
    let body = parseStatements()
    if !take("}") {
      skipToCloser()
      _ = take("}")
    }
    return body
  }

  private mutating func parseVariable(isShared: Bool) -> Statement? {
    guard let name = takeAnyName() else {
      // A tuple pattern, as in `let (a, b) = …`, is parsed as an ordinary expression.
      return parseAssignmentOrExpression()
    }
    let type = take(":") ? parseType() : nil
    let value = take("=") ? parseExpression() : nil
    var body: [Statement]?
    if isAt("{"), value == nil { body = parseAccessors() }
    if take(","), next.kind == .name { _ = parseVariable(isShared: isShared) }
    return .variable(name, type: type, value: value, isShared: isShared, body: body)
  }

  /// Reads the body of a computed property, with or without `get`.
  private mutating func parseAccessors() -> [Statement] {
    guard token(1).isName("get"), token(2).isSymbol("{") else { return parseBlock() }
    advance()
    advance()
    let body = parseBlock()
    skipToCloser()
    _ = take("}")
    return body
  }

  private mutating func parseFunction(isShared: Bool) -> Statement? {
    let keyword = next.text
    advance()
    let name = keyword == "func" ? takeAnyName() ?? "" : keyword
    while isAt("?") || isAt("!") { advance() }
    if isAt("<") {
      while !isAtEnd, !isAt("("), !isAt("{") { advance() }
    }
    guard take("(") else { return nil }
    let parameters = parseList(until: ")") { $0.parseParameter() }
    while ["throws", "async", "rethrows"].contains(where: next.isName) { advance() }
    let type = take("->") ? parseType() : nil
    if next.isName("where") {
      while !isAtEnd, !isAt("{") { advance() }
    }
    guard isAt("{") else { return nil }
    let body = parseBlock()
    return .function(Function(name: name, parameters: parameters, type: type, isShared: isShared, body: body))
  }

  private mutating func parseParameter() -> Function.Parameter {
    let first = takeAnyName() ?? ""
    let name = takeAnyName() ?? first
    let type = take(":") ? parseType() : nil
    if isAt("...") { advance() }
    let value = take("=") ? parseExpression() : nil
    return Function.Parameter(label: first == "_" ? nil : first, name: name, type: type, value: value)
  }

  private mutating func parseTypeDeclaration() -> Statement? {
    let isProtocol = next.isName("protocol")
    advance()
    let name = parseType() ?? ""
    var inherited: [String] = []
    if take(":") {
      repeat { parseType().map { inherited.append($0) } } while take(",") || take("&")
    }
    while !isAtEnd, !isAt("{") { advance() }
    guard take("{") else { return nil }
    var members: [Statement] = []
    var cases: [EnumCase] = []
    while !isAtEnd, !isAt("}") {
      let start = index
      members += parseStatements()
      if takeName("case") { cases += parseCases() }
      if index == start { advance() }
    }
    _ = take("}")
    // The members that a protocol requires have no values.
    return .type(
      TypeDeclaration(name: name, inherited: inherited, members: isProtocol ? [] : members, cases: cases))
  }

  private mutating func parseCases() -> [EnumCase] {
    var cases: [EnumCase] = []
    repeat {
      guard let name = takeAnyName() else { break }
      var payload: [String?] = []
      if take("(") {
        payload = parseList(until: ")") { parser in
          if parser.token(1).isSymbol(":") { parser.index += 2 }
          let type = parser.parseType()
          if parser.take("=") { _ = parser.parseExpression() }
          return type
        }
      }
      cases.append(EnumCase(name: name, value: take("=") ? parseExpression() : nil, payload: payload))
    } while take(",")
    return cases
  }
}
