internal import AssetModel

/// Finds assets that no code uses.
struct UnusedAsset: Rule {
  let about = RuleDescription(
    id: "unused_asset", category: .usage, severity: .warning,
    summary: "Assets that no code uses.",
    rationale: """
      An unused asset still ships its bytes, and gets in the way when you look for one that is used. Being mentioned \
      is not enough: an enum case, a constant or a generated accessor keeps an asset alive only if something uses it \
      in turn. If an asset is used in a way that the code does not show, declare that with a comment, such as \
      `// assetlint:uses flag-*`, or with `patterns` under `references` in the configuration. An unused asset is \
      reported as info if its catalog is only for development and does not ship. So is an unused color if code uses \
      other colors of its palette.
      """,
    whenToDisable: "If the code that uses the assets is in other repositories, as with a design system.",
    examples: [
      Example("an icon that no source refers to") {
        """
        ↓close.imageset/close.png: png 24x24
        App.swift: show(UIImage(named: "open"))
        open.imageset/open.png: png 24x24 blue
        """
      },
      Example("an icon that only the `switch` branch of an unused enum case refers to") {
        """
        close.imageset/close.png: png 24x24
        ↓open.imageset/open.png: png 24x24 blue
        Icon.swift:
          enum Icon {
            case close, open
            var image: UIImage? {
              switch self {
              case .close: UIImage(named: "close")
              case .open: UIImage(named: "open")
              }
            }
          }
        App.swift: show(Icon.close.image)
        """
      },
      Example("an icon whose name is also a word with another meaning") {
        """
        ↘search.imageset/search.png: png 24x24
        App.swift:
          enum Event { case search; var name: String { "search" } }
          func log() { send(Event.search.name) }
          func show() { open(.search) }
        """
      },
      Example("a word passed to a parameter called `icon`") {
        """
        search.imageset/search.png: png 24x24
        App.swift:
          func show() { row(icon: "search") }
        """
      },
      Example("an icon that is mentioned only in code that no target compiles") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        App/Assets.xcassets/open.imageset/open.png: png 24x24
        ↓App/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        App/Assets.xcassets/save.imageset/save.png: png 24x24 red
        App/App.swift: show(UIImage(named: "open"), Icons.save)
        Old/App.swift: show(UIImage(named: "close"))
        Derived/Icons.swift:
          // Generated using tuist
          enum Icons { static let save = UIImage(named: "save") }
        """
      },
      Example("an icon in a catalog for previews, which does not ship") {
        """
        App.xcodeproj/project.pbxproj:
          {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = "Preview Assets.xcassets"; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            D = {isa = PBXBuildFile; fileRef = A; };
            E = {isa = PBXBuildFile; fileRef = B; };
            X = {isa = PBXResourcesBuildPhase; files = (D); };
            Y = {isa = PBXSourcesBuildPhase; files = (E); };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = {DEVELOPMENT_ASSET_PATHS = "\\"Preview Assets.xcassets\\""; }; };
            T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (X, Y); };
          }; }
        ↘Preview Assets.xcassets/close.imageset/close.png: png 24x24
        App.swift: func f() {}
        """
      },
      Example("an icon that only a comment mentions") {
        """
        ↓close.imageset/close.png: png 24x24
        App.swift: // let icon = UIImage(named: "close")
        """
      },
      Example("an icon that was renamed, although code still refers to its old name") {
        """
        ↓primitive-dott.imageset/dot.png: png 24x24
        App.swift: show(UIImage(named: "primitive-dot"))
        """
      },
      Example("an icon whose name is similar to one in unused code") {
        """
        ↓close-thin.imageset/close.png: png 24x24
        App.swift: enum Names { static var thin: UIImage? { UIImage(named: "closeThin") } }
        """
      },
      Example("a public constant of a library that only a demo app links") {
        """
        project.yml:
          name: Kit
          targets:
            Kit: {type: framework, platform: iOS, sources: [Kit]}
            Shop: {type: application, platform: iOS, sources: [Examples/Shop], dependencies: [{target: Kit}]}
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Icons.swift: public enum Icons { public static let close = UIImage(named: "close") }
        Examples/Shop/App.swift: import Kit
        """
      },
      Example(
        "a library whose public function loads an image by any name, and a demo app with a catalog of its own"
      ) {
        """
        project.yml:
          name: Kit
          targets:
            Kit: {type: framework, platform: iOS, sources: [Kit]}
            Shop: {type: application, platform: iOS, sources: [Examples/Shop], dependencies: [{target: Kit}]}
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        ↓Kit/Assets.xcassets/brand.colorset: #FF0000
        ↓Examples/Shop/Assets.xcassets/open.imageset/open.png: png 25x25
        Kit/Icons.swift:
          final class Marker {}
          public func icon(_ name: String) -> UIImage? {
            UIImage(named: name, in: Bundle(for: Marker.self), with: nil)
          }
        Examples/Shop/App.swift: import Kit
        """
      },
      Example("a public constant of a library that the app links") {
        """
        project.yml:
          name: Kit
          targets:
            Kit: {type: framework, platform: iOS, sources: [Kit]}
            Shop: {type: application, platform: iOS, sources: [Shop], dependencies: [{target: Kit}]}
        ↓Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Icons.swift: public enum Icons { public static let close = UIImage(named: "close") }
        Shop/App.swift: import Kit
        """
      },
      Example("names in Swift, Objective-C and a storyboard") {
        """
        a.imageset/a.png: png 24x24
        b.imageset/b.png: png 25x25
        c.imageset/c.png: png 26x26
        brand.colorset: #FF0000
        App.swift: show(UIImage(named: "a"))
        Old.m: void f() { show([UIImage imageNamed:@"b.png"]); }
        Main.storyboard:
          <document><resources><image name="c" width="26" height="26"/><namedColor name="brand"/></resources></document>
        """
      },
      Example("symbols that Skip (skip.tools) shows on Android in place of system symbols") {
        """
        Package.swift:
          // swift-tools-version: 6.1
          let package = Package(
            name: "Shop", dependencies: [.package(url: "https://source.skip.tools/skip-ui.git", from: "1.0.0")],
            targets: [
              .target(
                name: "Shop", dependencies: [.product(name: "SkipUI", package: "skip-ui")],
                resources: [.process("Resources")]),
              .target(name: "Kit", resources: [.process("Resources")]),
            ])
        Sources/Shop/Shop.swift: show(Image(systemName: "doc"), Label("Fly", systemImage: "plane"))
        Sources/Shop/Resources/Module.xcassets/doc.symbolset/doc.svg: svg 24x24
        Sources/Shop/Resources/Module.xcassets/plane.symbolset/plane.svg: svg 24x24
        Sources/Kit/Kit.swift: show(Image(systemName: "bird"))
        ↓Sources/Kit/Resources/Kit.xcassets/bird.symbolset/bird.svg: svg 24x24
        """
      },
      Example(
        "assets that C# code loads, one that only the C# project lists, and one whose name is an ordinary word"
      ) {
        """
        search.imageset/search.png: png 24x24
        clear.imageset/clear.png: png 25x25
        brand.colorset: #FF0000
        ↓close.imageset/close.png: png 26x26
        ↘send.imageset/send.png: png 27x27
        App.csproj: text <ImageAsset Include="Assets.xcassets/close.imageset/Contents.json" />
        Menu.cs:
          Show(UIImage.FromBundle("search"), ImageSource.FromFile("clear.png"), UIColor.FromName("brand"));
          Log("send");
        App.swift: let a = 1
        """
      },
      Example("icons in a property list that code reads, and one in a property list that no target contains")
      {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        ↘App/Assets.xcassets/open.imageset/open.png: png 25x25
        App/Doors.plist: (("Close it", close))
        Old/Gates.plist: (("Open it", open))
        App/Doors.m:
          void f(NSArray *rows, int i) {
            NSArray *names = @[@"Doors", @"Gates"];
            NSString *name = [[rows objectAtIndex:i] objectAtIndex:1];
            show(names, [UIImage imageNamed:name]);
          }
        """
      },
      Example("a name with a namespace") {
        """
        Icons/Contents.json: json {"properties": {"provides-namespace": true}}
        Icons/close.imageset/close.png: png 24x24
        App.swift: show(UIImage(named: "Icons/close"))
        """
      },
      Example("an icon that shares its name with one in the bundle that code searches") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: import Kit
        ↓App/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/View.swift:
          final class Token {}
          func close() { show(UIImage(named: "close", in: Bundle(for: Token.self), with: nil)) }
        """
      },
      Example("two icons with the same name, and code that searches an unknown bundle") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: import Kit
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/View.swift: func close(bundle: Bundle) { show(UIImage(named: "close", in: bundle, with: nil)) }
        """
      },
      Example(
        "watch icons with the same names as phone icons: one that only the phone loads, and one that both load"
      ) {
        """
        project.yml:
          name: App
          targets:
            App: {type: application, platform: iOS, sources: [App]}
            Watch: {type: application, platform: watchOS, sources: [Watch]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        App/Assets.xcassets/open.imageset/open.png: png 25x25
        ↓Watch/Assets.xcassets/close.imageset/close.png: png 26x26
        Watch/Assets.xcassets/open.imageset/open.png: png 27x27
        App/Rows.swift:
          extension UIImage { convenience init(icon: String) { self.init(named: icon)! } }
          show(UIImage(icon: "close"), UIImage(icon: "open"))
        Watch/Rows.swift: show(Image("open"))
        """
      },
      Example("a watch icon whose name the watch gets at run time, perhaps from the phone") {
        """
        project.yml:
          name: App
          targets:
            App: {type: application, platform: iOS, sources: [App]}
            Watch: {type: application, platform: watchOS, sources: [Watch]}
        App/Assets.xcassets/ic_close.imageset/ic_close.png: png 24x24
        Watch/Assets.xcassets/ic_close.imageset/ic_close.png: png 26x26
        App/Rows.swift: session.send(["icon": "ic_close"]); show(UIImage(named: "ic_close"))
        Watch/Rows.swift:
          func receive(_ data: [String: Any]) {
            if let name = data["icon"] as? String { show(UIImage(named: name)) }
          }
        """
      },
      Example("an icon that may be used by a submodule that is not checked out") {
        """
        .gitmodules:
          [submodule "Core"]
            path = Core
        App.xcodeproj/project.pbxproj:
          {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            C = {isa = PBXFileReference; path = Core/Core.xcodeproj; sourceTree = "<group>"; };
            D = {isa = PBXBuildFile; fileRef = A; };
            E = {isa = PBXBuildFile; fileRef = B; };
            X = {isa = PBXResourcesBuildPhase; files = (D); };
            Y = {isa = PBXSourcesBuildPhase; files = (E); };
            Z = {isa = PBXContainerItemProxy; containerPortal = C; remoteInfo = Core; };
            V = {isa = PBXTargetDependency; name = Core; targetProxy = Z; };
            T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (X, Y); dependencies = (V); };
          }; }
        ↘Assets.xcassets/close.imageset/close.png: png 24x24
        App.swift: func f() {}
        """
      },
      Example(
        "an icon in a project with many missing source files, and one in a project with a single missing file"
      ) {
        """
        App/App.xcodeproj/project.pbxproj:
          {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (A, B, S1, S2, S3, S4, S5); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            S1 = {isa = PBXFileReference; path = Menu.swift; sourceTree = "<group>"; };
            S2 = {isa = PBXFileReference; path = Scan.swift; sourceTree = "<group>"; };
            S3 = {isa = PBXFileReference; path = Tabs.swift; sourceTree = "<group>"; };
            S4 = {isa = PBXFileReference; path = Login.swift; sourceTree = "<group>"; };
            S5 = {isa = PBXFileReference; path = List.swift; sourceTree = "<group>"; };
            D = {isa = PBXBuildFile; fileRef = A; };
            E = {isa = PBXBuildFile; fileRef = B; };
            E1 = {isa = PBXBuildFile; fileRef = S1; };
            E2 = {isa = PBXBuildFile; fileRef = S2; };
            E3 = {isa = PBXBuildFile; fileRef = S3; };
            E4 = {isa = PBXBuildFile; fileRef = S4; };
            E5 = {isa = PBXBuildFile; fileRef = S5; };
            X = {isa = PBXResourcesBuildPhase; files = (D); };
            Y = {isa = PBXSourcesBuildPhase; files = (E, E1, E2, E3, E4, E5); };
            T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (X, Y); };
          }; }
        ↘App/Assets.xcassets/close.imageset/close.png: png 24x24
        App/App.swift: func f() {}
        Kit/Kit.xcodeproj/project.pbxproj:
          {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (A, B, S1); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
            S1 = {isa = PBXFileReference; path = Secrets.swift; sourceTree = "<group>"; };
            D = {isa = PBXBuildFile; fileRef = A; };
            E = {isa = PBXBuildFile; fileRef = B; };
            E1 = {isa = PBXBuildFile; fileRef = S1; };
            X = {isa = PBXResourcesBuildPhase; files = (D); };
            Y = {isa = PBXSourcesBuildPhase; files = (E, E1); };
            T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (X, Y); };
          }; }
        ↓Kit/Assets.xcassets/open.imageset/open.png: png 25x25
        Kit/Kit.swift: func g() {}
        """
      },
      Example("an image whose file a project also copies as a separate resource") {
        """
        App.xcodeproj/project.pbxproj:
          {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            C = {isa = PBXFileReference; path = Assets.xcassets/logo.imageset/start.png; sourceTree = "<group>"; };
            D = {isa = PBXBuildFile; fileRef = A; };
            E = {isa = PBXBuildFile; fileRef = B; };
            F = {isa = PBXBuildFile; fileRef = C; };
            X = {isa = PBXResourcesBuildPhase; files = (D, F); };
            Y = {isa = PBXSourcesBuildPhase; files = (E); };
            T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (X, Y); };
          }; }
        Assets.xcassets/logo.imageset/start.png: png 24x24
        ↓Assets.xcassets/close.imageset/close.png: png 24x24
        App.swift: func f() { show(UIImage(named: "start")) }
        """
      },
      Example(
        "colors named after three types: one that no file declares, one with another color in use, and a declared one"
      ) {
        """
        ↘ListLoader.line.colorset: #112233
        ↘ListLoader.back.colorset: #223344
        ↓SendButton.line.colorset: #334455
        SendButton.back.colorset: #445566
        ↓CloseButton.line.colorset: #556677
        ↓CloseButton.back.colorset: #667788
        App.swift:
          class CloseButton {}
          func f() { show(UIColor(named: "SendButton.back")) }
        """
      },
      Example("colors of a palette that code uses in part, and a color outside any palette") {
        """
        gray100.colorset: #112233
        ↘gray200.colorset: #223344
        ErrorLight.colorset: #334455
        ↘ErrorDark.colorset: #445566
        InfoDark.colorset: #556677
        ↓InfoText.colorset: #667788
        App.swift: func f() { show(Color("gray100"), Color("ErrorLight"), Color("InfoDark")) }
        """
      },
      Example("an unused hue in five steps next to a used one, and an unused hue in two steps") {
        """
        gray100.colorset: #112233
        ↘red100.colorset: #220000
        ↘red200.colorset: #330000
        ↘red300.colorset: #440000
        ↘red400.colorset: #550000
        ↘red500.colorset: #660000
        ↓blue100.colorset: #000022
        ↓blue200.colorset: #000033
        App.swift: func f() { show(Color("gray100")) }
        """
      },
      Example(
        "an icon with the same name as an image in a prebuilt framework, and an icon with a unique name"
      ) {
        """
        ↘close.imageset/close.png: png 24x24
        ↓open.imageset/open.png: png 25x25
        Editor.framework/Editor.bundle/close@2x.png: png 48x48
        App.swift: func f() {}
        """
      },
      Example("app icons and stickers, which code does not refer to") {
        """
        AppIcon.appiconset/icon.png: png 1024x1024
        Wave.sticker/wave.png: png 300x300
        Wave.sticker/Contents.json: json {"properties": {"filename": "wave.png"}}
        """
      },
      Example("an asset that is loaded by its on-demand resource tag") {
        """
        level.imageset/level.png: png 24x24
        level.imageset/Contents.json: json {"images": [{"filename": "level.png"}], \\
        "properties": {"on-demand-resource-tags": ["level-1"]}}
        """
      },
      Example(
        "an icon whose constant is used only in a comparison, and one whose property is set but never read"
      ) {
        """
        close.imageset/close.png: png 24x24
        ↓open.imageset/open.png: png 25x25
        ↓send.imageset/send.png: png 26x26
        Menu.swift:
          struct Item: Equatable {
            let image: UIImage
            static let close = Item(image: UIImage(named: "close"))
            static let open = Item(image: UIImage(named: "open"))
          }
          func select(_ index: Int) { switch items[index].first { case .open: start(); default: show(Item.close.image) } }
          struct Row { var title = ""; var icon = UIImage(named: "send") }
          func row(_ text: UIImage) -> String { Row(title: "Send", icon: text).title }
        Route.swift: enum Route { case open }
        """
      },
      Example("an icon with many constants, which only unused functions use") {
        """
        ↓close.imageset/close.png: png 24x24
        Icons.swift:
          struct Icons {
            static let a = UIImage(named: "close")
            static let b = UIImage(named: "close")
            static let c = UIImage(named: "close")
            static let d = UIImage(named: "close")
            static let e = UIImage(named: "close")
            static let f = UIImage(named: "close")
            static func one() -> [UIImage?] { [a] }
            static func two() -> [UIImage?] { [b] }
            static func three() -> [UIImage?] { [c] }
            static func four() -> [UIImage?] { [d] }
          }
        """
      },
    ])

  /// The kinds of doubtful use that do not keep an asset from being reported.
  var alsoReported = DoubtClass.savingNothing

  static let options: [RuleOption<Self>] = [
    .value(
      "also", \.alsoReported,
      "Kinds of doubtful use that do not count as use; `chance` means that an ordinary word happens to match the name."
    )
  ]

  var needs: Needs { [.usage, .modules] }

  func check(_ project: Project) -> [Finding] {
    // If there is no code at all, as in a designer's repository, everything would be unused.
    guard let usage = project.usage, usage.codeCount > 0 else { return [] }
    var askers: [Int: MissingName] = [:]
    for missing in usage.missing where !missing.isDead && !missing.isSelectedByData {
      for candidate in missing.candidates { askers[candidate] = askers[candidate] ?? missing }
    }
    let foreign = foreignFamilies(project, usage)
    let palettes = Palettes(project.sets, usage)
    return zip(project.sets, usage.verdicts).enumerated().compactMap { index, pair in
      let (set, verdict) = pair
      // In a built product, the code that uses the asset is compiled, so it cannot be read.
      guard !set.isInBuiltProduct, !project.modules.listFile(of: set) else { return nil }
      return reason(set, verdict, usage, askers[index], project.modules).map { reason in
        let unread =
          unread(around: set, project.modules) + overridden(by: set, usage)
          + (set.owner.flatMap { foreign.contains($0) ? $0 : nil }.map {
            [
              Note(
                set.place,
                "no file declares a type “\($0)”, so it may belong to a dependency that looks up assets named “\($0).…”"
              )
            ]
          } ?? [])
        let isSure =
          unread.isEmpty && reason.isSure && !palettes.hold(set) && !project.isForDevelopment(set.id.catalog)
        var finding = Finding(
          about: set, reason.message, grade: isSure ? .normal : .minor,
          related: unread + reason.notes,
          savings: set.payloads.map(Saving.init))
        finding.isAboutUse = true
        finding.statement = reason.statement
        if let accessors = reason.accessors { finding.removes = Set(accessors + [Place(set.path)]) }
        return finding
      }
    }
  }

  /// Why the asset is reported, and the accessors that can be deleted together with it; nil if it is not reported.
  private func reason(
    _ set: AssetSet, _ verdict: Verdict, _ usage: Usage, _ asker: MissingName?, _ modules: Modules
  ) -> (message: String, statement: String, notes: [Note], accessors: [Place]?, isSure: Bool)? {
    switch verdict.state {
    case .used, .notJudged: return nil
    case .doubtful(let ways):
      let allowed = alsoReported.reduce(into: Doubts()) { $0.formUnion($1.doubts) }
      guard ways.allSatisfy({ !$0.isDisjoint(with: allowed) }) else { return nil }
      let classes = alsoReported.filter { kind in ways.contains { $0.contains(kind.doubts) } }
      let places = classes.map(\.phrase).listed("and")
      if classes == [.disabled], let omission = omission(of: verdict, usage, modules) {
        return ("“\(set.name)” is used only by \(omission)", "in no target", notes(verdict, usage), [], true)
      }
      return (
        "“\(set.name)” is mentioned only \(places); delete it unless one of these mentions is a real use",
        places,
        // An ordinary word may mean the asset after all, so the finding is not certain.
        notes(verdict, usage), [], !classes.contains(.chance)
      )
    case .unused:
      // If the name is an ordinary word, a declaration with the same text may have nothing to do with the asset.
      let references = verdict.references.filter { !$0.doubts.contains(.text) || !set.name.isPlainWord }
      let accessors = Set(references.compactMap(\.accessor)).sorted().map { usage.accessors[$0] }
      if let asker {
        return (
          "no code refers to “\(set.name)”, but there is a reference to “\(asker.name)”, which does not exist; "
            + "if the reference means this asset, correct the reference or rename the asset", "misnamed",
          [Note(asker.place, "\(asker.form) refers to “\(asker.name)”")], nil, true
        )
      }
      if accessors.isEmpty {
        return (
          "no code refers to “\(set.name)”; delete it, or declare its use with `\(set.declaringComment)`", "",
          [],
          [], true
        )
      }
      let users = usage.users(of: Set(verdict.references.compactMap(\.accessor)))
      let written = (accessors + users).filter { !$0.isGenerated }
      let names = accessors.prefix(2).map { "“\($0.name)”" }
        .joined(separator: accessors.count == 2 ? " and " : ", ")
      let others = accessors.count > 2 ? " and \(accessors.count - 2) more" : ""
      let advice =
        written.isEmpty
        ? "delete the asset and regenerate the code"
        : accessors.count + users.count == 1 ? "delete both" : "delete them all"
      let user = users.isEmpty ? "no code uses" : "only unused code uses"
      return (
        "“\(set.name)” is referred to only by \(names)\(others), which \(user); \(advice)", advice,
        notes(verdict, usage)
          + users.prefix(3).map { Note($0.place, "used by “\($0.name)”, which is itself unused") }
          + written.flatMap { accessor in
            accessor.settings.map {
              Note($0, "this argument sets “\(accessor.name)”, which nothing reads; delete the argument, too")
            }
              + accessor.comparisons.map {
                Note($0, "a comparison with “\(accessor.name)”; delete the comparison, too")
              }
          }.prefix(3),
        written.flatMap { [$0.place] + ($0.isArm ? $0.comparisons : []) }, true
      )
    }
  }

  /// The files outside all targets that use an asset, as the end of a sentence. Nil if some of the code that uses it is
  /// in a file that a target compiles, but is never compiled for another reason, such as `#if false`.
  private func omission(of verdict: Verdict, _ usage: Usage, _ modules: Modules) -> String? {
    let accessors = Set(verdict.references.compactMap(\.accessor))
    let uses = accessors.map { usage.accessors[$0] } + usage.users(of: accessors)
    let places =
      verdict.references.filter { $0.doubts.contains(.disabled) }.map(\.place)
      + uses.flatMap(\.uses).filter { $0.doubts.contains(.disabled) }.map(\.place)
    let files = Set(places.map(\.path)).sorted()
    guard let file = files.first, files.allSatisfy(modules.leaveOut) else { return nil }
    return files.count == 1
      ? "\(file), which is in no target; add the file to a target, or delete the asset"
      : "\(file) and \((files.count - 1).more("file")), which are in no target; "
        + "add the files to a target, or delete the asset"
  }

  /// A note about the first project file that could not be read, or whose sources are missing, if its folder
  /// contains the asset. The project may contain code that uses the asset.
  private func unread(around set: AssetSet, _ modules: Modules) -> [Note] {
    let containers = modules.memberships(of: set.id.catalog).map { modules[$0.module].container }
    return modules.notes.filter { note in
      let file = note.place.path.parent
      let folder = file.pathExtension == "xcodeproj" ? file.parent : file
      return [.unreadable, .missingSources].contains(note.kind) && set.path.isInside(folder)
        // A project whose sources are missing is outdated if another project also compiles the catalog.
        && (note.kind == .unreadable || containers.allSatisfy { $0 == file })
    }
    .prefix(1).map {
      Note(
        $0.place,
        $0.kind == .missingSources
          ? $0.message : "this project may use the asset, but cannot be read: \($0.message)")
    }
  }

  /// The types that probably belong to dependencies: several assets are named after each, but the code of the
  /// repository neither declares the type nor uses any of these assets.
  private func foreignFamilies(_ project: Project, _ usage: Usage) -> Set<String> {
    let families = Dictionary(grouping: project.sets.indices) { project.sets[$0].owner }
    return usage.foreignTypes.filter { type in
      let family = families[type] ?? []
      return family.count > 1 && family.allSatisfy { usage.verdicts[$0].state == .unused }
    }
  }

  /// A note about a framework without sources that has an image with the same name. The framework may show this asset
  /// instead of its own image.
  private func overridden(by set: AssetSet, _ usage: Usage) -> [Note] {
    guard let picture = usage.frameworkPictures[set.name], let framework = picture.framework else {
      return []
    }
    return [
      Note(
        Place(picture),
        "\(framework.nameText) has an image with this name, and may show the asset instead")
    ]
  }

  private func notes(_ verdict: Verdict, _ usage: Usage) -> [Note] {
    verdict.references.prefix(5).map { reference in
      let accessor = reference.accessor.map { usage.accessors[$0] }.map { accessor in
        " in “\(accessor.name)”"
          + (accessor.state == .unused && accessor.uses.isEmpty ? ", which no code uses" : "")
      }
      return Note(reference.place, "\(reference.form)\(accessor ?? "")")
    }
  }
}

/// Colors whose names combine the same words, such as `ErrorDark`, `ErrorLight` and `InfoDark`, or add numbers to
/// the same word, such as `gray100` and `gray200`. If code uses some of them, the others complete the palette. A hue
/// that code does not use completes it, too, if it has at least five steps, such as `red100` to `red500`.
private struct Palettes {
  private struct Step: Hashable {
    let catalog: RepositoryPath
    let words: [String]
  }

  /// For each color that code uses, all words of its name except the last.
  private var hues: Set<Step> = []
  /// For each color that code uses, the last word of its name.
  private var shades: Set<Step> = []
  /// The catalogs with a numbered color that code uses.
  private var stepped: Set<RepositoryPath> = []
  /// The number of steps of each hue.
  private var steps: [Step: Int] = [:]

  init(_ sets: [AssetSet], _ usage: Usage) {
    for (set, verdict) in zip(sets, usage.verdicts) where set.kind == .color {
      let words = symbolWords(of: set.name)
      let hue = Step(catalog: set.id.catalog, words: words.dropLast())
      let isStep = words.last?.allSatisfy(\.isNumber) == true
      if isStep { steps[hue, default: 0] += 1 }
      guard verdict.state == .used else { continue }
      hues.insert(hue)
      shades.insert(Step(catalog: set.id.catalog, words: words.suffix(1)))
      if isStep { stepped.insert(set.id.catalog) }
    }
  }

  func hold(_ set: AssetSet) -> Bool {
    let words = symbolWords(of: set.name)
    guard set.kind == .color, words.count > 1, let shade = words.last else { return false }
    let hue = Step(catalog: set.id.catalog, words: words.dropLast())
    if shade.allSatisfy(\.isNumber) {
      return hues.contains(hue) || stepped.contains(set.id.catalog) && steps[hue, default: 0] > 4
    }
    return hues.contains(hue) && shades.contains(Step(catalog: set.id.catalog, words: [shade]))
  }
}

extension AssetSet {
  /// The comment that declares the use of the asset. A character that would end the name there, or that is a wildcard,
  /// becomes `?`, which matches it.
  fileprivate var declaringComment: String {
    let pattern = name.map { $0.isWhitespace || ",*?[]{}\\`".contains($0) ? "?" : $0 }
    return "// assetlint:uses \(String(pattern))"
  }

  /// What precedes the first dot in a name such as `ListLoader.line`; nil if there is no dot.
  fileprivate var owner: String? { name.firstIndex(of: ".").map { String(name[..<$0]) } }
}
