internal import AssetModel

/// Finds names that break the configured conventions.
struct AssetName: Rule {
  var conventions: [NameConvention] = []

  static let options: [RuleOption<Self>] = [
    .value(
      "conventions", \.conventions, "Conventions for names; if several apply to an asset, the last one wins.")
  ]

  let about = RuleDescription(
    id: "asset_name", category: .naming, severity: .warning,
    summary: "Names that break the team's convention.",
    rationale: """
      If people don't find an icon because its name is unexpected, they add it again. Reports nothing until the \
      configuration states a convention.
      """,
    whenToDisable: "Rarely. Without `conventions`, the rule reports nothing.",
    examples: [
      Example("a name that breaks the required style") {
        """
        .assetlint.yml:
          asset_name:
            conventions:
              - style: snake_case
        ↓closeButton.imageset/a.png: png 24x24
        close_button.imageset/a.png: png 24x24 blue
        """
      },
      Example("an image without the required prefix") {
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
      Example("a name that breaks the convention for its folder") {
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
      Example("a color from Xcode's template") {
        """
        .assetlint.yml:
          asset_name:
            conventions:
              - kinds: [color]
                style: snake_case
        AccentColor.colorset: #FF0000
        """
      },
      Example("any name in a repository without conventions") {
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
      return Finding(about: set, "“\(set.ownName)” \(problem); rename it to follow the convention")
    }
  }
}
