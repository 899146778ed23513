public import AssetModel
public import AssetScan
public import Basics

/// A lint run, from reading the files in a repository to creating the report.
public struct LintRun: Sendable {
  public let root: FilePath
  /// Where the files come from: the disk, a commit, or git's index.
  public var source: any TreeSource
  public var catalog: RuleCatalog
  /// The configuration file; nil for the one at the root.
  public var configurationFile: FilePath?
  public var selection = RuleSelection()
  /// The files and folders to report findings for; if empty, all.
  public var limits: [RepositoryPath] = []
  /// Whether `--strict` is on; nil if the configuration decides.
  public var isStrict: Bool?
  /// Whether to report findings that a rule allows as exceptions.
  public var showsExcused = false
  public var telling = Telling.folded
  public var furtherNeeds: Needs = []
  /// Files given on the command line, to compare with those in catalogs.
  public var probes: [FilePath] = []
  /// Whether to also find images that look like the files in `probes`.
  public var findsSimilar = false
  public var baseline = BaselineChoice.configured
  public var base: Base?
  /// The folder in which to look for a CODEOWNERS file; nil if owners are not requested.
  public var ownersFolder: FilePath?
  public var today = daysSince1970()
  public var caches: RunCaches?
  public var jobs = Jobs.all
  /// Called at the beginning of each longer stage, with a string such as “listing files”.
  public var announce: @Sendable (String) -> Void = { _ in }

  public init(root: FilePath, catalog: RuleCatalog) {
    self.root = root
    source = DiskSource(root)
    self.catalog = catalog
  }

  public struct Base: Sendable {
    /// The name of the revision for messages, such as `main`.
    public let name: String
    /// The commits to compare with. There can be several, for example during a merge. Empty if the repository has no
    /// commits yet.
    public let sources: [any TreeSource]

    public init(_ name: String, _ sources: [any TreeSource]) {
      self.name = name
      self.sources = sources
    }
  }

  public struct Outcome: Sendable {
    public let configuration: Configuration
    public let tree: FileTree
    public let scan: ScanResult
    public let report: Report
    let state: RepositoryState
    let request: LintRequest
    public let timings: [StageTiming]

    public var project: Project { scan.project }

    /// The issues about catalogs that cannot be read. Catalogs that the report does not cover are left out.
    public var unopened: [ScanIssue] {
      report.issues.filter { issue in
        issue.kind == .catalog
          && (request.reported.contains(issue.place.path)
            || request.reported.limits.contains { $0.isInside(issue.place.path) })
      }
    }
  }

  /// The configuration, including the configuration files in subfolders.
  public func wholeConfiguration() throws(ConfigurationError) -> Configuration {
    let configuration = try configuration()
    return try refine(configuration, list(source, configuration)).0
  }

  /// The configuration without the configuration files in subfolders.
  public func configuration() throws(ConfigurationError) -> Configuration {
    try loader.load(configurationFile)
  }

  public func configuration(_ text: String) throws(ConfigurationError) -> Configuration {
    try loader.read(Array(text.utf8))
  }

  /// Runs the rules. Reads the configuration, unless one is given.
  public func run(_ given: Configuration? = nil) throws(ConfigurationError) -> Outcome {
    try run(given, nil)
  }

  func run(_ given: Configuration?, _ noted: NotedTree?) throws(ConfigurationError) -> Outcome {
    var clock = StageClock()
    let given = if let given { given } else { try configuration() }
    clock.finish("configuration")
    announce("listing files")
    let tree = if let noted { noted.tree } else { try tree(given) }
    clock.finish("files")

    let (configuration, notes) = try refine(given, tree)
    var request = try request(configuration)
    let baseline = try loadBaseline(configuration)
    if let baseline { request.reported.configuration.insert(baseline.path) }
    let memory = FileMemory()
    let scan = scan(tree, configuration, request, memory)
    clock.restart()
    announce("applying rules")
    let findings = findings(in: scan.project, of: tree, configuration, request)
    let state = RepositoryState(findings, Inventory(scan.project), of: tree).knowing(baseline, request)
    var report: Report
    if let base {
      announce("comparing with \(base.name)")
      if let noted { keep(StateFacts(findings, scan), of: noted, configuration, request) }
      let bases = try base.sources.map { (source) throws(ConfigurationError) in
        let (facts, tree) = try self.facts(of: source, configuration, request, memory)
        return (state: RepositoryState(facts, of: tree).knowing(baseline, request), issues: facts.issues)
      }
      let change = RepositoryChange(to: state, scan.project, from: bases.map(\.state))
      report = request.report(
        on: change, since: base.name,
        issues: scan.issues + notes + base.issues(bases.flatMap(\.issues), beyond: scan.issues))
    } else {
      report = request.report(
        on: state.findings, scan.project, issues: scan.issues + notes, unknown: state.unknown)
    }
    if let ownersFolder { report.nameOwners(below: root, in: ownersFolder) }
    clock.finish("rules")
    caches?.save()
    return Outcome(
      configuration: configuration, tree: tree, scan: scan, report: report, state: state, request: request,
      timings: clock.timings.dropLast() + scan.timings + clock.timings.suffix(1))
  }

  func scan(
    _ tree: FileTree, _ configuration: Configuration, _ request: LintRequest, _ memory: FileMemory
  ) -> ScanResult {
    var scanRequest = ScanRequest(
      tree, roles: configuration.roles, shared: configuration.shared?.policy,
      needs: request.needs.union(furtherNeeds), jobs: jobs)
    scanRequest.configuredModules = configuration.modules
    scanRequest.usedNames = configuration.references.patterns.map { ($0.value, $0.place) }
    scanRequest.probes = probes
    scanRequest.findsSimilar = findsSimilar
    scanRequest.memory = base == nil ? nil : memory
    scanRequest.cache = caches?.files
    scanRequest.announce = announce
    return scanRequest.scan()
  }

  func findings(
    in project: Project, of tree: FileTree, _ configuration: Configuration, _ request: LintRequest
  ) -> Findings {
    var request = request
    request.unmatched = configuration.unmatchedPatterns(tree, project)
    return request.findings(in: project)
  }

  /// The report that the run would create with another configuration, but without a baseline or a comparison. The
  /// configuration must not need facts that the run did not collect.
  public func report(
    on outcome: Outcome, under configuration: Configuration
  ) throws(ConfigurationError) -> Report {
    let (configuration, notes) = try refine(configuration, outcome.tree)
    let project = outcome.project.playing(configuration.roles, shared: configuration.shared?.policy)
    var request = try request(configuration)
    request.unmatched = configuration.unmatchedPatterns(outcome.tree, project)
    return request.lint(project, issues: outcome.scan.issues + notes)
  }

  var loader: ConfigurationLoader {
    ConfigurationLoader(source: source, root: root, catalog: catalog)
  }

  func tree(
    _ configuration: Configuration, of source: (any TreeSource)? = nil
  ) throws(ConfigurationError) -> FileTree {
    let neighbors = try dependencies(of: configuration)
    let own = source ?? self.source
    return list(neighbors.isEmpty ? own : NeighborSource(own, with: neighbors), configuration)
  }

  private func list(_ source: any TreeSource, _ configuration: Configuration) -> FileTree {
    let scope = ScanScope(
      ignored: configuration.ignored.map(\.value), included: configuration.included.map(\.value))
    return FileTree.list(source, scope: scope, jobs: jobs)
  }

  private func refine(
    _ configuration: Configuration, _ tree: FileTree
  ) throws(ConfigurationError) -> (Configuration, notes: [ScanIssue]) {
    try loader.refine(configuration, with: tree.files(named: Configuration.fileName))
  }

  private func request(_ configuration: Configuration) throws(ConfigurationError) -> LintRequest {
    let rules: [ConfiguredRule]
    do {
      rules = try configuration.rules(from: catalog, selection)
    } catch {
      // Options were validated when their files were read, so this cannot happen.
      throw ConfigurationError(error)
    }
    let places = PathFilter(
      included: configuration.included.map(\.value), excluded: configuration.excluded.map(\.value))
    var request = LintRequest(
      rules: rules, checks: configuration.checks(selection),
      reported: ReportedPaths(limits: limits, places: places),
      suppressions: configuration.suppressions, isStrict: isStrict ?? configuration.isStrict?.value ?? false,
      today: today, jobs: jobs)
    request.reported.configuration = configuration.files
    request.ruleNames = catalog.ids
    request.disabledRules = selection.disabled.union(configuration.disabledRules.map(\.value))
      .union(configuration.rules.filter { $0.value.level?.value == .off }.keys)
    request.showsExcused = showsExcused
    request.telling = telling
    request.isComparing = base != nil
    return request
  }
}

extension LintRun.Base {
  /// The issues about files that could not be read in the base, but can be read now. Findings in these files may
  /// count as new, although the base already had them.
  fileprivate func issues(_ issues: [ScanIssue], beyond present: [ScanIssue]) -> [ScanIssue] {
    let known = Set(present)
    return issues.filter { !known.contains($0) && $0.kind != .note }.map {
      ScanIssue($0.place, "\($0.message) (as of \(name))", $0.kind)
    }
  }
}

extension Configuration {
  fileprivate var roles: CatalogRoles {
    let overrides = shared.map { $0.overrides + $0.brandCatalogs } ?? []
    return CatalogRoles(
      shared: shared?.catalogs.map(\.value) ?? [], overrides: overrides.map(\.value))
  }
}
