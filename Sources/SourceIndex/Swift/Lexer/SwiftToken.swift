enum SwiftToken: UInt8 {
  case endOfFile
  /// A name, with or without backticks, or a keyword; `SwiftLexer.keyword` says which.
  case identifier
  /// `#` and the name after it.
  case pound
  case number
  /// A whole string literal, or the rest of one after its last interpolation.
  case string
  /// The part of a string literal from its start, or from an interpolation, to the `\(` of the next interpolation.
  case stringHead
  case regex
  case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
  case comma, colon, semicolon, dot, at, backslash
  case `operator`
  /// `?` or `!` directly after an operand.
  case postfix
  /// A comment that may mention assets; others are skipped.
  case comment
  case unknown

  var endsOperand: Bool {
    switch self {
    case .identifier, .pound, .number, .string, .regex, .postfix: true
    case .closeParenthesis, .closeBracket, .closeBrace: true
    default: false
    }
  }
}

/// How a string literal is written: `"…"`, `"""…"""`, and either with `#` around it.
struct StringDelimiter: Equatable {
  var hashes: Int
  var isMultiline: Bool
}
