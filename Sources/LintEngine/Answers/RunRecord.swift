internal import AssetScan
internal import Basics

/// The files that a run has read. If these files and the list of all files are unchanged, a new run has the same
/// answer.
struct RunRecord: Archived {
  private let files: [RepositoryPath]
  private let onDiskOnly: [(path: RepositoryPath, answer: Bool)]

  init(_ asked: RecordingSource.Asked) {
    files = asked.files.sorted()
    onDiskOnly = asked.onDiskOnly.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    files = try archive.list()
    var answers: [(path: RepositoryPath, answer: Bool)] = []
    for _ in 0..<(try archive.count()) {
      answers.append((try RepositoryPath(from: &archive), try archive.flag()))
    }
    onDiskOnly = answers
  }

  func write(to archive: inout ArchiveWriter) {
    archive.write(files)
    archive.write(onDiskOnly.count)
    for (path, answer) in onDiskOnly {
      path.write(to: &archive)
      archive.write(answer)
    }
  }

  /// The key of the stored answer for the current content of the files. Nil if a file that is not in git was created or
  /// deleted on disk since the earlier run.
  func key(of question: Digest, in noted: NotedTree, jobs: Jobs) -> Digest? {
    guard onDiskOnly.allSatisfy({ noted.source.isOnDiskOnly($0.path) == $0.answer }) else { return nil }
    let ids = noted.source.unrecorded(noted.tree).contentIDs(of: files, jobs: jobs).map { $0?.digest }
    var archive = ArchiveWriter()
    archive.write(question.high)
    archive.write(question.low)
    for (path, id) in zip(files, ids) {
      path.write(to: &archive)
      archive.write(id != nil)
      archive.write(noted.source.lacks(path))
      archive.write(id?.high ?? 0)
      archive.write(id?.low ?? 0)
    }
    return Digest(archive.bytes)
  }

  func mayHaveChanged(in tree: FileTree, since moment: FileStamp.Moment) -> Bool {
    files.contains { tree.mayHaveChanged($0, since: moment) }
  }
}
