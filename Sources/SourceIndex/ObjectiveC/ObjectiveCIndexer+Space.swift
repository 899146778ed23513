internal import Basics

extension ObjectiveCIndexer {
  mutating func skipLineComment(_ bytes: Span<UInt8>) {
    while offset < bytes.count, !bytes[offset].isLineBreak {
      if bytes[offset] == .backslash, skipLineJoint(bytes) { continue }
      offset += 1
    }
  }

  mutating func skipBlockComment(_ bytes: Span<UInt8>) {
    let opening = offset
    offset += 2
    guard !hasEndlessComment else { return }
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == .slash {
        offset += 2
        return
      }
      offset += 1
    }
    problems.report(.unterminatedComment, at: opening)
    hasEndlessComment = true
    offset = opening + 2
  }

  /// Passes over a backslash and the line break behind it, which make one line of two; false where the
  /// backslash is none of these.
  @discardableResult
  mutating func skipLineJoint(_ bytes: Span<UInt8>) -> Bool {
    guard offset + 1 < bytes.count, bytes[offset + 1].isLineBreak else { return false }
    let isTwoBytes =
      bytes[offset + 1] == .carriageReturn && offset + 2 < bytes.count && bytes[offset + 2] == .newline
    offset += isTwoBytes ? 3 : 2
    return true
  }

  mutating func skipName(_ bytes: Span<UInt8>) {
    while offset < bytes.count, bytes[offset].continuesCName { offset += 1 }
  }

  /// Passes over a number, which in C++ may be grouped: `1'000`.
  mutating func skipNumber(_ bytes: Span<UInt8>) {
    endLiteral()
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "'") {
        guard offset + 1 < bytes.count, bytes[offset + 1].continuesCName else { return }
      } else if !bytes[offset].continuesCName, bytes[offset] != .dot {
        return
      }
      offset += 1
    }
  }

  /// Passes over the rest of a character constant, which ends with the line if not before.
  mutating func skipCharacter(_ bytes: Span<UInt8>) {
    while offset < bytes.count, !bytes[offset].isLineBreak {
      switch bytes[offset] {
      case UInt8(ascii: "'"):
        offset += 1
        return
      case .backslash:
        if !skipLineJoint(bytes) { offset = min(offset + 2, bytes.count) }
      default: offset += 1
      }
    }
  }
}

extension UInt8 {
  /// Whether a name of C can go on with this; every character beyond ASCII counts as a letter.
  var continuesCName: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
}
