internal import AssetModel

/// Finds catalogs that no target compiles.
struct UnownedCatalog: Rule {
  let about = RuleDescription(
    id: "unowned_catalog", category: .placement, severity: .warning,
    summary: "Catalogs that no target compiles.",
    rationale: """
      A catalog that lost its target is not in any app, but people keep editing it, and code that refers to its assets \
      shows nothing, or an asset from another catalog. Other findings about assets in a catalog without a target are \
      not shown. A catalog is reported only if the projects around it could be read completely and compile other \
      catalogs. Catalogs with the same file name in neighboring folders are not reported if they have assets with the \
      same names, because a script may pick one of the catalogs. Catalogs of tests and third parties are not reported, \
      either. A catalog in the folder of a package target is reported by `loose_payload` if the manifest forgets it.
      """,
    whenToDisable: """
      If a script adds catalogs to the project. To keep the check for other catalogs, list the script's catalogs \
      under `modules:`, as resources of a module.
      """,
    examples: [
      Example("a catalog next to the folder that the target compiles") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↓Old.xcassets/Contents.json: json {"info": {"version": 1, "author": "xcode"}}
        Old.xcassets/close.imageset/close.png: png 24x24 red
        Old.xcassets/open.imageset/Contents.json: json {"images": [{"filename": "open.png", "idiom": "universal"}]}
        App/App.swift: show(UIImage(named: "close"))
        """
      },
      Example("an uncompiled catalog in a folder that a build setting lists") {
        """
        App.xcodeproj/project.pbxproj:
          {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = App.xcassets; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = A; };
            X = {isa = PBXResourcesBuildPhase; files = (B); };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = {DEVELOPMENT_ASSET_PATHS = Preview; }; };
            T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (X); };
          }; }
        App.xcassets/close.imageset/close.png: png 24x24 red
        ↓Preview/Preview.xcassets/Contents.json: json {"info": {"version": 1, "author": "xcode"}}
        Preview/Preview.xcassets/open.imageset/open.png: png 24x24 blue
        """
      },
      Example("catalogs for two brands, from which a script may pick one") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Brands/Blue/Brand.xcassets/logo.imageset/logo.png: png 24x24 blue
        Brands/Red/Brand.xcassets/logo.imageset/logo.png: png 24x24 green
        """
      },
      Example("the catalogs of two removed targets") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↓Watch/Assets.xcassets/Contents.json: json {"info": {"version": 1, "author": "xcode"}}
        Watch/Assets.xcassets/logo.imageset/logo.png: png 24x24 blue
        ↓Widget/Assets.xcassets/Contents.json: json {"info": {"version": 1, "author": "xcode"}}
        Widget/Assets.xcassets/clock.imageset/clock.png: png 24x24 green
        """
      },
      Example("a catalog that neither the project nor a package next to it compiles") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        Package.swift:
          // swift-tools-version: 5.9
          let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Sources/Kit/Kit.swift: func f() {}
        Sources/Kit/Kit.xcassets/save.imageset/save.png: png 24x24 blue
        ↓Old.xcassets/Contents.json: json {"info": {"version": 1, "author": "xcode"}}
        Old.xcassets/open.imageset/open.png: png 24x24 green
        """
      },
      Example("a catalog in a package target whose tools version is too old to compile it") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        Package.swift:
          // swift-tools-version: 5.2
          let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Sources/Kit/Kit.swift: func f() {}
        Sources/Kit/Kit.xcassets/save.imageset/save.png: png 24x24 blue
        """
      },
      Example("a catalog next to a package that computes its resources") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        Package.swift:
          // swift-tools-version: 5.9
          let package = Package(name: "Kit", targets: [.target(name: "Kit", resources: everything())])
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Sources/Kit/Kit.swift: func f() {}
        Old.xcassets/open.imageset/open.png: png 24x24 green
        """
      },
      Example("a target whose resources are unknown") {
        """
        Project.swift:
          let platform = "iOS"; import ProjectDescription
          let project = Project(name: "Shop", targets: [
            .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", resources: ["App/**"]),
            .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "b", resources: folders()),
          ])
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Old.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("a catalog for tests") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        AppTests/Old.xcassets/open.imageset/open.png: png 24x24 blue
        """
      },
      Example("an uncompiled catalog with an asset that code uses") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        App/App.swift: func f() { show(UIImage(named: "close"), UIImage(named: "open")) }
        ↓Old.xcassets/Contents.json: json {"info": {"version": 1, "author": "xcode"}}
        Old.xcassets/close.imageset/close.png: png 24x24 green
        Old.xcassets/open.imageset/open.png: png 24x24 blue
        """
      },
      Example("an old catalog with the same name as the app's catalog") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        App/App.swift: func f() {}
        Variants/Alpha/App/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        ↓Old/Assets.xcassets/Contents.json: json {"info": {"version": 1, "author": "xcode"}}
        Old/Assets.xcassets/close.imageset/close.png: png 24x24 green
        """
      },
      Example("a catalog that a build step may copy to a listed path") {
        """
        App.xcodeproj/project.pbxproj:
          {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = App/Icons.xcassets; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = Brand/Assets.xcassets; sourceTree = "<group>"; };
            C = {isa = PBXBuildFile; fileRef = A; };
            D = {isa = PBXBuildFile; fileRef = B; };
            X = {isa = PBXResourcesBuildPhase; files = (C, D); };
            T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (X); };
          }; }
        App/Icons.xcassets/close.imageset/close.png: png 24x24 red
        Brand/Assets-Blue.xcassets/open.imageset/open.png: png 24x24 blue
        """
      },
      Example("an uncompiled catalog with only a template's empty sets, reported as info") {
        """
        App.xcodeproj/project.pbxproj:
          {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T);};
            G = {isa = PBXGroup; sourceTree = "<group>"; children = (A);};
            A = {isa = PBXFileReference; sourceTree = "<group>"; path = App/Icons.xcassets;};
            C = {isa = PBXBuildFile; fileRef = A;};
            X = {isa = PBXResourcesBuildPhase; files = (C);};
            T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (X);};
          }; }
        App/Icons.xcassets/close.imageset/close.png: png 24x24 red
        ↘Watch/Watch.xcassets/Contents.json: json {"info": {"version": 1, "author": "xcode"}}
        Watch/Watch.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"idiom": "watch", "scale": "2x"}]}
        """
      },
    ])

  var needs: Needs { [.modules, .usage] }

  func check(_ project: Project) -> [Finding] {
    let sets = Dictionary(grouping: project.sets, by: \.id.catalog)
    // A target may list a catalog that does not exist until a build step copies another catalog to that path.
    let known = Set(project.catalogs.map(\.path))
    let awaiting = project.modules.all.filter { module in
      module.files.contains { $0.path.pathExtension == "xcassets" && !known.contains($0.path) }
    }
    // `loose_payload` reports catalogs that are in a package target's folder but not in its manifest.
    let leftovers = Set(project.modules.all.flatMap(\.leftovers))
    let unowned = project.catalogs.filter { catalog in
      guard let first = sets[catalog.path]?.first, !leftovers.contains(catalog.path) else { return false }
      return catalog.role == .ordinary && !first.isInTests && !first.isVendored
        && project.modules.leaveOut(catalog.path, .resources)
        && !awaiting.contains { catalog.path.isInside($0.container.parent) }
    }
    let siblings = Dictionary(grouping: unowned) {
      ["\($0.path.parent.parent)", $0.path.nameText]
    }
    let brands = siblings.values.filter { catalogs in
      let names = catalogs.flatMap { Set(sets[$0.path, default: []].map(\.name)) }
      return Set(names).count < names.count
    }
    // A script may copy `Variants/Alpha/App/Assets.xcassets` over `App/Assets.xcassets`.
    let overlays = unowned.filter { catalog in
      let names = Set(sets[catalog.path, default: []].map(\.name))
      return known.contains { other in
        catalog.path.mirrors(other) && sets[other, default: []].contains { names.contains($0.name) }
      }
    }
    let isOfBrand = Set((brands.joined() + overlays).map(\.path))
    let needed = neededSets(project, in: Set(unowned.map(\.path)))
    return unowned.filter { !isOfBrand.contains($0.path) }.map { catalog in
      let sets = sets[catalog.path] ?? []
      let own = sets.filter { needed.contains($0.path) }
      let files = sets.flatMap(\.payloads)
      let bytes = files.reduce(0) { $0 + $1.byteCount }
      let size = bytes > 0 ? " (\(bytes.byteText))" : ""
      var finding = Finding(
        [Subject(.asset, asset: nil, path: catalog.path)], at: Place(catalog.contents.path),
        "no target compiles this catalog, so its \(sets.count.counting("asset"))\(size) "
          + "\(sets.count == 1 ? "is" : "are") not in any app; \(advice(about: catalog, own, in: project))",
        grade: sets.allSatisfy(\.isEmpty) ? .minor : .normal,
        savings: files.map(Saving.init))
      finding.removes = Set(sets.filter { !needed.contains($0.path) }.map { Place($0.path) })
      if own.isEmpty { finding.removes.insert(Place(catalog.path)) }
      finding.isLastWord = true
      return finding
    }
  }
}

extension UnownedCatalog {
  private func advice(about catalog: Catalog, _ needed: [AssetSet], in project: Project) -> String {
    if let first = needed.first {
      let others = needed.count == 1 ? "" : " and \((needed.count - 1).more("asset"))"
      return
        "add it to a target, because code refers to “\(first.name)”\(others), which only this catalog has"
    }
    return "add it to a target, or delete it"
      + (project.requiresForDevelopment(catalog.path)
        ? " and remove its path from the build setting DEVELOPMENT_ASSET_PATHS" : "")
  }

  /// The assets in the `unowned` catalogs that code uses, if no other catalog has an asset with the same name.
  private func neededSets(_ project: Project, in unowned: Set<RepositoryPath>) -> Set<RepositoryPath> {
    guard !unowned.isEmpty, let usage = project.usage else { return [] }
    let names = Dictionary(grouping: project.sets, by: \.name).mapValues(\.count)
    return zip(project.sets, usage.verdicts).reduce(into: []) { needed, pair in
      let (set, verdict) = pair
      guard verdict.state == .used, unowned.contains(set.id.catalog), names[set.name] == 1 else { return }
      needed.insert(set.path)
    }
  }
}

extension RepositoryPath {
  /// Whether the path is the other catalog's path with folders added: `Variants/Alpha/App/Assets.xcassets` mirrors
  /// `App/Assets.xcassets`.
  fileprivate func mirrors(_ other: RepositoryPath) -> Bool {
    let (own, others) = (Array(components), Array(other.components))
    guard own.count > others.count else { return false }
    let start = zip(own, others).prefix { $0.elementsEqual($1) }.count
    let end = zip(own.reversed(), others.reversed()).prefix { $0.elementsEqual($1) }.count
    return end > 1 && start + end >= others.count
  }
}
