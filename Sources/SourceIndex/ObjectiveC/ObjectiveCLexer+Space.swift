internal import Basics

extension ObjectiveCLexer {
  enum Gap {
    case none
    case space
    case comment
    case endOfDefinition
  }

  mutating func skipGap(_ bytes: Span<UInt8>) -> Gap {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    switch bytes[offset] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      offset += 1
      let isEnd = line == .definition
      line = .blank
      return isEnd ? .endOfDefinition : .space
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C:
      offset += 1
      return .space
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"): return skipLineComment(bytes) ? .comment : .space
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): return skipBlockComment(bytes) ? .comment : .space
    case UInt8(ascii: "\\") where next.isLineBreak:
      skipLineJoint(bytes)
      return .space
    default: return .none
    }
  }

  /// Skips a comment up to the end of its line. Returns true if the comment may mention assets or contains an assetlint
  /// directive.
  mutating func skipLineComment(_ bytes: Span<UInt8>) -> Bool {
    offset += 2
    var isWorthAToken = CommentDirective.begins(at: offset, in: bytes)
    while offset < bytes.count, !bytes[offset].isLineBreak {
      if bytes[offset] == UInt8(ascii: "\\"), skipLineJoint(bytes) { continue }
      if bytes[offset].isQuotingMark { isWorthAToken = true }
      offset += 1
    }
    return isWorthAToken
  }

  /// Skips a comment such as `/* … */`. Returns true if the comment may mention assets or contains an assetlint
  /// directive.
  mutating func skipBlockComment(_ bytes: Span<UInt8>) -> Bool {
    let opening = offset
    offset += 2
    guard !hasEndlessComment else { return false }
    var isWorthAToken = CommentDirective.begins(at: offset, in: bytes)
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return isWorthAToken
      }
      if bytes[offset].isQuotingMark { isWorthAToken = true }
      offset += 1
    }
    problems.report(.unterminatedComment, at: opening)
    hasEndlessComment = true
    offset = opening + 2
    return false
  }

  mutating func skipDirective(_ bytes: Span<UInt8>) {
    while offset < bytes.count, !bytes[offset].isLineBreak {
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      switch bytes[offset] {
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): _ = skipLineComment(bytes)
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): _ = skipBlockComment(bytes)
      case UInt8(ascii: "\\") where next.isLineBreak: skipLineJoint(bytes)
      case UInt8(ascii: "\""):
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), !bytes[offset].isLineBreak {
          let isJoint = bytes[offset] == UInt8(ascii: "\\") && skipLineJoint(bytes)
          if !isJoint { offset += 1 }
        }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") { offset += 1 }
      default: offset += 1
      }
    }
  }

  /// Skips a backslash that continues the line. Returns false if the backslash is not at the end of the line.
  @discardableResult
  mutating func skipLineJoint(_ bytes: Span<UInt8>) -> Bool {
    guard offset + 1 < bytes.count, bytes[offset + 1].isLineBreak else { return false }
    let isTwoBytes =
      bytes[offset + 1] == UInt8(ascii: "\r") && offset + 2 < bytes.count
      && bytes[offset + 2] == UInt8(ascii: "\n")
    offset += isTwoBytes ? 3 : 2
    return true
  }

  mutating func skipName(_ bytes: Span<UInt8>) {
    while offset < bytes.count, bytes[offset].continuesCName { offset += 1 }
  }

  /// Skips a number. In C++, its digits may be grouped, as in `1'000`.
  mutating func skipNumber(_ bytes: Span<UInt8>) {
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "'") {
        guard offset + 1 < bytes.count, bytes[offset + 1].continuesCName else { return }
      } else if !bytes[offset].continuesCName, bytes[offset] != UInt8(ascii: ".") {
        return
      }
      offset += 1
    }
  }

  /// Skips the rest of a character constant, which cannot extend beyond the end of the line.
  mutating func skipCharacter(_ bytes: Span<UInt8>) {
    while offset < bytes.count, !bytes[offset].isLineBreak {
      switch bytes[offset] {
      case UInt8(ascii: "'"):
        offset += 1
        return
      case UInt8(ascii: "\\"):
        if !skipLineJoint(bytes) { offset = min(offset + 2, bytes.count) }
      default: offset += 1
      }
    }
  }
}

extension UInt8 {
  /// Whether a C name can contain this byte. All non-ASCII bytes count as letters.
  var continuesCName: Bool { isSwiftIdentifier }
}
