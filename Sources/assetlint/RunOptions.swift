internal import AssetRules
internal import AssetScan
internal import Basics
internal import Cache
internal import LintEngine

extension Options {
  /// One copy of the options for each repository that contains operands. Each copy has only the operands in its
  /// repository.
  func byRepository() throws(UsageError) -> [Options] {
    guard root == nil, operands.count > 1 else { return [self] }
    var roots: [FilePath] = []
    var wishes: [Options] = []
    for operand in operands {
      let root = try RepositoryRoot(self, start: operand).path
      if let known = roots.firstIndex(of: root) {
        wishes[known].operands.append(operand)
      } else {
        var wish = self
        wish.operands = [operand]
        wishes.append(wish)
        roots.append(root)
      }
    }
    return wishes
  }

  /// The lint run that the options describe.
  ///
  /// If `limited` is true, the operands are paths. The first path determines the repository, and the run reports
  /// only what is in these paths.
  func lintRun(limited: Bool = true) throws -> LintRun {
    let root = try RepositoryRoot(self, start: limited ? operands.first : nil)
    var run = LintRun(root: root.path, catalog: RuleCatalog(builtinRules))
    run.source = try tree.open(at: root.path)
    run.base = try base(at: root.path)
    run.configurationFile = config.map { FilePath($0) }
    run.limits = limited ? try root.limits(operands, in: run.source, tree) : []
    run.selection = RuleSelection(
      only: try only.map { Set(try known($0, in: run.catalog)) },
      enabled: Set(try known(enabled, in: run.catalog, allowsAll: true)),
      disabled: Set(try known(disabled, in: run.catalog)))
    run.isStrict = isStrict ? true : nil
    run.showsExcused = isVerbose
    run.telling = isVerbose ? .each : .folded
    // `BaselineCommand` reads the baseline itself if necessary.
    if let baseline, command != .baseline {
      run.baseline = try .read(FilePath(baseline), below: root.path, flag: baseline)
    }
    run.ownersFolder = showsOwners ? RepositoryRoot.checkout(of: root.path) : nil
    run.caches = cacheFolder.map { RunCaches($0, program: Program.fingerprint) }
    run.jobs = jobs
    return run
  }

  var cacheFolder: CacheFolder? {
    guard usesCache else { return nil }
    return cachePath.map { CacheFolder(FilePath($0)) } ?? .standard
  }

  private func base(at root: FilePath) throws -> LintRun.Base? {
    guard command == .lint, let name = since ?? (tree == .index ? "HEAD" : nil) else { return nil }
    return LintRun.Base(name, try tree.bases(since: name, at: root).map { try $0.open(at: root) })
  }

  private func known(
    _ names: [String], in catalog: RuleCatalog, allowsAll: Bool = false
  ) throws(UsageError) -> [String] {
    for name in names where !catalog.knows(name) && !(allowsAll && name == "all") {
      throw .unknown("rule", name, catalog.ids, lists: true)
    }
    return names
  }
}

extension Program {
  static func complain(timings: [StageTiming]) {
    for timing in timings {
      complain("\(timing.stage): \(Int((timing.seconds * 1e6).rounded())) µs")
    }
  }
}
