internal import AssetModel

/// One thing found in one state of a repository: the subject of a finding, or one member of its group.
struct Sighting: Sendable {
  let rule: String
  let fingerprint: Digest
  /// The key of the member; nil for a finding without members.
  let member: Digest?
  /// An identity that does not depend on path or name; nil if unknown.
  ///
  /// A function, because it is only needed if there is no match by name.
  let trace: @Sendable () -> Digest?
}

extension Sighting {
  /// What is the same in two states if nothing moved.
  var identity: Identity { Identity(fingerprint: fingerprint, member: member) }

  struct Identity: Hashable, Sendable {
    let fingerprint: Digest
    let member: Digest?
  }
}

/// A sighting in one state, with the index of its finding, and of the member in the finding.
struct PlacedSighting: Sendable {
  let finding: Int
  let member: Int
  let sighting: Sighting
}
