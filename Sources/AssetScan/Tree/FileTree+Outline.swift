internal import AssetModel
public import Basics

extension FileTree {
  /// A digest of what the tree lists: its folders and files, whether git tracks them, the ignored paths, and the
  /// issues. It does not depend on the content of the files.
  public var outline: Digest {
    var archive = ArchiveWriter()
    for folder in folders + pods {
      archive.write(folder.path.bytes)
      archive.write(folder.entries.count)
      for entry in folder.entries {
        archive.write(entry.name)
        archive.write(byte: entry.type.code << 4 | entry.presence.code)
      }
    }
    for path in ignored.sorted() { archive.write(path.bytes) }
    for issue in issues.sorted() {
      archive.write(issue.place.path.bytes)
      archive.write(issue.message)
    }
    return Digest(archive.bytes)
  }

  /// Whether a file on disk may have changed since the given time. Because file times can be inaccurate, only whole
  /// seconds are compared, and changes in the previous second also count.
  public func mayHaveChanged(_ path: RepositoryPath, since moment: FileStamp.Moment) -> Bool {
    guard let stamp = stamp(of: path) else { return false }
    return max(stamp.modified, stamp.changed).seconds + 1 >= moment.seconds
  }
}

extension FileType {
  fileprivate var code: UInt8 {
    switch self {
    case .file: 0
    case .folder: 1
    case .link: 2
    case .other: 3
    }
  }
}

extension Payload.Presence {
  fileprivate var code: UInt8 {
    switch self {
    case .tracked: 0
    case .untracked: 1
    case .ignored: 2
    }
  }
}
