internal import AssetModel

/// Finds assets outside the shared catalog that belong there.
struct OutsideSharedCatalog: Rule {
  var measure = ContentMeasure.bytes

  static let options: [RuleOption<Self>] = [
    .value(
      "identity", \.measure,
      "When two files count as the same: if their bytes are identical, or if they look the same.")
  ]

  let about = RuleDescription(
    id: "outside_shared_catalog", category: .placement, severity: .warning,
    summary: "Assets that belong in the shared catalog but are elsewhere.",
    rationale: """
      If an icon is in one feature's own catalog, others don't find it, so it is drawn, exported and shipped again. \
      Reports nothing until the configuration declares shared catalogs. Assets are not reported if their module does \
      not link the module of a shared catalog, or if their bundle's Info.plist, launch screen or build settings refer \
      to them.
      """,
    whenToDisable: """
      If `shared:` is only there to declare brands. To leave out some assets, use `kinds` and `exceptions` of \
      `shared:`.
      """,
    examples: [
      Example("an image on the launch screen, and one on another screen") {
        """
        .assetlint.yml:
          shared: {catalogs: [Kit/Assets.xcassets]}
        project.yml:
          name: Apps
          targets:
            App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}]}
            Kit: {type: framework, platform: iOS, sources: [Kit]}
        App/Assets.xcassets/logo.imageset/logo.png: png 24x24 red
        ↓App/Assets.xcassets/mark.imageset/mark.png: png 24x24 blue
        Kit/Assets.xcassets/logo.imageset/logo.png: png 24x24 red
        App/Start.storyboard:
          <document launchScreen="YES"><resources><image name="logo" width="24" height="24"/></resources></document>
        App/Main.storyboard:
          <document><resources><image name="mark" width="24" height="24"/></resources></document>
        """
      },
      Example("launch screens set in the build settings or in Info.plist, and an ordinary storyboard") {
        """
        .assetlint.yml:
          shared: {catalogs: [Kit/Assets.xcassets]}
        project.yml:
          name: Apps
          targets:
            A:
              type: application
              platform: iOS
              sources: [A]
              settings: {INFOPLIST_KEY_UILaunchStoryboardName: Start}
              dependencies: [{target: Kit}]
            B: {type: application, platform: iOS, sources: [B], info: {path: B/Info.plist}, dependencies: [{target: Kit}]}
            C: {type: application, platform: iOS, sources: [C], info: {path: C/Info.plist}, dependencies: [{target: Kit}]}
            D: {type: application, platform: iOS, sources: [D], dependencies: [{target: Kit}]}
            Kit: {type: framework, platform: iOS, sources: [Kit]}
        A/Assets.xcassets/a.imageset/a.png: png 24x24 red
        A/Start.storyboard: <document><imageView image="a"/><resources><image name="a"/></resources></document>
        B/Assets.xcassets/b.imageset/b.png: png 24x24 green
        B/Info.plist: <plist><dict><key>UILaunchStoryboardName</key><string>Start</string></dict></plist>
        B/Start.storyboard: <document><imageView image="b"/><resources><image name="b"/></resources></document>
        C/Assets.xcassets/c.imageset/c.png: png 24x24 blue
        C/Info.plist: <plist><dict><key>UILaunchScreen</key><dict><key>UIImageName</key><string>c</string></dict></dict></plist>
        ↓D/Assets.xcassets/d.imageset/d.png: png 24x24 gray
        D/Start.storyboard: <document><imageView image="d"/><resources><image name="d"/></resources></document>
        Kit/Assets.xcassets/open.imageset/open.png: png 24x24 black
        """
      },
      Example("an icon in a feature module") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
        ↓Feature/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/open.imageset/open.png: png 24x24 blue
        """
      },
      Example("an icon that the shared catalog already has under another name") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
        ↓Feature/Assets.xcassets/dismiss.imageset/a.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/a.png: png 24x24 red
        """
      },
      Example("exceptions, overrides, app icons, and kinds that are not shared") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brands/*/Assets.xcassets]
            kinds: [image]
            exceptions: ["Onboarding/**"]
        App/Assets.xcassets/AppIcon.appiconset/icon.png: png 1024x1024
        App/Assets.xcassets/brand.colorset: #FF0000
        App/Assets.xcassets/Onboarding/Contents.json: json {"properties": {"provides-namespace": true}}
        App/Assets.xcassets/Onboarding/hello.imageset/hello.png: png 300x300
        Brands/Red/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """
      },
      Example("an extension that links the shared catalog's framework, and one that does not") {
        """
        .assetlint.yml:
          shared: {catalogs: [Kit/Assets.xcassets]}
          modules:
            - {name: App, kind: app, resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, resources: [Kit]}
            - {name: Share, kind: app-extension, resources: [Share], dependencies: [Kit]}
            - {name: Widget, kind: app-extension, resources: [Widget]}
        ↓App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Kit/Assets.xcassets/open.imageset/open.png: png 24x24 green
        ↓Share/Assets.xcassets/shut.imageset/shut.png: png 24x24 blue
        Widget/Assets.xcassets/open.imageset/open.png: png 24x24 green
        """
      },
      Example("an image listed in the bundle's Info.plist, and one that is not") {
        """
        .assetlint.yml:
          shared: {catalogs: [App/Shared.xcassets]}
        project.yml:
          name: App
          targets:
            App: {type: application, platform: iOS, sources: [App], info: {path: App/Info.plist}}
        App/Info.plist: <plist><dict><key>UIApplicationShortcutItemIconFile</key><string>new</string></dict></plist>
        App/Assets.xcassets/new.imageset/new.png: png 24x24 red
        ↓App/Assets.xcassets/old.imageset/old.png: png 24x24 green
        App/Shared.xcassets/open.imageset/open.png: png 24x24 blue
        """
      },
      Example("an icon in a repository without shared catalogs") {
        """
        Feature/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("a configuration that lists kinds, but no shared catalog") {
        """
        .assetlint.yml:
          shared:
            kinds: [image]
        Feature/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
    ])

  var needs: Needs { measure.needs.union([.usage, .modules]) }

  func check(_ project: Project) -> [Finding] {
    guard let policy = project.shared else { return [] }
    // If no catalog is shared, there is no catalog to move assets to. Another finding reports patterns that match no
    // catalog.
    let catalogs = project.catalogs.filter { $0.role == .shared }.map(\.path)
    guard !catalogs.isEmpty else { return [] }
    let company = CatalogCompany(.process, in: project)
    let ranking = CopyRanking(project)
    let shared = project.sets.filter { $0.role == .shared && $0.isAddressable }
    let byContent = Dictionary(
      grouping: shared.filter { $0.content(by: measure) != nil }, by: { $0.content(by: measure) })
    let byName = Set(shared.map { "\($0.kind) \($0.name)" })
    return project.sets.indices.compactMap { index in
      let set = project.sets[index]
      let isReached = { company.reaches($0, from: set.id.catalog) }
      guard set.isAddressable, policy.claims(set), catalogs.contains(where: isReached),
        !project.isNamedByBundle(index)
      else { return nil }
      let same = set.content(by: measure).flatMap { byContent[$0] }?.first { isReached($0.id.catalog) }
      if let same {
        var finding = Finding(
          [Subject(.copy, set), Subject(.kept, same)], at: set.place,
          "“\(set.name)” is a copy of “\(same.name)” in the shared catalog; use that one and delete this one\(ranking.precaution(deleting: [set], for: same))",
          related: [Note(same.place, "the shared asset")], savings: set.payloads.map(Saving.init))
        finding.removes = [Place(set.path)]
        return finding
      }
      var message = "“\(set.name)” is not in the shared catalog; move it there"
      if byName.contains("\(set.kind) \(set.name)") {
        message += " under another name, because a different asset there already has this name"
      }
      return Finding(about: set, message)
    }
  }
}

extension SharedPolicy {
  fileprivate func claims(_ set: AssetSet) -> Bool {
    set.role == .ordinary && !set.isNamedByXcode && !set.isInTests && kinds.contains(set.kind)
      && !excepts(set)
  }
}
