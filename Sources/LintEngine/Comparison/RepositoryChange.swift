internal import AssetModel

/// Determines which findings a change introduced or fixed. There are several bases if the change is a merge. A
/// finding is new if no base has it. It is fixed if it is gone now but every base had it.
struct RepositoryChange: Sendable {
  let present: RepositoryState
  let project: Project
  let bases: [RepositoryState]
  /// For each finding, the indices of its new members. A finding without members counts as having one member.
  let news: [[Int]]
  /// For each finding of the first base, the indices of its fixed members. Empty if there is no base.
  let fixes: [[Int]]

  init(to present: RepositoryState, _ project: Project, from bases: [RepositoryState]) {
    self.present = present
    self.project = project
    self.bases = bases
    let found = present.sightings
    var isNew = Array(repeating: true, count: found.count)
    var gone: [Set<Sighting.Identity>] = []
    for base in bases {
      let known = base.sightings
      var lines = LineMaps(from: base.tree, to: present.tree)
      let matching = Matching(found.map(\.sighting), known: known.map(\.sighting)) { index in
        lines.isNew(at: present.findings.all[found[index].finding].finding.place)
      }
      for (index, isKnown) in matching.isKnown.enumerated() where isKnown { isNew[index] = false }
      gone.append(Set(zip(known, matching.isFound).lazy.filter { !$1 }.map(\.0.sighting.identity)))
    }
    news = found.members(in: present) { isNew[$0] }
    fixes =
      bases.first.map { base in
        let known = base.sightings
        return known.members(in: base) { index in
          gone.allSatisfy { $0.contains(known[index].sighting.identity) }
        }
      } ?? []
  }

  func touches(_ subject: Subject) -> Bool {
    bases.allSatisfy { present.differs(from: $0, at: subject) }
  }
}
