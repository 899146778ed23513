internal import AssetScan
internal import Basics

/// A tree with notes of what was asked of it.
struct NotedTree: Sendable {
  let tree: FileTree
  let source: RecordingSource
  /// Before anything was read.
  private let start: FileStamp.Moment

  init(_ tree: FileTree, _ source: RecordingSource, since start: FileStamp.Moment) {
    self.tree = tree
    self.source = source
    self.start = start
  }

  /// Whether it is a state that git keeps.
  var isInGit: Bool { source.identity != nil }

  /// What was asked; nil if the answers may be others the next time, or were about files that have changed meanwhile.
  var record: RunRecord? {
    let asked = source.asked
    let record = RunRecord(asked)
    return asked.isWhole && !record.mayHaveChanged(in: tree, since: start) ? record : nil
  }
}
