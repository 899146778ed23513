internal import AssetModel

/// Finds names that two assets in one catalog or bundle share.
struct DuplicateName: Rule {
  let about = RuleDescription(
    id: "duplicate_name", category: .duplicates, severity: .error,
    summary: "Two assets with the same name in one bundle.",
    rationale: """
      Code refers to assets by name. If two assets in one bundle have the same name, the build order decides which one \
      is shown, and the other ships for nothing. Declaring an override does not change that. The two assets can be in \
      one catalog, or in two catalogs that are compiled together, according to the project files. Two assets with the \
      same content are reported one severity lower.
      """,
    whenToDisable: """
      If a build script decides which catalogs a target compiles. Try declaring the targets under `modules:` first.
      """,
    examples: [
      Example("the same name in two groups without namespaces") {
        """
        Old/close.imageset/close.png: png 24x24 red
        ↓Tabs/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("copies in two groups without namespaces, reported as a warning") {
        """
        Old/close.imageset/close.png: png 24x24 red
        ↘Tabs/close.imageset/close.png: png 24x24 red
        """
      },
      Example("an asset in two folders whose names differ only in case, one without a Contents.json") {
        """
        Assets.xcassets/Old/close.imageset/close.png: png 24x24 red
        Assets.xcassets/old/close.imageset/Contents.json: json {"images": [{"filename": "close.png"}]}
        Assets.xcassets/Old/close.imageset/Contents.json: none
        """
      },
      Example("two atlases with the same name, and an image with the name of a sprite") {
        """
        Old/walk.spriteatlas/step.imageset/a.png: png 24x24 red
        ↓walk.spriteatlas/Contents.json: json {}
        walk.spriteatlas/step.imageset/a.png: png 24x24 blue
        Old/run.spriteatlas/hop.imageset/a.png: png 24x24 green
        ↓hop.imageset/a.png: png 24x24 black
        """
      },
      Example("copies of an atlas in two groups, reported as a warning") {
        """
        Old/walk.spriteatlas/step.imageset/a.png: png 24x24 red
        ↘walk.spriteatlas/Contents.json: json {}
        walk.spriteatlas/step.imageset/a.png: png 24x24 red
        """
      },
      Example("sprites with the same name in two atlases") {
        """
        run.spriteatlas/step.imageset/a.png: png 24x24 red
        walk.spriteatlas/step.imageset/a.png: png 24x24 blue
        """
      },
      Example("an image and a symbol with the same name") {
        """
        ↓Old/close.symbolset/close.svg: svg 24x24
        close.imageset/close.png: png 24x24 red
        """
      },
      Example("the same name in two catalogs of an app") {
        """
        .assetlint.yml:
          modules:
            - name: App
              kind: app
              resources: [One, Two]
        One/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↓Two/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("the same name in an app and a static library it links") {
        """
        .assetlint.yml:
          modules:
            - name: App
              kind: app
              resources: [One]
              dependencies: [Kit]
            - name: Kit
              kind: static-library
              resources: [Two]
        One/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↓Two/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("a framework that compiles the catalogs of two brands") {
        """
        .assetlint.yml:
          modules:
            - {name: One, kind: app, resources: [One], dependencies: [Kit]}
            - {name: Two, kind: app, resources: [Two], dependencies: [Kit]}
            - {name: Kit, kind: framework, resources: [One, Two]}
        One/Assets.xcassets/brand.colorset: #FF0000
        ↓Two/Assets.xcassets/brand.colorset: #00FF00
        """
      },
      Example("an iPhone icon and a watch icon with the same name, in a watch app") {
        """
        project.yml:
          name: Apps
          targets: {Watch: {type: application.watchapp2, platform: watchOS, sources: [App, Watch]}}
        App/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", \\
        "size": "60x60", "scale": "2x"}]}
        App/A.xcassets/AppIcon.appiconset/a.png: png 120x120
        Watch/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", \\
        "platform": "watchos", "size": "1024x1024"}]}
        Watch/A.xcassets/AppIcon.appiconset/a.png: png 1024x1024
        """
      },
      Example("the same name inside and outside a namespace") {
        """
        Old/Contents.json: json {"properties": {"provides-namespace": true}}
        Old/close.imageset/close.png: png 24x24 red
        close.imageset/close.png: png 24x24 blue
        """
      },
      Example("a color and an image with the same name") {
        """
        brand.colorset: #FF0000
        brand.imageset/brand.png: png 24x24 red
        """
      },
      Example("the same name in an app and a framework it links") {
        """
        .assetlint.yml:
          modules:
            - name: App
              kind: app
              resources: [One]
              dependencies: [Kit]
            - name: Kit
              kind: framework
              resources: [Two]
        One/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Two/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("an outdated XcodeGen spec next to an Xcode project") {
        """
        One/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Two/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        project.yml:
          name: Old
          targets:
            App: {type: application, platform: iOS, sources: [One, Two]}
        New.xcodeproj/project.pbxproj:
          {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T, U); };
            G = {isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = One/Assets.xcassets; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = Two/Assets.xcassets; sourceTree = "<group>"; };
            C = {isa = PBXBuildFile; fileRef = A; };
            D = {isa = PBXBuildFile; fileRef = B; };
            X = {isa = PBXResourcesBuildPhase; files = (C); };
            Y = {isa = PBXResourcesBuildPhase; files = (D); };
            T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (X); };
            U = {isa = PBXNativeTarget; name = U; productType = "com.apple.product-type.application"; buildPhases = (Y); };
          }; }
        """
      },
      Example("catalogs that no project file mentions") {
        """
        One/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Two/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("the empty app icon from an extension's template") {
        """
        .assetlint.yml:
          modules:
            - {name: Widget, kind: app-extension, resources: [App, Widget]}
        App/Assets.xcassets/AppIcon.appiconset/icon.png: png 1024x1024
        Widget/Assets.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"idiom": "universal", "size": "1024x1024"}]}
        """
      },
      Example("empty colors from Xcode's templates") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/A.xcassets/AccentColor.colorset/Contents.json: json {"colors": [{"idiom": "universal"}]}
        App/B.xcassets/AccentColor.colorset/Contents.json: json {"colors": [{"idiom": "universal"}]}
        App/C.xcassets/Old/AccentColor.colorset/Contents.json: json {"colors": [{"idiom": "universal"}]}
        App/C.xcassets/New/AccentColor.colorset/Contents.json: json {"colors": [{"idiom": "universal"}]}
        """
      },
      Example("two different colors with a name from Xcode's templates") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/A.xcassets/AccentColor.colorset: #FF0000
        ↓App/B.xcassets/AccentColor.colorset: #00FF00
        """
      },
      Example("two catalogs of a target that may not exist") {
        """
        Project.swift:
          var targets: [Target] = [
            .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", resources: ["One/**"]),
          ]
          if isDemo() {
            targets.append(
              .target(name: "Demo", destinations: .iOS, product: .app, bundleId: "b", resources: ["One/**", "Two/**"]))
          }
          let project = ProjectDescription.Project(name: "Shop", targets: targets)
        One/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Two/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("two catalogs of a target that always exists") {
        """
        Project.swift:
          var targets: [Target] = []
          if true {
            targets.append(
              .target(name: "Demo", destinations: .iOS, product: .app, bundleId: "b", resources: ["One/**", "Two/**"]))
          }
          let project = ProjectDescription.Project(name: "Shop", targets: targets)
        One/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↓Two/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("an override that is compiled together with the asset it overrides") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
          modules:
            - name: App
              kind: app
              resources: [Brand, Shared]
        Brand/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↓Shared/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example(
        "icon sets with the same name in an extension whose settings name none, and one whose settings do"
      ) {
        """
        project.yml:
          name: Drive
          targets:
            Sync: {type: app-extension, platform: iOS, sources: [Shared, Sync]}
            Share: {type: app-extension, platform: iOS, sources: [Shared, Share], settings: {ASSETCATALOG_COMPILER_APPICON_NAME: AppIcon}}
        ↓Shared/Shared.xcassets/AppIcon.appiconset/a.png: png 1024x1024 red
        Sync/Sync.xcassets/AppIcon.appiconset/a.png: png 1024x1024 blue
        Share/Share.xcassets/AppIcon.appiconset/a.png: png 1024x1024 green
        """
      },
    ])

  /// A name that must be unique among assets of the same kind. Images and symbols count as one kind.
  private struct Name: Hashable {
    let kind: AssetKind
    let name: String

    init(_ set: AssetSet) {
      kind = set.kind == .symbol ? .image : set.kind
      name = set.name
    }
  }

  var needs: Needs { [.digests, .modules] }

  func check(_ project: Project) -> [Finding] {
    // On most Macs, folders whose paths differ only in case are one folder, so the sets in them are parts of one asset.
    let twins = project.twins()
    let sets = project.sets.filter { set in
      set.isAddressable && !set.isEmpty
        && !(set.contents.state == .absent && twins["\(set.path)".lowercased()].map { $0.count > 1 } == true)
    }
    let catalogs = Dictionary(grouping: sets, by: \.id.catalog)
    let sprites = Dictionary(grouping: sets, by: \.atlas)
    let inCatalogs = catalogs.values.flatMap(groups).map { group in
      finding(group, sprites, in: "in this catalog", ["\(group[0].id.catalog)"])
    }
    return inCatalogs + acrossCatalogs(project.modules, catalogs, sprites)
  }

  /// The sets with the same name. Code finds a sprite in its atlas, so two atlases may have sprites with the same name.
  private func groups(_ sets: [AssetSet]) -> [[AssetSet]] {
    Dictionary(grouping: sets, by: Name.init).values.filter { group in
      group.count > 1 && group.contains { $0.container == nil }
    }
  }

  /// Finds equal names in different catalogs of one bundle. If several bundles contain the same group of assets, the
  /// group is reported only once.
  private func acrossCatalogs(
    _ modules: Modules, _ catalogs: [RepositoryPath: [AssetSet]], _ sprites: [RepositoryPath?: [AssetSet]]
  ) -> [Finding] {
    var catalogsOfBundle: [ModuleBundle: [RepositoryPath]] = [:]
    for catalog in catalogs.keys.sorted() {
      let memberships = modules.memberships(of: catalog)
      for bundle in modules.bundles(compiling: catalog) {
        // A catalog that some builds leave out may never be compiled together with the others.
        guard memberships.contains(where: { !$0.isConditional && bundle.contents.contains($0.module) }) else {
          continue
        }
        // If a folder has an XcodeGen spec and an Xcode project, the project wins.
        let spec = modules[bundle.owner]
        let isOutdone = memberships.contains { membership in
          let module = modules[membership.module]
          return module.origin == .xcode && module.container.parent == spec.container.parent
        }
        guard spec.origin != .xcodeGen || !isOutdone else { continue }
        catalogsOfBundle[bundle, default: []].append(catalog)
      }
    }
    var seen: Set<[RepositoryPath]> = []
    var findings: [Finding] = []
    for (bundle, paths) in catalogsOfBundle.sorted(by: { $0.key.owner < $1.key.owner }) where paths.count > 1
    {
      let owner = modules[bundle.owner]
      let sets = paths.flatMap { catalogs[$0] ?? [] }
        .filter {
          !$0.isIcon(forOtherPlatformsThan: owner.platforms)
            && !($0.kind == .appIcon && owner.leavesOut(iconSet: $0.name))
        }
      for group in groups(sets) {
        let firsts = firstOfEachCatalog(group)
        guard firsts.count > 1, seen.insert(firsts.map(\.path)).inserted else { continue }
        findings.append(
          finding(
            firsts, sprites, in: "compiled into \(bundle.names.first ?? owner.name)",
            ["\(owner.container)", owner.name],
            remedy: remedy(firsts, owner) { set in
              modules.bundles(compiling: set.id.catalog).contains { other in
                firsts.allSatisfy {
                  $0.path == set.path || !catalogsOfBundle[other, default: []].contains($0.id.catalog)
                }
              }
            }))
      }
    }
    return findings
  }

  /// The advice to remove catalogs from this target, because other bundles need the assets. A bundle needs an asset if
  /// it contains that asset but none of the others. Nil if fewer than two of the assets are needed.
  private func remedy(_ sets: [AssetSet], _ owner: Module, isAlone: (AssetSet) -> Bool) -> String? {
    let needed = sets.filter(isAlone)
    if needed.count == sets.count {
      return
        "other targets need these catalogs, so keep the assets and remove all but one catalog from \(owner.name)"
    }
    let catalogs = needed.map { "\($0.id.catalog)" }.listed("and")
    return needed.count > 1
      ? "other targets compile \(catalogs) separately, so remove these catalogs from \(owner.name)" : nil
  }

  private func firstOfEachCatalog(_ group: [AssetSet]) -> [AssetSet] {
    var catalogs: Set<RepositoryPath> = []
    return group.sorted { $0.path < $1.path }.filter { catalogs.insert($0.id.catalog).inserted }
  }

  private func finding(
    _ group: [AssetSet], _ sprites: [RepositoryPath?: [AssetSet]], in place: String, _ home: [String],
    remedy: String? = nil
  ) -> Finding {
    let first = group[0]
    let contents = group.map { set in (sprites[set.path] ?? [set]).contents }
    let isCopy = contents[0] != nil && contents.allSatisfy { $0 == contents[0] }
    let trouble =
      !isCopy
      ? "are named “\(first.name)”, so the build decides which one is shown"
      : "have the name “\(first.name)” and the same content"
    let advice =
      group.count == 2
      ? isCopy ? "delete one of them" : "rename or delete one"
      : "\(isCopy ? "delete" : "rename or delete") all but one"
    let message = "\(group.count) assets \(place) \(trouble); \(remedy ?? advice)"
    return Finding(
      group.map { set in
        let isFirst = set.path == first.path
        return GroupMember(
          .asset, set, message, note: isFirst ? "the first with this name" : "another with this name")
      },
      sharing: [Name(first).kind.rawValue, first.name] + home, grade: isCopy ? .minor : .normal)
  }
}

extension [AssetSet] {
  /// The contents of the sets, by their names; nil if some content is unknown.
  fileprivate var contents: [String: Set<SetContent>]? {
    let known = compactMap { set in set.content(by: .bytes).map { (set.name, [$0] as Set) } }
    return known.count == count ? Dictionary(known) { $0.union($1) } : nil
  }
}

extension AssetSet {
  /// Whether this is an app icon with no entry for any of these platforms. Apps for these platforms do not include
  /// such an icon. False if `platforms` is empty.
  fileprivate func isIcon(forOtherPlatformsThan platforms: [ApplePlatform]) -> Bool {
    guard kind == .appIcon, !platforms.isEmpty else { return false }
    let own = slots.map { ($0["platform"] ?? $0.idiom).flatMap { ApplePlatform(named: $0) } }
    return !own.contains(nil) && Set(own.compactMap(\.self)).isDisjoint(with: platforms)
  }
}
