internal import AssetModel
internal import AssetScan
internal import Basics

extension LintRun {
  /// The findings and files of a base commit. If an earlier run stored the findings, they come from the cache.
  func facts(
    of source: any TreeSource, _ configuration: Configuration, _ request: LintRequest, _ memory: FileMemory
  ) throws(ConfigurationError) -> (facts: StateFacts, tree: FileTree) {
    let start = FileStamp.Moment.now
    let recorder = RecordingSource(source)
    let tree = NotedTree(try self.tree(configuration, of: recorder), recorder, since: start)
    let inquiry = inquiry(about: tree, configuration, request)
    if let caches, let facts: StateFacts = inquiry?.answer(in: caches.states) { return (facts, tree.tree) }
    let scan = scan(tree.tree, configuration, request, memory)
    let facts = StateFacts(findings(in: scan.project, of: tree.tree, configuration, request), scan)
    if let caches { inquiry?.keep(facts, in: caches.states) }
    return (facts, tree.tree)
  }

  /// Caches the findings in a commit or in the index, so that later runs can compare with them. Does nothing if the
  /// tree is neither of these, if there are dependencies, or if there is no cache.
  func keep(
    _ facts: @autoclosure () -> StateFacts, of tree: NotedTree, _ configuration: Configuration,
    _ request: LintRequest
  ) {
    guard let caches, let inquiry = inquiry(about: tree, configuration, request) else { return }
    inquiry.keep(facts(), in: caches.states)
  }

  /// The inquiry for the stored findings of this tree. Nil if the tree is neither a commit nor the index, or if there
  /// are dependencies.
  private func inquiry(
    about tree: NotedTree, _ configuration: Configuration, _ request: LintRequest
  ) -> Inquiry? {
    // Dependencies are outside the repository, so their content can change between runs on the same commit.
    guard tree.isInGit, configuration.dependencies.isEmpty else { return nil }
    var archive = ArchiveWriter()
    ruleKey(configuration).write(to: &archive)
    for suppression in request.suppressions { archive.write(suppression.isExpired(on: today)) }
    return Inquiry(Digest(archive.bytes), tree, jobs: jobs)
  }
}
