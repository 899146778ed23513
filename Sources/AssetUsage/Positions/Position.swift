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
    let subject = words.last(of: word(context.subject, in: file))
    switch context.role {
    case .argument:
      let label = word(context.label, in: file)
      return Position(
        kind: .argument, subject: subject, label: label, index: label == .none ? context.index : 0)
    case .assigned, .initialValue, .defaultValue:
      return subject == .none ? nil : Position(kind: .property, subject: subject)
    case .entry:
      return Position(
        kind: .entry, subject: word(context.subject, in: file), label: word(context.label, in: file))
    default: return nil
    }
  }
}

/// What is known of a position.
enum PositionJudgement: Sendable {
  /// Its strings name assets.
  case names
  /// Its strings are something else.
  case other
  case unknown
}

/// Learns from the strings at each position whether they name assets there.
struct PositionStatistics: Sendable {
  private struct Count {
    var all: Set<Word> = []
    var matched: Set<Word> = []
  }

  private var counts: [Position: Count] = [:]

  mutating func add(_ position: Position, _ word: Word, isAsset: Bool) {
    counts[position, default: Count()].all.insert(word)
    if isAsset { counts[position, default: Count()].matched.insert(word) }
  }

  /// What the strings at a position are, as far as they tell.
  func judgement(_ position: Position, _ words: WordTable) -> PositionJudgement {
    guard let count = counts[position] else { return .unknown }
    let all = count.all.count
    let matched = count.matched.count
    if matched >= 3, matched * 5 >= all * 3 { return .names }
    guard all >= 4, matched * 4 <= all else { return .unknown }
    return position.speaksOfAssets(words) ? .unknown : .other
  }

  /// Whether so many strings at a position are names of assets that it can hardly be by chance.
  func isSupported(_ position: Position, _ words: WordTable) -> Bool {
    guard let count = counts[position], count.matched.count * 2 >= count.all.count else { return false }
    return count.matched.count >= (count.matched.allSatisfy { words[$0].isPlainWord } ? 3 : 2)
  }

  /// Whether most strings at a position name assets.
  func isMostly(_ position: Position) -> Bool {
    guard let count = counts[position] else { return false }
    return count.matched.count >= 2 && count.matched.count * 3 >= count.all.count * 2
  }

  /// Whether nearly all strings at a position name assets, so that one that does not is a mistake.
  func isReliable(_ position: Position) -> Bool {
    guard let count = counts[position] else { return false }
    return count.matched.count >= 5 && count.matched.count * 5 >= count.all.count * 4
  }
}
