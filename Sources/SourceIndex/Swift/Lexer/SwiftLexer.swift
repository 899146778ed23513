internal import Basics

/// Splits Swift source into tokens, one at a time and without looking back.
///
/// The bytes are handed to every call, because a struct cannot hold a span.
struct SwiftLexer {
  var kind = SwiftToken.endOfFile
  var keyword = SwiftKeyword.none
  /// The first bytes of an operator, at most four, the first in the highest place that is used.
  var operatorText: UInt32 = 0
  /// Where the token begins.
  var start = 0
  /// Where the token ends and the next one is looked for.
  var offset = 0
  /// Whether a line break stands before the token.
  var newlineBefore = true
  /// Whether anything stands before the token that is no token: white space or a comment.
  var spaceBefore = true
  /// Whether the token before this one ended an operand.
  var operandBefore = false
  /// How the string literal of the token is written.
  var delimiter = StringDelimiter(hashes: 0, isMultiline: false)
  /// What the string literal of the token says.
  var content = StringContent()

  private(set) var problems = ProblemList()
  /// What turned out to run to the end of the file.
  var endless = EndlessConstructs()
  let keywords = SwiftKeywordTable.shared

  /// Reads the next token.
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

  /// Ends the token at `offset`.
  @inline(__always)
  mutating func finish(_ kind: SwiftToken, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// Makes the token one that ended in a name, after someone else read on to `offset`.
  @inline(__always)
  mutating func endName() {
    kind = .identifier
    keyword = .none
  }

  /// Takes the token for a comment, so that the next one does not notice it.
  mutating func skipDirective(isBehindOperand: Bool) {
    kind = .comment
    operandBefore = isBehindOperand
  }

  /// Notes a problem at an offset.
  mutating func report(_ problem: SourceProblem.Kind, at offset: Int) {
    problems.report(problem, at: offset)
  }
}

/// Constructs that were not closed before the end of the file.
///
/// From the first of a kind the file is read on as if its opening mark were not there, and so are later marks
/// of that kind: the rest is still seen, and no byte is read more than twice.
struct EndlessConstructs {
  var multilineString = false
  var blockComment = false
  /// No regex literal that begins before this offset is closed.
  var regexBefore = 0
}
