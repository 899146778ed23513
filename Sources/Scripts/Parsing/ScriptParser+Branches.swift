internal import Basics

extension ScriptParser {
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
        if let pattern = parseCasePattern(), take("=") {
          let subject = parseExpression()
          values.append(pattern.condition(on: subject))
          bindings += pattern.bindings(to: subject)
        } else {
          while !isAtEnd, !isAt("{"), !isAt(",") { advance() }
          values.append(Expression(.other, at: offset))
        }
      } else {
        values.append(parseExpression())
      }
    } while take(",")
    return (values.isEmpty ? nil : .all(values, "&&"), bindings)
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
        let patterns = parsePatterns(of: subject)
        branches.append(
          Branch(condition: patterns.condition, bindings: patterns.bindings, body: parseStatements()))
      }
      if index == start { advance() }
    }
    _ = take("}")
    return .selection(branches)
  }

  /// Reads the patterns of a `case` and returns them as one condition on the subject.
  private mutating func parsePatterns(
    of subject: Expression
  ) -> (condition: Expression, bindings: [(name: String, value: Expression)]) {
    var tests: [Expression] = []
    var bindings: [(name: String, value: Expression)] = []
    repeat {
      if let pattern = parseCasePattern() {
        tests.append(pattern.condition(on: subject))
        // All patterns of a `case` bind the same names.
        if tests.count == 1 { bindings = pattern.bindings(to: subject) }
      } else {
        let pattern = parseExpression()
        tests.append(Expression(.row([subject, pattern], ["=="]), at: pattern.offset))
      }
    } while take(",")
    while !isAtEnd, !take(":") { advance() }
    return (.all(tests, "||"), bindings)
  }

  /// Reads `.name` or `.name(let value, …)`. If the next pattern has another form, returns nil and stays at the
  /// pattern.
  private mutating func parseCasePattern() -> CasePattern? {
    let start = index
    let offset = next.offset
    let bindsAll = takeName("let") || takeName("var")
    guard take("."), let name = takeAnyName() else {
      index = start
      return nil
    }
    var parts: [CasePattern.Part] = []
    if take("(") {
      parts = parseList(until: ")") { parser in
        if parser.token(1).isSymbol(":") { parser.index += 2 }
        if parser.takeName("_") { return .anything }
        if parser.takeName("let") || parser.takeName("var") || bindsAll && parser.next.kind == .name {
          let name = parser.takeAnyName()
          if parser.takeName("as") { _ = parser.parseType() }
          return name.map { .name($0) } ?? .anything
        }
        return .value(parser.parseExpression())
      }
    }
    guard isAt(",") || isAt(":") || isAt("=") || next.isName("where") else {
      index = start
      return nil
    }
    return CasePattern(name: name, parts: parts, offset: offset)
  }

  /// Reads `#if … #elseif … #else … #endif`. Other directives are skipped.
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

/// A pattern for an enum case, such as `.feature(let name, .home)`.
private struct CasePattern {
  let name: String
  /// The patterns for the associated values of the case.
  let parts: [Part]
  let offset: Int

  enum Part {
    case name(String)
    case value(Expression)
    case anything
  }

  func condition(on subject: Expression) -> Expression {
    let tests = parts.indices.compactMap { index -> Expression? in
      guard case .value(let value) = parts[index] else { return nil }
      return Expression(.row([payload(index, of: subject), value], ["=="]), at: offset)
    }
    return .all([Expression(.isCase(subject, name), at: offset)] + tests, "&&")
  }

  func bindings(to subject: Expression) -> [(name: String, value: Expression)] {
    parts.indices.compactMap { index in
      guard case .name(let name) = parts[index] else { return nil }
      return (name, payload(index, of: subject))
    }
  }

  private func payload(_ index: Int, of subject: Expression) -> Expression {
    Expression(.payload(subject, index), at: offset)
  }
}

extension Expression {
  /// Joins conditions with an operator, such as `&&`.
  fileprivate static func all(_ conditions: [Expression], _ operation: String) -> Expression {
    let operators = [String](repeating: operation, count: conditions.count - 1)
    return conditions.count == 1
      ? conditions[0] : Expression(.row(conditions, operators), at: conditions[0].offset)
  }
}
