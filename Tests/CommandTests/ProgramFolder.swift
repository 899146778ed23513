import Basics
import Foundation

/// The folder with the program under test, which also contains the bundle of these tests.
func programFolder() throws -> FilePath {
  // On Linux, the bundle is the executable. SwiftPM on macOS passes its path as an argument, and Xcode loads it.
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

struct ProgramMissing: Error, CustomStringConvertible {
  var description: String { "no program “assetlint” next to the tests: \(CommandLine.arguments)" }
}
