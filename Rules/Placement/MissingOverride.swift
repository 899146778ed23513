internal import AssetModel

/// Finds assets that every brand must have of its own, and that one does not have.
struct MissingOverride: Rule {
  static let about = RuleDescription(
    id: "missing_override", category: .placement, severity: .warning,
    summary: "Every brand has the assets of its own that it must have.",
    rationale: """
      An app that is sold under several names shows the logo of another one, or nothing, where its own was \
      forgotten, and it is the customer who sees it first. Quiet until `shared:` says which `brands` there are and \
      what is `required` of them.
      """,
    examples: [
      Example("a brand without a logo, and one without a picture that the shared catalog does not have") {
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
      Example("a symbol in place of a picture, a brand with two catalogs, and what only some brands replace")
      {
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
    return policy.brands.flatMap { brand -> [Finding] in
      // A brand whose patterns fit no catalog is reported as stale.
      guard let catalog = project.catalogs.first(where: { brand.has($0.path) }) else { return [] }
      return required.compactMap { wanted, sets in
        guard !sets.contains(where: { brand.has($0.id.catalog) }) else { return nil }
        let base = sets.first { $0.role == .shared }
        let model = base ?? sets[0]
        let file = catalog.contents
        return Finding(
          [Subject(.override, asset: nil, path: catalog.path), Subject(.base, model)],
          at: Place(file.exists ? file.path : catalog.path, file.exists ? .start : nil),
          "the brand \(brand.name) has no “\(wanted.name)” of its own, as every brand must: "
            + (base == nil ? "nothing is shown. Add it" : "the shared one is shown. Add it"),
          related: [Note(model.place, base == nil ? "that of another brand" : "the shared one")])
      }
    }
  }
}
