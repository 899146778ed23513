internal import Basics

extension ScriptParser {
  mutating func parseExpression() -> Expression {
    guard depth < Self.maxDepth else {
      let offset = next.offset
      skipToCloser()
      return Expression(.other, at: offset)
    }
    depth += 1
    defer { depth -= 1 }
    let value = parseRow()
    if language == .starlark, takeName("if") {
      let condition = parseRow()
      guard takeName("else") else { return Expression(.other, at: value.offset) }
      return Expression(.choice(condition: condition, value, otherwise: parseExpression()), at: value.offset)
    }
    guard language != .starlark, take("?") else { return value }
    let first = parseExpression()
    guard take(":") else { return Expression(.other, at: value.offset) }
    return Expression(.choice(condition: value, first, otherwise: parseExpression()), at: value.offset)
  }

  private mutating func parseRow() -> Expression {
    let first = parseOperand()
    var operands = [first]
    var operators: [String] = []
    while true {
      if language == .swift, next.isName("as") || next.isName("is") {
        advance()
        if isAt("?") || isAt("!") { advance() }
        _ = parseType()
      } else if let symbol = rowOperator {
        advance()
        operators.append(symbol)
        operands.append(parseOperand())
      } else {
        return operators.isEmpty ? first : Expression(.row(operands, operators), at: first.offset)
      }
    }
  }

  private var rowOperator: String? {
    if next.kind == .name, language != .swift {
      switch next.text {
      case "and": return "&&"
      case "or": return "||"
      default: return nil
      }
    }
    guard next.kind == .symbol, Self.rowOperators.contains(next.text) else { return nil }
    // In Ruby, `list << element` is a statement that appends an element.
    if language == .ruby, next.text == "<<" { return nil }
    // In `a -1`, the minus belongs to the number.
    if next.followsSpace, !token(1).followsSpace, ["-", "+", "&", "*"].contains(next.text) { return nil }
    return next.text
  }

  private static let rowOperators: Set = [
    "+", "-", "*", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "??", "...", "..<", "<<", "=~", "|",
    "&",
  ]

  private mutating func parseOperand() -> Expression {
    let offset = next.offset
    var marks: [String] = []
    while true {
      if next.isName("try") || next.isName("await") {
        advance()
        if isAt("?") || isAt("!") { advance() }
      } else if next.isName("not"), language != .swift {
        advance()
        marks.append("!")
      } else if next.kind == .symbol, ["!", "-", "&", "*", "**", "<", ">=", ">", "<="].contains(next.text) {
        marks.append(next.text)
        advance()
      } else {
        break
      }
    }
    let value = parsePostfix()
    guard let mark = marks.last(where: { $0 != "&" }) else { return value }
    return Expression(.prefix(marks.count(where: { $0 == "!" }) % 2 == 1 ? "!" : mark, value), at: offset)
  }

  private mutating func parsePostfix() -> Expression {
    let value = parsePrimary()
    skipGenericArguments(of: value)
    var suffixes: [Expression.Suffix] = []
    while let suffix = parseSuffix(of: value, isFirst: suffixes.isEmpty) {
      suffixes.append(suffix)
    }
    return suffixes.isEmpty ? value : Expression(.postfix(value, suffixes), at: value.offset)
  }

  private mutating func parseSuffix(of value: Expression, isFirst: Bool) -> Expression.Suffix? {
    let offset = next.offset
    while (isAt("?") || isAt("!")) && !next.followsSpace
      && [".", "(", "["].contains(where: token(1).isSymbol)
    {
      advance()
    }
    if language == .swift, isAt("!"), !next.followsSpace { advance() }
    if isAt(".") || (language == .ruby && (isAt("::") || isAt("&."))) {
      guard token(1).kind == .name || token(1).kind == .number else { return nil }
      advance()
      advance()
      return .member(tokens[index - 1].text, at: offset)
    }
    if isAt("("), !next.startsLine, language != .ruby || !next.followsSpace {
      advance()
      var arguments = parseList(until: ")") { $0.parseArgument() }
      if let closure = parseTrailingClosure() { arguments.append(Argument(label: nil, value: closure)) }
      return .call(arguments, at: offset)
    }
    if isAt("["), !next.startsLine, language != .ruby || !next.followsSpace {
      advance()
      return .index(parseList(until: "]") { $0.parseArgument() })
    }
    if language == .swift, canTakeClosure(value, isFirst: isFirst), let closure = parseTrailingClosure() {
      return .call([Argument(label: nil, value: closure)], at: offset)
    }
    return nil
  }

  private func canTakeClosure(_ value: Expression, isFirst: Bool) -> Bool {
    guard isFirst else { return true }
    switch value.kind {
    case .name, .implicit, .closure: return true
    default: return false
    }
  }

  private mutating func parseTrailingClosure() -> Expression? {
    guard language == .swift, isAt("{"), !next.startsLine, !isInCondition else { return nil }
    return parseClosure()
  }

  mutating func parseArgument() -> Argument {
    let mark = language == .starlark ? "=" : ":"
    if next.kind == .name, token(1).isSymbol(mark) {
      let label = next.text
      advance()
      advance()
      return Argument(label: label, value: parseExpression())
    }
    let value = parseExpression()
    guard language == .ruby, take("=>"), case .string(let parts) = value.kind,
      case .text(let label)? = parts.last
    else { return Argument(label: nil, value: value) }
    return Argument(label: label, value: parseExpression())
  }
}
