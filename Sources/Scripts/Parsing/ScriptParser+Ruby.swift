internal import Basics

extension ScriptParser {
  mutating func parseRubyStatement() -> Statement? {
    guard next.kind == .name else { return parseRubyCommand() }
    switch next.text {
    case "if", "unless": return parseRubyIf()
    case "def": return parseRubyFunction()
    case "while", "until", "begin", "case", "class", "module":
      let isLoop = next.isName("while") || next.isName("until")
      advance()
      if isLoop {
        _ = parseExpression()
        _ = takeName("do")
      }
      _ = parseStatements()
      while !isAtEnd, !next.isName("end") {
        advance()
        _ = parseStatements()
      }
      advance()
      return nil
    case "return":
      advance()
      return parseRubyModifiers(of: .giveBack(next.startsLine || isAtModifier ? nil : parseExpression()))
    case "next":
      advance()
      return parseRubyModifiers(of: .leave)
    case "break":
      advance()
      return parseRubyModifiers(of: .end)
    default: return parseRubyCommand()
    }
  }

  private mutating func parseRubyCommand() -> Statement {
    let target = parseExpression()
    let statement: Statement
    if take("<<") {
      var elements = [parseExpression()]
      while take("<<") { elements.append(parseExpression()) }
      statement = .assignment(target, "+=", Expression(.list(elements), at: target.offset))
    } else if next.kind == .symbol, ["=", "+=", "||="].contains(next.text) {
      let mark = next.text
      advance()
      statement = .assignment(target, mark, parseRubyValues())
    } else {
      statement = .expression(parseRubyCall(target))
    }
    return parseRubyModifiers(of: statement)
  }

  private var isAtModifier: Bool { !next.startsLine && (next.isName("if") || next.isName("unless")) }

  /// Reads the conditions after a Ruby statement, as in `command if condition`.
  private mutating func parseRubyModifiers(of statement: Statement) -> Statement {
    var statement = statement
    while isAtModifier {
      let isNegated = next.isName("unless")
      advance()
      let condition = parseExpression()
      let test = isNegated ? Expression(.prefix("!", condition), at: condition.offset) : condition
      statement = .branch([Branch(condition: test, body: [statement])])
    }
    return statement
  }

  /// Parses a value. Several values, as in `a = 1, 2`, become a list.
  private mutating func parseRubyValues() -> Expression {
    let first = parseRubyCall(parseExpression())
    guard isAt(",") else { return first }
    var values = [first]
    while take(",") { values.append(parseExpression()) }
    return Expression(.list(values), at: first.offset)
  }

  /// Reads arguments that are not in parentheses, and then a block. Returns `target` unchanged if neither follows
  /// it.
  private mutating func parseRubyCall(_ target: Expression) -> Expression {
    var arguments: [Argument] = []
    if !next.startsLine, target.isRubyCallable, startsArgument {
      repeat { arguments.append(parseArgument()) } while take(",")
    }
    if let block = parseRubyBlock() { arguments.append(Argument(label: nil, value: block)) }
    guard !arguments.isEmpty else { return target }
    let call = Expression.Suffix.call(arguments, at: target.offset)
    if case .postfix(let base, let suffixes) = target.kind {
      return Expression(.postfix(base, suffixes + [call]), at: target.offset)
    }
    return Expression(.postfix(target, [call]), at: target.offset)
  }

  private var startsArgument: Bool {
    switch next.kind {
    case .string, .number: true
    case .name: !["if", "unless", "do", "and", "or", "then", "end"].contains(next.text)
    case .symbol: isAt("[") || (isAt(":") && token(1).kind == .name)
    case .end: false
    }
  }

  private mutating func parseRubyBlock() -> Expression? {
    let offset = next.offset
    let isBrace = isAt("{") && (token(1).isSymbol("|") || token(1).isSymbol("||"))
    guard !next.startsLine, next.isName("do") || isBrace else { return nil }
    advance()
    var parameters: [String] = []
    if take("|") {
      while !isAtEnd, !take("|") {
        if let name = takeAnyName() { parameters.append(name) } else { advance() }
      }
    }
    let body = parseRubyBody(until: isBrace ? "}" : "end")
    return Expression(.closure(Closure(parameters: parameters, body: body)), at: offset)
  }

  private mutating func parseRubyBody(until closer: String) -> [Statement] {
    var body = parseStatements()
    while !isAtEnd, !next.isName(closer), !isAt(closer) {
      // A closing bracket or a word such as `else` is skipped if it is unexpected here.
      advance()
      body += parseStatements()
    }
    advance()
    return body
  }

  private mutating func parseRubyIf() -> Statement {
    var branches: [Branch] = []
    while ["if", "unless", "elsif"].contains(where: next.isName) {
      let isNegated = next.isName("unless")
      advance()
      let condition = parseExpression()
      _ = takeName("then")
      let test = isNegated ? Expression(.prefix("!", condition), at: condition.offset) : condition
      branches.append(Branch(condition: test, body: parseStatements()))
    }
    if takeName("else") { branches.append(Branch(condition: nil, body: parseStatements())) }
    _ = takeName("end")
    return .branch(branches)
  }

  private mutating func parseRubyFunction() -> Statement {
    advance()
    var name = takeAnyName() ?? ""
    while take("."), let next = takeAnyName() { name = next }
    var parameters: [Function.Parameter] = []
    if isAt("("), take("(") {
      parameters = parseList(until: ")") { parser in
        let name = parser.takeAnyName() ?? ""
        let value = parser.take("=") || parser.take(":") ? parser.parseExpression() : nil
        return Function.Parameter(label: nil, name: name, type: nil, value: value)
      }
    }
    let body = parseRubyBody(until: "end")
    return .function(Function(name: name, parameters: parameters, type: nil, isShared: false, body: body))
  }
}

extension Expression {
  /// Whether Ruby allows arguments without parentheses after this expression.
  fileprivate var isRubyCallable: Bool {
    switch kind {
    case .name: return true
    case .postfix(_, let suffixes):
      if case .member? = suffixes.last { return true }
      return false
    default: return false
    }
  }
}
