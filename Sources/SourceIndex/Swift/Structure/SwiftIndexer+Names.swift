internal import Basics

extension SwiftIndexer {
  /// Handles a name that is not a keyword here: a label, a part of a declaration, or the start of a chain.
  mutating func handleName(_ bytes: Span<UInt8>) {
    if top.isAtItemStart {
      if top.kind == .parameters { return readParameter(bytes) }
      if top.kind.hasLabels, readLabel(bytes) { return }
    }
    if top.statement.isCases, top.isAtItemStart, top.kind == .typeBody { return readCase(bytes) }
    readChain(bytes, from: lexer.start)
  }

  /// Handles a dot before an implicit member, or before a member of the previous operand.
  mutating func handleDot(_ bytes: Span<UInt8>) {
    let start = lexer.start
    guard isNameStart(bytes, at: lexer.offset) else { return next(bytes) }
    lexer.offset = nameEnd(bytes, from: lexer.offset)
    // In a key path such as `\.icon`, the value before the dot is unknown.
    let isKeyPath = start > 0 && bytes[start - 1] == UInt8(ascii: "\\")
    readChain(bytes, from: start, isPostfix: lexer.operandBefore || isKeyPath)
  }

  /// Reads and records a chain such as `R.image.close`. The lexer is at the end of the chain's first name.
  mutating func readChain(_ bytes: Span<UInt8>, from start: Int, isPostfix: Bool = false) {
    let chain = extendChain(bytes, from: start)
    var traits: Mention.Traits = isPostfix ? .postfix : []
    if isByte(UInt8(ascii: "<"), bytes), isUppercase(bytes, chain.lastName) { skipGenericArguments(bytes) }
    if isByte(UInt8(ascii: "("), bytes) {
      traits.insert(.called)
    } else if isByte(UInt8(ascii: "["), bytes) {
      traits.insert(.subscripted)
    }
    recordChain(bytes, chain, traits)
    lexer.endName()
    next(bytes)
  }

  private mutating func extendChain(_ bytes: Span<UInt8>, from start: Int) -> SwiftChain {
    var chain = SwiftChain(start: start, end: lexer.offset, lastName: start)
    if bytes[start] == UInt8(ascii: ".") { chain.lastName += 1 }
    var isRewritten = bytes[start] == UInt8(ascii: "`")
    if isRewritten { rewriteChain(bytes, start..<chain.end) }
    if chain.end - start == 8, bytes.word(at: start) == Self.allCases { chain.allCases = start }
    while let dot = dotAfter(bytes, chain.end) {
      let name = dot + 1
      let end = nameEnd(bytes, from: name)
      let isPlain = dot == chain.end && bytes[name] != UInt8(ascii: "`")
      if !isPlain, !isRewritten {
        isRewritten = true
        rewriteChain(bytes, start..<chain.end)
      }
      if isRewritten { extendRewritten(bytes, dot..<end) }
      if end - name == 8, bytes.word(at: name) == Self.allCases { chain.allCases = name }
      chain.end = end
      chain.lastName = name
    }
    lexer.offset = chain.end
    if isRewritten { chain.text = recorder.name(chainText) }
    return chain
  }

  /// The word `allCases`, as eight bytes.
  private static let allCases: UInt64 = 0x7365_7361_436C_6C61

  private mutating func rewriteChain(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    chainText.removeAll(keepingCapacity: true)
    extendRewritten(bytes, range)
  }

  private mutating func extendRewritten(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    for index in range where bytes[index] != UInt8(ascii: "`") { chainText.append(bytes[index]) }
  }

  /// The offset of the dot before the next member. The dot is directly at `offset`, or after `?`, `!` or whitespace.
  private func dotAfter(_ bytes: Span<UInt8>, _ offset: Int) -> Int? {
    var position = offset
    while position < bytes.count, bytes[position].isSwiftPostfix { position += 1 }
    if position == offset, position < bytes.count, bytes[position].isWhitespace {
      position = spaceEnd(bytes, from: position)
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "."), isNameStart(bytes, at: position + 1)
    else { return nil }
    return position
  }

  @inline(__always)
  func isByte(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    lexer.offset < bytes.count && bytes[lexer.offset] == byte
  }

  func isByteAhead(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    let position = spaceEnd(bytes, from: lexer.offset)
    return position < bytes.count && bytes[position] == byte
  }

  private func isUppercase(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    offset < bytes.count && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[offset]
  }

  private func spaceEnd(_ bytes: Span<UInt8>, from offset: Int) -> Int {
    var position = offset
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
    return position
  }

  /// Whether a name or a tuple index, such as the `0` in `pair.0`, begins at `offset`.
  func isNameStart(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    return bytes[offset].isSwiftIdentifier || bytes[offset] == UInt8(ascii: "`")
  }

  func nameEnd(_ bytes: Span<UInt8>, from offset: Int) -> Int {
    var position = offset
    if bytes[offset] == UInt8(ascii: "`") {
      position += 1
      while position < bytes.count, !bytes[position].isLineBreak {
        if bytes[position] == UInt8(ascii: "`") { return position + 1 }
        position += 1
      }
      return offset + 1
    }
    position = lexer.identifierEnd(bytes, from: offset)
    while position < bytes.count, bytes[position].isSwiftIdentifier,
      UnicodeOperator.length(at: position, in: bytes) == 0
    {
      position += 1
    }
    return position
  }

  var nameRange: Range<Int> { lexer.start..<lexer.offset }

  /// The name in a range of the file, without its backticks.
  mutating func name(_ bytes: Span<UInt8>, _ range: Range<Int>) -> TextID {
    let hasTicks = range.count > 2 && bytes[range.lowerBound] == UInt8(ascii: "`")
    let range = hasTicks ? (range.lowerBound + 1)..<(range.upperBound - 1) : range
    guard range.count <= MentionRecorder.longestText else { return .none }
    return recorder.texts.id(of: bytes.extracting(range))
  }
}
