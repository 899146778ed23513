internal import AssetModel
internal import AssetScan

/// One key at the top of `.assetlint.yml` that is not the id of a rule.
struct ConfigurationKey: Sendable {
  let name: String
  let shape: OptionShape
  let summary: String
  /// The lines that give the key the value it has anyway; nil where only leaving it out does that.
  let standard: String?
  /// Lines that show the key in use.
  let sample: String?

  init(
    _ name: String, _ shape: OptionShape, _ summary: String, standard: String? = nil, sample: String? = nil
  ) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.standard = standard
    self.sample = sample
  }
}

extension OptionShape {
  /// The word that says how severe a rule is.
  static let level = OptionShape.choice(["error", "warning", "info", "off"])
}

extension RuleCatalog {
  /// The keys besides those of the rules, in the order in which a person meets them.
  var keys: [ConfigurationKey] { placeKeys + ruleKeys + policyKeys }

  private var placeKeys: [ConfigurationKey] {
    let leftOut = ScanScope.ignoredFolders.joined(separator: ", ")
    return [
      ConfigurationKey(
        "included", .list(.text),
        """
        Where findings are shown; empty for everywhere. A folder that is left out by default (\(leftOut)) is \
        looked at when it is named here.
        """,
        standard: "included: []", sample: "included: [App, Modules]"),
      ConfigurationKey(
        "excluded", .list(.text),
        "Where no finding is shown. What lies there is read all the same: it can use assets and be a copy.",
        standard: "excluded: []", sample: "excluded: [\"**/Tests\", App/Legacy.xcassets]"),
      ConfigurationKey(
        "ignored", .list(.text), "What is not read at all, besides what git ignores.",
        standard: "ignored: []", sample: "ignored: [Android, Web]"),
      ConfigurationKey(
        "parent_config", .text,
        "A file to inherit from: what this one does not say is taken from there, lists are joined.",
        sample: "parent_config: ../team.assetlint.yml"),
    ]
  }

  private var ruleKeys: [ConfigurationKey] {
    let names = OptionShape.list(.choice(ids))
    let level = ids.map { OptionShape.Field($0, .level, "The severity of \($0) in these places.") }
    return [
      ConfigurationKey(
        "disabled_rules", names, "Rules that do not run.",
        standard: "disabled_rules: []", sample: "disabled_rules: [duplicate_asset]"),
      ConfigurationKey(
        "opt_in_rules", .list(.choice(ids + ["all"])), "Rules to turn on that are off by default, or `all`.",
        standard: "opt_in_rules: []", sample: "opt_in_rules: [unresolved_name]"),
      ConfigurationKey(
        "only_rules", names, "The only rules that run, whatever the two lists above say.",
        sample: "only_rules: [missing_payload, invalid_contents]"),
      ConfigurationKey(
        "overrides",
        .list(
          .record([
            .init("paths", .list(.text), "The places; of several overrides that fit, the last holds."),
            .init("rules", .record(level), "The severity of rules there, or `off`."),
          ])),
        "Other severities in some places.",
        standard: "overrides: []",
        sample: """
          overrides:
            - paths: [App/Legacy.xcassets]
              rules:
                wrong_scale: info
                empty_asset: off
          """),
      ConfigurationKey(
        "suppressions",
        .list(
          .record([
            .init("asset", .text, "A pattern for the name or the path of the asset."),
            .init("rule", names, "The rules to silence; all where left out."),
            .init("reason", .text, "Why; one without is reported by stale_suppression."),
            .init("expires", .text, "The first day on which it no longer holds."),
          ])),
        "Findings that were looked at and are to stay.",
        standard: "suppressions: []",
        sample: """
          suppressions:
            - asset: Onboarding/hero
              rule: oversized_payload
              reason: shown once, in full size
              expires: 2030-01-31
          """),
    ]
  }

  private var policyKeys: [ConfigurationKey] {
    [
      ConfigurationKey(
        "shared",
        .record([
          .init("catalogs", .list(.text), "The catalogs everybody takes assets from."),
          .init("overrides", .list(.text), "Catalogs whose assets replace shared ones of the same name."),
          .init("kinds", .list(AssetKind.shape), "The kinds of asset that belong into a shared catalog."),
          .init("exceptions", .list(.text), "Patterns for names or paths of assets that may live elsewhere."),
          .init(
            "brands",
            .list(
              .record([
                .init("name", .text, "What messages call the brand."),
                .init("catalogs", .list(.text), "The catalogs that only this brand has; they override."),
              ])),
            "Apps made from the same code, each with assets of its own in place of shared ones."),
          .init(
            "required", .list(.text), "Patterns for names of assets that every brand must have of its own."),
        ]),
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
        "references",
        .record([
          .init("patterns", .list(.text), "Names of assets, with `*` for any characters.")
        ]),
        """
        Assets that are used in ways no source tells: a server names them, or another app. A comment \
        `assetlint:uses flag-*` says the same beside the code.
        """,
        sample: """
          references:
            patterns: [flag-*, Themes/*]
          """),
      ConfigurationKey(
        "modules",
        .list(
          .record([
            .init("name", .text, "The name of the module."),
            .init("kind", ModuleKind.shape, "What the build makes of it."),
            .init("sources", .list(.text), "Patterns for the files it compiles."),
            .init("resources", .list(.text), "Patterns for its resources, catalogs among them."),
            .init("dependencies", .list(.text), "The names of the modules it links."),
            .init("bundle_identifier", .text, "The identifier of its bundle."),
          ])),
        """
        Modules of a build system that cannot be read. Those of Xcode, SwiftPM, XcodeGen, Tuist, CocoaPods and \
        Bazel are known without.
        """,
        standard: "modules: []",
        sample: """
          modules:
            - name: Shop
              kind: app
              sources: [Shop]
              resources: [Shop/Assets.xcassets]
              dependencies: [Design]
              bundle_identifier: org.example.shop
          """),
      ConfigurationKey(
        "strict", .boolean, "Whether warnings count as errors.", standard: "strict: false"),
      ConfigurationKey(
        "reporter", .text, "The format of the report where the command line names none.",
        standard: "reporter: text", sample: "reporter: junit"),
    ]
  }
}
