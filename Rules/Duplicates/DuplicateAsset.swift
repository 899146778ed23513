internal import AssetModel

struct DuplicateAsset: Rule {
  var measure = ContentMeasure.bytes
  var minBytes = 64
  var appIcons = false
  var overrides = false
  var placeholders = false
  var tests = false

  static let options: [RuleOption<Self>] = [
    .value(
      "identity", \.measure,
      "When two files count as the same: if their bytes are identical, or if they look the same."),
    .value("min_bytes", \.minBytes, "Copies with fewer bytes than this are ignored."),
    .value("app_icons", \.appIcons, "Whether copies of app icons are reported."),
    .value("overrides", \.overrides, "Whether declared overrides count as copies."),
    .value(
      "placeholders", \.placeholders,
      "Whether images of a single color count as copies. Has an effect only with `identity: picture`."),
    .value("tests", \.tests, "Whether assets in tests and fixtures count as copies."),
  ]

  let about = RuleDescription(
    id: "duplicate_asset", category: .duplicates, severity: .warning,
    summary: "Assets with the same content.",
    rationale: """
      A copied asset ships its bytes twice, and when one copy is redrawn, the other is forgotten. Files count as the \
      same if their bytes are equal, and colors if their values are equal, even if they are written differently. The \
      copy to keep is one that a build setting, an Info.plist or a launch screen refers to. If there is none, these \
      criteria decide, in this order: the copy is used; all code that uses the others can load it, for example because \
      it is in a framework that the app links; it is in a shared catalog; it sets more rendering properties, such as \
      template rendering; it has the most uses; its path comes first. Some copies are reported as info: copies that no \
      app ships together, such as those for two platforms; copies in an app and its extension, since neither can read \
      the other's bundle; copies whose names are composed at run time; copies used by a storyboard or another file \
      that is not code, because such a file can use only assets in its own bundle; copies for different themes, such \
      as `tick` and `tick_dark`; and small copies for different states, devices or steps, such as `button_normal` \
      and `button_selected`. Equal colors under different names are often intentional: they get one info line per catalog, \
      and `--verbose` lists them. Sprites of atlases are not compared with each other, because code may show all of them.
      """,
    whenToDisable: """
      If each module ships on its own and has to include its own copies. For a pair that is about to diverge, \
      suppress the finding with a reason instead.
      """,
    examples: [
      Example("the same file under two names") {
        """
        close.imageset/close.png: png 24x24 red
        ↓dismiss.imageset/dismiss.png: copy of close.imageset/close.png
        """
      },
      Example("the same asset in two groups of a catalog") {
        """
        Old/close.imageset/close.png: png 24x24 red
        ↓Tabs/close.imageset/close.png: png 24x24 red
        """
      },
      Example("an app's copy of an image from the shared catalog") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
        ↓App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("an app's copy of an image that a framework and its resource bundle compile") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
            - {name: KitResources, kind: resource-bundle, resources: [Kit]}
        App/App.swift: func f() { show(UIImage(named: "tick")) }
        ↓App/Assets.xcassets/tick.imageset/tick.png: png 24x24 red
        Kit/Assets.xcassets/tick.imageset/tick.png: png 24x24 red
        Kit/Kit.swift: func g() { show(UIImage(named: "tick", in: Bundle(for: Kit.self), with: nil)) }
        """
      },
      Example("three copies, reported as one finding") {
        """
        a.imageset/a.png: png 24x24 red
        ↓b.imageset/b.png: png 24x24 red
        c.imageset/c.png: png 24x24 red
        """
      },
      Example("copies in two apps, reported as info") {
        """
        .assetlint.yml:
          modules:
            - {name: One, kind: app, resources: [One]}
            - {name: Two, kind: app, resources: [Two]}
        One/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↘Two/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("copies in an app and its extension, reported as info") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App], dependencies: [Widget]}
            - {name: Widget, kind: app-extension, resources: [Widget]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↘Widget/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("an app's copy of an image in a framework shared with its extension") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App], dependencies: [Kit, Widget]}
            - {name: Kit, kind: framework, resources: [Kit]}
            - {name: Widget, kind: app-extension, dependencies: [Kit]}
        ↓App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("the same color, written in two ways") {
        """
        brand.colorset: #FF8000
        ↘accent.colorset/Contents.json: json {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", \\
        "components": {"red": "1.000", "green": "128", "blue": "0", "alpha": "1.000"}}}]}
        """
      },
      Example("a copy of the color that a build setting refers to") {
        """
        project.yml:
          name: Shop
          targets:
            App:
              type: application
              platform: iOS
              sources: [App]
              settings: {ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: Tint}
        ↘App/Assets.xcassets/Brand.colorset: #FF8000
        App/Assets.xcassets/Tint.colorset: #FF8000
        """
      },
      Example("a linked library's copy of the app's accent color, reported as info") {
        """
        project.yml:
          name: Shop
          targets:
            App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}]}
            Kit: {type: framework, platform: iOS, sources: [Kit]}
        App/Assets.xcassets/AccentColor.colorset: #FF8000
        ↘Kit/Assets.xcassets/AccentColor.colorset: #FF8000
        """
      },
      Example("a copied AccentColor in an app with a different accent color") {
        """
        project.yml:
          name: Shop
          targets:
            App:
              type: application
              platform: iOS
              sources: [App]
              dependencies: [{target: Kit}]
              settings: {ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: Tint}
            Kit: {type: framework, platform: iOS, sources: [Kit]}
        ↓App/Assets.xcassets/AccentColor.colorset: #FF8000
        App/Assets.xcassets/Tint.colorset: #0080FF
        Kit/Assets.xcassets/AccentColor.colorset: #FF8000
        """
      },
      Example("equal frames in an atlas, and an image that is also in the atlas") {
        """
        walk.spriteatlas/step1.imageset/a.png: png 24x24 red
        ↷walk.spriteatlas/step2.imageset/a.png: png 24x24 red
        walk.spriteatlas/star.imageset/a.png: png 24x24 blue
        ↓star.imageset/a.png: png 24x24 blue
        """
      },
      Example("an app's copy of an image in a linked design library") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App], dependencies: [Design]}
            - {name: Design, kind: framework, resources: [Design]}
        ↓App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Design/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("a copy in a library that cannot read the app's bundle") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/Assets.xcassets/done.imageset/done.png: png 24x24 red
        App/App.swift: show(UIImage(named: "done"))
        ↘Kit/Assets.xcassets/success.imageset/success.png: png 24x24 red
        Kit/states.json: json {"icon": "success"}
        """
      },
      Example("a color copied under the same name, and under another name") {
        """
        App/Assets.xcassets/brand.colorset: #FF8000
        ↘Kit/Assets.xcassets/accent.colorset: #FF8000
        ↓Kit/Assets.xcassets/brand.colorset: #FF8000
        """
      },
      Example("a copy whose name is in a data file") {
        """
        close.imageset/close.png: png 24x24 red
        ↓dismiss.imageset/dismiss.png: png 24x24 red
        App.swift: show(UIImage(named: "close"))
        presets.json: json {"icon": "dismiss"}
        """
      },
      Example("copies listed in a data file and loaded by computed names, reported as info") {
        """
        stop-red.imageset/stop.png: png 24x24 red
        ↘stop-silver.imageset/stop.png: png 24x24 red
        App.swift: func f(_ stop: Stop) { show(UIImage(named: stop.icon)) }
        stops.json: json [{"icon": "stop-red"}, {"icon": "stop-silver"}]
        """
      },
      Example("copies whose names come from decoded data, reported as info") {
        """
        03d.imageset/a.png: png 24x24 red
        ↘03n.imageset/a.png: png 24x24 red
        App.swift:
          struct Weather: Decodable { let icon: String }
          func f(_ data: Data) { if let weather = try? JSONDecoder().decode(Weather.self, from: data) { show(UIImage(named: weather.icon)) } }
        sample.json: json [{"icon": "03d"}, {"icon": "03n"}]
        """
      },
      Example("a copy with the same name as an enum case") {
        """
        close.imageset/close.png: png 24x24 red
        ↓closeThin.imageset/close.png: png 24x24 red
        App.swift:
          enum Style: String { case closeThin; var width: Int { 1 } }
          func show() { use(UIImage(named: "close")); send(Style.closeThin.rawValue) }
        """
      },
      Example("a copy with an enum case's name, in an app that computes image names") {
        """
        close.imageset/close.png: png 24x24 red
        ↓closeThin.imageset/close.png: png 24x24 red
        App.swift:
          enum Style: String { case closeThin; var width: Int { 1 } }
          func show(_ item: Item) { use(UIImage(named: "close"), UIImage(named: item.icon)); send(Style.closeThin.rawValue) }
        """
      },
      Example("a folder that was copied") {
        """
        Icons/a.imageset/a.png: png 24x24 red
        Icons/b.imageset/b.png: png 24x24 blue
        Icons/c.imageset/c.png: png 24x24 green
        ↓Old/a.imageset/a.png: png 24x24 red
        Old/b.imageset/b.png: png 24x24 blue
        Old/c.imageset/c.png: png 24x24 green
        """
      },
      Example("two assets that were copied with their folder, reported separately") {
        """
        Icons/a.imageset/a.png: png 24x24 red
        Icons/b.imageset/b.png: png 24x24 blue
        ↓Old/a.imageset/a.png: png 24x24 red
        ↓Old/b.imageset/b.png: png 24x24 blue
        """
      },
      Example("copies with different rendering properties, reported as info") {
        """
        ↘a.imageset/Contents.json: json {"images": [{"idiom": "universal", "filename": "a.png"}]}
        a.imageset/a.png: png 24x24 red
        b.imageset/Contents.json: json {"images": [{"idiom": "universal", "filename": "b.png"}], \\
        "properties": {"template-rendering-intent": "template"}}
        b.imageset/b.png: png 24x24 red
        ↘c.imageset/Contents.json: json {"images": [{"idiom": "universal", "filename": "c.svg"}]}
        c.imageset/c.svg: svg 24x24 red
        d.imageset/Contents.json: json {"images": [{"idiom": "universal", "filename": "d.svg"}], \\
        "properties": {"preserves-vector-representation": true}}
        d.imageset/d.svg: svg 24x24 red
        e.imageset/Contents.json: json {"images": [{"idiom": "universal", "filename": "e.png"}], \\
        "properties": {"template-rendering-intent": "template"}}
        e.imageset/e.png: png 24x24 blue
        ↓f.imageset/Contents.json: json {"images": [{"idiom": "universal", "filename": "f.png"}], \\
        "properties": {"template-rendering-intent": "template"}}
        f.imageset/f.png: png 24x24 blue
        """
      },
      Example("copies in two plug-ins of an app, reported as info, and copies in two frameworks") {
        """
        project.yml:
          name: Apps
          targets:
            App:
              type: application
              platform: macOS
              sources: [App]
              dependencies: [{target: One}, {target: Two}, {target: Kit}, {target: Pad}]
            One: {type: bundle, platform: macOS, sources: [One]}
            Two: {type: bundle, platform: macOS, sources: [Two]}
            Kit: {type: framework, platform: macOS, sources: [Kit]}
            Pad: {type: framework, platform: macOS, sources: [Pad]}
        One/Assets.xcassets/close.imageset/close.png: png 24x24 red
        One/One.swift: class One { func f() { show(Bundle(for: One.self).image(forResource: "close")) } }
        ↘Two/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Two/Two.swift: class Two { func f() { show(Bundle(for: Two.self).image(forResource: "close")) } }
        Kit/Assets.xcassets/open.imageset/open.png: png 24x24 blue
        Kit/Kit.swift: class Kit { func f() { show(Bundle(for: Kit.self).image(forResource: "open")) } }
        ↓Pad/Assets.xcassets/open.imageset/open.png: png 24x24 blue
        Pad/Pad.swift: class Pad { func f() { show(Bundle(for: Pad.self).image(forResource: "open")) } }
        """
      },
      Example("a copy in a catalog that no target compiles, reported as info") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↘Base/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("two assets with light and dark swapped") {
        """
        a.imageset/a.png: png 24x24 red
        a.imageset/a~dark.png: png 24x24 blue
        b.imageset/b.png: png 24x24 blue
        b.imageset/b~dark.png: png 24x24 red
        """
      },
      Example("two assets that share an image, one at 2x and the other at 1x") {
        """
        small.imageset/small@2x.png: png 24x24 red
        large.imageset/large.png: png 24x24 red
        """
      },
      Example("app icons, since every app has its own") {
        """
        AppIcon.appiconset/icon.png: png 1024x1024 red
        ↷Beta/AppIcon.appiconset/icon.png: png 1024x1024 red
        """
      },
      Example("another encoding of the same pixels, with `identity: picture`") {
        """
        .assetlint.yml:
          duplicate_asset:
            identity: picture
            placeholders: true
        a.imageset/a.png: png 24x24 red
        ↓b.imageset/b.png: png 24x24 red palette
        c.imageset/c.png: png 24x24 blue
        """
      },
      Example("a copy in a third-party framework") {
        """
        App/Assets.xcassets/a.imageset/a.png: png 24x24 red
        ↷Maps.xcframework/Maps.framework/Assets.xcassets/a.imageset/a.png: png 24x24 red
        """
      },
      Example("a copy next to a checked-in third-party framework, and a copy in the team's own SDK") {
        """
        App/Assets.xcassets/a.imageset/a.png: png 24x24 red
        ↷MapsSDK/Resources/Assets.xcassets/a.imageset/a.png: png 24x24 red
        MapsSDK/Maps.framework/Headers/Maps.h: text int maps;
        App/Assets.xcassets/b.imageset/b.png: png 24x24 blue
        ↓PaySDK/Resources/Assets.xcassets/b.imageset/b.png: png 24x24 blue
        PaySDK/Core.framework/Headers/Core.h: text int core;
        PaySDK/Sources/Pay.swift: let pay = 1
        """
      },
      Example("a copy next to a framework but outside an SDK, and a copy in an SDK without frameworks") {
        """
        App/Assets.xcassets/a.imageset/a.png: png 24x24 red
        App/Frameworks/Maps.framework/Headers/Maps.h: text int maps;
        ↓Resources/Assets.xcassets/a.imageset/a.png: png 24x24 red
        Resources/Pay.framework/Headers/Pay.h: text int pay;
        App/Assets.xcassets/b.imageset/b.png: png 24x24 blue
        ↓PaySDK/Resources/Assets.xcassets/b.imageset/b.png: png 24x24 blue
        """
      },
      Example("a copy in a folder called Test that is part of the app") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/Assets.xcassets/a.imageset/a.png: png 24x24 red
        ↓App/Test/Assets.xcassets/b.imageset/b.png: png 24x24 red
        """
      },
      Example("a copy for another theme, reported as info") {
        """
        ↘tick_dark.imageset/a.png: png 24x24 red
        tick.imageset/a.png: png 24x24 red
        done.imageset/a.png: png 24x24 blue
        ↓mark.imageset/a.png: png 24x24 blue
        """
      },
      Example("small copies for different states or devices, reported as info") {
        """
        03_door_ajar.imageset/a.png: png 24x24 red
        ↘12_door_ajar.imageset/a.png: png 24x24 red
        filter_cold.imageset/a.png: png 24x24 blue
        ↘filter_none.imageset/a.png: png 24x24 blue
        filter_warm.imageset/a.png: png 24x24 blue
        page1.imageset/a.png: png 24x24 green
        ↓page2.imageset/a.png: png 24x24 green
        tab_main.imageset/a.png: png 24x24 black
        ↓tab_old.imageset/a.png: png 24x24 black
        signal0.imageset/a.png: png 24x24 #FFFF00
        ↘signal1.imageset/a.png: png 24x24 #FFFF00
        signal2.imageset/a.png: png 24x24 #00FFFF
        menu_home.imageset/a.png: png 24x24 white
        ↓menu_start.imageset/a.png: png 24x24 white
        App.swift:
          func f() { show(UIImage(named: "03_door_ajar"), UIImage(named: "12_door_ajar"), UIImage(named: "filter_cold")) }
          func g() { show(UIImage(named: "filter_none"), UIImage(named: "filter_warm"), UIImage(named: "menu_home")) }
          func i() { show(UIImage(named: "signal0"), UIImage(named: "signal1"), UIImage(named: "signal2")) }
          func h() { show(UIImage(named: "page1"), UIImage(named: "page2"), UIImage(named: "tab_main"), UIImage(named: "tab_old")) }
        """
      },
      Example("small and large copies with opposite names") {
        """
        shade_closed.imageset/a.png: png 24x24 red
        ↘shade_open.imageset/a.png: png 24x24 red
        hero_left.imageset/a.jpg: bytes 20000
        ↓hero_right.imageset/a.jpg: copy of hero_left.imageset/a.jpg
        App.swift:
          func f() { show(UIImage(named: "shade_closed"), UIImage(named: "shade_open")) }
          func g() { show(UIImage(named: "hero_left"), UIImage(named: "hero_right")) }
        """
      },
      Example("a copy that code loads by a name from another file") {
        """
        ↓add.imageset/a.png: png 24x24 red
        plus.imageset/a.png: png 24x24 red
        ↓less.imageset/a.png: png 24x24 blue
        minus.imageset/a.png: png 24x24 blue
        Names.swift: let names = ["add"]
        App.swift:
          func f() { for name in names { show(UIImage(named: name)) }; show(UIImage(named: "plus"), UIImage(named: "plus")) }
          func g() { show(UIImage(named: "less"), UIImage(named: "minus"), UIImage(named: "minus")) }
        """
      },
      Example("the less used of two copies") {
        """
        ↓add.imageset/a.png: png 24x24 red
        plus.imageset/a.png: png 24x24 red
        App.swift: func f() { show(UIImage(named: "add"), UIImage(named: "plus")); g(UIImage(named: "plus")) }
        """
      },
      Example("a copy for tests") {
        """
        App/Assets.xcassets/a.imageset/a.png: png 24x24 red
        ↷AppTests/Assets.xcassets/a.imageset/a.png: png 24x24 red
        """
      },
      Example("a declared override") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
        ↷Brand/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
    ])

  /// Always includes `.usage`, because usage decides which copy to keep. Without it, the advice would depend on whether
  /// another rule that needs usage also runs.
  var needs: Needs { measure.needs.union([.modules, .usage]) }

  func check(_ project: Project) -> [Finding] {
    let download = CatalogCompany(.download, in: project)
    let ranking = CopyRanking(project)
    return project.sets.filter { $0.isAddressable && $0.kind.canBeCopied }.grouped(by: measure).flatMap {
      group -> [Finding] in
      let names = Dictionary(grouping: group, by: \.name)
      guard group[0].kind == .color, names.count > 1 else { return [copies(group, download, ranking)] }
      // Several names for one color are normal in a palette, but equal colors with the same name are copies.
      let models = names.values.map { ranking.keptFirst($0)[0] }
      return [aliases(models, download, ranking)]
        + names.values.filter { $0.count > 1 }.map { copies($0, download, ranking, of: $0[0].name) }
    }
  }

  private func copies(
    _ group: [AssetSet], _ download: CatalogCompany, _ ranking: CopyRanking, of name: String = ""
  ) -> Finding {
    // Assets that are allowed to be copies do not count. If fewer than two assets remain, the finding only explains
    // why the copies are allowed.
    let areSprites = group.allSatisfy { $0.atlas != nil }
    let counted = areSprites ? [] : group.filter { excuse(for: $0) == nil }
    let isExcused = counted.count < 2
    let members = ranking.keptFirst(isExcused ? group : counted)
    let kept = members[0]
    let copies = members.dropFirst()
    let ties = copies.reduce(into: [:]) { $0[$1.path] = ranking.tie(of: $1, to: kept) }
    let replaceable = copies.filter { ties[$0.path] == nil }
    let isApart = copies.allSatisfy { ranking.areApart(kept, $0) }
    let differences = AssetSet.differences(of: members)
    let isUnplaced = download.isLost(among: members.map(\.id.catalog))
    let isShippedTwice = download.mayMeet(members.map(\.id.catalog))
    let bytes = copies.reduce(0) { $0 + $1.byteCount }

    let cost = bytes > 0 ? ", which wastes \(bytes.byteText)" : ""
    let remark =
      isShippedTwice
      ? cost
      : bytes > 0
        ? "\(cost) in the repository, but no app ships more than one of them"
        : ", though no app ships more than one of them"
    let isOnPurpose =
      (members.areSiblings || ranking.areSteps(members))
      && !members.contains(where: ranking.isUnused)
    let areOpposites = isOnPurpose && members.count == 2 && members.areOpposites
    let isFixed = members.contains(where: ranking.isNamedByBundle)
    let apart =
      copies.count == 1
      ? "neither bundle can load assets from the other, so to keep only one copy, put it in a catalog that both targets compile\(isFixed ? "" : ", or in a framework that both link")"
      : "the bundles of the other copies cannot load assets from \(kept.id.catalog), so to keep only one copy, put it in a catalog that all the targets compile\(isFixed ? "" : ", or in a framework that all of them link")"
    let precaution = ranking.precaution(deleting: replaceable, for: kept)
    let caution = differences.isEmpty ? "" : " (they differ in \(differences.joined(separator: " and ")))"
    let using = { (set: AssetSet, those: String) in
      // If the kept copy is in the same catalog and has the same name, code that uses the other one need not change.
      if set.id == kept.id { return "" }
      return ranking.newHome(of: set, replacedBy: kept).map { home in
        ranking.isInternal(kept)
          ? "in \(home), make \(those) accessible to other modules, change the code to use \(those == "those" ? "them" : "it"), and then "
          : "change the code to load \(those) from the bundle of \(home), and then "
      } ?? "use \(those) and "
    }
    let message = { (set: AssetSet) in
      let isKept = set.path == kept.path
      let model = isKept ? members[1] : kept
      let have = copies.count == 1 ? "has" : "and \((copies.count - 1).more("asset")) have"
      let text = "“\(set.name)” \(have) the same content as “\(model.name)” in \(model.id.catalog)\(remark)"
      if isExcused {
        let reason = areSprites ? "sprites of atlases" : group.lazy.compactMap { excuse(for: $0) }.first ?? ""
        return "\(text) (allowed: \(reason))"
      }
      if isApart { return "\(text); \(apart)\(caution)" }
      if areOpposites {
        return
          "“\(set.name)” and “\(model.name)” show the same image\(remark); if that is not intended, replace one of them"
      }
      if isUnplaced {
        return
          "\(text). The project files do not say which targets compile each copy; if a target compiles more than one copy, keep only one\(caution)"
      }
      if let tie = ties[isKept && replaceable.isEmpty ? model.path : set.path] {
        return "\(text); \(tie.advice(isKept ? model.name : set.name))\(caution)"
      }
      if isKept {
        let others =
          replaceable.count == copies.count
          ? copies.count == 1 ? "the other" : "the others"
          : replaceable.map { "“\($0.name)”" }.listed("and")
        return "\(text); keep this one and delete \(others)\(precaution)\(caution)"
      }
      let isAlone = copies.count == 1 || replaceable.count < copies.count
      let first = isAlone ? ranking.precaution(deleting: [set], for: kept) : precaution
      return
        "\(text); \(using(set, "that one"))delete \(isAlone ? "this one" : "these")\(first)\(caution)"
    }
    var finding = Finding(
      members.map { set in
        let isKept = set.path == kept.path
        return GroupMember(
          isKept ? .kept : .copy, set, message(set),
          note: !isKept
            ? ties[set.path] == nil || isApart || replaceable.isEmpty
              ? "another copy" : "another copy, which also has to stay"
            : !isApart && !isUnplaced && !areOpposites && !replaceable.isEmpty
              ? "the copy to keep" : copies.count == 1 ? "the other copy" : "another copy",
          savings: isExcused || ties[set.path] != nil && !isApart ? [] : set.payloads.map(Saving.init))
      },
      sharing: (kept.content(by: measure)?.words ?? []) + (name.isEmpty ? [] : ["named", name]),
      grade: isExcused
        ? .excused
        : !differences.isEmpty || !isShippedTwice || isApart || isUnplaced || replaceable.isEmpty
          || members.areThemes || isOnPurpose && bytes < Self.mostOnPurpose
          ? .minor : .normal)
    if !isExcused, !isApart, !isUnplaced, !areOpposites {
      finding.removes = Set(replaceable.map { Place($0.path) })
    }
    let tie = ties[members[1].path]
    finding.statement =
      isApart || isUnplaced ? "\(isApart)" : areOpposites ? "opposites" : tie?.advice() ?? precaution
    if members.count == 2, precaution.isEmpty, !areOpposites {
      let advice =
        if isApart {
          "; \(apart)"
        } else if isUnplaced {
          "; no project file says that a target compiles both copies, so delete these only if a target does"
        } else if let tie {
          "; \(tie.advice())"
        } else {
          "; \(using(members[1], "those"))delete these"
        }
      finding.fold = fold(kept, members[1], advice)
    }
    finding.narrowing = { gone in
      self.copies(group.filter { !gone.contains($0.path) }, download, ranking, of: name)
    }
    return finding
  }

  /// Copies that seem to be made for several states or devices are reported as info if they waste fewer bytes than
  /// this. Engineers cared about one of 11 findings about such copies, and the copies in that finding wasted more.
  private static let mostOnPurpose = 10_000

  /// Merges the findings about assets that were copied together with their folder. Nil if both assets are in the same
  /// folder.
  private func fold(_ kept: AssetSet, _ copy: AssetSet, _ advice: String) -> FindingFold? {
    let (original, folder) = (kept.path.parent, copy.path.parent)
    guard original != folder else { return nil }
    return FindingFold(
      ["\(original)", "\(folder)", advice], fewest: 3, note: "a copy of “\(kept.name)”"
    ) { count, bytes in
      let cost = bytes > 0 ? ", which wastes \(bytes.byteText)" : ""
      return
        "“\(copy.name)” and \((count - 1).more("asset")) in \(folder) are copies of those in \(original)\(cost)"
        + advice
    }
  }

  private func aliases(
    _ group: [AssetSet], _ download: CatalogCompany, _ ranking: CopyRanking
  ) -> Finding {
    let members = ranking.keptFirst(group)
    let apart = download.mayMeet(members.map(\.id.catalog)) ? "" : ", though no app ships both"
    let kept = members[0]
    var finding = Finding(
      members.map { set in
        let model = set.path == kept.path ? members[1] : kept
        return GroupMember(
          set.path == kept.path ? .kept : .copy, set,
          "“\(set.name)” is the same color as “\(model.name)”\(apart); keep both names only if the colors may diverge",
          note: "the same color")
      },
      sharing: (kept.content(by: measure)?.words ?? []) + ["names"], grade: .minor)
    let (name, catalog) = (members[1].name, members[1].id.catalog)
    finding.fold = FindingFold(["names", "\(catalog)", apart], note: "the same color as “\(kept.name)”") {
      count, _ in
      "“\(name)” and \((count - 1).more("color")) in \(catalog) repeat colors such as “\(kept.name)” under other names\(apart.isEmpty ? "" : ", though no app ships both a color and its copy"); "
        + "keep several names for a color only if the colors may diverge"
    }
    finding.narrowing = { gone in
      let left = group.filter { !gone.contains($0.path) }
      return left.count > 1 ? self.aliases(left, download, ranking) : nil
    }
    return finding
  }

  /// Why the set is allowed to be a copy, such as “a declared override”. Nil if it is not allowed.
  private func excuse(for set: AssetSet) -> String? {
    if !overrides, set.role == .override { return "a declared override" }
    if !appIcons, set.kind == .appIcon { return "every app has its own icon" }
    if !tests, set.isInTests { return "test assets" }
    if set.isVendored { return "third-party code" }
    guard set.kind != .color else { return nil }
    if set.byteCount < minBytes { return "smaller than \(minBytes.byteText)" }
    if !placeholders, set.payloads.allSatisfy({ $0.look?.isSingleColor == true }) {
      return "a single color"
    }
    return nil
  }
}

extension CopyTie {
  /// Why the copies cannot just be deleted, and what to do instead. Without a `name`, the text is about several copies.
  fileprivate func advice(_ name: String? = nil) -> String {
    switch self {
    case .madeName(.file(let file)):
      "\(file) composes names like these at run time, so keep the copies unless it can use one name for them"
    case .madeName(.data(let file)):
      "code may get these names from data such as \(file), so keep the copies unless you can make all such data refer to one name"
    case .madeName(.unknown):
      "code may compose names like these at run time, so keep the copies unless it can use one name for them"
    case .sharedName(let file):
      name.map {
        "\(file) uses the name “\($0)” for another asset, too, so the name in that file cannot be changed; keep the copies"
      }
        ?? "\(file) uses these names for other assets, too, so the names in that file cannot be changed; keep the copies"
    case .ownBundle(let file):
      "\(file) can refer only to assets in its own bundle, so to keep only one copy, put it in a catalog that all the targets compile"
    case .reach:
      "some code that uses one copy cannot read the bundle of the other, so to keep only one copy, put it in a catalog that all the targets compile, or in a framework that all of them link"
    case .systemName:
      "one of the copies is loaded by the system rather than by code, and only from its own bundle; to keep a single copy, put it in a catalog that all the targets compile"
    }
  }
}

extension AssetKind {
  fileprivate var canBeCopied: Bool {
    switch self {
    case .image, .symbol, .data, .color, .sticker, .arReferenceImage, .appIcon: true
    default: false
    }
  }
}

extension [AssetSet] {
  /// Whether the names differ only in words for a theme, as `tick` and `tick_dark` do. Code chooses between such
  /// assets, so deleting one would complicate that code.
  fileprivate var areThemes: Bool {
    let names = map { symbolWords(of: $0.name).map { $0.lowercased() }.filter { !themeWords.contains($0) } }
    return Set(names).count == 1 && !names[0].isEmpty && Set(map(\.name)).count == count
  }

  /// Whether the sets are in one catalog, and their names seem to be for several states or devices, such as
  /// `filter_cold` and `filter_none`. The names must meet these conditions:
  /// - They differ in at most one word, not counting numbers.
  /// - That word does not mark a copy, as `old` does.
  /// - If numbers differ, they are not at the end.
  fileprivate var areSiblings: Bool {
    guard Set(map(\.id.catalog)).count == 1, Set(map(\.name)).count == count else { return false }
    let names = map { symbolWords(of: $0.name).map { $0.lowercased() } }
    guard Set(names.map(\.count)).count == 1 else { return false }
    let differing = names[0].indices.filter { index in Set(names.map { $0[index] }).count > 1 }
    let (numbers, words) = (
      differing.filter { index in names.allSatisfy { $0[index].allSatisfy(\.isNumber) } },
      differing.filter { index in names.allSatisfy { !$0[index].contains(where: \.isNumber) } }
    )
    guard numbers.count + words.count == differing.count, words.count <= 1,
      names[0].indices.contains(where: { !differing.contains($0) && !names[0][$0].allSatisfy(\.isNumber) })
    else { return false }
    return !numbers.contains(names[0].count - 1)
      && !words.contains { index in names.contains { Self.copyWords.contains($0[index]) } }
  }

  private static let copyWords: Set = ["backup", "bak", "copy", "final", "new", "old", "temp", "tmp"]

  /// Whether the names contain opposite words, such as `open` and `closed`.
  fileprivate var areOpposites: Bool {
    let words = map { Set(symbolWords(of: $0.name).map { $0.lowercased() }) }
    return Self.opposites.contains { one, other in
      words.contains { $0.contains(one) } && words.contains { $0.contains(other) }
        && !words.contains { $0.contains(one) && $0.contains(other) }
    }
  }

  private static let opposites = [
    ("open", "closed"), ("opened", "closed"), ("open", "close"), ("on", "off"), ("yes", "no"),
    ("true", "false"),
    ("normal", "selected"), ("selected", "unselected"), ("selected", "deselected"), ("active", "inactive"),
    ("enabled", "disabled"), ("enable", "disable"), ("checked", "unchecked"), ("pressed", "normal"),
    ("left", "right"), ("up", "down"), ("top", "bottom"), ("next", "previous"), ("full", "empty"),
    ("locked", "unlocked"), ("lock", "unlock"), ("online", "offline"), ("in", "out"), ("start", "stop"),
  ]
}
