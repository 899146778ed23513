internal import AssetModel
internal import AssetQueries
internal import AssetScan
internal import Basics
internal import LintEngine

/// `assetlint why`: explains where an asset is, what its names are, what uses it, and whether it counts as used.
struct WhyCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws -> Program.ExitCode {
    guard !options.operands.isEmpty else { throw UsageError("“assetlint why” takes asset names or paths") }
    var run = try options.lintRun(limited: false)
    run.selection = RuleSelection(only: [])
    run.furtherNeeds = [.usage, .modules]
    let outcome = try options.showingProgress(&run) { run throws(ConfigurationError) in try run.run() }
    let root = RepositoryPath(bytes: run.root.bytes)
    let answers = options.operands.map { operand in
      let paths = paths(operand, below: root)
      var answer = Why(
        operand, paths: paths, in: outcome.project, generators: outcome.scan.generators)
      if answer.assets.isEmpty {
        answer.looseFiles = outcome.tree.resources(named: operand, orAt: paths).map { path in
          Why.LooseFile(path: path, places: outcome.tree.places(naming: path, jobs: options.jobs))
        }
      }
      for index in answer.assets.indices {
        answer.assets[index].pictureProblems = outcome.tree.pictureProblems(of: answer.assets[index].set)
      }
      return answer
    }
    try options.reportTargets.write { try render(answers, $0.format) }
    if let complaint = Program.complaint(aboutMissingCatalogs: outcome, at: run.root) {
      Program.complain(complaint)
    }
    if options.showsTimings { Program.complain(timings: outcome.timings) }
    return answers.allSatisfy { !$0.assets.isEmpty || !$0.looseFiles.isEmpty } ? .clean : .findings
  }

  /// The paths that an operand may mean: relative to the root, as in JSON reports, or relative to the current folder.
  private func paths(_ operand: String, below root: RepositoryPath) -> [RepositoryPath] {
    // The operand may be a name rather than a file.
    let place = (try? resolveLinks(FilePath(operand))).map { RepositoryPath(bytes: $0.bytes) }
    return [RepositoryPath(operand), place?.relative(to: root)].compactMap(\.self).filter { !$0.isRoot }
  }

  private func render(_ answers: [Why], _ format: String) throws(UsageError) -> [UInt8] {
    switch format {
    case "text": return Array(answers.map { $0.text() }.joined(separator: "\n").utf8)
    case "json": return Why.json(answers)
    default: throw .unknown("report format", format, options.command.formats, lists: true)
    }
  }
}
