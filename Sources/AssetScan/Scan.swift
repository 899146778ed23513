public import AssetModel
public import AssetUsage
public import Basics
public import Cache

public struct ScanRequest: Sendable {
  public var tree: FileTree
  public var roles: CatalogRoles
  public var shared: SharedPolicy?
  public var needs: Needs
  public var configuredModules: [ConfiguredModule] = []
  public var usedNames: [(pattern: Glob, place: Place)] = []
  /// Files given on the command line that are compared with the files in catalogs.
  public var probes: [FilePath] = []
  /// Whether to also find images that look similar to a probe, but not exactly the same.
  public var findsSimilar = false
  /// Facts from the scan of another commit, which also apply to files with the same content in this one.
  public var memory: FileMemory?
  public var cache: CacheFile?
  public var jobs: Jobs
  /// The scan calls this when a stage begins, for example with “reading images”.
  public var announce: @Sendable (String) -> Void = { _ in }

  public init(
    _ tree: FileTree, roles: CatalogRoles = CatalogRoles(), shared: SharedPolicy? = nil, needs: Needs = [],
    jobs: Jobs = .all
  ) {
    self.tree = tree
    self.roles = roles
    self.shared = shared
    self.needs = needs
    self.jobs = jobs
  }
}

public struct ScanResult: Sendable {
  public let project: Project
  /// The files given on the command line, except those that could not be read.
  public let probes: [Probe]
  /// Files outside catalogs that may look like one of the files in `probes`.
  public let looseFiles: [Payload]
  /// The repository's settings for generated identifiers. Empty if the scan did not look for uses of assets.
  public let generators: Generators
  public let issues: [ScanIssue]
  public let timings: [StageTiming]
}

/// A file given on the command line, which is compared with the files in catalogs.
public struct Probe: Sendable {
  public let payload: Payload
  /// The files that look like this one, the most similar first; empty unless requested.
  public let lookalikes: [RepositoryPath]
}

public struct StageTiming: Sendable {
  public let stage: String
  public let seconds: Double

  public init(_ stage: String, seconds: Double) {
    self.stage = stage
    self.seconds = seconds
  }
}

extension ScanRequest {
  public func scan() -> ScanResult {
    var clock = StageClock()
    announce("reading catalogs")
    let catalogs = CatalogReader(tree: tree, roles: roles, jobs: jobs).read()
    clock.finish("catalogs")
    announce("reading images")
    let payloads = PayloadReader(
      tree: tree, needs: needs, probes: probes, findsSimilar: findsSimilar, memory: memory, cache: cache,
      jobs: jobs
    ).read(catalogs.sets)
    let lookalikes = Lookalikes(payloads.sets, payloads.likenesses)
    let similarities = needs.contains(.similarities) ? lookalikes.pairs() : []
    let probes = zip(
      payloads.probes, lookalikes.matches(of: payloads.probes.map { payloads.likenesses[$0.path] })
    ).map { Probe(payload: $0, lookalikes: $1) }
    let looseFiles = LooseFiles(tree: tree, jobs: jobs).payloads(
      like: payloads.probes, outside: catalogs.catalogs.map(\.path) + catalogs.sets.map(\.path))
    clock.finish("payloads")
    announce("reading project files")
    let modules = ModuleReader(tree: tree, configured: configuredModules, jobs: jobs).read(needs)
    let sdks = tree.sdkFolders
    var sets = payloads.sets.marked(forTestsBy: modules.modules, inside: sdks)
    clock.finish("modules")
    announce("reading sources")
    let sources = SourceReader(tree: tree, usedNames: usedNames, memory: memory, cache: cache, jobs: jobs)
      .read(
        needs, sets, catalogs: catalogs.catalogs, modules.modules, outside: sdks)
    let resources = sources.resources?.payloads(comparedWith: &sets) ?? []
    clock.finish("sources")
    return ScanResult(
      project: Project(
        catalogs: catalogs.catalogs, sets: sets, looseFiles: resources, usage: sources.usage,
        similarities: similarities, modules: modules.modules, shared: shared, sdkFolders: sdks),
      probes: probes, looseFiles: looseFiles, generators: sources.generators,
      // Several stages may report the same issue.
      issues: Set(tree.issues + catalogs.issues + payloads.issues + sources.issues + modules.issues)
        .foldingStandIns.sorted(),
      timings: clock.timings)
  }
}

extension [AssetSet] {
  fileprivate func marked(forTestsBy modules: Modules, inside sdks: Set<RepositoryPath>) -> [AssetSet] {
    var answers: [RepositoryPath: Bool] = [:]
    return map { set in
      var set = set
      set.isInTests = answers[set.id.catalog] ?? modules.isForTests(set.id.catalog)
      answers[set.id.catalog] = set.isInTests
      set.isInSDK = sdks.contains { set.path.isInside($0) }
      return set
    }
  }
}

public struct StageClock: Sendable {
  public private(set) var timings: [StageTiming] = []
  private var last = monotonicSeconds()

  public init() {}

  public mutating func restart() {
    last = monotonicSeconds()
  }

  public mutating func finish(_ stage: String) {
    let now = monotonicSeconds()
    timings.append(StageTiming(stage, seconds: now - last))
    last = now
  }
}
