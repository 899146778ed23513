internal import AssetModel

/// Finds assets that show nothing.
struct EmptyAsset: Rule {
  static let about = RuleDescription(
    id: "empty_asset", category: .integrity, severity: .warning,
    summary: "Every asset has something to show.",
    rationale: """
      Code that asks for an empty asset gets nothing, without an error. What a project template leaves behind \
      (AccentColor, the AppIcon of an extension) and symbols that a build script fills in are reported as \
      information only.
      """,
    examples: [
      Example("an image set without a file") {
        """
        ↓close.imageset/Contents.json: json {"images": [{"idiom": "universal", "scale": "1x"}]}
        """
      },
      Example("a colour set without a colour") {
        """
        ↓brand.colorset/Contents.json: json {"colors": [{"idiom": "universal"}]}
        """
      },
      Example("the app icon of a template") {
        """
        ↓AppIcon.appiconset/Contents.json: json {"images": [{"idiom": "universal", "size": "1024x1024"}]}
        """
      },
      Example("one slot is filled") {
        """
        close.imageset/close@2x.png: png 48x48
        close.imageset/Contents.json: json {"images": [{"scale": "1x"}, {"filename": "close@2x.png", "scale": "2x"}]}
        """
      },
      Example("a file is named but missing, which is another rule's concern") {
        """
        close.imageset/close.png: missing
        """
      },
    ])

  func check(_ project: Project) -> [Finding] {
    project.sets.filter(\.showsNothing).map { set in
      Finding(
        about: set,
        "“\(set.name)” has nothing to show: code that asks for it gets nothing. Fill it or delete it",
        grade: set.isTemplateLeftover ? .minor : .normal)
    }
  }
}

extension AssetSet {
  fileprivate var showsNothing: Bool {
    guard contents.state == .read, payloads.isEmpty, strays.isEmpty, parts.isEmpty else { return false }
    switch kind.list {
    case .files, .property, .arObject, .iconDocument, .mipmaps: return slots.allSatisfy { $0.filename == nil }
    case .colors: return slots.allSatisfy { $0.color == nil }
    case .sets, .content, .fileNames: return false
    }
  }

  fileprivate var isTemplateLeftover: Bool {
    switch kind {
    case .color: ["AccentColor", "WidgetBackground"].contains(name)
    case .image, .data: container != nil
    default: true
    }
  }
}
