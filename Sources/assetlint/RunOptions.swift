internal import AssetRules
internal import AssetScan
internal import Basics
internal import LintEngine

extension Options {
  /// The run that the options describe.
  func lintRun() throws -> LintRun {
    let root = try RepositoryRoot(self)
    var run = LintRun(root: root.path, catalog: RuleCatalog(builtinRules))
    run.configurationFile = try configurationFile()
    run.limits = try root.limits(operands)
    run.selection = RuleSelection(
      only: try only.map { Set(try known($0, in: run.catalog)) },
      enabled: Set(try known(enabled, in: run.catalog)),
      disabled: Set(try known(disabled, in: run.catalog)))
    run.isStrict = isStrict ? true : nil
    run.showsExcused = isVerbose
    run.jobs = jobs
    return run
  }

  private func configurationFile() throws(UsageError) -> FilePath? {
    guard let config else { return nil }
    do {
      return try resolveLinks(FilePath(config))
    } catch {
      throw UsageError("“\(config)”: \(error)")
    }
  }

  private func known(_ names: [String], in catalog: RuleCatalog) throws(UsageError) -> [String] {
    for name in names where !catalog.knows(name) {
      throw .unknown("rule", name, catalog.ids)
    }
    return names
  }
}

extension Program {
  /// Prints how long the stages took.
  static func complain(timings: [StageTiming]) {
    for timing in timings {
      complain("\(timing.stage): \(Int((timing.seconds * 1e6).rounded())) µs")
    }
  }
}
