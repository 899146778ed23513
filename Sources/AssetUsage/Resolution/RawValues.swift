internal import SourceIndex

/// The raw values of enums, or the names of cases without one.
struct RawValues: Sendable {
  private let reader: MentionReader
  private let written: [Node: String]

  init(_ reader: MentionReader) {
    self.reader = reader
    var written: [Node: String] = [:]
    for (index, file) in reader.corpus.files.enumerated() where file.language == .swift {
      for mention in file.mentions.mentions
      where mention.kind == .literal && file.mentions[mention.context].role == .rawValue {
        written[reader.corpus.node(mention.declaration, in: index)] = file.mentions[mention.text]
      }
    }
    self.written = written
  }

  /// What can be in a hole inside a type, if an enum narrows it.
  func known(_ hole: Pattern.Piece, in enclosing: TypeID?) -> Pattern.Piece {
    switch hole {
    case .cases(let type): return reader.corpus.words.find(type).flatMap(values) ?? hole
    case .value(let expression):
      let names = expression.split(separator: ".").filter { $0 != "self" && $0 != "rawValue" }
      guard names.count == 1, let enclosing, let word = reader.corpus.words.find(names[0]) else {
        return hole
      }
      let members = reader.types[enclosing].members[word, default: []]
      return (members.count == 1 ? values(of: reader.types.values[members[0].index]) : nil) ?? hole
    default: return hole
    }
  }

  /// The values of the cases of all enums with this name; nil if there are none.
  private func values(of word: Word) -> Pattern.Piece? {
    let types = reader.types
    let enums = types.byName[word, default: []].filter { types[$0].isEnumeration }
    if enums.contains(where: isNumbered) { return .digits }
    let values = enums.flatMap { type in
      types[type].members.values.joined().filter { reader.corpus[$0].kind == .enumCase }.sorted()
        .map { written[$0] ?? reader.corpus.words[types.names[$0.index]] }
    }
    return values.isEmpty ? nil : .oneOf(values)
  }

  private func isNumbered(_ type: TypeID) -> Bool {
    reader.types[type].inherited.contains {
      ["Int", "UInt", "UInt8", "Int32"].contains(reader.corpus.words[$0])
    }
  }
}
