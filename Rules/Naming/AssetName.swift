internal import AssetModel

/// Finds names that break the conventions the team has written down.
struct AssetName: Rule {
  var conventions: [NameConvention] = []

  static let options: [RuleOption<Self>] = [
    .value(
      "conventions", \.conventions, "What names look like; of several that fit an asset, the last holds.")
  ]

  let about = RuleDescription(
    id: "asset_name", category: .naming, severity: .warning,
    summary: "Names follow the convention of their kind and place.",
    rationale: """
      An icon that is called as nobody expects is not found, and is added again. Quiet until the configuration \
      states a convention.
      """,
    examples: [
      Example("a style") {
        """
        .assetlint.yml:
          asset_name:
            conventions:
              - style: snake_case
        ↓closeButton.imageset/a.png: png 24x24
        close_button.imageset/a.png: png 24x24 blue
        """
      },
      Example("a prefix for one kind") {
        """
        .assetlint.yml:
          asset_name:
            conventions:
              - kinds: [image]
                prefix: ic_
        ↓close.imageset/a.png: png 24x24
        brand.colorset: #FF0000
        ic_open.imageset/a.png: png 24x24 blue
        """
      },
      Example("one place has its own") {
        """
        .assetlint.yml:
          asset_name:
            conventions:
              - style: camelCase
              - paths: [Legacy]
                style: kebab-case
                max_length: 12
        Legacy/Assets.xcassets/close-button.imageset/a.png: png 24x24
        ↓Legacy/Assets.xcassets/close-button-large.imageset/a.png: png 48x48
        Assets.xcassets/closeButton.imageset/a.png: png 24x24 blue
        """
      },
      Example("a colour of a template") {
        """
        .assetlint.yml:
          asset_name:
            conventions:
              - kinds: [color]
                style: snake_case
        AccentColor.colorset: #FF0000
        """
      },
      Example("no convention is stated") {
        """
        Close button FINAL.imageset/a.png: png 24x24
        """
      },
    ])

  func check(_ project: Project) -> [Finding] {
    project.sets.lazy.filter { $0.container == nil }.compactMap { set in
      guard let convention = conventions.last(where: { $0.applies(to: set) }),
        let problem = convention.problem(with: set.ownName)
      else { return nil }
      return Finding(about: set, "“\(set.ownName)” \(problem), as the team has agreed: rename it")
    }
  }
}
