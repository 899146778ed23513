internal import Basics

extension SwiftLexer {
  /// Skips whitespace and comments; returns true if it stopped after a comment that becomes a token.
  mutating func skipToToken(_ bytes: Span<UInt8>) -> Bool {
    if offset == 0 { skipFileHead(bytes) }
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "):
        skipSpaces(bytes)
      case UInt8(ascii: "\t"), 0, 0x0B, 0x0C:
        offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        newlineBefore = true
        offset += 1
        skipConflictMark(bytes)
      case UInt8(ascii: "/"):
        guard offset + 1 < bytes.count else { return false }
        let isWorthAToken: Bool
        let start = offset
        switch bytes[offset + 1] {
        case UInt8(ascii: "/"): isWorthAToken = skipLineComment(bytes)
        case UInt8(ascii: "*"): isWorthAToken = skipBlockComment(bytes)
        default: return false
        }
        spaceBefore = true
        if isWorthAToken {
          self.start = start
          kind = .comment
          return true
        }
        continue
      default:
        return false
      }
      spaceBefore = true
    }
    return false
  }

  @inline(__always)
  private mutating func skipSpaces(_ bytes: Span<UInt8>) {
    offset += 1
    while offset < bytes.count {
      let length = (~EightBytes(bytes, at: offset).marks(UInt8(ascii: " ")) & EightBytes.high).firstMark
      offset &+= length
      if length < 8 { break }
    }
  }

  private mutating func skipFileHead(_ bytes: Span<UInt8>) {
    if bytes.startsWithByteOrderMark { offset = 3 }
    if offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "#"), bytes[offset + 1] == UInt8(ascii: "!") {
      skipLine(bytes)
    }
    skipConflictMark(bytes)
  }

  private mutating func skipLine(_ bytes: Span<UInt8>) {
    while offset < bytes.count, !bytes[offset].isLineBreak { offset += 1 }
  }

  /// Skips a merge conflict marker, which consists of seven `<`, `=`, `>` or `|`.
  private mutating func skipConflictMark(_ bytes: Span<UInt8>) {
    guard offset + 7 <= bytes.count else { return }
    let mark = bytes[offset]
    guard mark.isConflictMark else { return }
    for index in (offset + 1)..<(offset + 7) where bytes[index] != mark { return }
    guard offset + 7 == bytes.count || bytes[offset + 7].isWhitespace else { return }
    report(.conflictMarks, at: offset)
    skipLine(bytes)
  }

  private mutating func skipLineComment(_ bytes: Span<UInt8>) -> Bool {
    offset += 2
    var isWorthAToken = CommentDirective.begins(at: offset, in: bytes)
    while offset < bytes.count {
      let eight = EightBytes(bytes, at: offset)
      let end = eight.marksLineBreaks.firstMark
      let quotes = eight.marks(UInt8(ascii: "\"")) | eight.marks(UInt8(ascii: "`"))
      if quotes.firstMark < end { isWorthAToken = true }
      offset = min(offset &+ end, bytes.count)
      if end < 8 { break }
    }
    return isWorthAToken
  }

  private mutating func skipBlockComment(_ bytes: Span<UInt8>) -> Bool {
    let opening = offset
    offset += 2
    guard !endless.blockComment else { return false }
    var isWorthAToken = CommentDirective.begins(at: offset, in: bytes)
    var depth = 1
    while offset < bytes.count {
      let byte = bytes[offset]
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      offset += 1
      if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        offset += 1
        depth -= 1
        if depth == 0 { return isWorthAToken }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        offset += 1
        depth += 1
      } else if byte.isQuotingMark {
        isWorthAToken = true
      } else if byte.isLineBreak {
        newlineBefore = true
      }
    }
    report(.unterminatedComment, at: opening)
    endless.blockComment = true
    offset = opening + 2
    return false
  }
}

extension UInt8 {
  /// Whether this is a quotation mark or a backtick. In comments, names and code are enclosed in these marks.
  @inline(__always)
  var isQuotingMark: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "`") }

  fileprivate var isConflictMark: Bool {
    self == UInt8(ascii: "<") || self == UInt8(ascii: "=") || self == UInt8(ascii: ">")
      || self == UInt8(ascii: "|")
  }
}
