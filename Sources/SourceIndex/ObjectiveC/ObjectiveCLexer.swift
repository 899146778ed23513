internal import Basics

/// Splits Objective-C, Objective-C++, C or C++ into tokens, one at a time.
struct ObjectiveCLexer {
  enum Token: UInt8 {
    case endOfFile
    case name
    /// `@` and the word after it, such as `@interface`.
    case atWord
    case number
    /// A string literal. If `joinsNeighbors` is true, string literals that directly follow it are joined to it, as in
    /// C.
    case string
    case character
    /// The word after a `#` at the start of a line, such as `define`.
    case directive
    case endOfDefinition
    case punctuation
    /// A comment that may mention assets or contains an assetlint directive. All other comments are skipped.
    case comment
  }

  enum Line {
    /// The line contains only whitespace or comments so far, so `#` begins a directive.
    case blank
    case code
    case definition
  }

  let joinsNeighbors: Bool
  var kind = Token.endOfFile
  var start = 0
  var offset = 0
  var punctuation: UInt16 = 0
  var content: [UInt8] = []
  var line = Line.blank
  var problems = ProblemList()
  /// Whether an unterminated block comment was found. After that, `/*` no longer opens a comment, so that the
  /// rest of the file is still read, and no byte is read more than twice.
  var hasEndlessComment = false
  /// Whether an unterminated raw string was found. After that, raw strings are read like other strings.
  var hasEndlessRawString = false

  init(joinsNeighbors: Bool = true) {
    self.joinsNeighbors = joinsNeighbors
  }

  mutating func advance(_ bytes: Span<UInt8>) {
    if offset == 0, bytes.startsWithByteOrderMark { offset = 3 }
    while offset < bytes.count {
      start = offset
      switch skipGap(bytes) {
      case .none: return readToken(bytes)
      case .space: continue
      case .comment: kind = .comment
      case .endOfDefinition: kind = .endOfDefinition
      }
      return
    }
    start = offset
    kind = line == .definition ? .endOfDefinition : .endOfFile
    line = .blank
  }

  private mutating func readToken(_ bytes: Span<UInt8>) {
    let byte = bytes[offset]
    if byte == UInt8(ascii: "#"), line == .blank { return readDirective(bytes) }
    if line == .blank { line = .code }
    switch byte {
    case UInt8(ascii: "\""): readStrings(bytes)
    case UInt8(ascii: "@"): readAt(bytes)
    case UInt8(ascii: "'"):
      offset += 1
      skipCharacter(bytes)
      kind = .character
    case let byte where byte.isDigit:
      skipNumber(bytes)
      kind = .number
    case let byte where byte.continuesCName:
      if isStringPrefix(bytes) {
        readStrings(bytes)
      } else {
        skipName(bytes)
        kind = .name
      }
    default: readPunctuation(bytes)
    }
  }

  private mutating func readDirective(_ bytes: Span<UInt8>) {
    offset += 1
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
      offset += 1
    }
    start = offset
    skipName(bytes)
    kind = .directive
    line = .code
  }

  private mutating func readAt(_ bytes: Span<UInt8>) {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    if next == UInt8(ascii: "\"") { return readStrings(bytes) }
    guard next.continuesCName, !next.isDigit else { return readPunctuation(bytes) }
    offset += 1
    skipName(bytes)
    kind = .atWord
  }

  private mutating func readPunctuation(_ bytes: Span<UInt8>) {
    let first = bytes[offset]
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    kind = .punctuation
    punctuation = UInt16(first)
    offset += 1
    let isPair =
      switch second {
      case UInt8(ascii: "="): "=!<>+-*/%&|^".utf8.contains(first)
      case UInt8(ascii: ">"): first == UInt8(ascii: "-")
      case UInt8(ascii: ":"), UInt8(ascii: "&"), UInt8(ascii: "|"): first == second
      default: false
      }
    if isPair {
      punctuation = punctuation << 8 | UInt16(second)
      offset += 1
    }
  }
}
