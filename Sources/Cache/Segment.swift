internal import Basics

/// The values that one call to `CacheFile.save` wrote.
///
/// The header has 32 bytes: a magic number, the number of entries, the number of bytes of their values, and the
/// checksum of the table. The table has 32 bytes per entry: the key, and the size and checksum of the value. The values
/// follow. All numbers are 64-bit little-endian.
struct Segment {
  let entries: [(key: Digest, entry: CacheFile.Entry)]
  let end: Int

  /// The magic number: the text `ALcache1`. A new version of the format needs a different text.
  private static let mark: UInt64 = 0x3165_6863_6163_4C41
  private static let headSize = 32
  private static let rowSize = 32

  /// Reads the header and table of the segment at an offset; nil if there is none, or it is damaged.
  init?(in file: PartialFile, at start: Int) {
    guard let head = file.read(start..<start + Self.headSize)?.words, head[0] == Self.mark,
      let count = Int(exactly: head[1]), count <= (file.byteCount - start) / Self.rowSize,
      let size = Int(exactly: head[2]), size <= file.byteCount,
      let table = file.read(start + Self.headSize..<start + Self.headSize + count * Self.rowSize),
      Digest(table).low == head[3]
    else { return nil }
    var place = start + Self.headSize + table.count
    end = place + size
    guard end <= file.byteCount else { return nil }
    let words = table.words
    var entries: [(key: Digest, entry: CacheFile.Entry)] = []
    entries.reserveCapacity(count)
    for row in 0..<count {
      guard let size = Int(exactly: words[row * 4 + 2]), size <= end - place else { return nil }
      entries.append(
        (
          Digest(high: words[row * 4], low: words[row * 4 + 1]),
          CacheFile.Entry(range: place..<place + size, check: words[row * 4 + 3])
        ))
      place += size
    }
    self.entries = entries
  }

  static func bytes(of entries: [(key: Digest, value: [UInt8])]) -> [UInt8] {
    var table: [UInt8] = []
    for entry in entries {
      for word in [entry.key.high, entry.key.low, UInt64(entry.value.count), Digest(entry.value).low] {
        table.append(word: word)
      }
    }
    let size = entries.reduce(0) { $0 + $1.value.count }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(headSize + table.count + size)
    for word in [mark, UInt64(entries.count), UInt64(size), Digest(table).low] { bytes.append(word: word) }
    bytes += table
    for entry in entries { bytes += entry.value }
    return bytes
  }
}

extension [UInt8] {
  fileprivate mutating func append(word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { append(UInt8(truncatingIfNeeded: word >> UInt64(shift))) }
  }

  fileprivate var words: [UInt64] {
    stride(from: 0, to: count - count % 8, by: 8).map { start in
      (0..<8).reduce(0) { $0 | UInt64(self[start + $1]) << UInt64($1 * 8) }
    }
  }
}
