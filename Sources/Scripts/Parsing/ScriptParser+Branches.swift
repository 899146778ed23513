internal import Basics

extension ScriptParser {
  /// Reads `if … else …` or `guard … else …`.
  mutating func parseIf() -> Statement {
    let isGuard = next.isName("guard")
    var branches: [Branch] = []
    repeat {
      advance()
      let condition = parseConditions()
      if isGuard { _ = takeName("else") }
      let body = parseBlock()
      branches.append(
        Branch(condition: condition.value, bindings: condition.bindings, body: isGuard ? [] : body))
      if isGuard { branches.append(Branch(condition: nil, body: body)) }
    } while next.isName("else") && token(1).isName("if") && takeName("else")
    if !isGuard, takeName("else") { branches.append(Branch(condition: nil, body: parseBlock())) }
    return .branch(branches)
  }

  private mutating func parseConditions() -> (
    value: Expression?, bindings: [(name: String, value: Expression)]
  ) {
    var values: [Expression] = []
    var bindings: [(name: String, value: Expression)] = []
    let wasInCondition = isInCondition
    isInCondition = true
    defer { isInCondition = wasInCondition }
    repeat {
      let offset = next.offset
      if takeName("let") || takeName("var") {
        let name = takeAnyName() ?? ""
        if take(":") { _ = parseType() }
        bindings.append((name, take("=") ? parseExpression() : Expression(.name(name), at: offset)))
      } else if isAt("#"), token(1).isName("available") || token(1).isName("unavailable") {
        index += 2
        if take("(") {
          skipToCloser()
          _ = take(")")
        }
      } else if takeName("case") {
        while !isAtEnd, !isAt("{"), !isAt(",") { advance() }
        values.append(Expression(.other, at: offset))
      } else {
        values.append(parseExpression())
      }
    } while take(",")
    guard let first = values.first else { return (nil, bindings) }
    let operators = [String](repeating: "&&", count: values.count - 1)
    return (values.count == 1 ? first : Expression(.row(values, operators), at: first.offset), bindings)
  }

  mutating func parseFor() -> Statement? {
    advance()
    _ = takeName("case")
    _ = takeName("let")
    let name: String
    if take("(") {
      name = takeAnyName() ?? ""
      skipToCloser()
      _ = take(")")
    } else {
      name = takeAnyName() ?? ""
    }
    if take(":") { _ = parseType() }
    guard takeName("in") else { return nil }
    let wasInCondition = isInCondition
    isInCondition = true
    let values = parseExpression()
    let condition = takeName("where") ? parseExpression() : nil
    isInCondition = wasInCondition
    return .loop(name, in: values, condition: condition, parseBlock())
  }

  mutating func parseSwitch() -> Statement {
    advance()
    let wasInCondition = isInCondition
    isInCondition = true
    let subject = parseExpression()
    isInCondition = wasInCondition
    var branches: [Branch] = []
    _ = take("{")
    while !isAtEnd, !isAt("}") {
      let start = index
      if takeName("default") {
        _ = take(":")
        branches.append(Branch(condition: nil, body: parseStatements()))
      } else if takeName("case") {
        let condition = parsePatterns(of: subject)
        branches.append(Branch(condition: condition, body: parseStatements()))
      }
      if index == start { advance() }
    }
    _ = take("}")
    return .branch(branches)
  }

  /// Reads the patterns of a case as conditions, such as `subject == .a || subject == .b`.
  private mutating func parsePatterns(of subject: Expression) -> Expression {
    var tests: [Expression] = []
    repeat {
      let pattern = parseExpression()
      tests.append(Expression(.row([subject, pattern], ["=="]), at: pattern.offset))
    } while take(",")
    while !isAtEnd, !take(":") { advance() }
    let operators = [String](repeating: "||", count: tests.count - 1)
    return tests.count == 1 ? tests[0] : Expression(.row(tests, operators), at: tests[0].offset)
  }

  /// Reads `#if … #elseif … #else … #endif`; skips any other directive.
  mutating func parseDirective() -> Statement? {
    guard token(1).isName("if") else {
      repeat { advance() } while !isAtEnd && !next.startsLine
      return nil
    }
    var branches: [Branch] = []
    while isAt("#") {
      let word = token(1).text
      index += 2
      if word == "endif" { break }
      let condition = word == "else" ? nil : parseFlag()
      branches.append(Branch(condition: condition, body: parseStatements()))
    }
    return .directive(branches)
  }

  /// Reads the condition of `#if`. A single name such as `DEBUG` counts as false.
  private mutating func parseFlag() -> Expression {
    let condition = parseExpression()
    guard case .name = condition.kind else { return condition }
    return Expression(.bool(false), at: condition.offset)
  }
}
