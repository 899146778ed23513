internal import AssetModel

struct EmptyAsset: Rule {
  let about = RuleDescription(
    id: "empty_asset", category: .integrity, severity: .warning,
    summary: "Assets with no content.",
    rationale: """
      Code that uses an empty asset gets nothing, and no error. Leftovers from Xcode's templates, such as AccentColor \
      and AppIcon, are listed only with `--verbose`. If most sets of one kind in a catalog are empty, and more than \
      five are, a build script probably fills them, so they are reported as info.
      """,
    whenToDisable: "If a build script fills the assets after checkout.",
    examples: [
      Example("an image set without a file") {
        """
        ↓close.imageset/Contents.json: json {"images": [{"idiom": "universal", "scale": "1x"}]}
        """
      },
      Example("a color set without a color") {
        """
        ↓brand.colorset/Contents.json: json {"colors": [{"idiom": "universal"}]}
        """
      },
      Example("the app icon from Xcode's template") {
        """
        ↷AppIcon.appiconset/Contents.json: json {"images": [{"idiom": "universal", "size": "1024x1024"}]}
        """
      },
      Example("empty symbol sets that a build script probably fills") {
        """
        ↘A.xcassets/a.symbolset/Contents.json: json {"symbols": []}
        A.xcassets/b.symbolset/Contents.json: json {"symbols": []}
        A.xcassets/c.symbolset/Contents.json: json {"symbols": []}
        A.xcassets/d.symbolset/Contents.json: json {"symbols": []}
        A.xcassets/e.symbolset/Contents.json: json {"symbols": []}
        A.xcassets/f.symbolset/Contents.json: json {"symbols": []}
        """
      },
      Example("an empty layer of an icon") {
        """
        Icon.solidimagestack/Contents.json: json {"layers": [{"filename": "Middle.solidimagestacklayer"}]}
        Icon.solidimagestack/Middle.solidimagestacklayer/Content.imageset/Contents.json: json {"images": [{"idiom": "vision"}]}
        """
      },
      Example("an image set with one of two slots filled") {
        """
        close.imageset/close@2x.png: png 48x48
        close.imageset/Contents.json: json {"images": [{"scale": "1x"}, {"filename": "close@2x.png", "scale": "2x"}]}
        """
      },
      Example("an empty image set in a test target") {
        """
        .assetlint.yml: modules: [{name: Checks, kind: test, resources: [Checks]}]
        Checks/Assets.xcassets/close.imageset/Contents.json: json {"images": [{"idiom": "universal"}]}
        """
      },
      Example("an image set whose listed file is missing") {
        """
        close.imageset/close.png: missing
        """
      },
      Example("an empty image in a folder that git does not ignore") {
        """
        .gitignore: text Assets.xcassets/badge.imageset/
        badge.imageset/Contents.json: json {"images": [{"idiom": "universal"}]}
        ↓close.imageset/Contents.json: json {"images": [{"idiom": "universal"}]}
        """
      },
      Example("a few empty images, which are probably an oversight") {
        """
        ↓A.xcassets/a.imageset/Contents.json: json {"images": []}
        ↓A.xcassets/b.imageset/Contents.json: json {"images": []}
        ↓A.xcassets/c.imageset/Contents.json: json {"images": []}
        ↓A.xcassets/d.imageset/Contents.json: json {"images": []}
        ↓A.xcassets/e.imageset/Contents.json: json {"images": []}
        """
      },
      Example("a catalog in which half of the color sets are empty") {
        """
        ↓a.colorset/Contents.json: json {"colors": []}
        ↓b.colorset/Contents.json: json {"colors": []}
        ↓c.colorset/Contents.json: json {"colors": []}
        ↓d.colorset/Contents.json: json {"colors": []}
        ↓e.colorset/Contents.json: json {"colors": []}
        ↓f.colorset/Contents.json: json {"colors": []}
        g.colorset: #111111
        h.colorset: #222222
        i.colorset: #333333
        j.colorset: #444444
        k.colorset: #555555
        l.colorset: #666666
        """
      },
      Example("an empty color set whose name is similar to a template's") {
        """
        ↷AccentColor.colorset/Contents.json: json {"colors": [{"idiom": "universal"}]}
        ↷WidgetBackground.colorset/Contents.json: json {"colors": [{"idiom": "universal"}]}
        ↷LaunchBackground.colorset/Contents.json: json {"colors": [{"idiom": "universal"}]}
        ↓Background.colorset/Contents.json: json {"colors": [{"idiom": "universal"}]}
        ↓seed.dataset/Contents.json: json {"data": [{"idiom": "universal"}]}
        """
      },
    ])

  var needs: Needs { .modules }

  func check(_ project: Project) -> [Finding] {
    let empty = project.sets.filter {
      $0.isEmpty && $0.container == nil && !$0.isInTests && !$0.isFilledByBuild
    }
    let scripted = scriptedCatalogs(project, empty)
    let single = empty.filter { !scripted.keys.contains(Family($0)) }.map { set in
      guard set.isTemplateLeftover else {
        return Finding(
          about: set,
          set.kind == .data
            ? "“\(set.name)” is empty, so code that loads it gets no data; add a file, or delete the asset"
            : "“\(set.name)” is empty, so code that uses it shows nothing; fill it, or delete it")
      }
      let standard = set.kind == .color ? "default color" : "default instead"
      return Finding(
        about: set, "“\(set.name)” is empty, as in Xcode's template, so the system uses its \(standard)",
        grade: .excused)
    }
    let families = scripted.map { family, sets in
      let others = "\(sets.count - 1) more \(family.kind.rawValue) sets in \(family.catalog)"
      return Finding(
        sets.map {
          GroupMember(
            .asset, $0, "“\($0.name)” and \(others) are empty; check that a build script fills them")
        }, sharing: ["\(family.catalog)", family.kind.rawValue],
        at: 0, grade: .minor)
    }
    return single + families
  }

  private struct Family: Hashable {
    let catalog: RepositoryPath
    let kind: AssetKind

    init(_ set: AssetSet) {
      catalog = set.id.catalog
      kind = set.kind
    }
  }

  /// The empty sets that a script probably fills: more than five of one kind in a catalog, and more than half
  /// of all sets of that kind in it.
  private func scriptedCatalogs(_ project: Project, _ empty: [AssetSet]) -> [Family: [AssetSet]] {
    let all = Dictionary(grouping: project.sets, by: Family.init).mapValues(\.count)
    return Dictionary(grouping: empty, by: Family.init).filter { family, sets in
      sets.count > 5 && sets.count * 2 > all[family, default: 0]
    }
  }
}

extension AssetSet {
  fileprivate var isTemplateLeftover: Bool {
    switch kind {
    case .color: isNamedByTemplate
    case .image, .symbol, .data: false
    default: true
    }
  }
}
