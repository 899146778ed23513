internal import AssetModel
internal import AssetScan
internal import Basics
internal import Cache

/// A question about a tree, which has the same answer as long as the files are the same and so is what those hold that
/// were looked at for it.
///
/// Which those are is known only afterwards, so two values are kept: under the question and the outline of the tree, the
/// files; and under all that and what the files hold, the answer.
struct Inquiry: Sendable {
  private let question: Digest
  private let tree: NotedTree
  private let jobs: Jobs

  init(_ question: Digest, _ tree: NotedTree, jobs: Jobs) {
    self.question = Digest(listing: [question, tree.tree.outline].map { Array($0.hex.utf8) })
    self.tree = tree
    self.jobs = jobs
  }

  /// What was answered; nil if nobody asked yet, or about other content.
  func answer<Answer: Archived>(in cache: CacheFile) -> Answer? {
    cache.value(for: question).flatMap(RunRecord.init(archived:))
      .flatMap { $0.key(of: question, in: tree, jobs: jobs) }
      .flatMap(cache.value).flatMap(Answer.init(archived:))
  }

  /// Keeps what was answered, if it is sure to be the same the next time.
  func keep(_ answer: some Archived, in cache: CacheFile) {
    guard let record = tree.record, let place = record.key(of: question, in: tree, jobs: jobs) else { return }
    cache.add(record.archived, for: question)
    cache.add(answer.archived, for: place)
  }
}
