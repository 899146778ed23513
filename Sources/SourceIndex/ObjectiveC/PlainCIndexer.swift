internal import Basics

/// Reads a C or C++ file and records its strings, each as an argument of the surrounding call if there is one.
///
/// Plain C and C++ code does not load assets, and its declarations are not needed. But it may contain the names of
/// assets that other code loads. Because libraries can have thousands of such files, only strings and comments are
/// recorded.
struct PlainCIndexer {
  private var lexer = ObjectiveCLexer()
  private var recorder: MentionRecorder
  /// The callee of each open parenthesis, as a range in the file; empty for parentheses that are not part of a call.
  private var callees: [Range<Int>] = []
  /// The range of the previous token if that token is a name, otherwise empty.
  private var lastName = 0..<0

  init(_ interest: Interest) {
    recorder = MentionRecorder(interest)
  }

  /// Reads the file and returns its mentions. Nil if the file contains Objective-C, or a name such as `NSString` that
  /// looks as if it came from one of Apple's frameworks.
  mutating func index(_ bytes: [UInt8]) -> FileMentions? {
    var bytes = bytes
    if let mark = bytes.blankConflictMarks() { lexer.problems.report(.conflictMarks, at: mark) }
    let slice = bytes[...]
    guard read(slice.span) else { return nil }
    return recorder.finish(slice.span, lexer.problems)
  }

  private mutating func read(_ bytes: Span<UInt8>) -> Bool {
    recorder.isMarkedGenerated = GeneratedMark.occurs(in: bytes)
    while true {
      lexer.advance(bytes)
      switch lexer.kind {
      case .endOfFile: return true
      case .name:
        let name = bytes.extracting(lexer.start..<lexer.offset)
        if name.isFrameworkName { return false }
        lastName = lexer.start..<lexer.offset
        continue
      case .atWord: return false
      case .string:
        if bytes[lexer.start] == UInt8(ascii: "@") { return false }
        recordString(bytes)
      case .directive:
        if !readDirective(bytes) { return false }
      case .comment: recordComment(bytes)
      case .punctuation: followCalls()
      case .number, .character, .endOfDefinition: break
      }
      lastName = 0..<0
    }
  }

  /// Starts reading a `#define`, whose value may contain strings, and skips any other directive. Returns
  /// false for `#import`, which only Objective-C uses.
  private mutating func readDirective(_ bytes: Span<UInt8>) -> Bool {
    let word = bytes.extracting(lexer.start..<lexer.offset)
    switch true {
    case word.isText("import"): return false
    case word.isText("define"): lexer.line = .definition
    default: lexer.skipDirective(bytes)
    }
    return true
  }

  private mutating func followCalls() {
    switch lexer.punctuation {
    case UInt16(UInt8(ascii: "(")):
      if callees.count < ObjectiveCIndexer.deepestNesting { callees.append(lastName) }
    case UInt16(UInt8(ascii: ")")): _ = callees.popLast()
    case UInt16(UInt8(ascii: ";")), UInt16(UInt8(ascii: "{")), UInt16(UInt8(ascii: "}")):
      callees.removeAll(keepingCapacity: true)
    default: break
    }
  }

  private mutating func recordString(_ bytes: Span<UInt8>) {
    let text = recorder.name(lexer.content)
    guard text != .none else { return }
    var context = MentionContext(.statement)
    if let callee = callees.last, !callee.isEmpty {
      context = MentionContext(.argument, recorder.name(bytes.extracting(callee)))
    }
    recorder.record(.literal, text, at: lexer.start, context)
  }

  private mutating func recordComment(_ bytes: Span<UInt8>) {
    var reader = CommentReader(lexer.start..<lexer.offset)
    while let (kind, range) = reader.next(bytes) {
      let text = recorder.name(bytes.extracting(range))
      recorder.record(kind, text, at: range.lowerBound, MentionContext(.statement))
    }
  }
}

extension Span<UInt8> {
  /// Whether a word looks like the name of a type or macro in a framework, such as `NSString`, `UIColor` or `NS_ENUM`.
  fileprivate var isFrameworkName: Bool {
    guard count > 3 else { return false }
    guard holds("NS", at: 0) || holds("UI", at: 0) else { return false }
    // `NSEC_PER_SEC` and `UINT8_MAX` also occur in plain C.
    let isWord = self[2].isLetter && self[2] & 0x20 == 0 && self[3].isLetter && self[3] & 0x20 != 0
    return self[2] == UInt8(ascii: "_") || isWord
  }
}
