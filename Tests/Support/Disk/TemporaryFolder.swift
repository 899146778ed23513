public import Basics
import Foundation

/// Calls `body` with an empty folder, and deletes the folder afterward. The path contains no symbolic links.
public func withTemporaryFolder<Result>(_ body: (FilePath) throws -> Result) throws -> Result {
  let folder = try makeTemporaryFolder()
  defer { try? FileManager.default.removeItem(atPath: folder.description) }
  return try body(folder)
}

private func makeTemporaryFolder() throws -> FilePath {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assetlint-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  return try resolveLinks(FilePath(folder.path))
}

/// Makes a symbolic link at `path` that points to `target`.
public func makeLink(_ path: FilePath, to target: String) throws {
  guard symlink(target, path.description) == 0 else { throw DiskError("symlink", path) }
}

struct DiskError: Error, CustomStringConvertible {
  let description: String

  init(_ call: String, _ path: FilePath) {
    description = "\(call) \(path): \(String(cString: strerror(errno)))"
  }
}
