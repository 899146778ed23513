internal import AssetModel
internal import AssetScan
internal import Basics
internal import Cache

/// A question about the files of a repository, such as “which findings does lint report?”. The answer is stored for
/// later runs.
///
/// Only a run shows which files the answer depends on, so two values are stored:
/// - The list of these files. Its key is the question and the list of all files.
/// - The answer. Its key is the question and the content of these files.
struct Inquiry: Sendable {
  private let question: Digest
  private let tree: NotedTree
  private let jobs: Jobs

  init(_ question: Digest, _ tree: NotedTree, jobs: Jobs) {
    self.question = Digest(listing: [question, tree.tree.outline].map { Array($0.hex.utf8) })
    self.tree = tree
    self.jobs = jobs
  }

  func answer<Answer: Archived>(in cache: CacheFile) -> Answer? {
    cache.value(for: question).flatMap(RunRecord.init(archived:))
      .flatMap { $0.key(of: question, in: tree, jobs: jobs) }
      .flatMap(cache.value).flatMap(Answer.init(archived:))
  }

  /// Stores the answer, unless a later run with the same input could have a different answer.
  func keep(_ answer: some Archived, in cache: CacheFile) {
    guard let record = tree.record, let place = record.key(of: question, in: tree, jobs: jobs) else { return }
    cache.add(record.archived, for: question)
    cache.add(answer.archived, for: place)
  }
}
