public import Basics

extension ExampleTree {
  /// Writes all files into `root`, which is created if it does not exist.
  public func write(into root: FilePath) throws {
    try Self.write(files, into: root)
  }

  public static func write(_ files: [File], into root: FilePath) throws {
    try makeFolder(root)
    for file in files {
      let path = root.appending(file.path)
      try makeFolder(path.parent)
      switch file.content {
      case .bytes(let bytes): try writeFile(bytes, to: path)
      case .link(let target): try makeLink(path, to: target)
      }
    }
  }

  /// The same repository, inside a folder.
  public func moved(into folder: String) -> ExampleTree {
    var moved = self
    moved.changeFiles { $0.path = folder + "/" + $0.path }
    for index in marks.indices { moved.marks[index].path = folder + "/" + marks[index].path }
    return moved
  }

  /// The same repository, with Windows line endings in every Contents.json.
  public var withCarriageReturns: ExampleTree {
    var changed = self
    changed.changeFiles { file in
      guard file.path.hasSuffix("/Contents.json"), case .bytes(let bytes) = file.content else { return }
      file.content = .bytes(bytes.flatMap { $0 == .newline ? [.carriageReturn, $0] : [$0] })
    }
    return changed
  }

  /// The same repository, with the files written in the opposite order.
  public var reversed: ExampleTree {
    var changed = self
    changed.files.reverse()
    changed.earlierFiles?.reverse()
    return changed
  }

  private mutating func changeFiles(_ change: (inout File) -> Void) {
    func changed(_ file: File) -> File {
      var file = file
      change(&file)
      return file
    }
    files = files.map(changed)
    earlierFiles = earlierFiles.map { $0.map(changed) }
  }
}

/// Calls `body` with the root of a repository made from an example.
public func withExample<Result>(_ text: String, _ body: (FilePath) throws -> Result) throws -> Result {
  let tree = try ExampleTree(text)
  return try withTemporaryFolder { folder in
    try tree.write(into: folder)
    return try body(folder)
  }
}
