internal import AssetModel
internal import AssetQueries
internal import AssetRules
internal import Basics
internal import LintEngine

/// `assetlint init`: a first configuration, made from what the repository does already, or a hook.
struct InitCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Writes the configuration, or the hook.
  func run() throws -> Program.ExitCode {
    if let operand = options.operands.first { throw UsageError("init takes no “\(operand)”") }
    return try options.installsHook ? installHook() : propose()
  }

  private func installHook() throws -> Program.ExitCode {
    let hook = try HookInstallation(root: try RepositoryRoot(options, start: nil).path)
    try Program.printOut(options.printsOnly ? hook.script : try hook.install())
    return .clean
  }

  /// Proposes, counts what the proposal would report, and writes it.
  private func propose() throws -> Program.ExitCode {
    var run = try options.lintRun()
    let file = run.root.appending(Configuration.fileName)
    if !options.printsOnly, !options.isForced, try FileStatus.ofLink(file) != nil {
      throw UsageError(
        "there is a \(Configuration.fileName) already: --print shows what it could say, --force replaces it")
    }
    run.furtherNeeds = [.usage, .modules, .digests, .pictures]
    let optional = run.catalog.optionalRules(lookingAt: run.furtherNeeds)
    run.selection.enabled = optional
    // What was agreed before is no evidence for what to agree on.
    let outcome = try options.showingProgress(&run) { run throws(ConfigurationError) in
      try run.run(Configuration())
    }
    let proposal = Proposal(outcome.project, outcome.report.leaving(out: optional))
    let draft = try run.configuration(proposal.text(counting: outcome.report))
    let report = try run.report(on: outcome, under: draft)
    let text = proposal.text(counting: report, optional: optional)
    if options.printsOnly {
      try Program.printOut(text)
    } else {
      try write(text, to: file)
      try Program.printOut(proposal.summary(report.leaving(out: optional)))
    }
    if options.showsTimings { Program.complain(timings: outcome.timings) }
    return .clean
  }

  private func write(_ text: String, to file: FilePath) throws(UsageError) {
    do {
      try writeFile(Array(text.utf8), to: file)
    } catch {
      throw UsageError("\(Configuration.fileName) cannot be written: \(error)")
    }
  }
}
