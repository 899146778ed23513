internal import AssetModel
internal import Basics
internal import SourceIndex

/// Something in code that receives values, such as a parameter (in all calls to the function) or a property (in all
/// assignments to it).
struct Position: NumberKey, Sendable {
  enum Kind: UInt8, Sendable {
    case argument, property, result, rawValue, entry
  }

  let kind: Kind
  /// The last name of a called function, a property or an enum, or the full name of a build setting, key or attribute.
  let subject: Word
  var label = Word.none
  /// The index of an unlabeled argument.
  var index: UInt8 = 0

  var keyNumber: UInt64 {
    // Words rarely have indices of more than 24 bits.
    UInt64(kind.rawValue) << 60 ^ UInt64(index) << 52 ^ label.keyNumber << 28 ^ subject.keyNumber
  }
}

extension Position {
  func speaksOfAssets(_ words: WordTable) -> Bool {
    AssetVocabulary.speaks(words.utf8(label)) || AssetVocabulary.speaks(words.utf8(subject))
  }
}

extension Corpus {
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

  func subject(of context: MentionContext, in file: Int) -> Word {
    let subject = word(context.subject, in: file)
    return context.role == .entry ? subject : words.last(of: subject)
  }
}

extension TypeTable {
  /// The position of the arguments that calls pass for one parameter of a function or initializer.
  func position(ofParameter index: Int, of node: Node, _ corpus: Corpus) -> Position? {
    let label = signatures[node, default: []][index].label
    let subject =
      corpus[node].kind == .function ? names[node.index] : type(of: node).map { self[$0].name } ?? .none
    guard subject != .none else { return nil }
    return Position(
      kind: .argument, subject: subject, label: label, index: label == .none ? UInt8(clamping: index) : 0)
  }
}

/// The outermost declaration around a value. Strings count as evidence only for other strings in the same declaration,
/// so that a file does not affect the verdict on unrelated files.
struct EvidenceScope: Hashable, Sendable {
  let name: Word
  /// The index of the file if the value is outside declarations; otherwise -1.
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

struct ScopedPosition: Hashable, Sendable {
  let position: Position
  let scope: EvidenceScope
}

/// Decides whether enough of the strings passed to the same parameter or property are asset names to rule out chance.
///
/// The result can remove doubts from a use, but never adds any.
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

  func areNames(_ position: ScopedPosition) -> Bool {
    guard let count = counts[position] else { return false }
    return count.matched.count >= 3 && count.matched.count * 5 >= count.all.count * 3
  }

  func isSupported(_ position: ScopedPosition, _ words: WordTable) -> Bool {
    guard let count = counts[position], count.matched.count * 2 >= count.all.count else { return false }
    return count.matched.count >= (count.matched.allSatisfy { words[$0].isPlainWord } ? 3 : 2)
  }
}
