internal import Basics

extension SwiftIndexer {
  /// Handles a string literal, up to its end or its first interpolation.
  mutating func handleString(_ bytes: Span<UInt8>) {
    if lexer.kind == .stringHead {
      let mention = appendDraft(.pattern)
      openInterpolation(
        bytes, OpenLiteral(delimiter: lexer.delimiter, mention: mention, pieceStart: beginPieces()))
    } else {
      let mention = appendDraft(.literal)
      recorder.drafts[mention].text = literalText(bytes)
      recorder.drafts[mention].isEmpty = lexer.content.range.isEmpty && isValue(top.context.role)
      recordMarkdownPictures(bytes)
      note(.literal, mention)
    }
    next(bytes)
  }

  /// Reads `#function`. In a property, it is recorded as a string with the name of the property. As the default value
  /// of a parameter, it is recorded as a chain, because its value is then the caller's name.
  mutating func readCallerName(_ bytes: Span<UInt8>) {
    let declaration = recorder[currentDeclaration]
    if declaration.kind == .property {
      let mention = appendDraft(.literal)
      recorder.drafts[mention].text = declaration.name
      note(.literal, mention)
    } else {
      if top.context.role == .defaultValue {
        let mention = appendDraft(.chain)
        recorder.drafts[mention].text = recorder.name(bytes.extracting(lexer.start..<lexer.offset))
      }
      note(.other)
    }
    next(bytes)
  }

  private func isValue(_ role: MentionContext.Role) -> Bool {
    switch role {
    case .initialValue, .assigned, .rawValue, .returned, .statement: true
    default: false
    }
  }

  private mutating func appendDraft(_ kind: Mention.Kind) -> Int {
    var draft = draft(kind, at: lexer.start)
    draft.context = recorder.contexts.id(of: top.context)
    recorder.drafts.append(draft)
    return recorder.drafts.count - 1
  }

  private mutating func literalText(_ bytes: Span<UInt8>) -> TextID {
    guard lexer.content.isDecoded else { return recorder.name(bytes.extracting(lexer.content.range)) }
    return recorder.name(lexer.content.decoded)
  }

  /// Records the images in Markdown text, such as `![A dog](path/dog)`. They can be files or assets.
  private mutating func recordMarkdownPictures(_ bytes: Span<UInt8>) {
    let range = lexer.content.range
    var offset = range.lowerBound
    while offset + 1 < range.upperBound {
      offset += 1
      guard bytes[offset - 1] == UInt8(ascii: "!"), bytes[offset] == UInt8(ascii: "[") else { continue }
      while offset < range.upperBound, bytes[offset] != UInt8(ascii: "]"), !bytes[offset].isLineBreak {
        offset += 1
      }
      guard offset + 1 < range.upperBound, bytes[offset + 1] == UInt8(ascii: "(") else { continue }
      offset += 2
      var start = offset
      while offset < range.upperBound, bytes[offset] != UInt8(ascii: ")"), !bytes[offset].isWhitespace {
        offset += 1
        if bytes[offset - 1] == .slash { start = offset }
      }
      let name = recorder.name(bytes.extracting(start..<offset))
      recorder.record(.literal, name, at: start, MentionContext(.markdown))
    }
  }

  private mutating func openInterpolation(_ bytes: Span<UInt8>, _ literal: OpenLiteral) {
    appendLiteralPiece(bytes)
    if open(.interpolation, MentionContext(.interpolated)) { top.literal = literal }
  }

  /// Handles the parenthesis that closes an interpolation. The string literal continues after it.
  mutating func closeInterpolation(_ bytes: Span<UInt8>) {
    guard let closed = pop(bytes) else { return }
    locals.truncate(to: closed.localCount)
    appendInterpolation(bytes, closed)
    var literal = closed.literal
    let isChain = closed.expression.operand == .chain && !closed.hasSeveralItems
    literal.chain = isChain ? closed.expression.mention : nil
    lexer.resumeString(bytes, literal.delimiter)
    if lexer.kind == .stringHead {
      openInterpolation(bytes, literal)
    } else {
      appendLiteralPiece(bytes)
      endLiteral(literal)
    }
    next(bytes)
  }

  mutating func abandonLiteral(_ literal: OpenLiteral) {
    lexer.report(.unterminatedString, at: Int(recorder.drafts[literal.mention].offset))
    appendHole()
    endLiteral(literal)
  }

  private mutating func endLiteral(_ literal: OpenLiteral) {
    if let chain = literal.chain, isOneHole(pieces[literal.pieceStart...]) {
      // `"\(name)"` is treated as `name`.
      pieces.removeSubrange(literal.pieceStart...)
      recorder.drafts[chain].context = recorder.drafts[literal.mention].context
      recorder.drafts[chain].traits.remove(.plainUse)
      recorder.drafts[literal.mention].text = .none
      return note(.chain, chain)
    }
    rename(literal.mention, to: Array(pieces[literal.pieceStart...]))
    pieces.removeSubrange(literal.pieceStart...)
    note(.literal, literal.mention)
  }

  private func isOneHole(_ pieces: ArraySlice<UInt8>) -> Bool {
    pieces.first == PatternMark.bound && pieces.last == PatternMark.bound
      && pieces.count { $0 == PatternMark.bound } == 2
  }

  private mutating func appendLiteralPiece(_ bytes: Span<UInt8>) {
    if lexer.content.isDecoded {
      appendPiece(lexer.content.decoded)
    } else {
      for index in lexer.content.range { appendPieceByte(bytes[index]) }
    }
  }

  private mutating func appendPiece(_ text: [UInt8]) {
    for byte in text { appendPieceByte(byte) }
  }

  private mutating func appendPieceByte(_ byte: UInt8) {
    // A file that is not UTF-8 may contain the bytes that mark holes.
    pieces.append(byte >= PatternMark.separator ? UInt8(ascii: "?") : byte)
  }

  private mutating func appendInterpolation(_ bytes: Span<UInt8>, _ closed: SwiftFrame) {
    var value = closed.expression
    if value.isChoice == true {
      value.operand = .choice
      value.choiceStart = closed.mentionCount
      value.choiceEnd = recorder.drafts.count
      value.choiceContext = recorder.contexts.id(of: closed.base)
    }
    if closed.hasSeveralItems || value.isChoice == false { value = SwiftExpression() }
    if let literal = appendValue(bytes, value) { recorder.drafts[literal].text = .none }
  }
}
