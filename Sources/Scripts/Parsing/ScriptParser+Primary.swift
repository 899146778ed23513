internal import Basics

extension ScriptParser {
  mutating func parsePrimary() -> Expression {
    let offset = next.offset
    switch next.kind {
    case .string:
      return Expression(.string(parseString()), at: offset)
    case .number:
      advance()
      return Expression(.number(tokens[index - 1].text), at: offset)
    case .name:
      return Expression(parseWord(), at: offset)
    case .symbol, .end:
      return Expression(parseMarked(), at: offset)
    }
  }

  private mutating func parseWord() -> Expression.Kind {
    let word = next.text
    // `if` and `switch` as expressions, as in `let x = if a { 1 } else { 2 }`, become closures that are called
    // immediately.
    if language == .swift, word == "if" || word == "switch" {
      let offset = next.offset
      let block = Closure(parameters: [], body: [parseSwiftStatement()].compactMap { $0 })
      return .postfix(Expression(.closure(block), at: offset), [.call([], at: offset)])
    }
    advance()
    switch word {
    case "true", "True": return .bool(true)
    case "false", "False": return .bool(false)
    case "nil", "None": return .null
    default: return .name(word)
    }
  }

  /// Reads a string literal. In Starlark and Ruby, adjacent literals are joined.
  private mutating func parseString() -> [Expression.StringPart] {
    var parts: [Expression.StringPart] = []
    repeat {
      for piece in next.pieces {
        switch piece {
        case .text(let text): parts.append(.text(text))
        case .code(let tokens):
          let end = ScriptToken(
            kind: .end, text: "", pieces: [], offset: next.offset, startsLine: false, followsSpace: false)
          var parser = ScriptParser(tokens + [end], language)
          parser.depth = depth + 1
          parts.append(.code(parser.parseExpression()))
        }
      }
      advance()
    } while next.kind == .string && language != .swift && !next.startsLine
    return parts
  }

  private mutating func parseMarked() -> Expression.Kind {
    if take("(") { return parseParentheses() }
    if take("[") { return parseBrackets() }
    if isAt("{") {
      if language == .swift { return parseClosure().kind }
      advance()
      return .pairs(parsePairs(until: "}"))
    }
    if isAt("."), let name = token(1).kind == .name ? token(1).text : nil {
      advance()
      advance()
      return .implicit(name)
    }
    if take("\\") {
      var names: [String] = []
      _ = takeAnyName()
      while take("."), let name = takeAnyName() { names.append(name) }
      return .keyPath(names)
    }
    if take("#"), let name = takeAnyName() { return .name("#" + name) }
    // A closing bracket or a separator is left to the code that reads the list around this expression.
    if ![")", "]", "}", ",", ";", ":"].contains(where: isAt) { advance() }
    return .other
  }

  /// Reads an expression in parentheses. Several values become a list, or a record if they have labels.
  private mutating func parseParentheses() -> Expression.Kind {
    let offset = next.offset
    let elements = parseList(until: ")") { $0.parseArgument() }
    guard elements.allSatisfy({ $0.label == nil }) else {
      return .postfix(Expression(.implicit("tuple"), at: offset), [.call(elements, at: offset)])
    }
    return elements.count == 1 ? elements[0].value.kind : .list(elements.map(\.value))
  }

  private mutating func parseBrackets() -> Expression.Kind {
    if isAt(":"), token(1).isSymbol("]") {
      advance()
      advance()
      return .pairs([])
    }
    guard language == .swift else {
      let elements = parseList(until: "]") { parser in
        let element = parser.parseExpression()
        // List comprehensions such as `[f(x) for x in list]` are not supported.
        guard parser.next.isName("for") else { return element }
        parser.skipToCloser()
        return Expression(.other, at: element.offset)
      }
      return .list(elements)
    }
    var keys: [Expression] = []
    let elements = parseList(until: "]") { parser in
      let element = parser.parseExpression()
      guard parser.take(":") else { return element }
      keys.append(element)
      return parser.parseExpression()
    }
    if keys.isEmpty { return .list(elements) }
    return .pairs(zip(keys, elements).map { ($0, $1) })
  }

  private mutating func parsePairs(until closer: String) -> [(key: Expression, value: Expression)] {
    parseList(until: closer) { parser in
      let offset = parser.next.offset
      var key = parser.parseExpression()
      // In Ruby's `{ name: value }`, the key is the name itself.
      if case .name(let name) = key.kind, parser.language == .ruby, parser.isAt(":") {
        key = Expression(.string([.text(name)]), at: offset)
      }
      guard parser.take(":") || parser.take("=>") else { return (key, Expression(.other, at: offset)) }
      return (key, parser.parseExpression())
    }
  }

  mutating func parseClosure() -> Expression {
    let offset = next.offset
    guard depth < Self.maxDepth, take("{") else {
      advance()
      skipToCloser()
      return Expression(.other, at: offset)
    }
    depth += 1
    defer { depth -= 1 }
    let parameters = parseClosureParameters()
    let body = parseStatements()
    _ = take("}")
    return Expression(.closure(Closure(parameters: parameters, body: body)), at: offset)
  }

  private mutating func parseClosureParameters() -> [String] {
    var names: [String] = []
    var distance = 0
    var isName = true
    while distance < 40 {
      let token = token(distance)
      if token.isName("in") {
        index += distance + 1
        return names
      }
      switch token.kind {
      case .name:
        if ["for", "if", "let", "var", "return", "guard", "switch", "while"].contains(token.text) {
          return []
        }
        if isName { names.append(token.text) }
        isName = false
      case .symbol where ["(", ",", "["].contains(token.text): isName = true
      case .symbol where [")", ":", "]", "->", ".", "?"].contains(token.text): isName = false
      default: return []
      }
      distance += 1
    }
    return []
  }
}
