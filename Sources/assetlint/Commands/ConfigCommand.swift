internal import AssetRules
internal import Formats
internal import LintEngine

/// `assetlint config`: the effective configuration, or its schema.
struct ConfigCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws -> Program.ExitCode {
    let catalog = RuleCatalog(builtinRules)
    if options.printsSchema {
      try Program.printOut(catalog.configurationSchema.text() + "\n")
    } else {
      try Program.printOut(try options.lintRun().wholeConfiguration().effective(catalog))
    }
    return .clean
  }
}
