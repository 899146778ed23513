internal import AssetModel

/// Finds overrides that lack variants of the assets they override.
struct MismatchedOverride: Rule {
  let about = RuleDescription(
    id: "mismatched_override", category: .placement, severity: .warning,
    summary: "Overrides that lack a variant of the asset they override.",
    rationale: """
      If the shared icon has a dark variant but the brand's override does not, the icon may be black on black in dark \
      mode, and only that brand's customers notice. Reports nothing until `shared:` declares overrides.
      """,
    whenToDisable: """
      If your brands intentionally support fewer appearances or size classes than the shared assets.
      """,
    examples: [
      Example("a brand without the dark variants of an image and a color") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
        ↓Brand/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        ↓Brand/Assets.xcassets/tint.colorset: #0000FF
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close~dark.png: png 24x24 white
        Shared/Assets.xcassets/tint.colorset: #FF0000, dark #FF8888
        """
      },
      Example("a compact-width variant that the brand declares without a file") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
        ↓Brand/Assets.xcassets/hero.imageset/Contents.json: json {"images": [{"filename": "a.png"}, {"width-class": "compact"}]}
        Brand/Assets.xcassets/hero.imageset/a.png: png 24x24 blue
        Shared/Assets.xcassets/hero.imageset/Contents.json: json {"images": [{"filename": "a.png"}, {"filename": "b.png", "width-class": "compact"}]}
        Shared/Assets.xcassets/hero.imageset/a.png: png 24x24 red
        Shared/Assets.xcassets/hero.imageset/b.png: png 12x12 red
        """
      },
      Example("overrides that lack at most the light variant") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
        Brand/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        Brand/Assets.xcassets/close.imageset/close~dark.png: png 24x24 black
        Brand/Assets.xcassets/text.colorset: #0000FF
        Brand/Assets.xcassets/tint.colorset: #0000FF, dark #8888FF
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close~dark.png: png 24x24 white
        Shared/Assets.xcassets/text.colorset: light #FF0000, #FF0000
        Shared/Assets.xcassets/tint.colorset: #FF0000
        """
      },
    ])

  func check(_ project: Project) -> [Finding] {
    let shared = Dictionary(
      project.sets.lazy.filter { $0.role == .shared && $0.isAddressable }.map { ($0.replaceability, $0) },
      uniquingKeysWith: { first, _ in first })
    return project.sets.filter { $0.role == .override && $0.isAddressable }.compactMap { set in
      guard let base = shared[set.replaceability] else { return nil }
      let missing = base.circumstances.subtracting(set.circumstances).sorted()
      guard !missing.isEmpty else { return nil }
      let add = missing.count == 1 ? "add one" : "add them"
      return Finding(
        [Subject(.override, set), Subject(.base, base)], at: set.place,
        "“\(set.name)” has no \(missing.listed("or")) variant, unlike the shared asset it overrides; \(add)",
        related: [Note(base.place, "the shared asset")])
    }
  }
}

extension AssetSet {
  /// The appearances and size classes for which the asset has its own variants, such as `dark`.
  fileprivate var circumstances: Set<String> {
    let slots = slots.filter { $0.filename != nil || $0.color != nil }
    return Set(
      slots.flatMap(\.traits).compactMap { trait in
        switch (trait.key, trait.value) {
        // Light is the default.
        case ("appearances.luminosity", let value): value == "light" ? nil : value
        case ("appearances.contrast", _): "high-contrast"
        case ("width-class", let value): "\(value)-width"
        case ("height-class", let value): "\(value)-height"
        default: nil
        }
      })
  }
}
