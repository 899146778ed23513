internal import Basics

extension ObjectiveCIndexer {
  /// Reads a name, or the literal whose prefix it is: `L"wide"`, `u8R"(raw)"`.
  mutating func readWord(_ bytes: Span<UInt8>) {
    let start = offset
    skipName(bytes)
    guard offset < bytes.count, bytes[offset] == .quote else { return endLiteral() }
    let isRaw = bytes[offset - 1] == UInt8(ascii: "R")
    let encodingLength = offset - start - (isRaw ? 1 : 0)
    let isPrefix =
      encodingLength == 0
      || ["L", "u", "U", "u8"].contains { $0.utf8.count == encodingLength && bytes.holds($0, at: start) }
    guard isPrefix else { return endLiteral() }
    if !isRaw || !readRawString(bytes, from: start) { readString(bytes, from: start) }
  }

  /// Reads a literal from its quote on; `start` is where it begins with its prefix.
  mutating func readString(_ bytes: Span<UInt8>, from start: Int) {
    startLiteral(at: start)
    offset += 1
    while offset < bytes.count, !bytes[offset].isLineBreak {
      switch bytes[offset] {
      case .quote:
        offset += 1
        return dropMessage()
      case .backslash:
        if !skipLineJoint(bytes) { readEscape(bytes) }
      case let byte:
        content.append(byte)
        offset += 1
      }
    }
    if line != .directive { problems.report(.unterminatedString, at: start) }
    dropMessage()
    endLiteral()
  }

  /// Reads `"mark(…)mark"`; false where it is not written so or never ends.
  private mutating func readRawString(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    guard !hasEndlessRawString else { return false }
    let mark = offset + 1
    var end = mark
    // The standard allows 16 characters, none of them these.
    while end < bytes.count, end - mark < 17, !"()\\\" \t\r\n".utf8.contains(bytes[end]) { end += 1 }
    guard end < bytes.count, end - mark < 17, bytes[end] == UInt8(ascii: "(") else { return false }
    let closing = [UInt8(ascii: ")")] + (mark..<end).map { bytes[$0] } + [.quote]
    let opening = end + 1
    end = opening
    while end < bytes.count {
      if bytes[end] == closing[0], bytes.holds(closing, at: end) {
        startLiteral(at: start)
        for index in opening..<end { content.append(bytes[index]) }
        offset = end + closing.count
        dropMessage()
        return true
      }
      end += 1
    }
    problems.report(.unterminatedString, at: start)
    hasEndlessRawString = true
    return false
  }

  private mutating func startLiteral(at start: Int) {
    if !joinsNeighbours { endLiteral() }
    if literalStart == nil { literalStart = start }
  }

  /// Forgets the literal that was just read if it is no value: a header or message.
  private mutating func dropMessage() {
    guard line == .directive else { return }
    literalStart = nil
    content.removeAll(keepingCapacity: true)
  }

  /// Decodes a backslash and what follows it.
  private mutating func readEscape(_ bytes: Span<UInt8>) {
    offset += 1
    guard offset < bytes.count else { return }
    let letter = bytes[offset]
    offset += 1
    switch letter {
    case UInt8(ascii: "a"): content.append(0x07)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "e"): content.append(0x1B)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(.newline)
    case UInt8(ascii: "r"): content.append(.carriageReturn)
    case UInt8(ascii: "t"): content.append(.tab)
    case UInt8(ascii: "v"): content.append(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      content.append(UInt8(truncatingIfNeeded: readDigits(bytes, atMost: 3, radix: 8)))
    case UInt8(ascii: "x"):
      content.append(UInt8(truncatingIfNeeded: readDigits(bytes, atMost: bytes.count, radix: 16)))
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let number = readDigits(bytes, atMost: letter == UInt8(ascii: "u") ? 4 : 8, radix: 16)
      content += String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8
    default: content.append(letter)
    }
  }

  private mutating func readDigits(_ bytes: Span<UInt8>, atMost count: Int, radix: UInt32) -> UInt32 {
    var number: UInt32 = 0
    let end = min(count, bytes.count - offset) + offset
    while offset < end, let digit = bytes[offset].hexValue, digit < radix {
      number = number &* radix &+ UInt32(digit)
      offset += 1
    }
    return number
  }
}

extension Span<UInt8> {
  /// Whether the bytes at `offset` are these.
  fileprivate func holds(_ text: [UInt8], at offset: Int) -> Bool {
    text.count <= count - offset && text.indices.allSatisfy { self[offset + $0] == text[$0] }
  }
}
