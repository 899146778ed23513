internal import Basics

/// Splits Swift source into tokens, one at a time.
///
/// The bytes are passed to every call, because the lexer cannot store a span.
struct SwiftLexer {
  var kind = SwiftToken.endOfFile
  var keyword = SwiftKeyword.none
  /// The first bytes of an operator, at most four, packed into one integer: `??` is `0x3F3F`.
  var operatorText: UInt32 = 0
  var start = 0
  var offset = 0
  var newlineBefore = true
  /// Whether whitespace or a comment precedes the token.
  var spaceBefore = true
  var operandBefore = false
  var delimiter = StringDelimiter(hashes: 0, isMultiline: false)
  var content = StringContent()

  private(set) var problems = ProblemList()
  var endless = EndlessConstructs()
  let keywords = SwiftKeywordTable.shared

  mutating func advance(_ bytes: Span<UInt8>) {
    if kind != .comment {
      operandBefore = kind.endsOperand && (kind != .identifier || keyword.endsOperand)
      newlineBefore = offset == 0
      spaceBefore = newlineBefore
    }
    if skipToToken(bytes) { return }
    start = offset
    guard offset < bytes.count else {
      kind = .endOfFile
      return
    }
    switch bytes[offset] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      scanIdentifier(bytes)
    case UInt8(ascii: "("): finish(.openParenthesis, at: offset + 1)
    case UInt8(ascii: ")"): finish(.closeParenthesis, at: offset + 1)
    case UInt8(ascii: "["): finish(.openBracket, at: offset + 1)
    case UInt8(ascii: "]"): finish(.closeBracket, at: offset + 1)
    case UInt8(ascii: "{"): finish(.openBrace, at: offset + 1)
    case UInt8(ascii: "}"): finish(.closeBrace, at: offset + 1)
    case UInt8(ascii: ","): finish(.comma, at: offset + 1)
    case UInt8(ascii: ":"): finish(.colon, at: offset + 1)
    case UInt8(ascii: ";"): finish(.semicolon, at: offset + 1)
    case UInt8(ascii: "@"): finish(.at, at: offset + 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber(bytes)
    case UInt8(ascii: "`"): scanBackticks(bytes)
    case UInt8(ascii: "#"): scanPound(bytes)
    case UInt8(ascii: "/"): scanSlash(bytes)
    case UInt8(ascii: "\""): scanString(bytes, hashes: 0)
    case UInt8(ascii: "."): scanDot(bytes)
    case UInt8(ascii: "\\"): finish(.backslash, at: offset + 1)
    case 0x80...: scanBeyondASCII(bytes)
    case let byte where byte.isSwiftOperator: scanOperator(bytes)
    default: finish(.unknown, at: offset + 1)
    }
  }

  @inline(__always)
  mutating func finish(_ kind: SwiftToken, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  @inline(__always)
  mutating func endName() {
    kind = .identifier
    keyword = .none
  }

  /// Treats the current token, a directive such as `#if`, as a comment, so that it does not affect how the
  /// next token is read.
  mutating func skipDirective(isAfterOperand: Bool) {
    kind = .comment
    operandBefore = isAfterOperand
  }

  mutating func report(_ problem: SourceProblem.Kind, at offset: Int) {
    problems.report(problem, at: offset)
  }
}

/// Records which constructs a file opens but never closes, such as a block comment.
///
/// After an unclosed construct, further opening delimiters of the same kind are ignored, so that the rest of the file
/// is still read and no byte is read more than twice.
struct EndlessConstructs {
  var multilineString = false
  var blockComment = false
  /// Slashes before this offset do not begin a regex literal, because no closing slash was found.
  var regexBefore = 0
}
