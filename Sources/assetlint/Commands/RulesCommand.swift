internal import AssetModel
internal import AssetRules
internal import LintEngine

/// `assetlint rules`: every rule on a line.
struct RulesCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Prints the list.
  func run() throws -> Program.ExitCode {
    for rule in RuleCatalog(builtinRules).descriptions {
      try Program.printOut("\(rule.id)\n")
    }
    return .clean
  }
}

/// `assetlint explain`: one rule at length.
struct ExplainCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Prints the explanation.
  func run() throws -> Program.ExitCode {
    .clean
  }
}

/// `assetlint config`: what is in effect, or what may be written.
struct ConfigCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Prints the configuration.
  func run() throws -> Program.ExitCode {
    .clean
  }
}
