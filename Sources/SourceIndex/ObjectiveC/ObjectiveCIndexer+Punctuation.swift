internal import Basics

extension ObjectiveCIndexer {
  mutating func handlePunctuation(_ bytes: Span<UInt8>) {
    switch lexer.punctuation {
    case CPunctuation.openParenthesis: return openParenthesis(bytes)
    case CPunctuation.openBracket: return openBracket(bytes)
    case CPunctuation.openBrace: return openBrace(bytes)
    case CPunctuation.closeParenthesis:
      return closeBracket(bytes, open: top.openParentheses, \.isParentheses)
    case CPunctuation.closeBracket:
      return closeBracket(bytes, open: top.openBrackets) { !$0.isBraces && !$0.isParentheses }
    case CPunctuation.closeBrace: return closeBracket(bytes, open: top.openBraces, \.isBraces)
    case CPunctuation.dot, CPunctuation.arrow: return handleMember(bytes)
    case CPunctuation.at: return handleBox(bytes)
    case CPunctuation.caret where top.operand == .none: return handleBlock(bytes)
    case CPunctuation.plus where isMethodStart, CPunctuation.minus where isMethodStart:
      return readMethod(bytes)
    case CPunctuation.less where top.statement.hasType && top.statement.isAtStart: return skipGenerics(bytes)
    case CPunctuation.star, CPunctuation.ampersand: handlePointer()
    case CPunctuation.comma: handleComma(bytes)
    case CPunctuation.semicolon: endStatementAtMark()
    case CPunctuation.colon: handleColon()
    case CPunctuation.question: endCondition()
    case CPunctuation.assign: assign()
    case CPunctuation.equal, CPunctuation.notEqual: compare()
    default:
      top.statement.isAtStart = false
      top.startOperand()
    }
    next(bytes)
  }

  private var isMethodStart: Bool { type != nil && top.kind == .file && top.operand == .none }

  /// Handles the `@` of an array (`@[…]`), a dictionary (`@{…}`) or a boxed value (`@(…)`).
  private mutating func handleBox(_ bytes: Span<UInt8>) {
    next(bytes)
    guard lexer.kind == .punctuation else { return }
    if lexer.punctuation == CPunctuation.openBracket {
      open(.list, top.context)
    } else if lexer.punctuation == CPunctuation.openBrace {
      open(.dictionary, top.context)
    } else {
      return
    }
    next(bytes)
  }

  private mutating func handleBlock(_ bytes: Span<UInt8>) {
    next(bytes)
    guard isPunctuation("(") else { return }
    open(.types)
    next(bytes)
  }

  /// Handles `*` or `&`. After a type at the start of a statement, it is part of this type. Anywhere else, it is an
  /// operator.
  private mutating func handlePointer() {
    if top.statement.isAtStart, top.statement.hasType {
      // The previous word was part of the type.
      top.statement.name = .none
    } else {
      top.startOperand()
    }
  }

  /// Skips type arguments or protocols in angle brackets, such as `<NSString *>` in `NSArray<NSString *>`.
  private mutating func skipGenerics(_ bytes: Span<UInt8>) {
    var depth = 0
    repeat {
      if isPunctuation("<") { depth += 1 }
      if isPunctuation(">") { depth -= 1 }
      next(bytes)
    } while depth > 0 && (lexer.kind == .name || [",", "*", "<", ">", "("].contains { isPunctuation($0) })
  }

  private mutating func handleComma(_ bytes: Span<UInt8>) {
    switch top.kind {
    case .call, .message: endArgument(bytes)
    case .file, .body: top.begin(top.base)
    default: top.resume()
    }
  }

  private mutating func endStatementAtMark() {
    if top.kind.isBraces, top.kind != .dictionary {
      endStatement()
      header = nil
    } else {
      top.resume()
    }
  }

  private mutating func handleColon() {
    if top.ternaries > 0 {
      top.ternaries -= 1
      top.resume()
    } else if top.kind == .dictionary {
      setRole(.key)
      top.resume()
    } else if top.kind == .body {
      // The colon ends a `case` or a label.
      endStatement()
    }
  }

  private mutating func endCondition() {
    if top.context == top.purpose { setRole(.condition) }
    top.ternaries += 1
    top.resume()
  }

  private mutating func compare() {
    let subject = top.operand == .name ? top.chain : .none
    setRole(.compared)
    top.startOperand()
    top.context = MentionContext(.compared, subject)
  }

  private mutating func setRole(_ role: MentionContext.Role) {
    guard let mention = top.mention else { return }
    recorder.drafts[mention].context = recorder.contexts.id(of: MentionContext(role))
  }
}

/// The punctuation that matters to the indexer. Like the lexer's `punctuation`, each integer contains one or
/// two characters.
enum CPunctuation {
  static let openParenthesis = UInt16(UInt8(ascii: "("))
  static let closeParenthesis = UInt16(UInt8(ascii: ")"))
  static let openBracket = UInt16(UInt8(ascii: "["))
  static let closeBracket = UInt16(UInt8(ascii: "]"))
  static let openBrace = UInt16(UInt8(ascii: "{"))
  static let closeBrace = UInt16(UInt8(ascii: "}"))
  static let dot = UInt16(UInt8(ascii: "."))
  static let at = UInt16(UInt8(ascii: "@"))
  static let caret = UInt16(UInt8(ascii: "^"))
  static let plus = UInt16(UInt8(ascii: "+"))
  static let minus = UInt16(UInt8(ascii: "-"))
  static let star = UInt16(UInt8(ascii: "*"))
  static let ampersand = UInt16(UInt8(ascii: "&"))
  static let less = UInt16(UInt8(ascii: "<"))
  static let comma = UInt16(UInt8(ascii: ","))
  static let semicolon = UInt16(UInt8(ascii: ";"))
  static let colon = UInt16(UInt8(ascii: ":"))
  static let question = UInt16(UInt8(ascii: "?"))
  static let assign = UInt16(UInt8(ascii: "="))
  static let equal: UInt16 = 0x3D3D
  static let notEqual: UInt16 = 0x213D
  static let arrow: UInt16 = 0x2D3E
}
