public import AssetModel
public import AssetUsage
public import Basics
public import Cache

/// A tree to scan, and what to compute.
public struct ScanRequest: Sendable {
  public var tree: FileTree
  public var roles: CatalogRoles
  public var shared: SharedPolicy?
  public var needs: Needs
  /// Modules that the configuration describes.
  public var configuredModules: [ConfiguredModule] = []
  /// Patterns for asset names that the configuration declares as used, with their places.
  public var usedNames: [(pattern: Glob, place: Place)] = []
  /// Files from anywhere to compare with those in the catalogs.
  public var probes: [FilePath] = []
  /// Whether to find look-alikes of the probes, too.
  public var findsSimilar = false
  /// The results of scanning another state, to which this scan adds.
  public var memory: FileMemory?
  /// What earlier runs found in files; nil without a cache.
  public var cache: CacheFile?
  public var jobs: Jobs
  /// Called with a short description when a stage begins.
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

/// The scanned repository, and what could not be read.
public struct ScanResult: Sendable {
  public let project: Project
  /// The probes of the request, in order; unreadable ones are issues.
  public let probes: [Probe]
  /// The files outside catalogs that could look the same as one of the probes.
  public let looseFiles: [Payload]
  /// The generators that the repository uses; only Xcode's if no rule needs to know
  /// what uses which asset.
  public let generators: Generators
  /// Sorted by place.
  public let issues: [ScanIssue]
  /// The seconds each stage took.
  public let timings: [StageTiming]
}

/// A file to compare with those in the catalogs.
public struct Probe: Sendable {
  public let payload: Payload
  /// The payloads that look like it, closest first; empty unless requested.
  public let lookalikes: [RepositoryPath]
}

/// How long one stage of a run took.
public struct StageTiming: Sendable {
  public let stage: String
  public let seconds: Double

  public init(_ stage: String, seconds: Double) {
    self.stage = stage
    self.seconds = seconds
  }
}

extension ScanRequest {
  /// Reads the catalogs of the tree, and everything else that is needed.
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
    let sets = payloads.sets.marked(forTestsBy: modules.modules)
    clock.finish("modules")
    announce("reading sources")
    let sources = SourceReader(tree: tree, usedNames: usedNames, memory: memory, cache: cache, jobs: jobs)
      .read(
        needs, sets, catalogs: catalogs.catalogs, modules.modules)
    clock.finish("sources")
    return ScanResult(
      project: Project(
        catalogs: catalogs.catalogs, sets: sets, usage: sources.usage,
        similarities: similarities, modules: modules.modules, shared: shared),
      probes: probes, looseFiles: looseFiles, generators: sources.generators,
      // A file that two stages failed to read is reported once.
      issues: Set(tree.issues + catalogs.issues + payloads.issues + sources.issues + modules.issues)
        .foldingStandIns.sorted(),
      timings: clock.timings)
  }
}

extension [AssetSet] {
  /// The sets, marked with whether their catalog is for tests.
  fileprivate func marked(forTestsBy modules: Modules) -> [AssetSet] {
    var answers: [RepositoryPath: Bool] = [:]
    return map { set in
      var set = set
      set.isInTests = answers[set.id.catalog] ?? modules.isForTests(set.id.catalog)
      answers[set.id.catalog] = set.isInTests
      return set
    }
  }
}

/// Measures the duration of each stage.
public struct StageClock: Sendable {
  public private(set) var timings: [StageTiming] = []
  private var last = monotonicSeconds()

  public init() {}

  /// Resets the clock.
  public mutating func restart() {
    last = monotonicSeconds()
  }

  /// Records the time since the last stage under this name.
  public mutating func finish(_ stage: String) {
    let now = monotonicSeconds()
    timings.append(StageTiming(stage, seconds: now - last))
    last = now
  }
}
