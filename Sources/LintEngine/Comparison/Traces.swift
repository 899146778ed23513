internal import AssetModel

/// Computes digests of content, so that findings are recognized after files have been moved or renamed.
struct Traces: Sendable {
  private let inventory: Inventory
  /// Returns bytes that identify the content of a file; nil if the file is missing or cannot be read.
  private let content: @Sendable (RepositoryPath) -> [UInt8]?

  init(_ inventory: Inventory, content: @escaping @Sendable (RepositoryPath) -> [UInt8]?) {
    self.inventory = inventory
    self.content = content
  }

  /// One sighting for each finding or, if it is about a group, for each member.
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

  private func sighting(of item: RuleFinding) -> Sighting {
    Sighting(rule: item.rule, fingerprint: item.fingerprint, member: nil) {
      let words = ([item.rule] + item.finding.key).map { Array($0.utf8) }
      switch item.finding.anchor {
      // If code moves to another file, the key of the finding stays the same.
      case .source: return Digest(listing: words)
      case .subject:
        return item.finding.subjects.first.flatMap(trace).map {
          Digest(listing: [Array($0.hex.utf8)] + words)
        }
      case .group: return nil
      }
    }
  }

  /// A digest that is equal for files or assets with the same content; nil if the content cannot be read.
  private func trace(of subject: Subject) -> Digest? {
    guard subject.file == nil, let set = inventory.set(at: subject.path) else {
      return content(subject.location).map { Digest($0) }
    }
    // Contents.json counts only if there are no other files. It usually changes if the asset is renamed, because it
    // contains the file names.
    let files = set.payloads.isEmpty ? [set.contents] : set.payloads
    let contents = files.compactMap(content)
    guard contents.count == files.count else { return nil }
    return Digest(
      listing: [Array(set.kind.rawValue.utf8)] + contents.sorted { $0.lexicographicallyPrecedes($1) })
  }
}
