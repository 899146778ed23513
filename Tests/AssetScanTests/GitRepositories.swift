import AssetModel
import Basics
import TestSupport

@testable import AssetScan

func withRepository(_ example: String, _ body: (FilePath) throws -> Void) throws {
  try withTemporaryFolder { folder in
    let root = folder.appending("repository")
    try makeFolder(root)
    try ExampleTree(example).write(into: root)
    try gitInit(root)
    try gitCommitAll(root)
    try body(root)
  }
}

func write(_ text: String, to path: String, in root: FilePath) throws {
  let place = root.appending(RepositoryPath(path))
  try makeFolder(place.parent)
  try writeFile(Array(text.utf8), to: place)
}

func tree(_ choice: TreeChoice, _ root: FilePath, _ scope: ScanScope = ScanScope()) throws
  -> FileTree
{
  FileTree.list(try choice.open(at: root), scope: scope, jobs: Jobs(2))
}

/// The content of every file in the tree, by path.
func contents(
  _ choice: TreeChoice, _ root: FilePath, _ scope: ScanScope = ScanScope()
) throws -> [String: String] {
  let tree = try tree(choice, root, scope)
  var contents: [String: String] = [:]
  for folder in tree.folders {
    for file in folder.files {
      let path = folder.path.appending(file.name)
      contents["\(path)"] = String(decoding: try tree.read(path), as: UTF8.self)
    }
  }
  return contents
}

func refusal(_ choice: TreeChoice, _ root: FilePath) -> String? {
  do {
    _ = try choice.open(at: root)
    return nil
  } catch {
    return "\(error)"
  }
}
