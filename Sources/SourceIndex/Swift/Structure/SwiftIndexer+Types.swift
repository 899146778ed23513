internal import Basics

extension SwiftIndexer {
  /// Reads a type that begins at the current token, and moves the lexer to the first token after the type.
  ///
  /// Returns the type as it is written, or `.none` if it is too long or has several lines. The type ends before the
  /// first token that cannot continue it.
  mutating func readType(_ bytes: Span<UInt8>) -> TextID {
    while lexer.kind == .at { skipTypeAttribute(bytes) }
    let start = lexer.start
    var end = start
    var depth = 0
    var isComplete = false
    while let step = typeStep(isComplete: isComplete, depth: depth, bytes) {
      depth += step.depth
      isComplete = step.isComplete
      end = lexer.offset
      next(bytes)
      while lexer.kind == .at, !isComplete || depth > 0 { skipTypeAttribute(bytes) }
    }
    return end - start <= Self.longestType ? recorder.name(bytes.extracting(start..<end)) : .none
  }

  private static let longestType = 100

  /// Skips a type's attribute, such as `@escaping` or `@convention(c)`.
  private mutating func skipTypeAttribute(_ bytes: Span<UInt8>) {
    next(bytes)
    guard lexer.kind == .identifier, !lexer.spaceBefore else { return }
    // After most attributes, a parenthesis begins the type.
    let word = bytes.extracting(nameRange)
    let hasArguments = word.isText("convention") || word.isText("isolated")
    next(bytes)
    if hasArguments { skipParentheses(bytes) }
  }

  private func typeStep(
    isComplete: Bool, depth: Int, _ bytes: Span<UInt8>
  ) -> (depth: Int, isComplete: Bool)? {
    if isComplete, depth <= 0, lexer.newlineBefore, !continuesType { return nil }
    switch lexer.kind {
    case .identifier: return typeWord(isComplete: isComplete, depth: depth)
    case .dot: return (0, false)
    case .postfix: return isComplete ? (0, true) : nil
    case .openParenthesis, .openBracket: return isComplete && depth <= 0 ? nil : (1, false)
    case .closeParenthesis, .closeBracket: return depth <= 0 ? nil : (-1, true)
    case .comma, .colon, .number: return depth <= 0 ? nil : (0, lexer.kind == .number)
    case .operator: return typeOperator(isComplete: isComplete, depth: depth)
    default: return nil
    }
  }

  private var continuesType: Bool {
    lexer.kind == .dot || lexer.kind == .operator && lexer.operatorText == SwiftOperator.arrow
  }

  private func typeWord(isComplete: Bool, depth: Int) -> (depth: Int, isComplete: Bool)? {
    switch lexer.keyword {
    case .throws, .rethrows, .async: return isComplete ? (0, true) : (0, false)
    case .some, .any, .inout, .isolated, .sending, .consuming, .borrowing:
      return isComplete ? nil : (0, false)
    case .Self, .Any, .self: return isComplete && depth <= 0 ? nil : (0, true)
    case let keyword where keyword.isReserved: return nil
    default: return isComplete && depth <= 0 ? nil : (0, true)
    }
  }

  private func typeOperator(isComplete: Bool, depth: Int) -> (depth: Int, isComplete: Bool)? {
    var text = lexer.operatorText
    if text == SwiftOperator.arrow || text == Self.ampersand || text == Self.tilde { return (0, false) }
    if text == SwiftLexer.range { return isComplete ? (0, true) : nil }
    if text == SwiftOperator.less { return isComplete ? (1, false) : nil }
    // `>`, `>>`, `>?` and so on close generic arguments.
    var closed = 0
    while text > 0 {
      let byte = UInt8(truncatingIfNeeded: text)
      if byte == UInt8(ascii: ">") {
        closed += 1
      } else if !byte.isSwiftPostfix {
        return nil
      }
      text &>>= 8
    }
    return closed > 0 && closed <= depth ? (-closed, true) : nil
  }

  private static let ampersand: UInt32 = 0x26
  private static let tilde: UInt32 = 0x7E

  /// Skips generic arguments or parameters that begin at the lexer's offset, if there are any.
  mutating func skipGenericArguments(_ bytes: Span<UInt8>) {
    guard lexer.offset >= genericsBefore else { return }
    var position = lexer.offset
    let limit = min(bytes.count, position + Self.longestGenerics)
    var depth = 0
    while position < limit {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "-") where position < limit && bytes[position] == UInt8(ascii: ">"): position += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 {
          lexer.offset = position
          return
        }
      case let byte where byte.isSwiftIdentifier || byte.isWhitespace || byte.isPartOfGenerics: break
      default:
        genericsBefore = position
        return
      }
    }
    genericsBefore = position
  }

  private static let longestGenerics = 400
}

extension UInt8 {
  /// Whether generic arguments can contain this character, in addition to names, spaces and angle brackets.
  fileprivate var isPartOfGenerics: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "!"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "&"),
      UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "="):
      true
    default: false
    }
  }
}
