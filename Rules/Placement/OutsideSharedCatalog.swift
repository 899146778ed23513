internal import AssetModel

/// Finds assets that live outside the catalog everybody shares.
struct OutsideSharedCatalog: Rule {
  var measure = ContentMeasure.bytes

  static let options: [RuleOption<Self>] = [
    .value(
      "identity", \.measure,
      "When two files count as the same: when their bytes are equal, or their pictures.")
  ]

  static let about = RuleDescription(
    id: "outside_shared_catalog", category: .placement, severity: .warning,
    summary: "Assets of the shared kinds live in a shared catalog.",
    rationale: """
      An icon in the catalog of one feature is found by nobody else, and is drawn, exported and shipped again. \
      Quiet until the configuration says which catalogs are shared.
      """,
    examples: [
      Example("an icon of a feature") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
        ↓Feature/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/open.imageset/open.png: png 24x24 blue
        """
      },
      Example("an icon that the shared catalog already has under another name") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
        ↓Feature/Assets.xcassets/dismiss.imageset/a.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/a.png: png 24x24 red
        """
      },
      Example("kinds and names that may live elsewhere, app icons, and overrides") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brands/*/Assets.xcassets]
            kinds: [image]
            exceptions: ["Onboarding/**"]
        App/Assets.xcassets/AppIcon.appiconset/icon.png: png 1024x1024
        App/Assets.xcassets/brand.colorset: #FF0000
        App/Assets.xcassets/Onboarding/Contents.json: json {"properties": {"provides-namespace": true}}
        App/Assets.xcassets/Onboarding/hello.imageset/hello.png: png 300x300
        Brands/Red/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("no catalog is shared") {
        """
        Feature/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("the kinds are stated, and the shared catalog is not") {
        """
        .assetlint.yml:
          shared:
            kinds: [image]
        Feature/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
    ])

  var needs: Needs { measure.needs }

  func check(_ project: Project) -> [Finding] {
    guard let policy = project.shared else { return [] }
    // Without the catalog there is nowhere to move anything; a pattern that fits none is said to be stale.
    guard project.catalogs.contains(where: { $0.role == .shared }) else { return [] }
    let shared = project.sets.filter { $0.role == .shared && $0.isAddressable }
    let byContent = Dictionary(
      shared.compactMap { set in set.content(by: measure).map { ($0, set) } },
      uniquingKeysWith: { first, _ in first })
    let byName = Dictionary(
      shared.map { ("\($0.kind) \($0.name)", $0) }, uniquingKeysWith: { first, _ in first })
    return project.sets.filter { $0.isAddressable && policy.claims($0) }.map { set in
      if let same = set.content(by: measure).flatMap({ byContent[$0] }) {
        return Finding(
          [Subject(.copy, set), Subject(.kept, same)], at: set.place,
          "“\(set.name)” is outside the shared catalog, which already has it as “\(same.name)”: use that one, delete this",
          related: [Note(same.place, "the shared asset")], savings: set.payloads.map(Saving.init))
      }
      var message = "“\(set.name)” is outside the shared catalog: nobody else will find it. Move it there"
      if byName["\(set.kind) \(set.name)"] != nil {
        message += " under another name, as the shared catalog has something else called so"
      }
      return Finding(about: set, message)
    }
  }
}

extension SharedPolicy {
  /// Whether the asset belongs into a shared catalog and is in none.
  fileprivate func claims(_ set: AssetSet) -> Bool {
    set.role == .ordinary && !set.isNamedByXcode && !set.isInTests && kinds.contains(set.kind)
      && !excepts(set)
  }
}
