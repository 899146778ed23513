struct ScriptToken: Sendable {
  enum Kind: Sendable {
    case name, string, number, symbol, end
  }

  let kind: Kind
  /// Without the backticks around a Swift name.
  let text: String
  let pieces: [ScriptStringPiece]
  let offset: Int
  let startsLine: Bool
  let followsSpace: Bool

  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

  func isName(_ name: String) -> Bool { kind == .name && text == name }
}

/// A string literal consists of texts and interpolations.
enum ScriptStringPiece: Sendable {
  case text(String)
  case code([ScriptToken])
}
