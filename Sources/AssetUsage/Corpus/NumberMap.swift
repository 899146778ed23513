protocol Numbered {
  var index: Int { get }
  init(index: Int)
}

typealias WordMap<Value: Sendable> = NumberMap<Word, Value>
typealias NodeMap<Value: Sendable> = NumberMap<Node, Value>

/// A dictionary whose keys have an index, so that it finds values without hashing.
struct NumberMap<Key: Numbered, Value: Sendable>: Sendable {
  /// For each key, the index of its value plus one, or zero if the key has no value.
  private var numbers: [Int32] = []
  private var values: [Value] = []

  subscript(key: Key) -> Value? {
    guard key.index < numbers.count, numbers[key.index] > 0 else { return nil }
    return values[Int(numbers[key.index]) - 1]
  }

  subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify {
      if key.index >= numbers.count {
        numbers += repeatElement(0, count: max(key.index + 1, numbers.count * 2) - numbers.count)
      }
      if numbers[key.index] == 0 {
        values.append(value())
        numbers[key.index] = Int32(truncatingIfNeeded: values.count)
      }
      yield &values[Int(numbers[key.index]) - 1]
    }
  }

  var keys: some Sequence<Key> { numbers.indices.lazy.filter { numbers[$0] > 0 }.map(Key.init(index:)) }

  mutating func updateAll(_ update: (inout Value) -> Void) {
    for index in values.indices { update(&values[index]) }
  }
}
