/// What one source file says: its mentions, in the order of the text, and what they refer to.
public struct FileMentions: Equatable, Sendable {
  public let texts: TextTable
  public let mentions: [Mention]
  public let problems: [SourceProblem]

  /// Reads the bytes of one file; never fails, but says in `problems` what it could not understand.
  public init(indexing bytes: [UInt8], as language: SourceLanguage) {
    switch language {
    case .swift:
      var indexer = SwiftIndexer()
      let slice = bytes[...]
      self = indexer.index(slice.span)
    case .objectiveC:
      var indexer = ObjectiveCIndexer()
      self = indexer.index(bytes)
    case .interfaceBuilder:
      var indexer = InterfaceBuilderIndexer()
      self = indexer.index(bytes)
    case .propertyList:
      var indexer = PropertyListIndexer()
      self = indexer.index(bytes)
    }
  }

  init(texts: TextTable, mentions: [Mention], problems: [SourceProblem]) {
    self.texts = texts
    self.mentions = mentions
    self.problems = problems
  }
}
