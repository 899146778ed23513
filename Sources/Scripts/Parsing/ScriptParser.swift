internal import Basics

/// Parses the tokens of a manifest. The parser knows only the syntax that manifests use, and skips the rest.
struct ScriptParser {
  let language: ScriptLanguage
  let tokens: [ScriptToken]
  var index = 0
  var depth = 0
  /// Whether the parser is in the head of an `if`, `guard`, `for` or `switch`. There, an opening brace begins a block
  /// rather than a closure.
  var isInCondition = false

  /// The maximum nesting depth. Real manifests are never nested more deeply, and this depth fits on the stack of any
  /// thread.
  static let maxDepth = 60

  init(_ tokens: [ScriptToken], _ language: ScriptLanguage) {
    self.tokens = tokens
    self.language = language
  }

  static func statements(_ bytes: [UInt8], _ language: ScriptLanguage, base: Int = 0) -> [Statement] {
    var parser = ScriptParser(ScriptLexer.tokens(bytes, language, base: base), language)
    return parser.parseStatements()
  }

  // MARK: Tokens

  var next: ScriptToken { tokens[min(index, tokens.count - 1)] }

  func token(_ distance: Int) -> ScriptToken { tokens[min(index + distance, tokens.count - 1)] }

  var isAtEnd: Bool { next.kind == .end }

  func isAt(_ symbol: String) -> Bool { next.isSymbol(symbol) }

  mutating func advance() { if !isAtEnd { index += 1 } }

  /// Skips the next token if it is this symbol; otherwise returns false.
  mutating func take(_ symbol: String) -> Bool {
    guard next.isSymbol(symbol) else { return false }
    index += 1
    return true
  }

  mutating func takeName(_ name: String) -> Bool {
    guard next.isName(name) else { return false }
    index += 1
    return true
  }

  /// If the next token is a name, skips and returns it. Otherwise, returns nil.
  mutating func takeAnyName() -> String? {
    guard next.kind == .name else { return nil }
    index += 1
    return tokens[index - 1].text
  }

  /// Skips to the bracket that closes the innermost open bracket.
  mutating func skipToCloser() {
    var open = 0
    while !isAtEnd {
      if ["(", "[", "{"].contains(where: isAt) { open += 1 }
      if [")", "]", "}"].contains(where: isAt) {
        open -= 1
        if open < 0 { return }
      }
      advance()
    }
  }

  mutating func parseList<Element>(until closer: String, _ parse: (inout Self) -> Element) -> [Element] {
    var elements: [Element] = []
    let wasInCondition = isInCondition
    isInCondition = false
    defer { isInCondition = wasInCondition }
    while !isAtEnd, !take(closer) {
      let start = index
      elements.append(parse(&self))
      if take(",") || isAt(closer) { continue }
      if index == start { advance() }
      if [")", "]", "}"].contains(where: isAt) {
        advance()
        break
      }
    }
    return elements
  }
}
