/// Gives equal texts the same ID while a file is read.
struct TextInterner {
  private(set) var table = TextTable()
  private var slots = HashSlots(capacity: 256)
  private let seed = HashSlots.seed

  mutating func reserve(for byteCount: Int) {
    table.reserve(bytes: byteCount / 3, texts: byteCount / 24)
  }

  mutating func id(of text: Span<UInt8>) -> TextID {
    guard !text.isEmpty else { return .none }
    let id = Self.find(text, hash: hash(of: text), &slots, table)
    if id.index == table.count { table.append(text) }
    return id
  }

  mutating func id(of text: [UInt8]) -> TextID {
    let slice = text[...]
    return id(of: slice.span)
  }

  private static func find(
    _ text: Span<UInt8>, hash: UInt64, _ slots: inout HashSlots, _ table: borrowing TextTable
  ) -> TextID {
    TextID(slots.number(of: hash, next: table.count) { table.holds(text, at: TextID($0)) })
  }

  private func hash(of text: Span<UInt8>) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: text.count)
    var index = 0
    while index < text.count {
      hash = HashSlots.mix(hash, text.word(at: index))
      index &+= 8
    }
    return hash
  }
}

extension TextTable {
  fileprivate func holds(_ text: Span<UInt8>, at id: TextID) -> Bool {
    let range = range(of: id)
    guard range.count == text.count else { return false }
    let slice = bytes[...]
    let known = slice.span.extracting(range)
    var index = 0
    while index < text.count {
      if known.word(at: index) != text.word(at: index) { return false }
      index &+= 8
    }
    return true
  }
}
