internal import Basics

/// A piece of text, by a number that is the same in all files.
struct Word: Hashable, Comparable, Sendable {
  let number: Int32

  /// The empty text.
  static let none = Word(number: 0)

  var index: Int { Int(number) }

  static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// The distinct texts of all files, and the names that chains among them are made of.
struct WordTable: Sendable {
  private var numbers: [UInt64: Int32] = [:]
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// Where the parts of each text begin and end in `parts`; empty for those never split.
  private var partRanges: [Range<Int32>] = []
  private var parts: [Word] = []

  init() {
    _ = intern([][...])
  }

  var count: Int { ends.count }

  /// The number of a text, which is new where it did not occur.
  mutating func intern(_ text: ArraySlice<UInt8>) -> Word {
    // Two texts with one 64-bit digest do not occur by chance, and cost no more than a doubtful use.
    let digest = Digest(text.span).low
    if let number = numbers[digest] { return Word(number: number) }
    let number = Int32(truncatingIfNeeded: ends.count)
    numbers[digest] = number
    bytes += text
    ends.append(bytes.count)
    partRanges.append(0..<0)
    return Word(number: number)
  }

  mutating func intern(_ text: some StringProtocol) -> Word {
    intern(Array(text.utf8)[...])
  }

  /// The number of a text that occurs.
  func find(_ text: some StringProtocol) -> Word? {
    let bytes = Array(text.utf8)
    return numbers[Digest(bytes).low].map(Word.init)
  }

  func utf8(_ word: Word) -> ArraySlice<UInt8> {
    bytes[(word.number == 0 ? 0 : ends[word.index - 1])..<ends[word.index]]
  }

  subscript(word: Word) -> String { String(decoding: utf8(word), as: UTF8.self) }

  /// Splits a text at its dots, so that `parts(of:)` knows it.
  mutating func split(_ word: Word) {
    guard word != .none, partRanges[word.index].isEmpty else { return }
    // A slice of the table's own bytes would make every addition copy all of them.
    let text = Array(utf8(word))
    var words: [Word] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: UInt8(ascii: ".")) ?? text.endIndex
      if end > start { words.append(intern(text[start..<end])) }
      start = end + 1
    }
    let first = Int32(truncatingIfNeeded: parts.count)
    parts += words
    partRanges[word.index] = first..<Int32(truncatingIfNeeded: parts.count)
  }

  /// The names between the dots of a text that was split.
  func parts(of word: Word) -> ArraySlice<Word> {
    let range = partRanges[word.index]
    return parts[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// The name behind the last dot.
  func last(of word: Word) -> Word { parts(of: word).last ?? .none }

  /// Whether a text begins with a capital letter of ASCII, as the names of types and modules do.
  func isCapitalized(_ word: Word) -> Bool { utf8(word).first.map { 0x41...0x5A ~= $0 } ?? false }

  /// Whether a text begins with a dot.
  func isImplicit(_ word: Word) -> Bool { utf8(word).first == UInt8(ascii: ".") }
}
