internal import AssetModel

/// Names things by what they hold, so that they are found again wherever they lie and whatever they are called.
struct Traces: Sendable {
  private let inventory: Inventory
  /// The name of a file's content; nil if there is no such file, or nobody can read it.
  private let content: @Sendable (RepositoryPath) -> [UInt8]?

  init(_ inventory: Inventory, content: @escaping @Sendable (RepositoryPath) -> [UInt8]?) {
    self.inventory = inventory
    self.content = content
  }

  /// What was found, finding by finding and member by member.
  func sightings(of found: [RuleFinding]) -> [PlacedSighting] {
    found.enumerated().flatMap { index, item in
      guard !item.finding.members.isEmpty else {
        return [PlacedSighting(finding: index, member: 0, sighting: sighting(of: item))]
      }
      return item.finding.members.enumerated().map { place, member in
        let sighting = Sighting(
          rule: item.rule, fingerprint: item.fingerprint, member: member.subject.key,
          trace: { trace(of: member.subject) })
        return PlacedSighting(finding: index, member: place, sighting: sighting)
      }
    }
  }

  /// A finding about one thing.
  private func sighting(of item: RuleFinding) -> Sighting {
    Sighting(rule: item.rule, fingerprint: item.fingerprint, member: nil) {
      let words = ([item.rule] + item.finding.key).map { Array($0.utf8) }
      switch item.finding.anchor {
      // Code that moves to another file takes its declarations along.
      case .source: return Digest(listing: words)
      case .subject:
        return item.finding.subjects.first.flatMap(trace).map {
          Digest(listing: [Array($0.hex.utf8)] + words)
        }
      case .group: return nil
      }
    }
  }

  /// The same for every file, and every set of files, that holds the same.
  private func trace(of subject: Subject) -> Digest? {
    guard subject.file == nil, let set = inventory.set(at: subject.path) else {
      return content(subject.location).map { Digest($0) }
    }
    // The names of the files go with that of the set, and so does what Contents.json says about them.
    let files = set.payloads.isEmpty ? [set.contents] : set.payloads
    let contents = files.compactMap(content)
    guard contents.count == files.count else { return nil }
    return Digest(
      listing: [Array(set.kind.rawValue.utf8)] + contents.sorted { $0.lexicographicallyPrecedes($1) })
  }
}
