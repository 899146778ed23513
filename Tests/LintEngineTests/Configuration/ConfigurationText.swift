import AssetModel
import AssetRules
import Basics
import TestSupport

@testable import LintEngine

/// All rules of the program.
let builtin = RuleCatalog(builtinRules)

extension Configuration {
  /// Reads a text as the configuration at the root.
  init(_ text: String) throws(ConfigurationError) {
    self = try LintRun(root: FilePath("/nowhere"), catalog: builtin).configuration(text)
  }

  /// The lines of the effective configuration that are not defaults, each with the place where it is set.
  var stated: [String] {
    effective(builtin).split(separator: "\n").dropFirst().filter { $0.contains("  # ") }.map { line in
      let parts = line.split(separator: "  # ", maxSplits: 1).map(String.init)
      return "\(parts[0].trimmingEnd) @\(parts[1])"
    }
  }
}

/// The configuration of an example repository, including those in its subfolders.
func wholeConfiguration(_ tree: String, at root: String = "") throws -> Configuration {
  try withExample(tree) { folder in
    let place = root.isEmpty ? folder : folder.appending(root)
    return try LintRun(root: place, catalog: builtin).wholeConfiguration()
  }
}

func problems(_ tree: String, at root: String = "") throws -> [String] {
  do {
    _ = try wholeConfiguration(tree, at: root)
    return []
  } catch let error as ConfigurationError {
    return error.problems.map(\.description)
  }
}
