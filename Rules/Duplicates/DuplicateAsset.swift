internal import AssetModel

/// Finds assets that show the same thing under several names or in several catalogs.
struct DuplicateAsset: Rule {
  static let about = RuleDescription(
    id: "duplicate_asset", category: .duplicates, severity: .warning,
    summary: "No two assets have the same content.",
    rationale: """
      A copy ships its bytes again, and the day the icon is redrawn one of the copies is forgotten. Files are \
      the same when their bytes are, colours when their values are, however they are written. The copy to keep \
      is one in a shared catalog, else the first by path.
      """,
    examples: [
      Example("the same file under two names") {
        """
        close.imageset/close.png: png 24x24 red
        ↓dismiss.imageset/dismiss.png: copy of close.imageset/close.png
        """
      },
      Example("the same file in two catalogs: the shared one is kept") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
        ↓App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("three copies are one finding") {
        """
        a.imageset/a.png: png 24x24 red
        ↓b.imageset/b.png: png 24x24 red
        c.imageset/c.png: png 24x24 red
        """
      },
      Example("one colour, written in two ways") {
        """
        brand.colorset: #FF8000
        ↓accent.colorset/Contents.json: json {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", \\
        "components": {"red": "1.000", "green": "128", "blue": "0", "alpha": "1.000"}}}]}
        """
      },
      Example("light and dark exchanged") {
        """
        a.imageset/a.png: png 24x24 red
        a.imageset/a~dark.png: png 24x24 blue
        b.imageset/b.png: png 24x24 blue
        b.imageset/b~dark.png: png 24x24 red
        """
      },
      Example("the file of one scale as that of another") {
        """
        small.imageset/small@2x.png: png 24x24 red
        large.imageset/large.png: png 24x24 red
        """
      },
      Example("app icons, of which every app has its own") {
        """
        AppIcon.appiconset/icon.png: png 1024x1024 red
        Beta/AppIcon.appiconset/icon.png: png 1024x1024 red
        """
      },
      Example("an override that is declared as one") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
        Brand/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
    ])

  var needs: Needs { .digests }

  func check(_ project: Project) -> [Finding] {
    let candidates = project.sets.filter { $0.isAddressable && $0.role != .override && $0.kind.canBeCopied }
    return Dictionary(grouping: candidates.filter { $0.content != nil }, by: \.content).values
      .filter { $0.count > 1 }
      .map {
        finding($0.sorted { ($0.role != .shared ? 1 : 0, $0.path) < ($1.role != .shared ? 1 : 0, $1.path) })
      }
  }

  private func finding(_ group: [AssetSet]) -> Finding {
    let kept = group[0]
    let copies = group.dropFirst()
    let savings = copies.flatMap(\.payloads).map(Saving.init)
    let bytes = savings.reduce(0) { $0 + $1.bytes }
    let names =
      copies.count == 1 ? "has the same content as" : "and \(copies.count - 1) more have the same content as"
    let isColor = kept.kind == .color
    let intents = Set(group.map { $0.contents.properties["template-rendering-intent"] ?? "" })
    var message = "“\(copies[1].name)” \(names) “\(kept.name)” in \(kept.id.catalog)"
    message +=
      isColor ? ": keep one, or say why there are two" : ": \(bytes) bytes more than needed. Use that one"
    if intents.count > 1 { message += " (they differ in template-rendering-intent)" }
    return Finding(
      [Subject(.kept, kept)] + copies.map { Subject(.copy, $0) }, at: copies[1].place, message,
      grade: intents.count > 1 || (isColor && Set(group.map(\.name)).count > 1) ? .minor : .normal,
      related: [Note(kept.place, "the copy to keep")]
        + copies.dropFirst().map { Note($0.place, "another copy") },
      savings: savings)
  }
}

extension AssetKind {
  /// Whether two assets of this kind could be one.
  fileprivate var canBeCopied: Bool {
    switch self {
    case .image, .symbol, .data, .color, .sticker, .arReferenceImage: true
    default: false
    }
  }
}
