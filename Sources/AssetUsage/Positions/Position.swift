internal import SourceIndex

/// A place that values are given to, the same for all calls of one function, or all values of one property.
struct Position: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case argument, property, result, rawValue, entry
  }

  let kind: Kind
  /// The last name of the callee, the property, the function, the enum, or the entry.
  let subject: Word
  /// The label of an argument, or what the entry is about.
  var label = Word.none
  /// The place of an argument without a label.
  var index: UInt8 = 0
}

extension Position {
  /// Whether the label, or what has the value, is called after assets.
  func speaksOfAssets(_ words: WordTable) -> Bool {
    AssetVocabulary.speaks(words.utf8(label)) || AssetVocabulary.speaks(words.utf8(subject))
  }
}

extension Corpus {
  /// The position that a context is, where it is one by itself.
  func position(_ context: MentionContext, in file: Int) -> Position? {
    let subject = subject(of: context, in: file)
    switch context.role {
    case .argument:
      let label = word(context.label, in: file)
      return Position(
        kind: .argument, subject: subject, label: label, index: label == .none ? context.index : 0)
    case .assigned, .initialValue, .defaultValue:
      return subject == .none ? nil : Position(kind: .property, subject: subject)
    case .entry: return Position(kind: .entry, subject: subject, label: word(context.label, in: file))
    default: return nil
    }
  }

  /// The last name of the callee or property, or the whole entry.
  func subject(of context: MentionContext, in file: Int) -> Word {
    let subject = word(context.subject, in: file)
    return context.role == .entry ? subject : words.last(of: subject)
  }
}

/// The outermost declaration around a place: evidence for what a position takes counts nowhere else, so that a file
/// says nothing of others.
struct EvidenceScope: Hashable, Sendable {
  /// The name of the declaration; the empty word for what stands in none.
  let name: Word
  /// The file, where there is no declaration.
  private let file: Int

  init(of declaration: DeclarationID, in file: Int, _ corpus: Corpus) {
    let mentions = corpus.files[file].mentions
    var outermost = declaration
    while outermost != .file, mentions[outermost].parent != .file { outermost = mentions[outermost].parent }
    let whole = corpus.word(mentions[outermost].name, in: file)
    name = corpus.words.parts(of: whole).first ?? whole
    self.file = name == .none ? file : -1
  }
}

/// A position as one type uses it.
struct ScopedPosition: Hashable, Sendable {
  let position: Position
  let scope: EvidenceScope
}

/// Tells of the strings at a position whether so many are names of assets that one of them is hardly by chance.
///
/// It can clear a use of doubts, and do nothing else.
struct PositionStatistics: Sendable {
  private struct Count {
    var all: Set<Word> = []
    var matched: Set<Word> = []
  }

  private var counts: [ScopedPosition: Count] = [:]

  mutating func add(_ position: ScopedPosition, _ word: Word, isAsset: Bool) {
    counts[position, default: Count()].all.insert(word)
    if isAsset { counts[position, default: Count()].matched.insert(word) }
  }

  /// Whether so many are that all of them must be.
  func areNames(_ position: ScopedPosition) -> Bool {
    guard let count = counts[position] else { return false }
    return count.matched.count >= 3 && count.matched.count * 5 >= count.all.count * 3
  }

  /// Whether that is so.
  func isSupported(_ position: ScopedPosition, _ words: WordTable) -> Bool {
    guard let count = counts[position], count.matched.count * 2 >= count.all.count else { return false }
    return count.matched.count >= (count.matched.allSatisfy { words[$0].isPlainWord } ? 3 : 2)
  }
}
