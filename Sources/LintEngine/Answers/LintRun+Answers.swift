internal import AssetModel
internal import AssetScan
public import Basics
public import Cache

extension LintRun {
  /// What `make` returns for the outcome of a run, or returned for an earlier run with the same input.
  ///
  /// An answer depends on the question, which identifies the command, its arguments and the format; on the program, the
  /// configuration and the date; on which files exist; and on the content of the files that the run reads. Which files
  /// it reads is only known afterwards, so a run stores two values. One is the list of these files, under everything
  /// else; the other is the answer, under everything else and their content.
  public func answer<Answer: Archived>(
    to question: [String], from cache: CacheFile?, _ make: (Outcome) throws -> Answer
  ) throws -> Answer {
    // The base of a comparison and CODEOWNERS are not read through the recorded tree.
    guard let cache, base == nil, ownersFolder == nil, probes.isEmpty else { return try make(try run()) }
    let start = FileStamp.Moment.now
    let recorder = RecordingSource(source)
    var recorded = self
    recorded.source = recorder
    let configuration = try recorded.configuration()
    // Neither are dependencies outside the repository.
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

  /// What is known about a run after reading only the configuration.
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
