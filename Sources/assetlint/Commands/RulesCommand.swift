internal import AssetRules
internal import Basics
internal import LintEngine

struct RulesCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws -> Program.ExitCode {
    try Program.printOut(RuleCatalog(builtinRules).listing(width: Program.textWidth))
    return .clean
  }
}
