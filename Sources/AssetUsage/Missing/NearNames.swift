internal import Basics

/// Finds the existing name that a misspelled name probably means. The two names differ only in case and separators, in
/// one letter that is missing, extra, wrong or swapped with its neighbor, or in the order of their two words.
///
/// Two words that are one edit apart become equal when at most one letter is removed from each. So a search
/// compares only names that can become equal to the word in this way.
struct NearNames: Sendable {
  private let names: [String]
  private let folded: [String]
  /// The indices of names, by the digests from `rests(of:)`.
  private var rests: [UInt64: [Int]] = [:]
  /// The indices of names of two words, by these words in the other order.
  private var turned: [[Substring]: Int] = [:]

  init(_ names: [String]) {
    self.names = names
    folded = names.map(Self.fold)
    for (number, name) in folded.enumerated() {
      for digest in Self.rests(of: name) { rests[digest, default: []].append(number) }
      let parts = Self.parts(of: names[number])
      if parts.count == 2, !name.contains(where: \.isNumber) {
        turned[parts.reversed()] = turned[parts.reversed()] ?? number
      }
    }
  }

  /// The first name that differs from `name` only in case and separators or, if there is none, the first one that
  /// differs in one letter, or in the order of its words. Nil if no name is similar.
  func nearest(to name: String) -> String? {
    let word = Self.fold(name)
    let near = Set(Self.rests(of: word).flatMap { rests[$0] ?? [] }).sorted()
    if let same = near.first(where: { folded[$0] == word }) { return names[same] }
    let slip = near.first { isOneSlip(word, folded[$0]) && !Self.differInAbbreviation(name, names[$0]) }
    return (slip ?? turned[Self.parts(of: name)]).map { names[$0] }
  }

  /// Whether two names differ only in one short part, as `user_xl` and `user_rl` do, or `mark-y` and `mark`. Such a
  /// part is rarely a misspelled word.
  private static func differInAbbreviation(_ one: String, _ other: String) -> Bool {
    let (parts, others) = (Self.parts(of: one), Self.parts(of: other))
    let isShort = { (part: Substring) in part.count <= mostLettersOfAbbreviation }
    if parts.count > 1, parts.count == others.count {
      let different = zip(parts, others).filter { $0 != $1 }
      return different.count == 1 && different.allSatisfy { isShort($0) && isShort($1) }
    }
    let (longer, shorter) = parts.count > others.count ? (parts, others) : (others, parts)
    return longer.count > 1
      && longer.indices.contains { index in
        isShort(longer[index]) && (longer[..<index] + longer[(index + 1)...]).joined() == shorter.joined()
      }
  }

  private static func parts(of name: String) -> [Substring] {
    name.lowercased()[...].split(whereSeparator: isSeparator)
  }

  private static let mostLettersOfAbbreviation = 3

  /// Whether `word` is a misspelling of `name`. False for short words and for names that differ in a number, because
  /// such differences are probably intended.
  private func isOneSlip(_ word: String, _ name: String) -> Bool {
    min(word.utf8.count, name.utf8.count) >= Self.fewestLetters
      && word.filter(\.isNumber) == name.filter(\.isNumber)
      && editDistance(word, name, limit: 1) != nil
  }

  private static let fewestLetters = 4

  private static func isSeparator(_ letter: Character) -> Bool { "-_. /".contains(letter) }

  private static func fold(_ name: String) -> String {
    name.lowercased().filter { !isSeparator($0) }
  }

  /// The digests of a word and, unless it is very long, of every string made by removing one of its letters.
  private static func rests(of word: String) -> Set<UInt64> {
    let letters = Array(word.unicodeScalars)
    var digests: Set = [digest(letters[...])]
    // Longer names are not written by hand.
    guard letters.count <= mostLetters else { return digests }
    for index in letters.indices { digests.insert(digest(letters[..<index] + letters[(index + 1)...])) }
    return digests
  }

  private static let mostLetters = 64

  private static func digest(_ letters: some Sequence<Unicode.Scalar>) -> UInt64 {
    Digest(letters.flatMap { UTF8.encode($0) ?? UTF8.encodedReplacementCharacter }).low
  }
}
