internal import Basics

/// Splits a manifest, such as a Package.swift or a Podfile, into tokens. The lexer knows only the syntax that manifests
/// use, and treats anything else as symbols.
struct ScriptLexer {
  let bytes: [UInt8]
  let language: ScriptLanguage
  var offset = 0
  private var base = 0
  private var startsLine = true
  private var followsSpace = true
  var pendingTexts: [[UInt8]] = []

  init(_ bytes: [UInt8], _ language: ScriptLanguage) {
    self.bytes = bytes
    self.language = language
  }

  /// All tokens of a file, followed by an end token. `base` is added to every offset, to distinguish the tokens of
  /// helper files from those of the manifest.
  static func tokens(_ bytes: [UInt8], _ language: ScriptLanguage, base: Int = 0) -> [ScriptToken] {
    var lexer = ScriptLexer(bytes, language)
    lexer.base = base
    return lexer.readTokens(isInString: false, depth: 0) + [lexer.token(.end, at: bytes.count)]
  }

  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Reads tokens up to the end of the file, or up to the end of the interpolation if `isInString` is true.
  mutating func readTokens(isInString: Bool, depth: Int) -> [ScriptToken] {
    var tokens: [ScriptToken] = []
    var open = 0
    while skipToToken() {
      let start = offset
      let next = bytes[start]
      if isInString {
        if next == UInt8(ascii: "(") || next == UInt8(ascii: "{") { open += 1 }
        if next == UInt8(ascii: ")") || next == UInt8(ascii: "}") {
          if open == 0 {
            offset += 1
            break
          }
          open -= 1
        }
      }
      let (startedLine, followedSpace) = (startsLine, followsSpace)
      if let string = readString(depth: depth) {
        // Reading an interpolation in the string may have changed `startsLine` and `followsSpace`.
        (startsLine, followsSpace) = (startedLine, followedSpace)
        tokens += string.enumerated().map { index, content in
          content.symbol.map { token(.symbol, at: start, $0) }
            ?? token(.string, at: start, pieces: content.pieces)
        }
      } else if next.isNameByte {
        tokens.append(readWord())
      } else if next == UInt8(ascii: "`"), let end = bytes[(start + 1)...].firstIndex(of: next) {
        offset = end + 1
        tokens.append(token(.name, at: start, text(start + 1..<end)))
      } else {
        readSymbol()
        tokens.append(token(.symbol, at: start, text(start..<offset)))
      }
      startsLine = false
      followsSpace = false
    }
    return tokens
  }

  private mutating func readWord() -> ScriptToken {
    let start = offset
    let isNumber = bytes[start].isDigit
    while byte(offset).isNameByte || (isNumber && byte(offset) == .dot && byte(offset + 1).isDigit) {
      offset += 1
    }
    if language == .ruby, !isNumber, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte(offset)),
      byte(offset + 1) != UInt8(ascii: "=")
    {
      offset += 1
    }
    return token(isNumber ? .number : .name, at: start, text(start..<offset))
  }

  private mutating func readSymbol() {
    let isOperator = { (byte: UInt8) in "=+-*/%<>!&|^?~".utf8.contains(byte) }
    let start = offset
    if isOperator(bytes[start]) {
      while isOperator(byte(offset)), !isCommentStart(offset) || offset == start { offset += 1 }
    } else if bytes[start] == .dot {
      while byte(offset) == .dot { offset += 1 }
      if offset - start > 1, byte(offset) == UInt8(ascii: "<") { offset += 1 }
    } else if bytes[start] == UInt8(ascii: "#") {
      while byte(offset) == bytes[start] { offset += 1 }
    } else if language == .ruby, bytes[start] == UInt8(ascii: ":"), byte(start + 1) == bytes[start] {
      offset += 2
    } else {
      offset += 1
    }
  }

  private func isCommentStart(_ index: Int) -> Bool {
    guard language == .swift else { return byte(index) == UInt8(ascii: "#") }
    return byte(index) == .slash && (byte(index + 1) == .slash || byte(index + 1) == UInt8(ascii: "*"))
  }

  /// Skips everything before the next token; returns false at the end of the file.
  private mutating func skipToToken() -> Bool {
    while offset < bytes.count {
      if bytes[offset] == .newline || bytes[offset] == .carriageReturn {
        offset += 1
        startsLine = true
        skipPendingTexts()
      } else if bytes[offset].isWhitespace || (bytes[offset] == .backslash && byte(offset + 1) == .newline) {
        offset += bytes[offset] == .backslash ? 2 : 1
      } else if isCommentStart(offset) {
        skipComment()
      } else {
        return true
      }
      followsSpace = true
    }
    return false
  }

  private mutating func skipComment() {
    guard language == .swift, byte(offset + 1) == UInt8(ascii: "*") else {
      offset = bytes[offset...].firstIndex { $0 == .newline || $0 == .carriageReturn } ?? bytes.count
      return
    }
    var depth = 0
    repeat {
      if byte(offset) == .slash, byte(offset + 1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if byte(offset) == UInt8(ascii: "*"), byte(offset + 1) == .slash {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
    offset = min(offset, bytes.count)
  }

  private mutating func skipPendingTexts() {
    for word in pendingTexts {
      while offset < bytes.count {
        let end = bytes[offset...].firstIndex(of: .newline) ?? bytes.count
        let line = bytes[offset..<end].drop(while: \.isWhitespace)
        offset = min(end + 1, bytes.count)
        if line.elementsEqual(word) || line.dropLast().elementsEqual(word) { break }
      }
    }
    pendingTexts = []
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func token(
    _ kind: ScriptToken.Kind, at offset: Int, _ text: String = "", pieces: [ScriptStringPiece] = []
  ) -> ScriptToken {
    ScriptToken(
      kind: kind, text: text, pieces: pieces, offset: base + offset, startsLine: startsLine,
      followsSpace: followsSpace)
  }
}

extension UInt8 {
  var isNameByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self == UInt8(ascii: "@")
      || self >= 0x80
  }
}
