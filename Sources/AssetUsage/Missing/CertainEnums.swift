internal import SourceIndex

/// Finds enums whose raw values are asset names. In such an enum, a raw value without an asset is a mistake.
///
/// An enum counts if code certainly or probably loads assets by its raw values, without replacing any of them first.
/// Most of the raw values must be asset names, possibly with different capitalization.
struct CertainEnums {
  private let reader: MentionReader
  private let enums: Set<TypeID>
  private let written: Set<TypeID>

  /// `lowered` maps lowercased names to assets.
  init(_ reader: MentionReader, _ flows: NameFlows, lowered: [String: [Int]]) {
    self.reader = reader
    let corpus = reader.corpus
    var counts: [TypeID: (all: Int, matched: Int, exact: Int)] = [:]
    var written: Set<TypeID> = []
    // A value such as `carType` in a closure is probably a `CarType`.
    let namesakes = Set(
      flows.openEnums.compactMap { value in
        let name = corpus.words[value]
        return corpus.words.find(name.prefix(1).uppercased() + name.dropFirst())
      })
    let symbols = flows.enums.isEmpty && namesakes.isEmpty ? [] : Self.enumsOfSymbols(reader)
    for (index, file) in corpus.files.enumerated() where file.language == .swift {
      for mention in file.mentions.mentions
      where mention.kind == .literal && file.mentions[mention.context].role == .rawValue {
        guard let type = reader.types.type(of: corpus.node(mention.declaration, in: index)),
          flows.enums.contains(type) || namesakes.contains(reader.types[type].name),
          !flows.replacingEnums.contains(type), !symbols.contains(type)
        else { continue }
        if !mention.traits.contains(.implied) { written.insert(type) }
        counts[type, default: (0, 0, 0)].all += 1
        let word = corpus.word(mention.text, in: index)
        if !reader.assets(word).isEmpty {
          counts[type]?.matched += 1
          counts[type]?.exact += 1
        } else if lowered[corpus.words[word].lowercased()] != nil {
          counts[type]?.matched += 1
        }
      }
    }
    enums = Set(
      counts.lazy.filter { type, count in
        let isAsked = flows.certainEnums.contains(type)
        let (few, share) = isAsked ? Self.asked : Self.perhapsAsked
        return count.exact > 1 && count.matched >= few && Double(count.matched) >= share * Double(count.all)
      }.map(\.key))
    self.written = written
  }

  /// The enums that load system symbols by their own raw values.
  private static func enumsOfSymbols(_ reader: MentionReader) -> Set<TypeID> {
    let corpus = reader.corpus
    let rawValue = reader.places.known.rawValue
    var found: Set<TypeID> = []
    for (index, file) in corpus.files.enumerated() where file.language == .swift {
      for mention in file.mentions.mentions where mention.kind == .chain {
        let context = file.mentions[mention.context]
        guard context.role == .argument, NameAPI.symbolLabels.contains(file.mentions[context.label]),
          corpus.words.last(of: corpus.word(mention.text, in: index)) == rawValue,
          let type = reader.types.type(of: corpus.node(mention.declaration, in: index))
        else { continue }
        found.insert(type)
      }
    }
    return found
  }

  /// How many raw values, and what share of them, must be asset names if code is known to load assets by the enum's raw
  /// values. Otherwise, `perhapsAsked` applies.
  private static let asked = (few: 2, share: 0.66)
  private static let perhapsAsked = (few: 5, share: 0.8)

  /// Whether a raw value must be an asset name. If other cases have explicit raw values, a case without one may mean
  /// that no image is shown.
  func isName(_ id: MentionID, _ mention: Mention) -> Bool {
    guard let type = reader.types.type(of: reader.corpus.node(mention.declaration, in: Int(id.file))),
      enums.contains(type)
    else { return false }
    return !mention.traits.contains(.implied) || !written.contains(type)
  }
}
