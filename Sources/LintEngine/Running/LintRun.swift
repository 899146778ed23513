public import AssetModel
public import AssetScan
public import Basics

/// A whole run, from a folder on disk to a report.
public struct LintRun: Sendable {
  public var root: FilePath
  public var catalog: RuleCatalog
  /// The configuration to use in place of the one at the root.
  public var configurationFile: FilePath?
  public var selection = RuleSelection()
  /// The files and folders that a report is limited to; empty for all.
  public var limits: [RepositoryPath] = []
  /// Whether warnings count as errors; nil where the configuration decides.
  public var isStrict: Bool?
  /// Whether the exceptions that rules make are reported as well.
  public var showsExcused = false
  /// Facts to find out although no rule asks.
  public var furtherNeeds: Needs = []
  /// Files from anywhere to compare with those of the catalogs.
  public var probes: [FilePath] = []
  /// Whether what only looks like those files is found as well.
  public var findsSimilar = false
  public var today = daysSince1970()
  public var jobs = Jobs.all

  public init(root: FilePath, catalog: RuleCatalog) {
    self.root = root
    self.catalog = catalog
  }

  /// What a run gives.
  public struct Outcome: Sendable {
    public let configuration: Configuration
    public let tree: FileTree
    public let scan: ScanResult
    public let report: Report
    public let timings: [StageTiming]

    public var project: Project { scan.project }
  }

  /// The configuration of the root, with what it inherits.
  public func configuration() throws(ConfigurationError) -> Configuration {
    try loader.load(configurationFile)
  }

  /// Reads a configuration that is in no file yet.
  public func configuration(_ text: String) throws(ConfigurationError) -> Configuration {
    try loader.read(Array(text.utf8))
  }

  /// Reads the configuration, where none is given, and the repository, and runs the rules.
  public func run(_ given: Configuration? = nil) throws(ConfigurationError) -> Outcome {
    var clock = StageClock()
    let configuration = if let given { given } else { try configuration() }
    clock.finish("configuration")
    let scope = ScanScope(
      ignored: configuration.ignored.map(\.value), included: configuration.included.map(\.value))
    let tree = FileTree.list(source, scope: scope, jobs: jobs)
    clock.finish("files")

    let nested = try nested(tree)
    var request = try request(configuration, nested)
    var scanRequest = ScanRequest(
      tree, roles: configuration.roles, shared: configuration.shared?.policy,
      needs: request.needs.union(furtherNeeds), jobs: jobs)
    scanRequest.configuredModules = configuration.modules
    scanRequest.usedNames = configuration.usedNames.map { ($0.value, $0.place) }
    scanRequest.probes = probes
    scanRequest.findsSimilar = findsSimilar
    let scan = scanRequest.scan()
    clock.restart()
    request.unmatched = configuration.unmatchedPatterns(nested, tree, scan.project)
    let report = request.lint(scan.project, issues: scan.issues)
    clock.finish("rules")
    return Outcome(
      configuration: configuration, tree: tree, scan: scan, report: report,
      timings: clock.timings.dropLast() + scan.timings + clock.timings.suffix(1))
  }

  /// What a repository gives under another configuration, which may not ask for more to be read.
  public func report(
    on outcome: Outcome, under configuration: Configuration
  ) throws(ConfigurationError) -> Report {
    let project = outcome.project.playing(configuration.roles, shared: configuration.shared?.policy)
    let nested = try nested(outcome.tree)
    var request = try request(configuration, nested)
    request.unmatched = configuration.unmatchedPatterns(nested, outcome.tree, project)
    return request.lint(project, issues: outcome.scan.issues)
  }

  private var source: any TreeSource { DiskSource(root) }

  private var loader: ConfigurationLoader {
    ConfigurationLoader(source: source, root: root, catalog: catalog)
  }

  private func nested(_ tree: FileTree) throws(ConfigurationError) -> [NestedConfiguration] {
    try loader.loadNested(
      tree.files(named: Configuration.fileName))
  }

  private func request(
    _ configuration: Configuration, _ nested: [NestedConfiguration]
  ) throws(ConfigurationError) -> LintRequest {
    let rules: [ConfiguredRule]
    do {
      rules = try configuration.rules(from: catalog, selection, nested: nested)
    } catch {
      // Every file's options were tried when it was read.
      throw ConfigurationError(file: Configuration.fileName, position: error.position, message: error.message)
    }
    let root = PathFilter(
      included: configuration.included.map(\.value), excluded: configuration.excluded.map(\.value))
    let inner = nested.map { file in
      PathFilter(excluded: file.configuration.excluded.map(\.value), folder: file.folder)
    }
    var request = LintRequest(
      rules: rules, checks: configuration.checks(selection, nested: nested),
      reported: ReportedPaths(limits: limits, filters: [root] + inner),
      suppressions: configuration.suppressions, isStrict: isStrict ?? configuration.isStrict?.value ?? false,
      today: today, jobs: jobs)
    request.reported.configuration = configuration.files.union(nested.flatMap(\.configuration.files))
    request.ruleNames = catalog.ids
    request.showsExcused = showsExcused
    return request
  }
}

extension Configuration {
  /// The parts it gives to catalogs.
  fileprivate var roles: CatalogRoles {
    let overrides = shared.map { $0.overrides + $0.brandCatalogs } ?? []
    return CatalogRoles(
      shared: shared?.catalogs.map(\.value) ?? [], overrides: overrides.map(\.value))
  }
}
