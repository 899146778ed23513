internal import AssetModel

/// Determines which findings two states of a repository, or a run and a baseline, have in common.
///
/// A finding that is not about a group is recognized by its fingerprint.
///
/// A group, such as several copies of an image, is compared member by member with similar known groups. Two groups are
/// similar if they have the same fingerprint, or at least two members in common. If either group has only one member,
/// it is enough that the other group contains this member.
///
/// Findings and members without a match may be about assets that have moved, so they are compared by content.
struct Matching {
  private let found: [Sighting]
  private let known: [Sighting]
  /// For each element of `found`, whether it is also in `known`.
  private(set) var isKnown: [Bool]
  /// For each element of `known`, whether `found` also contains it.
  private(set) var isFound: [Bool]

  /// Matches the sightings. If equal sightings occur more often in `found` than in `known`, the surplus counts as new,
  /// starting with those for which `isTouched` is true.
  init(_ found: [Sighting], known: [Sighting], isTouched: (Int) -> Bool = { _ in false }) {
    self.found = found
    self.known = known
    isKnown = Array(repeating: false, count: found.count)
    isFound = Array(repeating: false, count: known.count)
    matchNames(isTouched)
    matchGroups()
    matchMoves()
  }

  private mutating func match(_ one: Int, _ other: Int) {
    isKnown[one] = true
    isFound[other] = true
  }

  private mutating func matchNames(_ isTouched: (Int) -> Bool) {
    let old = Dictionary(grouping: known.indices) { known[$0].identity }
    for (identity, new) in Dictionary(grouping: found.indices, by: { found[$0].identity }) {
      guard let old = old[identity] else { continue }
      let ordered = old.count < new.count ? new.filter { !isTouched($0) } + new.filter(isTouched) : new
      for (one, other) in zip(ordered, old) { match(one, other) }
    }
  }

  private mutating func matchGroups() {
    let new = Groups(found)
    let old = Groups(known)
    let open = new.fingerprints.filter { new[$0].contains { !isKnown[$0] } }
    guard !open.isEmpty, !old.fingerprints.isEmpty else { return }
    let moved = old.groupsByTrace { !isFound[$0] }
    for group in open {
      let members = new[group].filter { !isKnown[$0] }
      for partner in partners(of: new[group], members, among: old, moved) {
        for key in [{ $0.member }, { $0.trace() }] as [(Sighting) -> Digest?] {
          matchEqual(members.filter { !isKnown[$0] }, old[partner].filter { !isFound[$0] }, by: key)
        }
      }
    }
  }

  /// The old groups that may be earlier versions of a new group. `open` lists the members of the new group that have no
  /// match yet.
  private func partners(
    of group: [Int], _ open: [Int], among old: Groups, _ moved: [Groups.Key: Set<Digest>]
  ) -> [Digest] {
    var shared: [Digest: Int] = [:]
    for index in open {
      let member = found[index]
      let named = Groups.Key(member.rule, member.member).flatMap { old.byMember[$0] }
      let partners = named ?? Groups.Key(member.rule, member.trace()).flatMap { moved[$0] }
      for partner in partners ?? [] { shared[partner, default: 0] += 1 }
    }
    let own = found[group[0]].fingerprint
    return shared.filter { partner, count in
      partner == own || count >= min(2, group.count, old[partner].count)
    }.keys.sorted()
  }

  private mutating func matchMoves() {
    let single = { (sightings: [Sighting], isMatched: [Bool]) in
      sightings.indices.filter { sightings[$0].member == nil && !isMatched[$0] }
    }
    matchEqual(single(found, isKnown), single(known, isFound), by: { $0.trace() })
  }

  /// Matches sightings with equal keys. Each sighting matches at most one other.
  private mutating func matchEqual(_ new: [Int], _ old: [Int], by key: (Sighting) -> Digest?) {
    guard !new.isEmpty, !old.isEmpty else { return }
    var places: [Digest: [Int]] = [:]
    for index in old.reversed() {
      if let key = key(known[index]) { places[key, default: []].append(index) }
    }
    for index in new {
      guard let key = key(found[index]), let other = places[key]?.popLast() else { continue }
      match(index, other)
    }
  }
}

private struct Groups {
  private let sightings: [Sighting]
  private let members: [Digest: [Int]]
  /// The fingerprints, sorted so that the result does not depend on the order of a dictionary.
  let fingerprints: [Digest]
  let byMember: [Key: Set<Digest>]

  struct Key: Hashable {
    let rule: String
    let digest: Digest

    init?(_ rule: String, _ digest: Digest?) {
      guard let digest else { return nil }
      self.rule = rule
      self.digest = digest
    }
  }

  init(_ sightings: [Sighting]) {
    self.sightings = sightings
    members = Dictionary(grouping: sightings.indices.filter { sightings[$0].member != nil }) {
      sightings[$0].fingerprint
    }
    fingerprints = members.keys.sorted()
    byMember = sightings.groups { Key($0.rule, $0.member) }
  }

  subscript(_ fingerprint: Digest) -> [Int] { members[fingerprint] ?? [] }

  func groupsByTrace(_ isOpen: (Int) -> Bool) -> [Key: Set<Digest>] {
    sightings.indices.filter { sightings[$0].member != nil && isOpen($0) }.map { sightings[$0] }
      .groups { Key($0.rule, $0.trace()) }
  }
}

extension [Sighting] {
  fileprivate func groups(by key: (Sighting) -> Groups.Key?) -> [Groups.Key: Set<Digest>] {
    reduce(into: [:]) { groups, sighting in
      if let key = key(sighting) { groups[key, default: []].insert(sighting.fingerprint) }
    }
  }
}
