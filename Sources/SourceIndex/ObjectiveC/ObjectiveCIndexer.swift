internal import Basics

/// Reads one file of Objective-C, Objective-C++, C or C++ and records its string literals.
///
/// Nothing but literals is looked for, so the text is not split into tokens: whatever else it holds is only
/// passed over. Both sides of an `#if` count.
struct ObjectiveCIndexer {
  /// What kind of line the reader is in.
  enum Line {
    /// Nothing but space so far, so that a `#` begins a directive.
    case blank
    case code
    /// The value of a `#define`.
    case definition
    /// Any other directive: what it quotes are headers and messages.
    case directive
  }

  /// Whether literals that follow each other are one, as in C.
  let joinsNeighbours: Bool
  var recorder = MentionRecorder()
  var problems = ProblemList()
  var offset = 0
  var line = Line.blank
  /// Where the literal begins that may go on with the next one, and what it says so far.
  var literalStart: Int?
  var content: [UInt8] = []
  /// Whether a block comment or raw string was met that never ends: from there on all are read as if their
  /// opening mark were not there, so that the rest is still seen and no byte is read more than twice.
  var hasEndlessComment = false
  var hasEndlessRawString = false

  init(joinsNeighbours: Bool = true) {
    self.joinsNeighbours = joinsNeighbours
  }

  /// What the file says.
  mutating func index(_ bytes: [UInt8]) -> FileMentions {
    var bytes = bytes
    if let mark = bytes.blankConflictMarks() { problems.report(.conflictMarks, at: mark) }
    let slice = bytes[...]
    read(slice.span)
    return recorder.finish(slice.span, problems)
  }

  /// Records all literals.
  mutating func read(_ bytes: Span<UInt8>) {
    if bytes.startsWithByteOrderMark { offset = 3 }
    while offset < bytes.count { readNext(bytes) }
    endLiteral()
  }

  private mutating func readNext(_ bytes: Span<UInt8>) {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    switch bytes[offset] {
    case .newline, .carriageReturn: endLine()
    case .space, .tab, 0, 0x0B, 0x0C: offset += 1
    case .slash where next == .slash: skipLineComment(bytes)
    case .slash where next == UInt8(ascii: "*"): skipBlockComment(bytes)
    case .backslash where next.isLineBreak: skipLineJoint(bytes)
    case UInt8(ascii: "#") where line == .blank: startDirective(bytes)
    default:
      if line == .blank { line = .code }
      readToken(bytes, next)
    }
  }

  private mutating func readToken(_ bytes: Span<UInt8>, _ next: UInt8) {
    switch bytes[offset] {
    case .quote: readString(bytes, from: offset)
    case UInt8(ascii: "@") where next == .quote:
      offset += 1
      readString(bytes, from: offset - 1)
    case let byte where byte.isDigit: skipNumber(bytes)
    case let byte where byte.continuesCName: readWord(bytes)
    case let byte:
      endLiteral()
      offset += 1
      // Messages of `#error` have apostrophes that are none of the code's.
      if byte == UInt8(ascii: "'"), line != .directive { skipCharacter(bytes) }
    }
  }

  /// Records the literal that no other one continues.
  mutating func endLiteral() {
    guard let start = literalStart else { return }
    let text = content[...]
    recorder.record(.literal, text.span, at: start)
    literalStart = nil
    content = []
  }

  private mutating func endLine() {
    if line == .definition { endLiteral() }
    line = .blank
    offset += 1
  }

  /// Reads `#` and the word behind it.
  private mutating func startDirective(_ bytes: Span<UInt8>) {
    endLiteral()
    offset += 1
    while offset < bytes.count, bytes[offset] == .space || bytes[offset] == .tab { offset += 1 }
    let start = offset
    skipName(bytes)
    line = offset - start == 6 && bytes.holds("define", at: start) ? .definition : .directive
  }
}
