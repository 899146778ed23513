internal import AssetModel
internal import AssetScan
internal import Basics
internal import Cache

/// A question about a tree. It has the same answer as long as the tree has the same files, and the ones that the answer
/// depends on have the same content.
///
/// Which files the answer depends on is only known afterward, so two values are stored. The list of these files is
/// stored under the question and the outline of the tree; the answer, under these and the content of the files.
struct Inquiry: Sendable {
  private let question: Digest
  private let tree: NotedTree
  private let jobs: Jobs

  init(_ question: Digest, _ tree: NotedTree, jobs: Jobs) {
    self.question = Digest(listing: [question, tree.tree.outline].map { Array($0.hex.utf8) })
    self.tree = tree
    self.jobs = jobs
  }

  /// The stored answer; nil if there is none for this content.
  func answer<Answer: Archived>(in cache: CacheFile) -> Answer? {
    cache.value(for: question).flatMap(RunRecord.init(archived:))
      .flatMap { $0.key(of: question, in: tree, jobs: jobs) }
      .flatMap(cache.value).flatMap(Answer.init(archived:))
  }

  /// Stores the answer, if it is certain to be the same next time.
  func keep(_ answer: some Archived, in cache: CacheFile) {
    guard let record = tree.record, let place = record.key(of: question, in: tree, jobs: jobs) else { return }
    cache.add(record.archived, for: question)
    cache.add(answer.archived, for: place)
  }
}
