internal import Basics

extension SwiftLexer {
  /// Scans a regex literal between slashes. Returns false if the slash begins an operator instead.
  ///
  /// As in Swift, the literal must close on the same line, must not begin or end with a space, and must not
  /// have an unmatched closing parenthesis.
  mutating func scanRegex(_ bytes: Span<UInt8>) -> Bool {
    guard offset >= endless.regexBefore, offset + 1 < bytes.count,
      !bytes[offset + 1].isWhitespace, bytes[offset + 1] != UInt8(ascii: "/")
    else { return false }
    var position = offset + 1
    var depth = 0
    scan: while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        break scan
      case UInt8(ascii: "\\"):
        position += 1
      case UInt8(ascii: "("):
        depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { break scan }
      case UInt8(ascii: "/"):
        if bytes[position - 1] == UInt8(ascii: " ") { break scan }
        finish(.regex, at: position + 1)
        return true
      default:
        break
      }
      position += 1
    }
    endless.regexBefore = position
    return false
  }

  /// Scans a regex literal such as `#/…/#`, with `hashes` number signs at each end. If the literal is not closed, scans
  /// only the opening number signs.
  mutating func scanExtendedRegex(_ bytes: Span<UInt8>, hashes: Int) {
    guard offset >= endless.regexBefore else { return finish(.unknown, at: offset + hashes) }
    var position = offset + hashes + 1
    let isMultiline = position < bytes.count && bytes[position].isLineBreak
    while position < bytes.count, isMultiline || !bytes[position].isLineBreak {
      if bytes[position] == UInt8(ascii: "/"), hasHashes(hashes, at: position + 1, in: bytes) {
        return finish(.regex, at: position + 1 + hashes)
      }
      position += 1
    }
    report(.unterminatedRegex, at: offset)
    endless.regexBefore = position
    finish(.unknown, at: offset + hashes)
  }
}
