import AssetModel
import AssetRules
import Basics
import TestSupport

@testable import LintEngine

/// Every rule of the program.
let builtin = RuleCatalog(builtinRules)

extension Configuration {
  /// A text as the configuration of the root.
  init(_ text: String) throws(ConfigurationError) {
    self = try LintRun(root: FilePath("/nowhere"), catalog: builtin).configuration(text)
  }

  /// The lines of the effective configuration that are not defaults, without the comment at the top and the columns.
  var stated: [String] {
    effective(builtin).split(separator: "\n").dropFirst().filter { $0.contains("  # ") }.map { line in
      let parts = line.split(separator: "  # ", maxSplits: 1).map(String.init)
      return "\(parts[0].trimmingEnd) @\(parts[1])"
    }
  }
}

/// The configuration of a repository with these files, including those in folders.
func wholeConfiguration(_ tree: String, at root: String = "") throws -> Configuration {
  try withExample(tree) { folder in
    let place = root.isEmpty ? folder : folder.appending(root)
    return try LintRun(root: place, catalog: builtin).wholeConfiguration()
  }
}

/// The errors in the configuration of a repository.
func problems(_ tree: String, at root: String = "") throws -> [String] {
  do {
    _ = try wholeConfiguration(tree, at: root)
    return []
  } catch let error as ConfigurationError {
    return error.problems.map(\.description)
  }
}
