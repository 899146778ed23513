enum SwiftToken: UInt8 {
  case endOfFile
  /// A name, with or without backticks, or a keyword; `SwiftLexer.keyword` says which.
  case identifier
  /// `#` and the name after it.
  case pound
  case number
  /// A string literal, or the part of one after its last interpolation.
  case string
  /// The start of a string literal, or the part between two interpolations, including the next `\(`.
  case stringHead
  case regex
  case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
  case comma, colon, semicolon, dot, at, backslash
  case `operator`
  /// `?` or `!` directly after an operand.
  case postfix
  /// A comment that may mention assets. Other comments are skipped.
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

/// How a string literal is delimited: `"…"` or `"""…"""`, possibly with `#` around it.
struct StringDelimiter: Equatable {
  var hashes: Int
  var isMultiline: Bool
}
