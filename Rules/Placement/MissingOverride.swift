internal import AssetModel

/// Finds required assets that a brand lacks.
struct MissingOverride: Rule {
  let about = RuleDescription(
    id: "missing_override", category: .placement, severity: .warning,
    summary: "Assets that a brand should provide but does not.",
    rationale: """
      If a brand's logo is forgotten, its app shows the shared logo, or nothing, and the customer is the first to see \
      it. Reports nothing until `shared:` lists the `brands` and the `required` assets.
      """,
    whenToDisable: """
      Rarely. Without `required` under `shared:`, the rule reports nothing. If the list of required assets is too \
      long, shorten it.
      """,
    examples: [
      Example("brands that lack a required image") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            brands:
              - {name: Red, catalogs: [Brands/Red/Assets.xcassets]}
              - {name: Blue, catalogs: [Brands/Blue/Assets.xcassets]}
            required: [logo, "Launch/*"]
        ↓Brands/Blue/Assets.xcassets/Contents.json: json {}
        Brands/Blue/Assets.xcassets/Launch/Contents.json: json {"properties": {"provides-namespace": true}}
        Brands/Blue/Assets.xcassets/Launch/hello.imageset/hello.png: png 24x24 blue
        ↓Brands/Red/Assets.xcassets/Contents.json: json {}
        Brands/Red/Assets.xcassets/logo.imageset/logo.png: png 24x24 red
        Shared/Assets.xcassets/logo.imageset/logo.png: png 24x24
        """
      },
      Example("a required asset that no brand has") {
        """
        .assetlint.yml:
          shared:
            brands: [{name: Red, catalogs: [Red.xcassets]}]
            required: [logo]
        ↓Red.xcassets/Contents.json: json {}
        Red.xcassets/loge.imageset/loge.png: png 24x24 red
        """
      },
      Example("brands that provide every required asset") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            brands:
              - {name: Red, catalogs: ["Brands/Red/**"]}
              - {name: Blue, catalogs: ["Brands/Blue/**"]}
            required: [logo, tint]
        Brands/Blue/Assets.xcassets/logo.symbolset/logo.svg: svg 24x24
        Brands/Blue/Colors.xcassets/tint.colorset: #0000FF
        Brands/Red/Assets.xcassets/close.imageset/close.png: png 24x24 green
        Brands/Red/Assets.xcassets/logo.imageset/logo.png: png 24x24 red
        Brands/Red/Assets.xcassets/tint.colorset: #FF0000
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 white
        Shared/Assets.xcassets/logo.imageset/logo.png: png 24x24
        Shared/Assets.xcassets/tint.colorset: #000000
        """
      },
    ])

  func check(_ project: Project) -> [Finding] {
    guard let policy = project.shared, !policy.required.isEmpty else { return [] }
    let sets = project.sets.filter { $0.role != .ordinary && $0.isAddressable && policy.requires($0) }
    let required = Dictionary(grouping: sets, by: \.replaceability).sorted { $0.key < $1.key }
    let unmet = policy.required.filter { pattern in
      !sets.contains { pattern.matches(name: $0.name) }
    }
    return policy.brands.flatMap { brand -> [Finding] in
      // Another finding reports a brand whose patterns match no catalog.
      guard let catalog = project.catalogs.first(where: { brand.has($0.path) }) else { return [] }
      let missing = required.filter { !$0.value.contains { brand.has($0.id.catalog) } }
      return missing.map { finding(brand, catalog, $0.name, others: $1) }
        + unmet.map { finding(brand, catalog, $0.pattern, others: []) }
    }
  }

  /// The finding about an asset that a brand lacks. `others` are the assets with this name in other catalogs.
  private func finding(_ brand: Brand, _ catalog: Catalog, _ name: String, others: [AssetSet]) -> Finding {
    let base = others.first { $0.role == .shared }
    let model = base ?? others.first
    let file = catalog.contents
    return Finding(
      [Subject(.override, asset: nil, path: catalog.path)] + (model.map { [Subject(.base, $0)] } ?? []),
      at: Place(file.exists ? file.path : catalog.path, file.exists ? .start : nil),
      "every brand must provide “\(name)”, but \(brand.name) does not, so its app shows "
        + (base == nil ? "nothing" : "the shared asset") + "; add the brand's own asset to its catalog",
      related: model.map { [Note($0.place, base == nil ? "another brand's asset" : "the shared asset")] }
        ?? [],
      key: [name])
  }
}
