internal import AssetScan
internal import Basics

struct NotedTree: Sendable {
  let tree: FileTree
  let source: RecordingSource
  /// The time before any file was read.
  private let start: FileStamp.Moment

  init(_ tree: FileTree, _ source: RecordingSource, since start: FileStamp.Moment) {
    self.tree = tree
    self.source = source
    self.start = start
  }

  var isInGit: Bool { source.identity != nil }

  /// The files that were read; nil if a later run could read other content although no file has changed.
  var record: RunRecord? {
    let asked = source.asked
    let record = RunRecord(asked)
    return asked.isWhole && !record.mayHaveChanged(in: tree, since: start) ? record : nil
  }
}
