internal import AssetModel

struct RedundantOverride: Rule {
  var measure = ContentMeasure.bytes

  static let options: [RuleOption<Self>] = [
    .value(
      "identity", \.measure,
      "How files are compared: by their bytes, or by how they look.")
  ]

  let about = RuleDescription(
    id: "redundant_override", category: .placement, severity: .warning,
    summary: "Overrides that are identical to the asset they override.",
    rationale: """
      An identical override ships its bytes again, and keeps the brand on the old image when the shared asset is \
      redrawn.
      """,
    whenToDisable: "If every brand has to ship a complete set of assets, even if some are the same.",
    examples: [
      Example("an override that changes nothing") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
        ↓Brand/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("a required asset, and an asset whose kind is not shared") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            kinds: [image]
            overrides: [Brand/Assets.xcassets]
            required: [logo]
        Brand/Assets.xcassets/logo.imageset/logo.png: png 24x24 red
        Brand/Assets.xcassets/tint.colorset: #FF0000
        Shared/Assets.xcassets/logo.imageset/logo.png: png 24x24 red
        Shared/Assets.xcassets/tint.colorset: #FF0000
        """
      },
      Example("overrides that differ from the assets they override") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
        Brand/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        Brand/Assets.xcassets/open.imageset/open.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/open.imageset/open.png: png 24x24 green
        """
      },
    ])

  var needs: Needs { measure.needs }

  func check(_ project: Project) -> [Finding] {
    guard let policy = project.shared else { return [] }
    let shared = Dictionary(
      project.sets.filter { $0.role == .shared }.map { ("\($0.kind)\u{1F}\($0.name)", $0) },
      uniquingKeysWith: { first, _ in first })
    return project.sets.filter { $0.role == .override && $0.isAddressable }.compactMap { set in
      guard policy.kinds.contains(set.kind), !policy.requires(set), !policy.excepts(set),
        let base = shared["\(set.kind)\u{1F}\(set.name)"], let content = set.content(by: measure),
        content == base.content(by: measure)
      else { return nil }
      var finding = Finding(
        [Subject(.override, set), Subject(.base, base)], at: set.place,
        "“\(set.name)” has the same content as the shared asset it overrides, so the content ships twice; delete the override",
        related: [Note(base.place, "the shared asset")], savings: set.payloads.map(Saving.init))
      finding.removes = [Place(set.path)]
      return finding
    }
  }
}
