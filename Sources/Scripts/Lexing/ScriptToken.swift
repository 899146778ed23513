/// A word, mark or literal of a manifest.
struct ScriptToken: Sendable {
  enum Kind: Sendable {
    case name, string, number, symbol, end
  }

  let kind: Kind
  /// The name, number or symbol as written, without backticks.
  let text: String
  /// What a string is made of.
  let pieces: [ScriptStringPiece]
  let offset: Int
  /// Whether a line begins with it.
  let startsLine: Bool
  /// Whether whitespace or a comment precedes it.
  let followsSpace: Bool

  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

  func isName(_ name: String) -> Bool { kind == .name && text == name }
}

/// A part of a string literal.
enum ScriptStringPiece: Sendable {
  case text(String)
  /// An interpolation.
  case code([ScriptToken])
}
