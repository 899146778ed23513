struct ScriptToken: Sendable {
  enum Kind: Sendable {
    case name, string, number, symbol, end
  }

  let kind: Kind
  /// The text of the token, without the backticks around a Swift name. Empty for a string.
  let text: String
  let pieces: [ScriptStringPiece]
  let offset: Int
  let startsLine: Bool
  let followsSpace: Bool

  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

  func isName(_ name: String) -> Bool { kind == .name && text == name }
}

/// A piece of a string literal, either text or an interpolation.
enum ScriptStringPiece: Sendable {
  case text(String)
  case code([ScriptToken])
}
