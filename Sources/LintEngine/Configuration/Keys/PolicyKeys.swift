internal import AssetModel

extension RuleCatalog {
  var policyKeys: [ConfigurationKey] {
    [
      ConfigurationKey(
        "shared", \.shared, .optional(.shared), .replaced,
        "Which catalogs are shared, and which assets belong in them; if omitted, assets may be anywhere.",
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
        Assets that are used in ways the code does not show, for example with names from a server, or by another app. \
        To declare such uses next to the code, write a comment such as `// assetlint:uses flag-*`.
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
