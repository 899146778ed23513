internal import AssetModel
internal import AssetScan
public import Basics

public enum BaselineChoice: Sendable {
  case configured
  /// The content of a file, and its path for messages.
  case given([UInt8], path: RepositoryPath)
  case ignored
}

extension LintRun {
  func loadBaseline(
    _ configuration: Configuration
  ) throws(ConfigurationError) -> (path: RepositoryPath, content: Baseline)? {
    switch baseline {
    case .ignored: return nil
    case .given(let bytes, let path): return (path, try Self.parse(bytes, at: path))
    case .configured:
      guard let stated = configuration.baseline else { return nil }
      let path = try path(of: stated)
      let bytes: [UInt8]
      do {
        bytes = try source.read(path, limit: FileTree.textLimit)
      } catch {
        throw ConfigurationError(
          file: "\(stated.place.path)", position: stated.place.position,
          message: "“\(stated.value)” cannot be read: \(error)"
            + (error == .absent ? ". \(Baseline.remedy)" : ""))
      }
      return (path, try Self.parse(bytes, at: path))
    }
  }

  public func readBaseline(_ configuration: Configuration) throws(ConfigurationError) -> Baseline? {
    try loadBaseline(configuration)?.content
  }

  public func baselineFile(_ configuration: Configuration) throws(ConfigurationError) -> FilePath? {
    guard let stated = configuration.baseline else { return nil }
    return root.appending(try path(of: stated))
  }

  private func path(
    of stated: Configuration.Stated<String>
  ) throws(ConfigurationError) -> RepositoryPath {
    let folder = stated.place.path.parent
    guard !stated.value.isEmpty, let path = folder.following(Array(stated.value.utf8)), !path.isRoot else {
      throw ConfigurationError(
        file: "\(stated.place.path)", position: stated.place.position,
        message: "“\(stated.value)” is not a file in the repository")
    }
    return path
  }

  private static func parse(_ bytes: [UInt8], at path: RepositoryPath) throws(ConfigurationError) -> Baseline
  {
    do {
      return try Baseline(parsing: bytes)
    } catch {
      throw ConfigurationError(
        file: "\(path)", position: TextPosition(line: error.line, column: 1), message: error.message)
    }
  }
}

extension LintRun.Outcome {
  public func writtenBaseline() -> Baseline {
    Baseline(entries { isShown(state.findings.all[$0.finding]) })
  }

  /// The baseline without fixed findings. Findings about assets that have moved get their new paths and names. Lines of
  /// rules that did not run are kept.
  public func prunedBaseline(_ baseline: Baseline) -> Baseline {
    let unknown = BaselineMatch(baseline, in: state).unknown
    let kept = entries { !unknown[$0.finding].contains($0.member) }
    return Baseline(kept + baseline.entries.map(\.entry).filter { !request.ruleIDs.contains($0.rule) })
  }

  private func isShown(_ item: RuleFinding) -> Bool {
    let disposition = request.disposition(
      of: item, state.findings.suppressions, open: nil, isTouched: { _ in false })
    if case .shown = disposition { return true }
    return false
  }

  private func entries(where isMeant: (PlacedSighting) -> Bool) -> [BaselineEntry] {
    state.sightings.filter(isMeant).map { placed in
      let finding = state.findings.all[placed.finding].finding
      let subject = finding.members.isEmpty ? finding.subjects.first : finding.members[placed.member].subject
      let key = finding.key.filter { !$0.isEmpty }.joined(separator: " ")
      return BaselineEntry(
        placed.sighting, path: "\(subject?.location ?? finding.place.path)",
        name: subject?.asset?.name ?? key)
    }
  }
}
