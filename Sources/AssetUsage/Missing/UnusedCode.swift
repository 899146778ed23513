internal import Basics
internal import SourceIndex

/// Determines which of the given mentions are in code or interface files that nothing uses.
struct UnusedCode {
  private let corpus: Corpus
  private let scenes: UnopenedScenes
  private let parts: UnusedParts
  private let members: UnusedMembers

  init(
    around mentions: [MentionID], _ reader: MentionReader, _ wrappers: Wrappers, _ lookup: BundleLookup,
    jobs: Jobs
  ) {
    corpus = reader.corpus
    scenes = UnopenedScenes(around: mentions, reader, wrappers, lookup, jobs: jobs)
    parts = UnusedParts(around: mentions, reader.places.code, scenes, lookup)
    members = UnusedMembers(around: mentions, reader.places.code)
  }

  func hold(_ mention: MentionID) -> Bool {
    isUnopened(mention) || parts.hold(mention) || members.hold(mention, corpus)
  }

  /// Whether a mention is in a part of a storyboard that nothing opens, although the storyboard itself may be loaded.
  func isUnopened(_ mention: MentionID) -> Bool { scenes.hold(mention) }
}
