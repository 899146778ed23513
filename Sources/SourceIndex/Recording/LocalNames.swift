/// The names that the functions and closures around the current place give to their own values.
struct LocalNames {
  struct Entry {
    var firstBytes: UInt64
    var start: Int
    var length: Int
    /// The type, as written; `#` for whole numbers.
    var type: TextID
    /// Whether it is a parameter of a function that has a name.
    var isParameter: Bool
    /// Whether it is known to be a text, so that all its uses matter.
    var isText: Bool
    /// The array literal of which it is an element, as its place among all that are kept.
    @CompactOptional var array: Int? = nil
  }

  private(set) var entries: [Entry] = []
  /// How far back names are looked for: one of a function with more is taken for a name from outside.
  private static let reach = 64

  var count: Int { entries.count }

  /// Adds the name that stands in this stretch of the file.
  mutating func add(
    _ range: Range<Int>, _ bytes: Span<UInt8>, type: TextID = .none, isParameter: Bool = false,
    isText: Bool = false, elementOf array: Int? = nil
  ) {
    entries.append(
      Entry(
        firstBytes: bytes.word(at: range.lowerBound).firstBytes(range.count), start: range.lowerBound,
        length: range.count, type: type, isParameter: isParameter, isText: isText, array: array))
  }

  /// The innermost entry for the name in this stretch of the file.
  func find(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Entry? {
    let firstBytes = bytes.word(at: range.lowerBound).firstBytes(range.count)
    for entry in entries.suffix(Self.reach).reversed()
    where entry.firstBytes == firstBytes && entry.length == range.count {
      if entry.length <= 8 || isEqual(entry, range, bytes) { return entry }
    }
    return nil
  }

  /// Says what the names from `start` on stand for, where that is not known.
  mutating func setType(_ type: TextID, from start: Int) {
    guard type != .none, start < entries.count else { return }
    for index in start..<entries.count where entries[index].type == .none { entries[index].type = type }
  }

  /// Says that the names from `start` on are texts.
  mutating func setText(from start: Int) {
    for index in min(start, entries.count)..<entries.count { entries[index].isText = true }
  }

  /// Forgets all but the first names.
  mutating func truncate(to count: Int) {
    if count < entries.count { entries.removeSubrange(count...) }
  }

  private func isEqual(_ entry: Entry, _ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    for index in 8..<entry.length where bytes[entry.start + index] != bytes[range.lowerBound + index] {
      return false
    }
    return true
  }
}
