internal import AssetModel

/// One thing that was found in one state of a repository: what a finding is about, or one member of its group.
struct Sighting: Sendable {
  let rule: String
  let fingerprint: Digest
  /// The key of the member; nil for a finding about one thing.
  let member: Digest?
  /// The same wherever the thing lies and whatever it is called; nil if that is not known.
  ///
  /// A function, as only what is nowhere to be found under its old name needs it.
  let trace: @Sendable () -> Digest?
}

extension Sighting {
  /// What is the same in two states where nothing moved.
  var identity: Identity { Identity(fingerprint: fingerprint, member: member) }

  struct Identity: Hashable, Sendable {
    let fingerprint: Digest
    let member: Digest?
  }
}

/// A sighting in one state, with the place of its finding and that of the member in the finding, from zero.
struct PlacedSighting: Sendable {
  let finding: Int
  let member: Int
  let sighting: Sighting
}
