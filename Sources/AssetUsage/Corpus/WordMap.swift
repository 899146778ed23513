/// Values by words, found without hashing.
struct WordMap<Value: Sendable>: Sendable {
  /// The number of each word's value plus one; zero where it has none.
  private var numbers: [Int32] = []
  private var values: [Value] = []

  subscript(word: Word) -> Value? {
    guard word.index < numbers.count, numbers[word.index] > 0 else { return nil }
    return values[Int(numbers[word.index]) - 1]
  }

  subscript(word: Word, default value: @autoclosure () -> Value) -> Value {
    get { self[word] ?? value() }
    _modify {
      if word.index >= numbers.count {
        numbers += repeatElement(0, count: max(word.index + 1, numbers.count * 2) - numbers.count)
      }
      if numbers[word.index] == 0 {
        values.append(value())
        numbers[word.index] = Int32(truncatingIfNeeded: values.count)
      }
      yield &values[Int(numbers[word.index]) - 1]
    }
  }

  /// Changes every value.
  mutating func updateAll(_ update: (inout Value) -> Void) {
    for index in values.indices { update(&values[index]) }
  }
}
