internal import AssetModel

/// Finds calls that ask for an asset by a name the sources do not tell.
struct UnresolvedName: Rule {
  let about = RuleDescription(
    id: "unresolved_name", category: .usage, severity: .warning, isOptIn: true,
    summary: "Every name that is put together at run time is known beforehand.",
    rationale: """
      Where a name comes from a server or a computation, nobody can tell which assets are used: those that are look \
      unused, and those that are missing are not missed. A comment `// assetlint:uses flag-*` at the call, or \
      `patterns` under `references` in the configuration, says what to expect.
      """,
    examples: [
      Example("a name from a server") {
        """
        close.imageset/close.png: png 24x24
        App.swift: func show(_ item: Item) -> UIImage? { UIImage(named: ↓item.remote.path) }
        """
      },
      Example("a name with a known beginning, and one that a comment explains") {
        """
        flag-de.imageset/flag.png: png 24x24
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
    return usage.unresolved.map { name in
      Finding(
        [Subject(.asset, asset: nil, path: name.place.path)], at: name.place, in: name.declaration,
        names: [name.expression],
        "which assets \(name.form) shows is not known before “\(name.expression)” is: say it in a comment `assetlint:uses …`"
      )
    }
  }
}
