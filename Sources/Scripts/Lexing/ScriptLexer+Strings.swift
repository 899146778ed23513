internal import Basics

extension ScriptLexer {
  /// The content of a string literal. A Ruby list such as `%w[a b]` becomes several values: a string for each word,
  /// and a symbol for each bracket and comma.
  struct StringContent {
    var symbol: String?
    var pieces: [ScriptStringPiece] = []
  }

  private struct Delimiter {
    let closer: [UInt8]
    /// In Swift, the number of `#` signs before and after the string. An escape begins with a backslash and the same
    /// number of `#` signs.
    var hashes = 0
    var isEscaped = true
    /// The characters that begin an interpolation, such as `\(` in Swift. Empty if the string cannot have
    /// interpolations.
    var interpolation: [UInt8] = []
    var isMultiline = false
  }

  /// Reads a string literal; returns nil if no string starts here.
  mutating func readString(depth: Int) -> [StringContent]? {
    switch language {
    case .swift: return readSwiftString(depth: depth).map { [$0] }
    case .starlark: return readStarlarkString(depth: depth).map { [$0] }
    case .ruby: return readRubyString(depth: depth)
    }
  }

  private mutating func readSwiftString(depth: Int) -> StringContent? {
    var hashes = 0
    while byte(offset + hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(offset + hashes) == .quote else { return nil }
    offset += hashes
    let isMultiline = starts(with: "\"\"\"")
    let marks = [UInt8](repeating: .quote, count: isMultiline ? 3 : 1)
    offset += marks.count
    let hash = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    return readPieces(
      Delimiter(
        closer: marks + hash, hashes: hashes, interpolation: [.backslash] + hash + [UInt8(ascii: "(")],
        isMultiline: isMultiline), depth: depth)
  }

  private mutating func readStarlarkString(depth: Int) -> StringContent? {
    let isRaw = byte(offset) == UInt8(ascii: "r")
    let quote = byte(offset + (isRaw ? 1 : 0))
    guard quote == .quote || quote == UInt8(ascii: "'") else { return nil }
    if isRaw { offset += 1 }
    let isMultiline = byte(offset + 1) == quote && byte(offset + 2) == quote
    let closer = [UInt8](repeating: quote, count: isMultiline ? 3 : 1)
    offset += closer.count
    return readPieces(
      Delimiter(closer: closer, isEscaped: !isRaw, isMultiline: isMultiline), depth: depth)
  }

  private mutating func readRubyString(depth: Int) -> [StringContent]? {
    let next = byte(offset)
    switch next {
    case .quote, UInt8(ascii: "'"):
      offset += 1
      let interpolation: [UInt8] = next == .quote ? Array("#{".utf8) : []
      return [
        readPieces(Delimiter(closer: [next], interpolation: interpolation, isMultiline: true), depth: depth)
      ]
    case UInt8(ascii: ":") where byte(offset + 1).isLetter || byte(offset + 1) == UInt8(ascii: "_"):
      return [readRubySymbol()]
    case UInt8(ascii: ":") where byte(offset + 1) == .quote || byte(offset + 1) == UInt8(ascii: "'"):
      offset += 1
      return readRubyString(depth: depth)
    case UInt8(ascii: "%") where "wWiI".utf8.contains(byte(offset + 1)):
      return readRubyWords()
    case UInt8(ascii: "<") where byte(offset + 1) == UInt8(ascii: "<"):
      return readRubyText().map { [$0] }
    default: return nil
    }
  }

  private mutating func readRubySymbol() -> StringContent {
    let start = offset + 1
    offset = start
    while byte(offset).isNameByte { offset += 1 }
    return StringContent(pieces: [.text(text(start..<offset))])
  }

  /// Reads a Ruby list such as `%w[a b]` as if it were `["a", "b"]`.
  private mutating func readRubyWords() -> [StringContent]? {
    let pairs: [UInt8: UInt8] = [0x5B: 0x5D, 0x28: 0x29, 0x7B: 0x7D, 0x3C: 0x3E]
    let opener = byte(offset + 2)
    guard !opener.isNameByte, !opener.isWhitespace, offset + 3 < bytes.count else { return nil }
    let start = offset + 3
    let end = bytes[start...].firstIndex(of: pairs[opener] ?? opener)
    offset = min((end ?? bytes.count) + 1, bytes.count)
    let words = bytes[start..<(end ?? offset)].split(whereSeparator: \.isWhitespace)
    let strings = words.flatMap { word in
      [StringContent(pieces: [.text(String(decoding: word, as: UTF8.self))]), StringContent(symbol: ",")]
    }
    return [StringContent(symbol: "[")] + strings + [StringContent(symbol: "]")]
  }

  /// Reads the marker of a Ruby heredoc, `<<~NAME`. The lexer later skips the heredoc's text, which begins on the next
  /// line.
  private mutating func readRubyText() -> StringContent? {
    var start = offset + 2
    if byte(start) == UInt8(ascii: "-") || byte(start) == UInt8(ascii: "~") { start += 1 }
    let isQuoted = byte(start) == .quote || byte(start) == UInt8(ascii: "'")
    if isQuoted { start += 1 }
    guard byte(start) & 0xDF == byte(start), byte(start).isLetter else { return nil }
    var end = start
    while byte(end).isNameByte { end += 1 }
    pendingTexts.append(Array(bytes[start..<end]))
    offset = isQuoted ? min(end + 1, bytes.count) : end
    return StringContent(pieces: [])
  }

  /// Reads a string, starting after its opening quotes. If the closing quotes are missing, the string ends at the end
  /// of the line or, if it can have several lines, at the end of the file.
  private mutating func readPieces(_ delimiter: Delimiter, depth: Int) -> StringContent {
    var content = StringContent()
    var run: [UInt8] = []
    while offset < bytes.count, delimiter.isMultiline || bytes[offset] != .newline {
      if starts(with: delimiter.closer) {
        offset += delimiter.closer.count
        break
      }
      if !delimiter.interpolation.isEmpty, starts(with: delimiter.interpolation), depth < 8 {
        offset += delimiter.interpolation.count
        content.pieces.append(.text(String(decoding: run, as: UTF8.self)))
        run = []
        content.pieces.append(.code(readTokens(isInString: true, depth: depth + 1)))
      } else if delimiter.isEscaped, bytes[offset] == .backslash, hasHashes(delimiter.hashes) {
        offset += 1 + delimiter.hashes
        run += readEscape()
      } else {
        run.append(bytes[offset])
        offset += 1
      }
    }
    content.pieces.append(.text(String(decoding: run, as: UTF8.self)))
    return content
  }

  private mutating func readEscape() -> [UInt8] {
    guard offset < bytes.count else { return [] }
    let letter = bytes[offset]
    offset += 1
    switch letter {
    case UInt8(ascii: "n"): return [.newline]
    case UInt8(ascii: "t"): return [.tab]
    case UInt8(ascii: "r"): return [.carriageReturn]
    case UInt8(ascii: "u") where byte(offset) == UInt8(ascii: "{"):
      let end = bytes[offset...].prefix(10).firstIndex(of: UInt8(ascii: "}"))
      guard let end, let number = UInt32(text(offset + 1..<end), radix: 16) else { return [] }
      offset = end + 1
      return Array(String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8)
    default: return [letter]
    }
  }

  private func hasHashes(_ count: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + 1 + $0) == UInt8(ascii: "#") }
  }

  private func starts(with mark: [UInt8]) -> Bool {
    bytes[offset...].starts(with: mark)
  }

  private func starts(with mark: String) -> Bool {
    bytes[offset...].starts(with: mark.utf8)
  }
}
