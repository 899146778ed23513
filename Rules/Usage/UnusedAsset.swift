internal import AssetModel

/// Finds assets whose name no source says.
struct UnusedAsset: Rule {
  static let about = RuleDescription(
    id: "unused_asset", category: .usage, severity: .warning, isOptIn: true,
    summary: "Every asset is named by a string somewhere in the sources.",
    rationale: """
      An asset nobody asks for ships its bytes all the same. Off by default, because this rule sees names in \
      strings, storyboards and property lists only: where code uses generated symbols or builds names at run \
      time, it reports assets that are in use.
      """,
    examples: [
      Example("an icon that no source names") {
        """
        ↓close.imageset/close.png: png 24x24
        App.swift: let icon = UIImage(named: "open")
        open.imageset/open.png: png 24x24 blue
        """
      },
      Example("an icon that only a comment names") {
        """
        ↓close.imageset/close.png: png 24x24
        App.swift: // let icon = UIImage(named: "close")
        """
      },
      Example("names in Swift, Objective-C and a storyboard") {
        """
        a.imageset/a.png: png 24x24
        b.imageset/b.png: png 25x25
        c.imageset/c.png: png 26x26
        brand.colorset: #FF0000
        App.swift: let icon = UIImage(named: "a")
        Old.m: UIImage *icon = [UIImage imageNamed:@"b.png"];
        Main.storyboard:
          <document><resources><image name="c" width="26" height="26"/><namedColor name="brand"/></resources></document>
        """
      },
      Example("a name with a namespace") {
        """
        Icons/Contents.json: json {"properties": {"provides-namespace": true}}
        Icons/close.imageset/close.png: png 24x24
        App.swift: let icon = UIImage(named: "Icons/close")
        """
      },
      Example("app icons and stickers, which code does not name") {
        """
        AppIcon.appiconset/icon.png: png 1024x1024
        Wave.sticker/wave.png: png 300x300
        Wave.sticker/Contents.json: json {"properties": {"filename": "wave.png"}}
        """
      },
    ])

  var needs: Needs { .mentions }

  func check(_ project: Project) -> [Finding] {
    project.sets.filter {
      $0.isAddressable && $0.kind.isNamedByCode && !isNamed($0, in: project.mentions.names)
    }
    .map { set in
      Finding(
        about: set,
        "no string in \(project.mentions.fileCount) sources is “\(set.name)”: if nothing builds this name, delete the asset",
        savings: set.payloads.map(Saving.init))
    }
  }

  private func isNamed(_ set: AssetSet, in names: Set<String>) -> Bool {
    if set.contents.properties["on-demand-resource-tags"] != nil { return true }
    return names.contains(set.name) || names.contains(set.ownName)
      || ["png", "jpg", "pdf", "svg"].contains { names.contains("\(set.ownName).\($0)") }
  }
}

extension AssetKind {
  /// Whether code asks for such assets by their names.
  fileprivate var isNamedByCode: Bool {
    switch self {
    case .image, .color, .data, .symbol: true
    default: false
    }
  }
}
