internal import Basics

/// Reads one Swift file and records its mentions.
struct SwiftIndexer {
  private var lexer = SwiftLexer()
  private var recorder = MentionRecorder()
  private var brackets: [Bracket] = []
  /// The known pieces of the literals that are open around the current interpolation, outermost first.
  private var pieces: [UInt8] = []

  /// An opened bracket; an interpolation remembers the literal it stands in.
  private enum Bracket {
    case parenthesis
    case interpolation(StringDelimiter, mention: Int, piecesStart: Int)
  }

  /// What the file says.
  mutating func index(_ bytes: Span<UInt8>) -> FileMentions {
    lexer.advance(bytes)
    while lexer.kind != .endOfFile {
      switch lexer.kind {
      case .string:
        recordLiteral(bytes)
      case .stringHead:
        let mention = recorder.reserve(.pattern, at: lexer.start)
        openInterpolation(bytes, mention: mention, piecesStart: pieces.count)
      case .openParenthesis:
        if !brackets.isEmpty { brackets.append(.parenthesis) }
      case .closeParenthesis:
        closeParenthesis(bytes)
      default:
        break
      }
      lexer.advance(bytes)
    }
    return recorder.finish(bytes, lexer.problems)
  }

  private mutating func recordLiteral(_ bytes: Span<UInt8>) {
    if lexer.content.isDecoded {
      let decoded = lexer.content.decoded[...]
      recorder.record(.literal, decoded.span, at: lexer.start)
    } else {
      recorder.record(.literal, bytes.extracting(lexer.content.range), at: lexer.start)
    }
  }

  private mutating func openInterpolation(_ bytes: Span<UInt8>, mention: Int, piecesStart: Int) {
    appendPiece(bytes)
    pieces.append(PatternMark.hole)
    brackets.append(
      .interpolation(lexer.delimiter, mention: mention, piecesStart: piecesStart))
  }

  private mutating func closeParenthesis(_ bytes: Span<UInt8>) {
    guard case .interpolation(let delimiter, let mention, let piecesStart) = brackets.popLast() else {
      return
    }
    lexer.resumeString(bytes, delimiter)
    if lexer.kind == .stringHead {
      openInterpolation(bytes, mention: mention, piecesStart: piecesStart)
    } else {
      appendPiece(bytes)
      let literal = pieces[piecesStart...]
      recorder.fill(mention, with: literal.span)
      pieces.removeSubrange(piecesStart...)
    }
  }

  private mutating func appendPiece(_ bytes: Span<UInt8>) {
    if lexer.content.isDecoded {
      pieces += lexer.content.decoded
    } else {
      for index in lexer.content.range { pieces.append(bytes[index]) }
    }
  }
}
