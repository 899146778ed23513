internal import AssetRules
internal import Basics
internal import LintEngine

struct ExplainCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws -> Program.ExitCode {
    guard let id = options.operands.first, options.operands.count == 1 else {
      throw UsageError("“assetlint explain” takes one rule ID")
    }
    let catalog = RuleCatalog(builtinRules)
    guard let text = catalog.explanation(of: id, width: Program.textWidth) else {
      throw UsageError.unknown("rule", id, catalog.ids, lists: true)
    }
    try Program.printOut(text)
    return .clean
  }
}
