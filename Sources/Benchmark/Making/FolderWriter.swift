internal import Basics
internal import TestSupport

/// Writes files to a folder, and records their paths.
struct FolderWriter {
  let root: FilePath
  private(set) var paths: [String] = []
  private var lastFolder = ""

  init(root: FilePath) {
    self.root = root
  }

  mutating func write(_ path: String, _ bytes: [UInt8]) throws {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    if folder != lastFolder || paths.isEmpty {
      try makeFolder(root.appending(folder))
      lastFolder = folder
    }
    try writeFile(bytes, to: root.appending(path))
    paths.append(path)
  }

  mutating func write(_ path: String, _ text: String) throws {
    try write(path, Array(text.utf8))
  }
}
