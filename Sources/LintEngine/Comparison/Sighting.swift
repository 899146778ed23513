internal import AssetModel

/// A finding or, if it is about a group, one member of the group.
struct Sighting: Sendable {
  let rule: String
  let fingerprint: Digest
  let member: Digest?
  /// A digest of the content, which stays the same if the asset moves; nil if unknown. Computed only if the
  /// fingerprint and the member do not match.
  let trace: @Sendable () -> Digest?
}

extension Sighting {
  var identity: Identity { Identity(fingerprint: fingerprint, member: member) }

  struct Identity: Hashable, Sendable {
    let fingerprint: Digest
    let member: Digest?
  }
}

struct PlacedSighting: Sendable {
  let finding: Int
  let member: Int
  let sighting: Sighting
}
