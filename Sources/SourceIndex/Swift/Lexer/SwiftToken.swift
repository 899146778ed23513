enum SwiftToken: UInt8 {
  case endOfFile
  /// A keyword, or a name with or without backticks. `SwiftLexer.keyword` says which keyword it is, if any.
  case identifier
  /// `#` and the name after it.
  case pound
  case number
  /// A string literal without interpolations, or the part of a string literal after its last interpolation.
  case string
  /// The piece of a string literal that ends with the `\(` of an interpolation. It begins at the opening quotes or
  /// after the previous interpolation.
  case stringHead
  case regex
  case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
  case comma, colon, semicolon, dot, at, backslash
  case `operator`
  /// `?` or `!` directly after an operand.
  case postfix
  /// A comment that may mention assets or contains an assetlint directive. Other comments are skipped.
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

/// The quotation marks of a string literal, `"` or `"""`, and the number of `#` around them.
struct StringDelimiter: Equatable {
  var hashes: Int
  var isMultiline: Bool
}
