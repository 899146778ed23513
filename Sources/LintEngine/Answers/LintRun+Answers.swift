internal import AssetModel
internal import AssetScan
public import Basics
public import Cache

extension LintRun {
  /// What `make` says of the outcome of a run, or said when an earlier run looked at the same.
  ///
  /// An answer depends on the question, which says who asks for what and how it is to look; on the program, the
  /// configuration and the day; on which files there are; and on what those hold that the run looked at. Which those
  /// are is known only afterwards, so a run leaves two values: under all else, the files; and under all else and what
  /// the files hold, the answer.
  public func answer<Answer: Archived>(
    to question: [String], from cache: CacheFile?, _ make: (Outcome) throws -> Answer
  ) throws -> Answer {
    // What is compared with, and owners, are read past the tree that is recorded.
    guard let cache, base == nil, ownersFolder == nil, probes.isEmpty else { return try make(try run()) }
    let start = FileStamp.Moment.now
    let recorder = RecordingSource(source)
    var recorded = self
    recorded.source = recorder
    let configuration = try recorded.configuration()
    // What neighbors hold is read past it, too.
    guard try dependencies(of: configuration).isEmpty else { return try make(try run()) }
    let tree = try recorded.tree(configuration)
    let key = self.key(of: question, configuration, tree)
    if let record = cache.value(for: key).flatMap(RunRecord.init(archived:)),
      let place = record.key(of: key, in: tree, source, jobs: jobs),
      let answer = cache.value(for: place).flatMap(Answer.init(archived:))
    {
      return answer
    }
    let answer = try make(try recorded.run(configuration, tree))
    let record = RunRecord(recorder.asked)
    if !record.mayHaveChanged(in: tree, since: start),
      let place = record.key(of: key, in: tree, source, jobs: jobs)
    {
      cache.add(record.archived, for: key)
      cache.add(answer.archived, for: place)
    }
    return answer
  }

  /// What is known of a run before any file was looked at but those of the configuration.
  private func key(of question: [String], _ configuration: Configuration, _ tree: FileTree) -> Digest {
    var archive = ArchiveWriter()
    for text in question { archive.write(text) }
    archive.write(configuration.effective(catalog))
    archive.write(root.bytes)
    for limit in limits { archive.write(limit.bytes) }
    for rules in [selection.only ?? [], selection.enabled, selection.disabled] {
      archive.write(rules.sorted().joined(separator: " "))
    }
    archive.write(
      "\(selection.only == nil) \(isStrict as Bool?) \(showsExcused) \(telling) \(furtherNeeds.rawValue) \(today)"
    )
    switch baseline {
    case .configured: archive.write("configured")
    case .ignored: archive.write("ignored")
    case .given(let bytes, let path):
      archive.write(bytes)
      archive.write(path.bytes)
    }
    archive.write(tree.outline.high)
    archive.write(tree.outline.low)
    return Digest(archive.bytes)
  }
}
