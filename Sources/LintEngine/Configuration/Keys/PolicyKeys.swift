internal import AssetModel

extension RuleCatalog {
  /// The keys for a team's policies, and for what no project file states.
  var policyKeys: [ConfigurationKey] {
    [
      ConfigurationKey(
        "shared", \.shared, .optional(.shared), .replaced,
        "The policy that assets live in shared catalogs; no policy if omitted.",
        sample: """
          shared:
            catalogs: [Modules/Design/Resources/Shared.xcassets]
            overrides: ["Brands/*/Brand.xcassets"]
            kinds: [image, symbol, color, data]
            exceptions: ["Onboarding/**"]
            brands:
              - {name: Red, catalogs: [Brands/Red/Brand.xcassets]}
              - {name: Blue, catalogs: [Brands/Blue/Brand.xcassets]}
            required: [logo, Launch/*]
          """),
      ConfigurationKey(
        "references", \.references, .references, .merged(joining: ["patterns"]),
        """
        Assets whose uses are not visible in the repository, such as names from a server or another app. A comment \
        `assetlint:uses flag-*` does the same next to the code.
        """,
        sample: """
          references:
            patterns: [flag-*, Themes/*]
          """),
      ConfigurationKey(
        "modules", \.modules, .list(of: .module), .joined, standard: "[]",
        """
        Modules of a build system that assetlint cannot read. Those of Xcode, SwiftPM, XcodeGen, Tuist, CocoaPods and \
        Bazel need no configuration.
        """,
        sample: """
          modules:
            - name: Shop
              kind: app
              sources: [Shop]
              resources: [Shop/Assets.xcassets]
              dependencies: [Design]
              bundle_identifier: org.example.shop
          """),
    ]
  }
}
