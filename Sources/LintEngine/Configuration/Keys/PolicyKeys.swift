internal import AssetModel

extension RuleCatalog {
  /// The keys by which a team tells what it has agreed on, and what no project file says.
  var policyKeys: [ConfigurationKey] {
    [
      ConfigurationKey(
        "shared", \.shared, .optional(.shared), .replaced,
        "The agreement that assets live in shared catalogs; there is none where this is left out.",
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
        Assets that are used in ways no source tells: a server names them, or another app. A comment \
        `assetlint:uses flag-*` says the same beside the code.
        """,
        sample: """
          references:
            patterns: [flag-*, Themes/*]
          """),
      ConfigurationKey(
        "modules", \.modules, .list(of: .module), .joined, standard: "[]",
        """
        Modules of a build system that cannot be read. Those of Xcode, SwiftPM, XcodeGen, Tuist, CocoaPods and \
        Bazel are known without.
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
