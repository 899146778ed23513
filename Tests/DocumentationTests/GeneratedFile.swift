import Basics
import TestSupport
import Testing

/// A committed file that is generated from the code.
struct GeneratedFile {
  let path: FilePath

  init(_ path: RepositoryPath) {
    self.path = projectFolder.appending(path)
  }

  func text() throws -> String {
    String(decoding: try readFile(path), as: UTF8.self)
  }

  /// Compares the committed file with what the code generates now. With `ASSETLINT_UPDATE=1`, updates the file.
  func compare(with expected: String, at location: SourceLocation = #_sourceLocation) throws {
    let actual = try FileStatus.of(path) == nil ? "" : text()
    guard actual != expected else { return }
    if updatesExpectations { return try writeFile(Array(expected.utf8), to: path) }
    let line = zip(actual.split(separator: "\n"), expected.split(separator: "\n")).first { $0 != $1 }
    Issue.record(
      """
      \(path) is out of date; ASSETLINT_UPDATE=1 swift test rewrites it. The first difference:
      - \(line?.0 ?? "(the end)")
      + \(line?.1 ?? "(the end)")
      """, sourceLocation: location)
  }
}
