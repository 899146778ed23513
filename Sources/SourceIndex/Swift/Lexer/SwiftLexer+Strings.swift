internal import Basics

/// The content of a string literal. If the literal has interpolations, this is the text before the first one, between
/// two of them, or after the last one.
struct StringContent {
  /// The range in the file, without the quotation marks.
  var range = 0..<0
  /// Whether the content may differ from the bytes in the file, and is therefore stored in `decoded`.
  var isDecoded = false
  var decoded: [UInt8] = []
}

extension SwiftLexer {
  /// Scans a string literal, up to its end or its first interpolation. The lexer is at the first quotation mark, after
  /// `hashes` number signs.
  mutating func scanString(_ bytes: Span<UInt8>, hashes: Int) {
    let isMultiline = opensMultilineString(bytes, hashes: hashes)
    delimiter = StringDelimiter(hashes: hashes, isMultiline: isMultiline)
    offset += isMultiline ? 3 : 1
    scanSegment(bytes)
  }

  /// Scans a string literal from the end of an interpolation, up to its end or the next interpolation.
  mutating func resumeString(_ bytes: Span<UInt8>, _ delimiter: StringDelimiter) {
    self.delimiter = delimiter
    start = offset
    scanSegment(bytes)
  }

  private func opensMultilineString(_ bytes: Span<UInt8>, hashes: Int) -> Bool {
    guard !endless.multilineString, offset + 2 < bytes.count, bytes[offset + 1] == UInt8(ascii: "\""),
      bytes[offset + 2] == UInt8(ascii: "\"")
    else { return false }
    guard hashes > 0 else { return true }
    // `#"""#` is a raw string that contains one quotation mark.
    var position = offset + 1
    while position < bytes.count, !bytes[position].isLineBreak {
      if bytes[position] == UInt8(ascii: "\""), hasHashes(hashes, at: position + 1, in: bytes) {
        return false
      }
      position += 1
    }
    return true
  }

  private mutating func scanSegment(_ bytes: Span<UInt8>) {
    content.isDecoded = false
    let opening = offset
    var position = offset
    var copied = offset
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        if let end = closingEnd(at: position, in: bytes) {
          return endSegment(.string, opening..<position, copied: copied, next: end, bytes)
        }
        position += 1
      } else if byte == UInt8(ascii: "\\"), hasHashes(delimiter.hashes, at: position + 1, in: bytes) {
        let escaped = position + 1 + delimiter.hashes
        if escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") {
          return endSegment(.stringHead, opening..<position, copied: copied, next: escaped + 1, bytes)
        }
        decode(bytes, copied..<position)
        position = decodeEscape(bytes, at: escaped)
        copied = position
      } else if byte.isLineBreak, !delimiter.isMultiline {
        break
      } else {
        position += 1
      }
    }
    report(.unterminatedString, at: start)
    if delimiter.isMultiline {
      endless.multilineString = true
      endSegment(.string, opening..<opening, copied: opening, next: opening, bytes)
    } else {
      endSegment(.string, opening..<position, copied: copied, next: position, bytes)
    }
  }

  private mutating func endSegment(
    _ kind: SwiftToken, _ range: Range<Int>, copied: Int, next: Int, _ bytes: Span<UInt8>
  ) {
    content.range = range
    if content.isDecoded || delimiter.isMultiline, !range.isEmpty { decode(bytes, copied..<range.upperBound) }
    if content.isDecoded, range.isEmpty { content.isDecoded = false }
    if delimiter.isMultiline, content.isDecoded { content.trimLines() }
    finish(kind, at: next)
  }

  private mutating func decode(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    if !content.isDecoded {
      content.isDecoded = true
      content.decoded.removeAll(keepingCapacity: true)
    }
    for index in range { content.decoded.append(bytes[index]) }
  }

  private mutating func decodeEscape(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    switch bytes[offset] {
    case UInt8(ascii: "n"): content.decoded.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): content.decoded.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): content.decoded.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "0"): content.decoded.append(0)
    case UInt8(ascii: "u"): return decodeScalar(bytes, at: offset + 1)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      // An escaped line break continues a multi-line string, and ends any other literal.
      return delimiter.isMultiline ? indentationEnd(bytes, from: offset) : offset
    case let byte: content.decoded.append(byte)
    }
    return offset + 1
  }

  private func indentationEnd(_ bytes: Span<UInt8>, from offset: Int) -> Int {
    var position = offset
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
    return position
  }

  /// Decodes the hexadecimal number in `{…}` of a Unicode escape, and returns the offset after it.
  private mutating func decodeScalar(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "{") else { return offset }
    var number: UInt32 = 0
    var position = offset + 1
    while position < bytes.count, position <= offset + 8, let digit = bytes[position].hexValue {
      number = number &<< 4 | UInt32(digit)
      position += 1
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "}") else { return position }
    content.decoded += Array(String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8)
    return position + 1
  }

  /// The offset after the closing delimiter that begins with the quote at `position`; nil if the quote does not close
  /// the string.
  private func closingEnd(at position: Int, in bytes: Span<UInt8>) -> Int? {
    var end = position + 1
    if delimiter.isMultiline {
      guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "\""), bytes[end + 1] == UInt8(ascii: "\"")
      else { return nil }
      end += 2
      // In a run of more than three quotes, the last three close the literal; the others are content.
      if end < bytes.count, bytes[end] == UInt8(ascii: "\"") { return nil }
    }
    return hasHashes(delimiter.hashes, at: end, in: bytes) ? end + delimiter.hashes : nil
  }

  @inline(__always)
  func hasHashes(_ count: Int, at position: Int, in bytes: Span<UInt8>) -> Bool {
    guard position + count <= bytes.count else { return false }
    for index in position..<(position + count) where bytes[index] != UInt8(ascii: "#") { return false }
    return true
  }
}

extension StringContent {
  /// Removes the indentation of a multi-line literal, and the line breaks next to its quotation marks.
  ///
  /// In Swift, the closing quotation marks determine the indentation, but they may not have been read yet.
  /// Therefore, all whitespace at the start of lines is removed.
  fileprivate mutating func trimLines() {
    var trimmed: [UInt8] = []
    trimmed.reserveCapacity(decoded.count)
    var isAtLineStart = false
    for byte in decoded where byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "\n") {
        if !trimmed.isEmpty { trimmed.append(byte) }
        isAtLineStart = true
      } else if !isAtLineStart || !byte.isWhitespace {
        trimmed.append(byte)
        isAtLineStart = false
      }
    }
    if isAtLineStart, trimmed.last == UInt8(ascii: "\n") { trimmed.removeLast() }
    decoded = trimmed
  }
}
