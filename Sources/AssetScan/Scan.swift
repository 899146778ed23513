public import AssetModel
public import AssetUsage
public import Basics

/// A tree to look at, and what to find out.
public struct ScanRequest: Sendable {
  public var tree: FileTree
  public var roles: CatalogRoles
  public var shared: SharedPolicy?
  public var needs: Needs
  /// Modules that the configuration describes.
  public var configuredModules: [ConfiguredModule] = []
  /// Patterns for names of assets that the configuration says are used, with the places where it does.
  public var usedNames: [(pattern: Glob, place: Place)] = []
  /// Files from anywhere that are compared with those of the catalogs.
  public var probes: [FilePath] = []
  /// Whether what only looks like the probes is found as well.
  public var findsSimilar = false
  public var jobs: Jobs
  /// Is told what begins, in a few words.
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

/// A repository as it was found, and what of it could not be read.
public struct ScanResult: Sendable {
  public let project: Project
  /// The files that the request asked to compare, in its order; those that cannot be read are issues.
  public let probes: [Probe]
  /// The generators of identifiers that the repository uses; those that Xcode has anyway where no rule asked
  /// who uses what.
  public let generators: Generators
  /// Sorted by place.
  public let issues: [ScanIssue]
  /// The seconds each stage took.
  public let timings: [StageTiming]
}

/// A file that is compared with those of the catalogs.
public struct Probe: Sendable {
  public let payload: Payload
  /// The payloads that look like it, the closest first; empty if nobody asked.
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
  /// Reads the catalogs of the tree, and of the rest what is needed.
  public func scan() -> ScanResult {
    var clock = StageClock()
    announce("reading catalogs")
    let catalogs = CatalogReader(tree: tree, roles: roles, jobs: jobs).read()
    clock.finish("catalogs")
    announce("looking at pictures")
    let payloads = PayloadReader(
      tree: tree, needs: needs, probes: probes, findsSimilar: findsSimilar, jobs: jobs
    ).read(catalogs.sets)
    let lookalikes = Lookalikes(payloads.sets, payloads.likenesses)
    let similarities = needs.contains(.similarities) ? lookalikes.pairs() : []
    let probes = zip(
      payloads.probes, lookalikes.matches(of: payloads.probes.map { payloads.likenesses[$0.path] })
    ).map { Probe(payload: $0, lookalikes: $1) }
    clock.finish("payloads")
    announce("reading project files")
    let modules = ModuleReader(tree: tree, configured: configuredModules, jobs: jobs).read(needs)
    clock.finish("modules")
    announce("reading sources")
    let sources = SourceReader(tree: tree, usedNames: usedNames, jobs: jobs).read(
      needs, payloads.sets, catalogs: catalogs.catalogs, modules.modules)
    clock.finish("sources")
    return ScanResult(
      project: Project(
        catalogs: catalogs.catalogs, sets: payloads.sets, usage: sources.usage,
        similarities: similarities, modules: modules.modules, shared: shared),
      probes: probes, generators: sources.generators,
      // What two stages tried to read is told once.
      issues: Set(tree.issues + catalogs.issues + payloads.issues + sources.issues + modules.issues)
        .sorted(),
      timings: clock.timings)
  }
}

/// Takes the time between the ends of stages.
public struct StageClock: Sendable {
  public private(set) var timings: [StageTiming] = []
  private var last = monotonicSeconds()

  public init() {}

  /// Forgets the time since the last stage.
  public mutating func restart() {
    last = monotonicSeconds()
  }

  /// Books the time since the last stage under this name.
  public mutating func finish(_ stage: String) {
    let now = monotonicSeconds()
    timings.append(StageTiming(stage, seconds: now - last))
    last = now
  }
}
