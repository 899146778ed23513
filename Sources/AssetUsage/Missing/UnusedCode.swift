internal import AssetModel
internal import Basics
internal import SourceIndex

/// Determines which of the given mentions have no effect, because nothing uses the code or interface files around them.
struct UnusedCode {
  private let corpus: Corpus
  private let scenes: UnopenedScenes
  private let parts: UnusedParts
  private let graph: UsageGraph

  /// The graph must contain the mentions.
  init(
    around mentions: [MentionID], _ reader: MentionReader, _ graph: UsageGraph, _ lookup: BundleLookup,
    jobs: Jobs
  ) {
    self.graph = graph
    corpus = reader.corpus
    let code = reader.places.code
    scenes = UnopenedScenes(around: mentions, reader, graph.wrappers, lookup, jobs: jobs)
    parts = UnusedParts(around: mentions, code, scenes, lookup)
  }

  /// Why a mention has no effect; nil if it may have one.
  func idleness(of mention: MentionID) -> Idleness? {
    if scenes.hold(mention) { return .unopened }
    let isUnused =
      corpus[mention].regions.contains(.unreached) || graph.isDead(mention, corpus) || parts.hold(mention)
    return isUnused ? .unused : nil
  }
}
