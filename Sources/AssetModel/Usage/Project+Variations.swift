internal import Basics

extension Project {
  /// The missing names that probably mean unused assets, by the index of the asset. The names differ only
  /// slightly, such as `ChatModule-Color00` and `chat-Color00`. Names that fit several assets, and assets
  /// that fit several names, are left out.
  public func variations(in usage: Usage) -> [Int: MissingName] {
    var asked: [String: (missing: MissingName, words: [String])] = [:]
    for missing in usage.missing where missing.mayMeanVariation && asked[missing.name] == nil {
      asked[missing.name] = (missing, words(of: missing.name))
    }
    guard !asked.isEmpty else { return [:] }
    // Variations have the same first or the same last word.
    var named: [String: Set<String>] = [:]
    for (name, question) in asked {
      for word in [question.words.first, question.words.last].compactMap(\.self) {
        named[word, default: []].insert(name)
      }
    }
    var names: [Int: Set<String>] = [:]
    for (index, verdict) in usage.verdicts.enumerated()
    where verdict.state == .unused && verdict.references.isEmpty && !sets[index].isInBuiltProduct {
      let words = words(of: sets[index].name)
      let near = [words.first, words.last].compactMap(\.self).flatMap { named[$0] ?? [] }
      names[index] = Set(near).filter { name in
        guard let question = asked[name] else { return false }
        let kinds = question.missing.kinds
        return (kinds.isEmpty || kinds.contains(sets[index].kind)) && areVariations(words, question.words)
      }
    }
    let counts = Dictionary(names.values.joined().map { ($0, 1) }, uniquingKeysWith: +)
    return names.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { counts[$0.value] == 1 }
      .compactMapValues { asked[$0]?.missing }
  }

  private func words(of name: String) -> [String] {
    let path = RepositoryPath(name)
    return symbolWords(of: path.pictureFormat == nil ? name : path.stem).map { $0.lowercased() }
  }

  /// Whether two names differ in one word: one name has an extra word, or a longer form of a word, such as `background`
  /// for `back`. False if the extra word is longer than the rest of the name, is a number inside the name, or is a
  /// theme such as `dark`, because the names then belong to different assets.
  private func areVariations(_ one: [String], _ other: [String]) -> Bool {
    let isLonger =
      one.count != other.count ? one.count > other.count : one.joined().count > other.joined().count
    let (longer, shorter) = isLonger ? (one, other) : (other, one)
    let start = zip(longer, shorter).prefix { $0 == $1 }.count
    guard start < longer.count, shorter.joined().count >= fewestLetters else { return false }
    let extra = longer.count - shorter.count
    let rest = shorter.count - start - (1 - extra)
    guard [0, 1].contains(extra), rest >= 0, longer.suffix(rest) == shorter.suffix(rest) else { return false }
    let word = longer[start]
    if extra == 1 {
      let isNumberInside = word.allSatisfy(\.isNumber) && start > 0 && rest > 0
      return !isNumberInside && !themeWords.contains(word) && word.count <= shorter.joined().count
    }
    let part = shorter[start]
    return longer.count > 1 && !word.contains(where: \.isNumber) && part.count >= 3
      && (word.hasPrefix(part) || word.hasSuffix(part))
  }
}

private let fewestLetters = 4

extension MissingName {
  fileprivate var mayMeanVariation: Bool {
    !isIdle && !isSelectedByData && candidates.isEmpty && looseName == nil && generator == nil
  }
}
