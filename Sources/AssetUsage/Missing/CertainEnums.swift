internal import SourceIndex

/// Tells which enums have names of assets for raw values, so that one that no asset has is a mistake.
///
/// Some code asks for an asset by the raw value, and most of the enum's own values are such names: nothing outside the enum
/// and that code has a say.
struct CertainEnums {
  private let reader: MentionReader
  private let enums: Set<TypeID>

  init(_ reader: MentionReader, _ flows: NameFlows) {
    self.reader = reader
    let corpus = reader.corpus
    var counts: [TypeID: (all: Int, matched: Int)] = [:]
    for (index, file) in corpus.files.enumerated() where file.language == .swift {
      for mention in file.mentions.mentions
      where mention.kind == .literal && file.mentions[mention.context].role == .rawValue {
        guard let type = reader.types.type(of: corpus.node(mention.declaration, in: index)),
          flows.enums.contains(type)
        else { continue }
        counts[type, default: (0, 0)].all += 1
        if !reader.assets(corpus.word(mention.text, in: index)).isEmpty { counts[type]?.matched += 1 }
      }
    }
    enums = Set(
      counts.lazy.filter { type, count in
        let isAsked = flows.certainEnums.contains(type)
        let (few, share) = isAsked ? Self.asked : Self.perhapsAsked
        return count.matched >= few && Double(count.matched) >= share * Double(count.all)
      }.map(\.key))
  }

  /// How many of the values have to be names, and what share of all, where the enum is asked for itself, and where that is
  /// only likely.
  private static let asked = (few: 2, share: 0.66)
  private static let perhapsAsked = (few: 5, share: 0.8)

  /// Whether a raw value must be the name of an asset.
  func isName(_ id: MentionID, _ mention: Mention) -> Bool {
    reader.types.type(of: reader.corpus.node(mention.declaration, in: Int(id.file))).map(enums.contains)
      ?? false
  }
}
