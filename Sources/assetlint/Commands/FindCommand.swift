internal import AssetModel
internal import AssetQueries
internal import AssetScan
internal import Basics
internal import LintEngine

/// `assetlint find`: tells whether the repository already has an image or color, and where.
struct FindCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Exits with 1 if nothing was found, like grep.
  func run() throws -> Program.ExitCode {
    guard !options.operands.isEmpty else {
      throw UsageError("“assetlint find” takes files, or colors such as '#FF3B30'")
    }
    let wanted = try options.operands.flatMap(wanted)
    let files = wanted.filter { $0.color == nil }.map { FilePath($0.name) }
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
    let unread = outcome.tree.uncomparedColors
    var searches = wanted.compactMap { wanted in
      if let color = wanted.color {
        let mentions = color.value.map { outcome.tree.places(writing: $0, jobs: options.jobs) }
        return Search(
          for: color, named: wanted.name, mentions: mentions ?? [], caveats: unread, in: outcome.project)
      }
      return probes.popFirst().map { probe in
        Search(
          for: probe.payload, similar: probe.lookalikes, findsSimilar: options.findsSimilar,
          looseFiles: outcome.scan.looseFiles, in: outcome.project)
      }
    }
    if searches.contains(where: { !$0.matches.isEmpty }) {
      let modules = outcome.tree.modules(outcome.configuration.modules, jobs: options.jobs)
      let generators = outcome.tree.generators(
        outcome.project, modules, cache: run.caches?.files, jobs: options.jobs)
      for index in searches.indices { searches[index].locate(in: modules, generators) }
    }
    let found = searches
    try options.reportTargets.write { try render(found, $0.format) }
    let isFound = searches.contains { $0.isFound || options.findsSimilar && !$0.matches.isEmpty }
    return isFound ? .clean : .findings
  }

  private struct Wanted {
    /// The path of a file, or the color as the user typed it.
    let name: String
    /// The color; nil for a file.
    let color: CatalogColor?
  }

  /// The files and colors to search for. If the operand is a folder such as an image set or a color set, these are the
  /// colors and files in it, except for Contents.json and hidden files.
  private func wanted(_ operand: String) throws -> [Wanted] {
    guard let status = (try? FileStatus.of(FilePath(operand))) ?? nil, status.type == .folder else {
      return [Wanted(name: operand, color: try color(operand))]
    }
    let folder = operand.hasSuffix("/") ? String(operand.dropLast()) : operand
    let colors = FilePath(operand).colorSlots.map { slot in
      let traits = slot.words(without: ["idiom"])
      let remark = traits.isEmpty ? "" : " (\(traits.joined(separator: ", ")))"
      return Wanted(name: folder + remark, color: slot.color)
    }
    let names = try listFolder(FilePath(operand)).filter { $0.type == .file && $0.name.first != .dot }
      .map { RepositoryPath(bytes: $0.name).nameText }.filter { $0.lowercased() != "contents.json" }.sorted()
    guard !names.isEmpty || !colors.isEmpty else {
      throw UsageError("“\(operand)” is a folder that contains no files to search for")
    }
    return colors + names.map { Wanted(name: "\(folder)/\($0)", color: nil) }
  }

  /// The color that an operand such as `#FF8000` or `FF8000` describes. Nil if the operand is an existing file or
  /// folder, or is not a color. Throws an error if the operand begins with `#` but is not a valid color.
  private func color(_ operand: String) throws(UsageError) -> CatalogColor? {
    if (try? FileStatus.of(FilePath(operand))) ?? nil != nil { return nil }
    guard operand.hasPrefix("#") else {
      return [6, 8].contains(operand.count) ? CatalogColor(hex: "#\(operand)") : nil
    }
    guard let color = CatalogColor(hex: operand) else {
      throw UsageError("“\(operand)” is not a valid color; write #RGB, #RRGGBB or #RRGGBBAA")
    }
    return color
  }

  private func render(_ searches: [Search], _ format: String) throws(UsageError) -> [UInt8] {
    switch format {
    case "text": return Array(searches.map { $0.text() }.joined().utf8)
    case "json": return Search.json(searches)
    default: throw .unknown("report format", format, options.command.formats, lists: true)
    }
  }
}
