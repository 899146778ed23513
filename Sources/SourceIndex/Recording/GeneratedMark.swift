internal import Basics

/// Recognizes generated files by the words in their headers: `Generated using SwiftGen`, `do not edit`.
enum GeneratedMark {
  /// Whether a comment at the start of the file says that the file is generated.
  static func occurs(in bytes: Span<UInt8>) -> Bool {
    var offset = bytes.startsWithByteOrderMark ? 3 : 0
    while offset < min(bytes.count, reach) {
      if bytes[offset].isWhitespace {
        offset += 1
      } else if bytes.holds("//", at: offset) || bytes[offset] == UInt8(ascii: "#") {
        let end = lineEnd(bytes, from: offset)
        if isMark(bytes.extracting(offset..<end)) { return true }
        offset = end
      } else if bytes.holds("/*", at: offset) {
        let end = commentEnd(bytes, from: offset + 2)
        if isMark(bytes.extracting(offset..<end)) { return true }
        offset = end
      } else {
        return false
      }
    }
    return false
  }

  private static let reach = 4096

  private static func lineEnd(_ bytes: Span<UInt8>, from offset: Int) -> Int {
    let limit = min(bytes.count, offset + reach)
    var end = offset
    while end < limit {
      let length = EightBytes(bytes, at: end).marksLineBreaks.firstMark
      end &+= length
      if length < 8 { break }
    }
    return min(end, limit)
  }

  private static func commentEnd(_ bytes: Span<UInt8>, from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, end < offset + reach, !bytes.holds("*/", at: end) { end += 1 }
    return min(end + 2, bytes.count)
  }

  /// Whether a comment contains `do not edit`, or `generated` next to a word such as `by` or `auto`.
  private static func isMark(_ comment: Span<UInt8>) -> Bool {
    var offset = 0
    while offset < comment.count {
      let eight = EightBytes(comment, at: offset).lowercased
      let length = (eight.marks(UInt8(ascii: "g")) | eight.marks(UInt8(ascii: "d"))).firstMark
      if length > 0 {
        offset &+= length
        continue
      }
      switch comment[offset].lowercasedASCII {
      case UInt8(ascii: "g") where comment.holdsIgnoringCase("generated", at: offset):
        let isFollowed = [" using", " by", " from", " file", " code"].contains { word in
          comment.holdsIgnoringCase(word, at: offset + 9)
        }
        let isPreceded = ["auto", "auto-", "automatically ", "@", "code "].contains { word in
          offset >= word.utf8.count && comment.holdsIgnoringCase(word, at: offset - word.utf8.count)
        }
        if isFollowed || isPreceded { return true }
      case UInt8(ascii: "d") where comment.holdsIgnoringCase("do not edit", at: offset):
        return true
      default: break
      }
      offset += 1
    }
    return false
  }
}

extension Span<UInt8> {
  /// Whether the bytes at `offset` are `text`, ignoring case. `text` must be lowercase.
  func holdsIgnoringCase(_ text: String, at offset: Int) -> Bool {
    guard offset + text.utf8.count <= count else { return false }
    var index = offset
    for byte in text.utf8 {
      if self[index].lowercasedASCII != byte { return false }
      index += 1
    }
    return true
  }
}
