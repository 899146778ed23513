internal import AssetModel
internal import AssetScan
public import Basics

extension LintRun {
  /// Runs lint, passes the outcome to `make`, and returns the result. If an earlier run had the same input, returns its
  /// stored result instead. `question` is the command with its arguments and output format.
  public func answer<Answer: Archived>(
    to question: [String], _ make: (Outcome) throws -> Answer
  ) throws -> Answer {
    guard let caches, probes.isEmpty else { return try make(try run()) }
    let start = FileStamp.Moment.now
    let recorder = RecordingSource(source)
    let bases = base?.sources.map(RecordingSource.init) ?? []
    var recorded = self
    recorded.source = recorder
    recorded.base = base.map { Base($0.name, bases) }
    let configuration = try recorded.configuration()
    // With a base, changes to dependencies outside the repository would go unnoticed. So if there are such
    // dependencies, the answer is not stored.
    guard try base == nil || dependencies(of: configuration).isEmpty,
      let key = recorded.key(of: question, configuration)
    else { return try make(try run()) }
    let tree = NotedTree(try recorded.tree(configuration), recorder, since: start)
    let inquiry = Inquiry(key, tree, jobs: jobs)
    if let answer: Answer = inquiry.answer(in: caches.answers) { return answer }
    let answer = try make(try recorded.run(configuration, tree))
    if bases.allSatisfy(\.asked.isWhole) { inquiry.keep(answer, in: caches.answers) }
    caches.save()
    return answer
  }

  /// Identifies everything that the answer depends on, except the files of the checked tree. Nil if the run
  /// compares with a base whose files can change.
  private func key(of question: [String], _ configuration: Configuration) -> Digest? {
    var archive = ArchiveWriter()
    archive.write(texts: question + limits.map { "\($0)" })
    archive.write(root.bytes)
    ruleKey(configuration).write(to: &archive)
    archive.write("\(isStrict as Bool?) \(showsExcused) \(telling) \(today)")
    switch baseline {
    case .configured: archive.write("configured")
    case .ignored: archive.write("ignored")
    case .given(let bytes, let path):
      archive.write(bytes)
      archive.write(path.bytes)
    }
    archive.write(texts: base.map { [$0.name] } ?? [])
    for source in base?.sources ?? [] {
      guard let identity = source.identity else { return nil }
      identity.write(to: &archive)
    }
    if let ownersFolder {
      let owners = CodeOwners.file(of: DiskSource(ownersFolder))
      archive.write(ownersFolder.bytes)
      archive.write(owners.map { "\($0.host)" } ?? "")
      archive.write(owners?.bytes ?? [])
    }
    return Digest(archive.bytes)
  }

  func ruleKey(_ configuration: Configuration) -> Digest {
    var archive = ArchiveWriter()
    archive.write(caches?.program ?? "")
    configuration.identity.write(to: &archive)
    for rules in [selection.only ?? [], selection.enabled, selection.disabled] {
      archive.write(texts: rules.sorted())
    }
    archive.write("\(selection.only == nil) \(furtherNeeds.rawValue) \(base != nil)")
    return Digest(archive.bytes)
  }
}
