import Basics
import Foundation

/// The folder with the program under test: the one in which the bundle of these tests was built.
func programFolder() throws -> FilePath {
  // The bundle is the process itself on Linux, an argument of it under SwiftPM on macOS, and loaded in Xcode.
  let hints = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
  for hint in hints {
    var path = FilePath(hint)
    while path.parent != path, path.description != "." {
      if path.description.hasSuffix(".xctest"), try FileStatus.of(path.parent.appending("assetlint")) != nil {
        return try resolveLinks(path.parent)
      }
      path = path.parent
    }
  }
  throw ProgramMissing()
}

/// There is no program next to the tests.
struct ProgramMissing: Error, CustomStringConvertible {
  var description: String { "no program “assetlint” next to the tests: \(CommandLine.arguments)" }
}
