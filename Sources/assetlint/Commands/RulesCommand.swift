internal import AssetRules
internal import Basics
internal import LintEngine

struct RulesCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws -> Program.ExitCode {
    let catalog = RuleCatalog(builtinRules)
    if let operand = options.operands.first {
      throw UsageError(
        "unexpected argument “\(operand)”: “assetlint rules” takes no arguments"
          + (catalog.ids.contains(operand) ? "; did you mean “assetlint explain \(operand)”?" : ""))
    }
    try Program.printOut(catalog.listing(width: Program.textWidth))
    return .clean
  }
}
