internal import Basics
internal import SourceIndex

/// The index of a string, which is the same in all files. In data files, most strings that cannot be asset names have
/// the index of the empty string.
struct Word: NumberKey, Comparable, Numbered, Sendable {
  let number: Int32

  static let none = Word(number: 0)

  var index: Int { Int(number) }

  var keyNumber: UInt64 { UInt64(truncatingIfNeeded: number) }

  init(number: Int32) {
    self.number = number
  }

  init(index: Int) {
    number = Int32(truncatingIfNeeded: index)
  }

  static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// The distinct strings that the analysis needs, including each name in a chain such as `Asset.icons.close`.
struct WordTable: Sendable {
  private struct Home {
    let table: Int32
    let text: TextID
  }

  private var numbers = DigestTable()
  private var homes: [Home] = []
  private var firstBytes: [UInt8] = []
  private var tables = [TextTable()]
  /// For each string, the range of its names in `parts`. Empty if the string was never split.
  private var partRanges: [Range<Int32>] = []
  private var parts: [Word] = []

  init() {
    _ = intern([][...])
  }

  var count: Int { homes.count }

  mutating func intern(_ texts: TextTable) -> [Word] {
    let table = Int32(truncatingIfNeeded: tables.count)
    tables.append(texts)
    return texts.ids.map { id in
      let (word, isNew) = number(of: texts.utf8(id))
      if isNew { add(texts.utf8(id), Home(table: table, text: id)) }
      return word
    }
  }

  /// The word for each string in a data file, or `.none` for strings that cannot be asset names.
  ///
  /// A string gets a word if it is known already, if it is the subject or label of a context, or if it may be an asset
  /// name with a scale, a file extension or another Unicode normalization form. `@image/close` gets the word of
  /// `close`, because code strips the prefix.
  mutating func known(of file: FileMentions) -> [Word] {
    let table = Int32(truncatingIfNeeded: tables.count)
    tables.append(file.texts)
    var isNeeded = [Bool](repeating: false, count: file.texts.count)
    for context in file.contexts {
      isNeeded[context.subject.index] = true
      isNeeded[context.label.index] = true
    }
    return file.texts.ids.map { id in
      let text = file.texts.utf8(id)
      let digest = Digest(text.span).low
      if let number = numbers.find(digest) { return Word(number: number) }
      if let word = AssetVocabulary.name(afterKindIn: text).flatMap(find) { return word }
      guard isNeeded[id.index] || text.contains(where: { $0 >= 0x80 }) || FileSuffix.stripped(text) != nil
      else {
        return .none
      }
      let (word, isNew) = number(of: text)
      if isNew { add(text, Home(table: table, text: id)) }
      return word
    }
  }

  mutating func intern(_ text: ArraySlice<UInt8>) -> Word {
    let (word, isNew) = number(of: text)
    if isNew { add(text, Home(table: 0, text: tables[0].append(text.span))) }
    return word
  }

  mutating func intern(_ text: some StringProtocol) -> Word {
    intern(Array(text.utf8)[...])
  }

  private mutating func number(of text: ArraySlice<UInt8>) -> (Word, isNew: Bool) {
    let (number, isNew) = numbers.insert(Digest(text.span).low)
    return (Word(number: number), isNew)
  }

  private mutating func add(_ text: ArraySlice<UInt8>, _ home: Home) {
    homes.append(home)
    firstBytes.append(text.first ?? 0)
    partRanges.append(0..<0)
  }

  func find(_ text: some StringProtocol) -> Word? { find(Array(text.utf8)[...]) }

  func find(_ text: ArraySlice<UInt8>) -> Word? { numbers.find(Digest(text.span).low).map(Word.init) }

  func utf8(_ word: Word) -> ArraySlice<UInt8> {
    let home = homes[word.index]
    return tables[Int(home.table)].utf8(home.text)
  }

  subscript(word: Word) -> String { String(decoding: utf8(word), as: UTF8.self) }

  /// Splits a word at its dots, for `parts(of:)`. Only `iconFor` remains of a selector such as `iconFor:size:`, and
  /// only `icon` of a binding such as `$icon`.
  mutating func split(_ word: Word) {
    guard word != .none, partRanges[word.index].isEmpty else { return }
    // If a slice referred to the growing table, every addition would copy the whole table.
    let text = homes[word.index].table == 0 ? Array(utf8(word))[...] : utf8(word)
    let first = parts.count
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: UInt8(ascii: ".")) ?? text.endIndex
      let part = text[start..<end]
      var name = part.last == UInt8(ascii: ":") ? part.prefix { $0 != UInt8(ascii: ":") } : part
      if name.count > 1, name.first == UInt8(ascii: "$"), !(0x30...0x39 ~= name[name.startIndex + 1]) {
        name = name.dropFirst()
      }
      if name.count == text.count {
        parts.append(word)
      } else if !name.isEmpty {
        parts.append(intern(name))
      }
      start = end + 1
    }
    partRanges[word.index] = Int32(truncatingIfNeeded: first)..<Int32(truncatingIfNeeded: parts.count)
  }

  /// The names that the dots separate, such as `R`, `image` and `close` in `R.image.close`. Empty if the word
  /// was never split.
  func parts(of word: Word) -> ArraySlice<Word> {
    let range = partRanges[word.index]
    return parts[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  func marked(_ words: some Sequence<Word>) -> [Bool] {
    var isMarked = [Bool](repeating: false, count: count)
    for word in words { isMarked[word.index] = true }
    return isMarked
  }

  /// For each word, by index, whether `isWanted` is true for one of the names between its dots.
  func areSplit(with isWanted: (Word) -> Bool) -> [Bool] {
    partRanges.map { range in
      (Int(range.lowerBound)..<Int(range.upperBound)).contains { isWanted(parts[$0]) }
    }
  }

  /// The selector that a message ends with: `iconFor:size:` in `Icons.iconFor:size:`. In other chains, the last name.
  func selector(of word: Word) -> ArraySlice<UInt8> {
    let text = utf8(word)
    return text[(text.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? text.startIndex)...]
  }

  func last(of word: Word) -> Word {
    let range = partRanges[word.index]
    return range.isEmpty ? .none : parts[Int(range.upperBound) - 1]
  }

  /// Whether a word begins with an ASCII capital letter, like the names of types and modules.
  func isCapitalized(_ word: Word) -> Bool { 0x41...0x5A ~= firstBytes[word.index] }

  func isImplicit(_ word: Word) -> Bool { firstBytes[word.index] == UInt8(ascii: ".") }
}
