/// Gives equal texts equal numbers while a file is read.
struct TextInterner {
  private(set) var table = TextTable()
  /// An open-addressing hash table of text numbers; zero, the empty text, marks a free slot.
  private var slots = [UInt32](repeating: 0, count: 256)

  /// Different in every process, so that nobody can prepare a file whose texts all collide.
  private static let seed = UInt64.random(in: .min ... .max)
  private let seed = Self.seed

  /// The number of a text.
  mutating func id(of text: Span<UInt8>) -> TextID {
    guard !text.isEmpty else { return .none }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: text.mixed(with: seed)) & mask
    while slots[slot] != 0 {
      let id = TextID(slots[slot])
      if isEqual(text, id) { return id }
      slot = (slot + 1) & mask
    }
    let id = table.append(text)
    slots[slot] = id.number
    if table.count * 2 > slots.count { grow() }
    return id
  }

  private func isEqual(_ text: Span<UInt8>, _ id: TextID) -> Bool {
    let range = table.range(of: id)
    guard range.count == text.count else { return false }
    let all = table.bytes[...]
    let known = all.span.extracting(range)
    for index in text.indices where known[index] != text[index] { return false }
    return true
  }

  private mutating func grow() {
    var grown = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = grown.count - 1
    for id in table.ids.dropFirst() {
      let all = table.bytes[...]
      let text = all.span.extracting(table.range(of: id))
      var slot = Int(truncatingIfNeeded: text.mixed(with: seed)) & mask
      while grown[slot] != 0 { slot = (slot + 1) & mask }
      grown[slot] = id.number
    }
    slots = grown
  }
}

extension Span<UInt8> {
  /// A hash of the bytes: eight at a time, folded by multiplication.
  func mixed(with seed: UInt64) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: count)
    var index = 0
    while index < count {
      let (high, low) = (hash ^ word(at: index)).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = high ^ low
      index += 8
    }
    return hash
  }
}
