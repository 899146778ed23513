internal import AssetModel

/// Finds overrides of shared assets that do not exist.
struct OrphanOverride: Rule {
  let about = RuleDescription(
    id: "orphan_override", category: .placement, severity: .warning,
    summary: "Overrides of shared assets that do not exist.",
    rationale: """
      If a shared asset is renamed, the brand keeps shipping an image that nothing uses, and its screens show the \
      shared image instead. If the shared asset is deleted, the override is left over. In `shared:`, use \
      `exceptions` for assets that only one brand has, and `required` for assets that every brand has. Reports nothing \
      until the configuration declares overrides.
      """,
    whenToDisable: """
      If your brands have many assets of their own, and listing them under `exceptions` is not worth it.
      """,
    examples: [
      Example("an override whose name differs from the shared asset's only in case") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
        ↓Brand/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        Shared/Assets.xcassets/Close.imageset/close.png: png 24x24 red
        """
      },
      Example("an override of a different kind than the shared asset") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
        ↓Brand/Assets.xcassets/brand.colorset: #FF0000
        Shared/Assets.xcassets/brand.imageset/brand.png: png 24x24 red
        """
      },
      Example("a symbol in place of an image") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
        Brand/Assets.xcassets/close.symbolset/close.svg: svg 24x24
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("app icons, exceptions, and kinds that are not shared") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
            kinds: [image]
            exceptions: [launch*]
        Brand/Assets.xcassets/AccentColor.colorset: #FF0000
        Brand/Assets.xcassets/AppIcon.appiconset/icon.png: png 1024x1024
        Brand/Assets.xcassets/launchLogo.imageset/logo.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("a brand's asset that is neither shared nor required") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            brands: [{name: Red, catalogs: [Red.xcassets]}]
            required: [logo]
        Red.xcassets/logo.imageset/logo.png: png 24x24 red
        ↓Red.xcassets/close.imageset/close.png: png 24x24 blue
        Shared/Assets.xcassets/open.imageset/open.png: png 24x24
        """
      },
      Example("an override without a shared catalog") {
        """
        .assetlint.yml:
          shared:
            overrides: [Brand/Assets.xcassets]
        Brand/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
    ])

  func check(_ project: Project) -> [Finding] {
    guard let policy = project.shared else { return [] }
    let shared = project.sets.filter { $0.role == .shared && $0.isAddressable }
    guard !shared.isEmpty else { return [] }
    let names = Set(shared.map(\.replaceability))
    let spellings = Dictionary(shared.map { ($0.spelling, $0) }, uniquingKeysWith: { first, _ in first })
    return project.sets.compactMap { set in
      guard set.role == .override, set.isAddressable, policy.kinds.contains(set.kind),
        !set.isNamedByXcode, !policy.excepts(set), !policy.requires(set), !names.contains(set.replaceability)
      else { return nil }
      let meant = spellings[set.spelling]
      var finding = Finding(
        [Subject(.override, set)], at: set.place,
        "“\(set.name)” overrides nothing, because no shared catalog has an asset with that name and kind; "
          + (meant.map { "rename it to “\($0.name)”" } ?? "delete it, or list it under `exceptions`"),
        related: meant.map { [Note($0.place, "the shared asset “\($0.name)”")] } ?? [],
        savings: meant == nil ? set.payloads.map(Saving.init) : [])
      if meant == nil { finding.removes = [Place(set.path)] }
      return finding
    }
  }
}

extension AssetSet {
  fileprivate var spelling: String { "\(replaceability.kind) \(name.lowercased())" }
}
