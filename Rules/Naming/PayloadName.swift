internal import AssetModel

/// Finds files that are not named after their set.
struct PayloadName: Rule {
  let about = RuleDescription(
    id: "payload_name", category: .naming, severity: .warning, isOptIn: true,
    summary: "Files that are not named after their asset.",
    rationale: """
      Searching the code for the name of a file finds the uses of its asset only if both have the same name. And an \
      image that was dropped into the wrong set looks right until it is on the screen.
      """,
    whenToDisable: "If you keep the file names from your design tool.",
    examples: [
      Example("a file that still has the name from the design tool") {
        """
        ↓close.imageset/icn_x_final_2.png: png 24x24
        """
      },
      Example("file names that add a scale or variant to the set's name") {
        """
        close.imageset/close.png: png 24x24
        close.imageset/close@2x.png: png 48x48
        close.imageset/close~dark.png: png 24x24 white
        """
      },
      Example("an app icon, whose files are named after sizes") {
        """
        AppIcon.appiconset/icon-60@2x~iphone.png: png 120x120
        """
      },
    ])

  func check(_ project: Project) -> [Finding] {
    let named: Set<AssetKind> = [.image, .symbol, .data]
    return project.sets.lazy.filter { named.contains($0.kind) && $0.container == nil }.flatMap { set in
      set.payloads.filter { !isNamed($0, after: set.ownName) }.map { payload in
        Finding(
          about: payload,
          "“\(payload.name)” belongs to “\(set.name)”, but searching for one won't find the other; rename the file"
        )
      }
    }
  }

  /// Whether the file has the name of the set, optionally followed by a suffix such as `@2x` or `-dark`.
  private func isNamed(_ payload: Payload, after name: String) -> Bool {
    guard payload.path.stem.hasPrefix(name) else { return false }
    let rest = payload.path.stem.dropFirst(name.count)
    return rest.first.map { "@~-_ ".contains($0) } ?? true
  }
}
