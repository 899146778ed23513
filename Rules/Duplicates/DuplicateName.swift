internal import AssetModel

/// Finds names that two assets of one catalog share.
struct DuplicateName: Rule {
  static let about = RuleDescription(
    id: "duplicate_name", category: .duplicates, severity: .error,
    summary: "A name belongs to one asset of its catalog.",
    rationale: """
      Code asks by name. Where two assets have the same one, the order of the build decides which is shown, \
      and the other is dead weight that looks alive.
      """,
    examples: [
      Example("two groups without namespaces") {
        """
        Old/close.imageset/close.png: png 24x24 red
        ↓Tabs/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("a picture and a symbol, which are asked for in the same way") {
        """
        ↓Old/close.symbolset/close.svg: svg 24x24
        close.imageset/close.png: png 24x24 red
        """
      },
      Example("groups that provide namespaces") {
        """
        Old/Contents.json: json {"properties": {"provides-namespace": true}}
        Old/close.imageset/close.png: png 24x24 red
        close.imageset/close.png: png 24x24 blue
        """
      },
      Example("a colour and a picture") {
        """
        brand.colorset: #FF0000
        brand.imageset/brand.png: png 24x24 red
        """
      },
      Example("the catalogs of two apps") {
        """
        One/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Two/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
    ])

  /// What code can tell apart when it asks.
  private struct Name: Hashable {
    let catalog: RepositoryPath
    let kind: AssetKind
    let name: String
  }

  func check(_ project: Project) -> [Finding] {
    let sets = project.sets.filter(\.isAddressable)
    return Dictionary(grouping: sets) {
      Name(catalog: $0.id.catalog, kind: $0.kind == .symbol ? .image : $0.kind, name: $0.name)
    }.values.filter { $0.count > 1 }.map { group in
      let first = group[0]
      let others = group.dropFirst()
      return Finding(
        group.map { Subject(.asset, $0) }, at: group[1].place,
        "“\(first.name)” names \(group.count) assets of this catalog: which one is shown depends on the build. Rename one",
        related: [Note(first.place, "the first of that name")]
          + others.dropFirst().map { Note($0.place, "another of that name") })
    }
  }
}
