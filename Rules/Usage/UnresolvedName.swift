internal import AssetModel

/// Finds calls with asset names that are computed at run time.
struct UnresolvedName: Rule {
  let about = RuleDescription(
    id: "unresolved_name", category: .usage, severity: .warning, isOptIn: true,
    summary: "Asset names computed at run time.",
    rationale: """
      If a name comes from a server or is computed, no tool can say which assets are used: used ones look unused, \
      and missing ones go unnoticed. A comment `// assetlint:uses flag-*` at the call, or `patterns` under \
      `references` in the configuration, declares which names to expect.
      """,
    whenToDisable: "If names from a server are the norm in your app.",
    examples: [
      Example("a name from a server") {
        """
        close.imageset/close.png: png 24x24
        App.swift: func show(_ item: Item) -> UIImage? { UIImage(named: ↓item.remote.path) }
        """
      },
      Example("a name from a server, with a default") {
        """
        open.imageset/open.png: png 24x24
        shut.imageset/shut.png: png 25x25
        App.swift:
          func show(_ item: Item) {
            use(Image(item.remote.isOpen ?? false ? "open" : "shut"), Image((item.remote.isOpen ?? true) ? "open" : "shut"))
            use(Image(item.remote.count % 2 == 0 ? "open" : "shut"), Image(↓item.remote.path ?? "open"))
          }
        """
      },
      Example("a name with a known prefix, a declared name, and a raw value") {
        """
        flag-de.imageset/flag.png: png 24x24
        Icon.swift: enum Icon: String { case close; var image: UIImage? { UIImage(named: rawValue) } }
        App.swift:
          func show(_ item: Item) {
            use(UIImage(named: "flag-\\(item.code)"))
            use(UIImage(named: item.remote.path)) // assetlint:uses flag-*
          }
        """
      },
    ])

  var needs: Needs { [.usage, .modules] }

  func check(_ project: Project) -> [Finding] {
    guard let usage = project.usage else { return [] }
    return usage.computedNames.map { name in
      Finding(
        [Subject(.asset, asset: nil, path: name.place.path)], at: name.place, in: name.declaration,
        names: [name.expression],
        "\(name.form) gets the asset name from “\(name.expression)” at run time, so the assets it loads look unused; "
          + "list them in an `assetlint:uses` comment"
      )
    }
  }
}
