/// Reads numbers and byte sequences from untrusted bytes, where any offset may be out of range.
extension Span<UInt8> {
  func byte(at offset: Int) -> UInt8? {
    offset >= 0 && offset < count ? self[offset] : nil
  }

  /// Reads a big-endian number of `length` bytes (1 to 7); nil if it is not completely inside the data.
  func bigEndian(at offset: Int, _ length: Int) -> Int? {
    guard holds(length, at: offset) else { return nil }
    var value = 0
    for index in offset..<(offset + length) {
      value = value << 8 | Int(self[index])
    }
    return value
  }

  /// Reads a little-endian number of `length` bytes (1 to 7); nil if it is not completely inside the data.
  func littleEndian(at offset: Int, _ length: Int) -> Int? {
    guard holds(length, at: offset) else { return nil }
    var value = 0
    for index in (offset..<(offset + length)).reversed() {
      value = value << 8 | Int(self[index])
    }
    return value
  }

  func code(at offset: Int) -> FourCharacterCode? {
    bigEndian(at: offset, 4).map { FourCharacterCode(rawValue: UInt32($0)) }
  }

  func starts(with prefix: [UInt8], at offset: Int = 0) -> Bool {
    guard holds(prefix.count, at: offset) else { return false }
    for index in prefix.indices where self[offset + index] != prefix[index] { return false }
    return true
  }

  func starts(with prefix: StaticString, at offset: Int = 0) -> Bool {
    guard holds(prefix.utf8CodeUnitCount, at: offset) else { return false }
    for index in 0..<prefix.utf8CodeUnitCount {
      // SAFETY: the index is below the literal's own count.
      if unsafe prefix.utf8Start[index] != self[offset + index] { return false }
    }
    return true
  }

  /// The offset after the first occurrence of `mark`, searching from `start`; nil if there is none.
  func end(of mark: StaticString, from start: Int) -> Int? {
    let last = count - mark.utf8CodeUnitCount
    guard start >= 0, start <= last else { return nil }
    for offset in start...last where starts(with: mark, at: offset) {
      return offset + mark.utf8CodeUnitCount
    }
    return nil
  }

  private func holds(_ length: Int, at offset: Int) -> Bool {
    offset >= 0 && offset <= count && length <= count - offset
  }
}

struct FourCharacterCode: RawRepresentable, Hashable, Sendable {
  let rawValue: UInt32
}

extension FourCharacterCode: ExpressibleByStringLiteral, CustomStringConvertible {
  init(stringLiteral text: String) {
    self.init(rawValue: text.utf8.reduce(0) { $0 &<< 8 | UInt32($1) })
  }

  var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue &>> UInt32($0)) }
    return String(decoding: bytes.map { 0x20...0x7E ~= $0 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}
