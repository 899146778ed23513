internal import AssetModel

struct SimilarAsset: Rule {
  let about = RuleDescription(
    id: "similar_asset", category: .duplicates, severity: .info, isOptIn: true,
    summary: "Images or colors that look alike.",
    rationale: """
      Often, an icon was exported again, slightly larger or shifted by a pixel, because no one found the existing one. \
      Images can be similar even if their sizes differ. Their transparency is compared, too. If images have several \
      scales, the largest scales must also be similar. Template images are compared by shape only. Numbered families, \
      such as the frames of an animation, are skipped. Vector images are not compared, because their look is known \
      only after rendering; those that draw the same shapes in the same colors are found by `duplicate_asset` with \
      `identity: picture`. Colors in one catalog are similar if no one can see the difference (CIEDE2000 below 1) in \
      any variant.
      """,
    whenToDisable: """
      If many of your images look alike by design, such as flags, or the states of a control.
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
      Example("two states of a button that differ visibly only at 3x") {
        """
        off.imageset/off.png: png 18x18 black ring
        off.imageset/off@3x.png: png 54x54 black ring
        on.imageset/on.png: png 24x24 black dial
        on.imageset/on@3x.png: png 72x72 black dial
        """
      },
      Example("three exports of the same icon, reported as one finding") {
        """
        close.imageset/close.png: png 48x48 black cross
        ↓dismiss.imageset/dismiss.png: png 72x72 black cross
        quit.imageset/quit.png: png 96x96 black cross
        """
      },
      Example("two pairs of similar icons, reported separately") {
        """
        close.imageset/close.png: png 48x48 black cross
        ↓dismiss.imageset/dismiss.png: png 72x72 black cross
        record.imageset/record.png: png 48x48 black ring
        ↓stop.imageset/stop.png: png 72x72 black ring
        """
      },
      Example("three grays that look the same, reported as one finding, and a fourth that differs") {
        """
        a.colorset: #808080
        ↓b.colorset: #818181
        c.colorset: #828282
        d.colorset: #A0A0A0
        """
      },
      Example("two grays that look the same") {
        """
        line.colorset: #808080, dark #303030
        ↓rule.colorset: #818181, dark #303030
        step.colorset: #888888, dark #303030
        """
      },
      Example("different icons in the same style") {
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
    let pairs =
      project.similarities.sorted { ($0.distance, $0.first) < ($1.distance, $1.first) }.compactMap {
        pair -> (kept: AssetSet, copy: AssetSet)? in
        guard let one = sets[pair.first], let other = sets[pair.second], isWorthSaying(one, other),
          seen.insert([one.path, other.path].sorted()).inserted
        else { return nil }
        return (one.role == .shared ? 0 : 1, one.path) < (other.role == .shared ? 0 : 1, other.path)
          ? (one, other) : (other, one)
      } + similarColors(project)
    let groups = Groups(of: pairs.map { ($0.kept.path, $0.copy.path) })
    return pairs.map { kept, copy in
      let members = [(kept, copy), (copy, kept)].map { set, other in
        GroupMember(
          set.path == kept.path ? .kept : .copy, set,
          "“\(set.name)” looks like “\(other.name)” in \(other.id.catalog); if they mean the same thing, use only one",
          note: "“\(other.name)” looks like this one")
      }
      // Each pair gets its own finding, because an asset may look like several others that do not look like
      // each other.
      var finding = Finding(members, sharing: members.map(\.subject.key.hex).sorted())
      let size = groups.size(around: kept.path)
      finding.fold = FindingFold(["\(groups.first(around: kept.path))"], note: "looks like “\(kept.name)”") {
        _, _ in
        "“\(copy.name)” and \((size - 1).more("asset")) look alike; if they mean the same thing, use only one"
      }
      return finding
    }
  }

  /// Finds pairs of colors in one catalog that look the same although their values differ.
  private func similarColors(_ project: Project) -> [(kept: AssetSet, copy: AssetSet)] {
    let colors = project.sets.filter { $0.kind == .color && !$0.isInTests && $0.role != .override }
    var pairs: [(kept: AssetSet, copy: AssetSet)] = []
    for (_, sets) in Dictionary(grouping: colors, by: \.id.catalog).sorted(by: { $0.key < $1.key }) {
      let sets = sets.sorted { $0.path < $1.path }
      for (index, kept) in sets.enumerated() {
        for copy in sets[(index + 1)...] where areClose(kept, copy) { pairs.append((kept, copy)) }
      }
    }
    return pairs
  }

  /// Whether two colors look the same in every variant, but have different values in at least one.
  private func areClose(_ one: AssetSet, _ other: AssetSet) -> Bool {
    let values = one.values
    let others = other.values
    guard !values.isEmpty, values.keys == others.keys else { return false }
    let areClose = values.allSatisfy { traits, color in others[traits]?.isClose(to: color) == true }
    return areClose && values.contains { traits, color in color.identity != others[traits]?.identity }
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

extension AssetSet {
  /// The color of each variant; empty if any color is unknown.
  fileprivate var values: [[Trait]: ColorValue] {
    let known = slots.compactMap { slot in slot.color?.value.map { (slot.traits, $0) } }
    guard known.count == slots.count else { return [:] }
    return Dictionary(known, uniquingKeysWith: { first, _ in first })
  }
}

extension ColorValue {
  fileprivate func isClose(to other: ColorValue) -> Bool {
    // This cheap check rules out most pairs before the exact difference is computed. It also rules out nearly
    // transparent colors that look the same but have very different RGB values.
    let gap = sRGB - other.sRGB
    guard (gap * gap).sum() < 0.01, (alpha - other.alpha).magnitude < 0.02 else { return false }
    return difference(from: other) < 1
  }
}

/// Groups assets so that both assets of each pair are in the same group.
private struct Groups {
  private var first: [RepositoryPath: RepositoryPath] = [:]
  private var sizes: [RepositoryPath: Int] = [:]

  init(of pairs: [(RepositoryPath, RepositoryPath)]) {
    for (one, other) in pairs {
      let (left, right) = (first(around: one), first(around: other))
      if left != right { first[max(left, right)] = min(left, right) }
    }
    for path in Set(pairs.flatMap { [$0, $1] }) { sizes[first(around: path), default: 0] += 1 }
  }

  /// The first path, in sort order, in an asset's group.
  func first(around path: RepositoryPath) -> RepositoryPath {
    var path = path
    while let next = first[path] { path = next }
    return path
  }

  /// The number of assets in an asset's group; 0 if the asset is not in any pair.
  func size(around path: RepositoryPath) -> Int { sizes[first(around: path)] ?? 0 }
}
