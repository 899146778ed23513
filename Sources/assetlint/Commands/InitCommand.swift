internal import AssetModel
internal import AssetQueries
internal import AssetRules
internal import Basics
internal import LintEngine

/// `assetlint init`: writes a hook, or a first configuration that fits the repository.
struct InitCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws -> Program.ExitCode {
    return try options.installsHook ? installHook() : propose()
  }

  private func installHook() throws -> Program.ExitCode {
    let hook = try HookInstallation(root: try RepositoryRoot(options, start: nil).path)
    try Program.printOut(options.printsOnly ? hook.script : try hook.install())
    return .clean
  }

  private func propose() throws -> Program.ExitCode {
    var run = try options.lintRun()
    let file = run.root.appending(Configuration.fileName)
    if !options.printsOnly, !options.isForced, try FileStatus.ofLink(file) != nil {
      throw UsageError(
        "\(Configuration.fileName) already exists; use --print to see the proposed configuration, or --force to overwrite the file"
      )
    }
    run.furtherNeeds = [.usage, .modules, .digests, .pictures]
    let optional = run.catalog.optionalRules(lookingAt: run.furtherNeeds)
    run.selection.enabled = optional
    // An existing configuration must not influence the proposal.
    let outcome = try options.showingProgress(&run) { run throws(ConfigurationError) in
      try run.run(Configuration())
    }
    let judge = { (text: String) throws(ConfigurationError) in
      try run.report(on: outcome, under: try run.configuration(text))
    }
    let proposal = try Proposal(outcome.project, outcome.report.leaving(out: optional)) {
      text throws(ConfigurationError) in try judge(text).leaving(out: optional)
    }
    let report = try judge(proposal.text(counting: outcome.report))
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
      throw UsageError("cannot write \(Configuration.fileName): \(error)")
    }
  }
}
