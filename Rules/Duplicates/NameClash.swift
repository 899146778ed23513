internal import AssetModel

/// Finds names under which different catalogs show different things.
struct NameClash: Rule {
  static let about = RuleDescription(
    id: "name_clash", category: .duplicates, severity: .info, isOptIn: true,
    summary: "A name means the same in every catalog that has it.",
    rationale: """
      Which of the two is shown depends on the bundle that code asks. A forgotten bundle argument then shows the \
      wrong picture instead of none, and nobody notices. Off by default, as two apps of one repository may well \
      have a name in common. Overrides that are declared in the configuration are \
      meant to differ.
      """,
    examples: [
      Example("one name for two pictures") {
        """
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↓Feature/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("copies, which are another rule's concern") {
        """
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Feature/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("what every app has, and what tests have") {
        """
        App/Assets.xcassets/AccentColor.colorset: #FF0000
        Widget/Assets.xcassets/AccentColor.colorset: #00FF00
        App/Assets.xcassets/AppIcon.appiconset/icon.png: png 1024x1024 red
        Widget/Assets.xcassets/AppIcon.appiconset/icon.png: png 1024x1024 blue
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        AppTests/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("a declared override") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
        Brand/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
    ])

  var needs: Needs { .digests }

  func check(_ project: Project) -> [Finding] {
    let sets = project.sets.filter { set in
      set.isAddressable && set.role != .override && Self.kinds.contains(set.kind) && !set.isInTests
        && !Self.expected.contains(set.name) && set.missingFiles.isEmpty
        && set.slots.contains { $0.filename != nil || $0.color != nil }
    }
    return Dictionary(grouping: sets) { "\($0.kind == .symbol ? .image : $0.kind)\u{1F}\($0.name)" }.values
      .compactMap { group in
        let first = group[0]
        let others = group.dropFirst().filter { $0.id.catalog != first.id.catalog && !Self.same($0, first) }
        guard let other = others.first else { return nil }
        return Finding(
          [Subject(.asset, first)] + others.map { Subject(.asset, $0) }, at: other.place,
          "“\(other.name)” is something else here than in \(first.id.catalog): the wrong bundle shows the wrong one. Rename one",
          related: [Note(first.place, "the other one")]
            + others.dropFirst().map { Note($0.place, "and another one") })
      }
  }

  private static func same(_ one: AssetSet, _ other: AssetSet) -> Bool {
    guard let content = one.content(by: .bytes) else { return false }
    return content == other.content(by: .bytes)
  }

  private static let kinds: Set<AssetKind> = [.image, .symbol, .color, .data]
  /// The names that Xcode's templates give in every target.
  private static let expected: Set = ["AccentColor", "WidgetBackground", "LaunchBackground"]
}
