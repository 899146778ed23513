internal import AssetModel

/// Finds assets that look alike although their pictures are not the same.
struct SimilarAsset: Rule {
  let about = RuleDescription(
    id: "similar_asset", category: .duplicates, severity: .info, isOptIn: true,
    summary: "No two assets look alike.",
    rationale: """
      The icon was exported again, a little larger or moved by a pixel, because nobody found the one that was \
      there. Pictures are compared at any size, with their transparency, and those for the largest scale have the last word; those meant as templates by shape alone. \
      Numbered families, as the frames of an animation are, are left out. Drawings are not compared.
      """,
    examples: [
      Example("an icon exported in another size") {
        """
        close.imageset/close.png: png 48x48 black cross
        ↓dismiss.imageset/dismiss.png: png 72x72 black cross
        """
      },
      Example("the frames of an animation") {
        """
        frame1.imageset/a.png: png 48x48 black ring
        frame2.imageset/a.png: png 72x72 black ring
        """
      },
      Example("two states that only their large pictures tell apart") {
        """
        off.imageset/off.png: png 18x18 black ring
        off.imageset/off@3x.png: png 54x54 black ring
        on.imageset/on.png: png 24x24 black dial
        on.imageset/on@3x.png: png 72x72 black dial
        """
      },
      Example("different icons of one style") {
        """
        close.imageset/close.png: png 48x48 black cross
        record.imageset/record.png: png 48x48 black ring
        """
      },
    ])

  var needs: Needs { [.similarities, .modules] }

  func check(_ project: Project) -> [Finding] {
    let sets = Dictionary(
      project.sets.flatMap { set in set.payloads.map { ($0.path, set) } },
      uniquingKeysWith: { first, _ in first })
    var seen: Set<[RepositoryPath]> = []
    return project.similarities.sorted { ($0.distance, $0.first) < ($1.distance, $1.first) }.compactMap {
      pair in
      guard let one = sets[pair.first], let other = sets[pair.second], isWorthSaying(one, other),
        seen.insert([one.path, other.path].sorted()).inserted
      else { return nil }
      let (kept, copy) =
        (one.role == .shared ? 0 : 1, one.path) < (other.role == .shared ? 0 : 1, other.path)
        ? (one, other) : (other, one)
      let members = [(kept, copy), (copy, kept)].map { set, other in
        GroupMember(
          set.path == kept.path ? .kept : .copy, set,
          "“\(set.name)” looks like “\(other.name)” in \(other.id.catalog): use one of them, if they mean the same",
          note: "what it looks like")
      }
      // One may look like several others that do not look like each other.
      return Finding(members, sharing: members.map(\.subject.key.hex).sorted())
    }
  }

  private func isWorthSaying(_ one: AssetSet, _ other: AssetSet) -> Bool {
    guard one.path != other.path, one.isAddressable, other.isAddressable, !one.isInTests, !other.isInTests,
      one.role != .override,
      other.role != .override
    else { return false }
    let letters = { (set: AssetSet) in set.ownName.filter { !$0.isNumber } }
    return one.ownName == other.ownName || letters(one) != letters(other)
  }
}
