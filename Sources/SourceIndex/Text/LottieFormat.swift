internal import Basics

/// Recognizes Lottie animations by the keys of their outermost object.
///
/// | key | value |
/// | --- | --- |
/// | `fr` | frames per second |
/// | `ip`, `op` | the first frame, and the one after the last |
/// | `layers` | what the animation draws |
///
/// https://lottie.github.io/lottie-spec/latest/specs/composition/
enum LottieFormat {
  private static let keys = ["fr", "ip", "op", "layers"].map { Array($0.utf8) }

  /// Whether a JSON file has these keys. The file need not be complete or valid.
  static func describes(_ bytes: Span<UInt8>) -> Bool {
    var offset = bytes.count > 2 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    while offset < bytes.count, bytes[offset].isWhitespace { offset += 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "{") else { return false }
    var found: Set<Int> = []
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return false }
      case .quote:
        let start = offset + 1
        offset = start
        while offset < bytes.count, bytes[offset] != .quote {
          offset += bytes[offset] == .backslash ? 2 : 1
        }
        // Values also count. No other format has all of these strings in its outermost object.
        if depth == 1, offset < bytes.count,
          let key = keys.firstIndex(where: { bytes.holds($0, in: start..<offset) })
        {
          found.insert(key)
          if found.count == keys.count { return true }
        }
      default: break
      }
      offset += 1
    }
    return false
  }
}

extension Span<UInt8> {
  fileprivate func holds(_ text: [UInt8], in range: Range<Int>) -> Bool {
    range.count == text.count && text.indices.allSatisfy { self[range.lowerBound + $0] == text[$0] }
  }
}
