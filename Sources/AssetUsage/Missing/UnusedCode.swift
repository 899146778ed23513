internal import SourceIndex

/// Determines which of some mentions are in code or interface files that nothing uses.
struct UnusedCode {
  private let corpus: Corpus
  private let views: UnusedViews
  private let methods: UnusedMethods

  init(around mentions: [MentionID], _ reader: MentionReader, _ lookup: BundleLookup) {
    corpus = reader.corpus
    views = UnusedViews(around: mentions, reader.types, reader.corpus, lookup)
    methods = UnusedMethods(around: mentions, reader.places.code, isOffered: lookup.isOfferedOnly)
  }

  func hold(_ mention: MentionID) -> Bool { views.hold(mention) || methods.hold(mention, corpus) }
}
