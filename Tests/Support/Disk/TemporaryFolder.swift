public import Basics
import Foundation

/// Calls `body` with an empty folder that is deleted afterward; its path contains no symbolic links.
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

/// Makes a symbolic link to `target`.
public func makeLink(_ path: FilePath, to target: String) throws {
  guard symlink(target, path.description) == 0 else { throw DiskError("symlink", path) }
}

/// Why a folder or link could not be made.
struct DiskError: Error, CustomStringConvertible {
  let description: String

  init(_ call: String, _ path: FilePath) {
    description = "\(call) \(path): \(String(cString: strerror(errno)))"
  }
}
