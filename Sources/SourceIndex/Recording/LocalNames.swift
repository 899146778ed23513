/// The local names of the enclosing functions and closures.
struct LocalNames {
  struct Entry {
    var firstBytes: UInt64
    var start: Int
    var length: Int
    /// The type as it is written, or `#` for integers.
    var type: TextID
    /// Whether the name is a parameter of a Swift function. The parameters of closures do not count.
    var isParameter: Bool
    /// Whether the name holds a string, or may hold one because it is a parameter of a C macro. If so, all of its uses
    /// are recorded.
    var isText: Bool
    /// Whether the value was cast to a string, as in `data["icon"] as? String`, and therefore most likely
    /// comes from data.
    var isCast: Bool
    /// If the name is the parameter of a closure that iterates over an array literal, the index of that literal.
    @CompactOptional var array: Int? = nil

    /// The traits of a chain that begins with this name.
    var traits: Mention.Traits { isParameter ? .parameter : isCast ? [.local, .fromData] : .local }
  }

  private(set) var entries: [Entry] = []
  /// The number of recent names to search. In a function with more names, earlier names are treated as if they were
  /// declared outside the function.
  private static let reach = 64

  var count: Int { entries.count }

  mutating func add(
    _ range: Range<Int>, _ bytes: Span<UInt8>, type: TextID = .none, isParameter: Bool = false,
    isText: Bool = false, isCast: Bool = false, elementOf array: Int? = nil
  ) {
    entries.append(
      Entry(
        firstBytes: bytes.word(at: range.lowerBound).firstBytes(range.count), start: range.lowerBound,
        length: range.count, type: type, isParameter: isParameter, isText: isText, isCast: isCast,
        array: array))
  }

  func find(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Entry? {
    let firstBytes = bytes.word(at: range.lowerBound).firstBytes(range.count)
    for entry in entries.suffix(Self.reach).reversed()
    where entry.firstBytes == firstBytes && entry.length == range.count {
      if entry.length <= 8 || isEqual(entry, range, bytes) { return entry }
    }
    return nil
  }

  /// Sets the type of all names from index `start` on that have no type yet.
  mutating func setType(_ type: TextID, from start: Int) {
    guard type != .none, start < entries.count else { return }
    for index in start..<entries.count where entries[index].type == .none { entries[index].type = type }
  }

  mutating func setText(from start: Int) {
    for index in min(start, entries.count)..<entries.count { entries[index].isText = true }
  }

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
