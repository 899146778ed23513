internal import AssetScan
internal import Basics

/// A tree with a record of the requests to it.
struct NotedTree: Sendable {
  let tree: FileTree
  let source: RecordingSource
  /// A point in time before anything was read.
  private let start: FileStamp.Moment

  init(_ tree: FileTree, _ source: RecordingSource, since start: FileStamp.Moment) {
    self.tree = tree
    self.source = source
    self.start = start
  }

  /// Whether it is a state that git keeps.
  var isInGit: Bool { source.identity != nil }

  /// The recorded requests; nil if the answers may differ next time, or files have changed in the meantime.
  var record: RunRecord? {
    let asked = source.asked
    let record = RunRecord(asked)
    return asked.isWhole && !record.mayHaveChanged(in: tree, since: start) ? record : nil
  }
}
