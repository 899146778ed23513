internal import AssetModel
internal import AssetQueries
internal import AssetScan
internal import Basics
internal import LintEngine

/// `assetlint find`: whether a picture, a file or a color is already in the repository, and where.
struct FindCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Searches and prints; exits like grep.
  func run() throws -> Program.ExitCode {
    guard !options.operands.isEmpty else {
      throw UsageError("find takes files, or colors such as '#FF3B30'")
    }
    let colors = try options.operands.map { try color($0) }
    let files = zip(options.operands, colors).filter { $1 == nil }.map { FilePath($0.0) }
    var run = try options.lintRun(limited: false)
    run.selection = RuleSelection(only: [])
    run.probes = files
    run.findsSimilar = options.findsSimilar
    let outcome = try options.showingProgress(&run) { run throws(ConfigurationError) in try run.run() }
    if let issue = outcome.report.issues.first(where: { issue in
      files.contains { $0.bytes == issue.place.path.bytes }
    }) {
      throw UsageError("“\(issue.place.path)” \(issue.message)")
    }
    var probes = outcome.scan.probes[...]
    var searches = zip(options.operands, colors).compactMap { operand, color in
      if let color { return Search(for: color, named: operand, in: outcome.project) }
      return probes.popFirst().map { probe in
        Search(for: probe.payload, similar: probe.lookalikes, in: outcome.project)
      }
    }
    if searches.contains(where: { !$0.matches.isEmpty }) {
      let modules = outcome.tree.modules(outcome.configuration.modules, jobs: options.jobs)
      for index in searches.indices { searches[index].locate(in: modules) }
    }
    let found = searches
    try options.reportTargets.write { try render(found, $0.format) }
    return searches.contains { !$0.matches.isEmpty } ? .clean : .findings
  }

  /// The color of an operand; nil if it is a file.
  private func color(_ operand: String) throws(UsageError) -> CatalogColor? {
    guard operand.hasPrefix("#"), (try? FileStatus.of(FilePath(operand))) ?? nil == nil else { return nil }
    guard let color = CatalogColor(hex: operand) else {
      throw UsageError("“\(operand)” is not a valid color; use #RGB, #RRGGBB or #RRGGBBAA")
    }
    return color
  }

  private func render(_ searches: [Search], _ format: String) throws(UsageError) -> [UInt8] {
    switch format {
    case "text": return Array(searches.map { $0.text() }.joined().utf8)
    case "json": return Search.json(searches)
    default: throw .unknown("format of find", format, options.command.formats, lists: true)
    }
  }
}
