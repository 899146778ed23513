internal import AssetScan
internal import Basics

struct NotedTree: Sendable {
  let tree: FileTree
  let source: RecordingSource
  /// A time before any file was read.
  private let start: FileStamp.Moment

  init(_ tree: FileTree, _ source: RecordingSource, since start: FileStamp.Moment) {
    self.tree = tree
    self.source = source
    self.start = start
  }

  var isInGit: Bool { source.identity != nil }

  /// The files that were read. Nil if one of them may have changed since `start`, or if a later run may be able to read
  /// a file that this run could not read.
  var record: RunRecord? {
    let asked = source.asked
    let record = RunRecord(asked)
    return asked.isWhole && !record.mayHaveChanged(in: tree, since: start) ? record : nil
  }
}
