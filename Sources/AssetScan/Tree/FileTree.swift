public import AssetModel
public import Basics

/// The folders and files of a repository that assetlint looks at.
public struct FileTree: Sendable {
  public let root: FilePath
  /// Every folder, sorted so that what is inside a folder stands directly behind it.
  public let folders: [Folder]

  /// One folder and its entries, sorted by name.
  public struct Folder: Sendable {
    public let path: RepositoryPath
    public let entries: [Entry]
  }

  /// A file or folder in a folder.
  public struct Entry: Sendable {
    public let name: [UInt8]
    public let type: FileType
    public let presence: Payload.Presence
  }

  /// The positions in `folders` of the folder at `index` and all below it.
  func subtree(at index: Int) -> Range<Int> {
    let path = folders[index].path
    var low = index + 1
    var high = folders.count
    while low < high {
      let middle = (low + high) / 2
      if folders[middle].path.isInside(path) { low = middle + 1 } else { high = middle }
    }
    return index..<low
  }
}

extension FileTree.Folder {
  /// The regular files of the folder.
  var files: some Sequence<FileTree.Entry> {
    entries.lazy.filter { $0.type == .file }
  }

  /// Whether the folder holds a file of this name.
  func hasFile(_ name: String) -> Bool {
    files.contains { $0.name.elementsEqual(name.utf8) }
  }
}
