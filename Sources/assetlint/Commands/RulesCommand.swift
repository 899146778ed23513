internal import AssetRules
internal import Basics
internal import LintEngine

/// `assetlint rules`: lists all rules.
struct RulesCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Prints the list.
  func run() throws -> Program.ExitCode {
    if let operand = options.operands.first {
      throw UsageError("unexpected argument “\(operand)”: rules takes none")
    }
    try Program.printOut(RuleCatalog(builtinRules).listing(width: Program.textWidth))
    return .clean
  }
}
