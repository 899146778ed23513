internal import AssetModel

struct NameClash: Rule {
  var measure = ContentMeasure.bytes

  static let options: [RuleOption<Self>] = [
    .value(
      "identity", \.measure,
      "When two files count as the same: if their bytes are identical, or if they look the same.")
  ]

  let about = RuleDescription(
    id: "name_clash", category: .duplicates, severity: .info,
    summary: "Different assets with the same name in bundles of the same app.",
    rationale: """
      If two bundles have assets with the same name, the one that is shown depends on the bundle that code searches. A \
      call that forgets the bundle argument then shows the wrong image instead of none, which is easy to miss. The \
      rule compares bundles that one app, extension or tool links, according to the project files; two apps in the \
      same repository may use the same name. Overrides declared in the configuration are meant to differ, so they are \
      not reported.
      """,
    whenToDisable: "If your frameworks reuse names by convention, and every call passes its bundle.",
    examples: [
      Example("different images with the same name in an app and a linked framework") {
        """
        .assetlint.yml:
          modules:
            - name: App
              kind: app
              resources: [App]
              dependencies: [Feature]
            - name: Feature
              kind: framework
              resources: [Feature]
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↓Feature/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("two catalogs that share two names") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App], dependencies: [Feature]}
            - {name: Feature, kind: framework, resources: [Feature]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        App/Assets.xcassets/open.imageset/open.png: png 24x24 green
        ↓Feature/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        Feature/Assets.xcassets/open.imageset/open.png: png 24x24 gray
        """
      },
      Example("different images with the same name in two frameworks of one app") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, dependencies: [One, Two]}
            - {name: One, kind: framework, resources: [One]}
            - {name: Two, kind: framework, resources: [Two]}
        One/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↓Two/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("the same name in two apps, or in an app and its extension") {
        """
        .assetlint.yml:
          modules:
            - {name: One, kind: app, resources: [One], dependencies: [Widget]}
            - {name: Two, kind: app, resources: [Two]}
            - {name: Widget, kind: app-extension, resources: [Widget]}
        One/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Two/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        Widget/Assets.xcassets/close.imageset/close.png: png 24x24 green
        """
      },
      Example("catalogs that no project file mentions") {
        """
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Feature/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("copies, which another rule reports") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App], dependencies: [Feature]}
            - {name: Feature, kind: framework, resources: [Feature]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Feature/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("the same image in two encodings, with `identity: picture`") {
        """
        .assetlint.yml:
          name_clash: {identity: picture}
          modules:
            - {name: App, kind: app, resources: [App], dependencies: [Feature]}
            - {name: Feature, kind: framework, resources: [Feature]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Feature/Assets.xcassets/close.imageset/close.png: png 24x24 red palette
        """
      },
      Example("the same image in two encodings") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App], dependencies: [Feature]}
            - {name: Feature, kind: framework, resources: [Feature]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↓Feature/Assets.xcassets/close.imageset/close.png: png 24x24 red palette
        """
      },
      Example("a framework's catalog in a folder named like a test target") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, resources: [KitTests]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↓KitTests/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("assets that most apps have, such as AccentColor") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, resources: [Widget]}
        App/Assets.xcassets/AccentColor.colorset: #FF0000
        Widget/Assets.xcassets/AccentColor.colorset: #00FF00
        App/Assets.xcassets/WidgetBackground.colorset: #FF0000
        Widget/Assets.xcassets/WidgetBackground.colorset: #00FF00
        App/Assets.xcassets/LaunchBackground.colorset: #FF0000
        Widget/Assets.xcassets/LaunchBackground.colorset: #00FF00
        App/Assets.xcassets/AppIcon.appiconset/icon.png: png 1024x1024 red
        Widget/Assets.xcassets/AppIcon.appiconset/icon.png: png 1024x1024 blue
        """
      },
      Example("test assets, which do not ship") {
        """
        .assetlint.yml:
          modules:
            - {name: Kit, kind: framework, resources: [KitTests], dependencies: [Base]}
            - {name: Base, kind: framework, resources: [Base]}
        KitTests/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Base/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("a declared override") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
          modules:
            - {name: App, kind: app, resources: [App, Brand], dependencies: [Kit]}
            - {name: Kit, kind: framework, resources: [Shared]}
        Brand/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
    ])

  var needs: Needs { measure.needs.union(.modules) }

  func check(_ project: Project) -> [Finding] {
    let company = CatalogCompany(.process, in: project)
    let sets = project.sets.filter { set in
      set.isAddressable && set.role != .override && Self.kinds.contains(set.kind) && !set.isInTests
        && !set.isNamedByTemplate && set.missingFiles.isEmpty
        && set.slots.contains { $0.filename != nil || $0.color != nil } && company.knows(set.id.catalog)
    }
    let groups = Dictionary(grouping: sets) { [($0.kind == .symbol ? .image : $0.kind).rawValue, $0.name] }
    let bundles = Dictionary(
      uniqueKeysWithValues: Set(sets.map(\.id.catalog)).map {
        ($0, Set(project.modules.bundles(compiling: $0)))
      })
    return groups.compactMap { name, group in
      guard group.count > 1 else { return nil }
      let contents = ContentNumbers(group, by: measure)
      let clash = { (one: Int, other: Int) in
        let (first, second) = (group[one].id.catalog, group[other].id.catalog)
        // `duplicate_name` reports two assets in the same bundle.
        return contents.differ(one, other) && first != second && company.meet(first, second)
          && bundles[first, default: []].isDisjoint(with: bundles[second, default: []])
      }
      let members = group.indices.compactMap { index in
        group.indices.first { clash($0, index) }.map { other in
          let (set, other) = (group[index], group[other])
          return GroupMember(
            .asset, set,
            "\(other.id.catalog) has a different asset named “\(set.name)”, so code that searches the wrong bundle gets the wrong asset; rename one of them",
            note: group.count == 2 ? "the other asset" : "another asset")
        }
      }
      guard let first = group.indices.first(where: { set in group.indices.contains { clash(set, $0) } }),
        let second = group.indices.first(where: { clash(first, $0) })
      else { return nil }
      let other = members.firstIndex { $0.subject.path == group[second].path }
      return other.map { other in
        var finding = Finding(members, sharing: name, at: other)
        finding.fold = fold(group[first], group[second])
        return finding
      }
    }
  }

  /// Merges the findings about names that the same two catalogs share.
  private func fold(_ one: AssetSet, _ other: AssetSet) -> FindingFold {
    let (first, second) = (one.id.catalog, other.id.catalog)
    return FindingFold(["\(first)", "\(second)"], note: "another name that both catalogs have") { count, _ in
      "“\(other.name)” and \((count - 1).more("name")) belong to different assets in \(first) and \(second), so code that searches the wrong bundle gets the wrong asset; rename the assets in one of the catalogs"
    }
  }

  private static let kinds: Set<AssetKind> = [.image, .symbol, .color, .data]
}

/// Gives sets with the same content the same number, because numbers are faster to compare.
private struct ContentNumbers {
  private let numbers: [Int?]

  init(_ sets: [AssetSet], by measure: ContentMeasure) {
    var known: [SetContent: Int] = [:]
    numbers = sets.map { set in
      set.content(by: measure).map { content in
        let number = known[content] ?? known.count
        known[content] = number
        return number
      }
    }
  }

  func differ(_ one: Int, _ other: Int) -> Bool { numbers[one] == nil || numbers[one] != numbers[other] }
}
