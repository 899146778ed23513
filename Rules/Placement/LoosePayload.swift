internal import AssetModel

/// Finds images that ship outside catalogs, and package files that do not ship at all.
struct LoosePayload: Rule {
  let about = RuleDescription(
    id: "loose_payload", category: .placement, severity: .warning,
    summary: """
      Images outside catalogs, including unused ones and copies, and files of a Swift package that its manifest does \
      not list as resources.
      """,
    rationale: """
      From a catalog, each device downloads only its own scale, but loose files are downloaded in all scales. Three \
      kinds of loose images are fine: those in a single scale, those in Mac apps, which ship every scale anyway, and \
      those that code or a web page loads by path. Code that names the extension or scale of an image has to change \
      when you move the image. Loose images and Lottie animations that no string in the repository can mean are \
      unused. If code lists the files of its bundle, or loads such files by names that are only known at run time, \
      they are not reported. Nor are files in folders that are copied as a whole, images near web pages, and images \
      with the names of icons or launch images. Copies with fewer than 10 KB are only counted. A file in a package's \
      folder is not in any bundle if the manifest does not list it, and code that loads it gets nothing. Xcode compiles \
      catalogs of packages that the manifest does not list, but `swift build` leaves them out, so `--verbose` lists \
      them. Files in the \
      same folder with the same problem are reported together, as info if they are app icons, or if code loads them \
      and they could be in a catalog. Nothing is reported if no project file says what is built.
      """,
    whenToDisable: """
      If the images are loose on purpose, for example because the app loads them by path or replaces them at run \
      time.
      """,
    examples: [
      Example("an app's loose images in several scales") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        ↘App/close@2x.png: png 48x48 red
        App/close@3x.png: png 72x72 red
        ↘App/Photos/beach@2x.HEIC: text whatever it holds
        App/Photos/beach@3x~ipad.png: png 48x48 red
        App/Photos/beach.heic: text whatever it holds
        """
      },
      Example("an image in three scales, reported as one finding") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/close.png: png 24x24 red
        ↘App/close@2x.png: png 48x48 red
        App/close@3x.png: png 72x72 red
        App/Old/close.png: png 24x24 red
        """
      },
      Example("an image with the same name as an asset") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        ↓App/Icons/close@2x.png: png 48x48 red
        App/Icons/close@3x.png: png 72x72 red
        ↘App/Icons/open@2x.png: png 48x48 red
        App/Icons/open@3x.png: png 72x72 red
        """
      },
      Example("alternate icons that an Info.plist lists, and an image that it does not") {
        """
        project.yml:
          name: Apps
          targets:
            App: {type: application, platform: iOS, sources: [App], info: {path: App/Info.plist}}
            Demo: {type: application, platform: iOS, sources: [App]}
        App/Info.plist:
          <plist><dict><key>CFBundleIcons</key><dict><key>CFBundleAlternateIcons</key><dict>
          <key>dusk</key><dict><key>CFBundleIconFiles</key><array><string>dusk</string>
          <string>night@2x~ipad</string><string>night~ipad</string></array></dict>
          </dict></dict></dict></plist>
        App/dusk@2x.png: png 120x120 red
        App/dusk@3x.png: png 180x180 red
        App/Night/night@2x~ipad.png: png 152x152 red
        App/Night/night~ipad.png: png 76x76 red
        ↘App/Art/dawn@2x.png: png 120x120 red
        App/Art/dawn.png: png 60x60 red
        """
      },
      Example("an image that its package's manifest does not list") {
        """
        Kit/Package.swift:
          // swift-tools-version: 5.9
          let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        Kit/Sources/Kit/Kit.swift: let a = 1
        ↓Kit/Sources/Kit/Art/close.png: png 48x48 red
        """
      },
      Example("a catalog that its package's manifest does not list, and one that it lists") {
        """
        Kit/Package.swift:
          // swift-tools-version: 5.9
          let package = Package(name: "Kit", targets: [
            .target(name: "Kit"), .target(name: "Icons", resources: [.process("Listed.xcassets")])
          ])
        Kit/Sources/Kit/Kit.swift: let a = 1
        ↷Kit/Sources/Kit/Art.xcassets/close.imageset/close.png: png 48x48 red
        Kit/Sources/Icons/Icons.swift: let b = 1
        Kit/Sources/Icons/Listed.xcassets/open.imageset/open.png: png 48x48 blue
        """
      },
      Example("a package's resources and excluded files") {
        """
        Kit/Package.swift:
          // swift-tools-version: 5.9
          let package = Package(name: "Kit", targets: [
            .target(name: "Kit", exclude: ["Notes"], resources: [.process("Art")])
          ])
        Kit/Sources/Kit/Kit.swift: func f() { show(Image("close", bundle: .module)) }
        Kit/Sources/Kit/Art/close.png: png 48x48 red
        ↷Kit/Sources/Kit/Art.xcassets/close.imageset/close.png: png 48x48 blue
        Kit/Sources/Kit/Notes/sketch.png: png 48x48 red
        Kit/Tests/sketch.png: png 48x48 red
        """
      },
      Example("a manifest that computes its resources") {
        """
        Kit/Package.swift:
          // swift-tools-version: 5.9
          let package = Package(name: "Kit", targets: [.target(name: "Kit", resources: everything())])
        Kit/Sources/Kit/Kit.swift: let a = 1
        Kit/Sources/Kit/close.png: png 48x48 red
        """
      },
      Example("single-scale images, vector images, and images outside the app") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
            - {name: Checks, kind: test, resources: [Checks]}
        App/logo.png: png 48x48 red
        Checks/close@2x.png: png 48x48 red
        Checks/close@3x.png: png 72x72 red
        Web/close@2x.png: png 48x48 red
        Web/close@3x.png: png 72x72 red
        App/arrow@2x.pdf: pdf 24x24
        App/arrow@3x.pdf: pdf 24x24
        """
      },
      Example("images in a format that catalogs do not support") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/loading@2x.webp: webp 48x48
        App/loading@3x.webp: webp 72x72
        """
      },
      Example("the images that come with a prebuilt framework") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App, Maps.embeddedframework]}
        App/App.swift: let a = 1
        Maps.embeddedframework/Resources/pin@2x.png: png 48x48 red
        Maps.embeddedframework/Resources/pin@3x.png: png 72x72 red
        """
      },
      Example("images with only one scale for each device") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/close@2x.png: png 48x48 red
        App/open@3x.png: png 72x72 red
        App/open@2x~ipad.png: png 48x48 red
        """
      },
      Example("images of a Mac app whose project sets only a macOS deployment target") {
        """
        App.xcodeproj/project.pbxproj:
          {
            objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (A); buildConfigurationList = M; };
              G = { isa = PBXGroup; children = (F, H); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = "close@2x.png"; sourceTree = "<group>"; };
              H = { isa = PBXFileReference; path = "close.png"; sourceTree = "<group>"; };
              A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (R); buildConfigurationList = L; };
              R = { isa = PBXResourcesBuildPhase; files = (B, E); };
              B = { isa = PBXBuildFile; fileRef = F; };
              E = { isa = PBXBuildFile; fileRef = H; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = App; }; };
              M = { isa = XCConfigurationList; buildConfigurations = (D); };
              D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 10.13; }; };
            };
            rootObject = P;
          }
        close.png: png 24x24 red
        close@2x.png: png 48x48 red
        """
      },
      Example("deleted images that the project still lists") {
        """
        App.xcodeproj/project.pbxproj:
          {
            objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (A); };
              G = { isa = PBXGroup; children = (F, H); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = "close@2x.png"; sourceTree = "<group>"; };
              H = { isa = PBXFileReference; path = "close@3x.png"; sourceTree = "<group>"; };
              A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (R); };
              R = { isa = PBXResourcesBuildPhase; files = (B, E); };
              B = { isa = PBXBuildFile; fileRef = F; };
              E = { isa = PBXBuildFile; fileRef = H; };
            };
            rootObject = P;
          }
        App.swift: let a = 1
        """
      },
      Example("an image whose name has the wrong case in code") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        App/Assets.xcassets/open.imageset/open.png: png 24x24
        ↘App/TabBarNew@2x.png: png 48x48 red
        App/TabBarNew@3x.png: png 72x72 red
        ↓App/Old/TabBarOld@2x.png: png 48x48 blue
        App/Old/TabBarOld@3x.png: png 72x72 blue
        App/Bar.m: void f() { show([UIImage imageNamed:@"TabbarNew.png"], [UIImage imageNamed:@"open"]); }
        """
      },
      Example("App Store artwork and old launch images") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/Default-568h@2x.png: png 640x1136 red
        App/iTunesArtwork@2x.png: png 1024x1024 red
        App/iTunesArtwork.png: png 512x512 red
        App/Assets.xcassets/close.imageset/close@2x.png: png 48x48 red
        """
      },
      Example("icons and images in four folders, reported as one finding") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/Default@2x.png: png 640x960 red
        App/Default@3x.png: png 640x960 red
        App/Default-Portrait@2x.png: png 640x960 red
        App/Default-Portrait@3x.png: png 640x960 red
        App/Launch-Landscape@2x~ipad.png: png 1024x768 red
        App/Launch-Landscape~ipad.png: png 512x384 red
        App/Defaults@2x.png: png 48x48 red
        App/Defaults@3x.png: png 72x72 red
        ↘App/A/AppIcon-Dusk@2x.png: png 120x120 red
        App/A/AppIcon-Dusk@3x.png: png 180x180 red
        App/B/Icon@2x.png: png 120x120 red
        App/B/Icon@3x.png: png 180x180 red
        App/C/Dusk@2x.png: png 120x120 red
        App/C/Dusk@3x.png: png 180x180 red
        """
      },
      Example("images in the formats that catalogs support") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [A, B, C, D]}
        ↘A/a@2x.jpg: text whatever it holds
        A/a@3x.jpeg: text whatever it holds
        ↘B/b@2x.heic: text whatever it holds
        B/b@3x.heic: text whatever it holds
        ↘C/c@2x.tiff: text whatever it holds
        C/c@3x.tif: text whatever it holds
        D/d@2x.gif: text whatever it holds
        D/d@3x.gif: text whatever it holds
        """
      },
      Example("images that code loads by name, and images that it loads by path") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
            - {name: Help, kind: framework, resources: [Help]}
        ↘App/Shown/close@2x.png: png 48x48 red
        App/Shown/close@3x.png: png 72x72 red
        ↘App/Numbered/step-1@2x.png: png 24x24 red
        App/Numbered/step-1@3x.png: png 36x36 red
        ↓App/Old/open@2x.png: png 48x48 red
        App/Old/open@3x.png: png 72x72 red
        App/Read/sky@2x.png: png 48x48 white
        App/Read/sky@3x.png: png 72x72 white
        App/Read/sea@2x.png: png 48x48 blue
        App/Read/sea@3x.png: png 72x72 blue
        App/App.swift:
          show(UIImage(named: "close"), UIImage(named: "step-\\(number)"))
          show(Bundle.main.path(forResource: "sky@2x", ofType: "png")!)
        App/Sea.m: void f() { show([NSBundle.mainBundle pathForResource:@"sea" ofType:@"png"]); }
        Help/help.html: text <img src="art/tap@2x.png">
        Help/art/tap@2x.png: png 48x48 red
        Help/art/tap@3x.png: png 72x72 red
        ↘Help/art/wipe@2x.png: png 48x48 red
        Help/art/wipe@3x.png: png 72x72 red
        """
      },
      Example("images that code does not load") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        ↘App/Icons/icon@2x.png: png 120x120 red
        App/Icons/icon@3x.png: png 180x180 red
        ↘App/Rows/star@2x.png: png 48x48 red
        App/Rows/star@3x.png: png 72x72 red
        ↓App/Old/open@2x.png: png 48x48 red
        App/Old/open@3x.png: png 72x72 red
        App/App.swift: func f() {}
        rows.json: json [{"icon": "img/star.png"}]
        """
      },
      Example("images in one scale that code does not refer to") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        ↓App/Old/arrow@2x.png: png 24x24 red
        App/Old/banner.png: png 48x48 red
        App/Old/wave.pdf: pdf 24x24
        App/Old/intro.gif: text whatever it holds
        App/Old/sky.webp: webp 48x48
        App/logo.png: png 32x32 red
        App/step-1.png: png 24x24 red
        App/sun.jpg: text whatever it holds
        App/glow.png: png 24x24 white
        App/star.png: png 25x25 red
        App/moon.png: png 26x26 red
        App/tide.png: png 27x27 red
        App/mark.png: png 28x28 red
        App/App.swift:
          show(UIImage(named: "Logo"), UIImage(named: "step-\\(number)"), UIImage(named: "mark@\\(scale)x"))
          show(Bundle.main.url(forResource: "sun", withExtension: "jpg")!)
        App/tides.txt: text The image is tide.png.
        App/Glow.metal: text // Samples glow.png.
        rows.json: json [{"icon": "img/star.png"}]
        README.md: text ![The moon](App/moon.png)
        """
      },
      Example("images whose use a comment declares, and one whose use it does not") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/flag-de.png: png 48x48 red
        App/flag-fr.png: png 48x48 blue
        ↓App/map.png: png 48x48 green
        App/App.swift: func f() { show(UIImage(named: fetch().flag)) } // assetlint:uses flag-*
        """
      },
      Example("a picture whose name code computes in any call that loads files") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/banner.png: png 48x48 red
        App/App.swift: func f() { show(Bundle.main.url(forResource: fetch().name, withExtension: "png")!) }
        """
      },
      Example("a picture next to code that loads only sounds by computed names") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        ↓App/banner.png: png 48x48 red
        App/App.swift: func f() { play(Bundle.main.url(forResource: fetch().name, withExtension: "mp3")!) }
        """
      },
      Example("pictures in code that lists the files of its bundle") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/banner.png: png 48x48 red
        App/App.swift: func f() { show(Bundle.main.urls(forResourcesWithExtension: "png", subdirectory: nil)) }
        """
      },
      Example("a Lottie animation that no code plays, and other JSON") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        ↓App/confetti.json: json {"v": "5.7.4", "fr": 30, "ip": 0, "op": 90, "w": 80, "h": 80, "layers": [], "nm": "confetti"}
        App/hello.json: json {"v": "5.7.4", "fr": 30, "ip": 0, "op": 90, "w": 80, "h": 80, "layers": []}
        App/rows.json: json {"layers": [{"fr": 30, "ip": 0, "op": 90}]}
        App/App.swift: import Lottie; func f() { play(LottieAnimationView(name: "hello")) }
        """
      },
      Example("a Lottie animation whose name code computes") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/confetti.json: json {"v": "5.7.4", "fr": 30, "ip": 0, "op": 90, "w": 80, "h": 80, "layers": []}
        App/App.swift: import Lottie; func f() { play(LottieAnimationView(name: fetch().animation)) }
        """
      },
      Example("unused files in tests, folder references, bundles and third-party folders") {
        """
        App.xcodeproj/project.pbxproj:
          {
            objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (A); };
              G = { isa = PBXGroup; children = (F, H); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; lastKnownFileType = folder; path = Art; sourceTree = "<group>"; };
              H = { isa = PBXFileReference; path = Old.bundle; sourceTree = "<group>"; };
              A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (R); };
              R = { isa = PBXResourcesBuildPhase; files = (B, E); };
              B = { isa = PBXBuildFile; fileRef = F; };
              E = { isa = PBXBuildFile; fileRef = H; };
            };
            rootObject = P;
          }
        .assetlint.yml:
          modules:
            - {name: Kit, kind: framework, resources: [Kit]}
            - {name: Checks, kind: test, resources: [Checks]}
        App.swift: let a = 1
        Art/banner.png: png 48x48 red
        Old.bundle/wave.png: png 48x48 red
        Kit/ThirdParty/Maps/pin.png: png 48x48 red
        Kit/Scene.scnassets/bark.png: png 48x48 red
        Checks/sample.png: png 48x48 red
        """
      },
      Example("icons and launch images, which the system finds by their names") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/Icon.png: png 57x57 red
        App/Default.png: png 320x480 red
        App/iTunesArtwork.png: png 512x512 red
        App/App.swift: let a = 1
        """
      },
      Example("images next to a web page, whose scripts may compose names") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/Help/help.html: text <script src="help.js"></script>
        App/Help/tap.png: png 48x48 red
        ↓App/Art/wave.png: png 48x48 red
        App/App.swift: let a = 1
        """
      },
      Example("an image that is also in a catalog of its bundle") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
            - {name: Widget, kind: app-extension, resources: [Widget]}
        App/Assets.xcassets/sun.imageset/sun.png: bytes 20000
        ↓App/shine.png: copy of App/Assets.xcassets/sun.imageset/sun.png
        Widget/shine.png: copy of App/Assets.xcassets/sun.imageset/sun.png
        App/App.swift: func f() { show(UIImage(named: "shine"), UIImage(named: "sun")) }
        """
      },
      Example("a copy of an asset that code loads by its path") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/Assets.xcassets/sun.imageset/sun.png: bytes 20000
        ↓App/sun.png: copy of App/Assets.xcassets/sun.imageset/sun.png
        App/App.swift: func f() { show(Bundle.main.path(forResource: "sun", ofType: "png"), UIImage(named: "sun")) }
        """
      },
      Example("copies whose names code composes") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/tip_add.png: png 48x48 red
        App/tip_new.png: copy of App/tip_add.png
        App/App.swift: func f() { show(UIImage(named: "tip_\\(action)")) }
        """
      },
      Example("two loose images with the same content") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/close.png: png 48x48 red
        ⇢App/dismiss.png: copy of App/close.png
        App/frame1.png: png 24x24 blue
        App/frame2.png: copy of App/frame1.png
        App/de.lproj/flag.png: png 32x32 green
        App/fr.lproj/flag.png: copy of App/de.lproj/flag.png
        App/App.swift:
          show(UIImage(named: "close"), UIImage(named: "dismiss"), UIImage(named: "frame\\(number)"))
          show(UIImage(named: "flag"))
        """
      },
    ])

  var needs: Needs { [.usage, .modules, .digests, .looseFiles] }

  func check(_ project: Project) -> [Finding] {
    var seen: Set<RepositoryPath> = []
    var told: Set<RepositoryPath> = []
    let names = PictureNames(project)
    let icons = project.modules.all.reduce(into: Set<String>()) { $0.formUnion($1.iconFiles) }
    let payloads = Dictionary(uniqueKeysWithValues: project.looseFiles.map { ($0.path, $0) })
    let copies = LooseCopies(project)
    return project.modules.all.filter { !$0.kind.isTest }.flatMap { module in
      let files = module.files.filter { $0.role == .processed }.compactMap { payloads[$0.path] }.filter {
        !$0.path.isIcon(of: icons)
      }
      let scaled = Set(files.map(\.path).scaled)
      // Mac apps are not thinned. Icons listed in an Info.plist, and files that code loads by path, cannot move
      // into a catalog.
      let loose =
        module.platforms == [.macOS]
        ? [] : scaled.filter { !$0.scaleSuffix.isEmpty && !names.isLoadedByPath($0) }.sorted()
      let new = files.filter { told.insert($0.path).inserted }
      let unused = new.filter { names.isUnused($0, in: module) }
      // Findings about images in several scales already say if they are unused.
      let single = unused.filter { module.platforms == [.macOS] || !scaled.contains($0.path) }
      let uncovered = module.gaps.contains(.resources) ? [] : module.leftovers
      let resources = "the resources of “\(module.name)” in \(module.place.path)"
      // All files in a finding must have the same state, because they share its message.
      let groups = Dictionary(grouping: loose.filter { seen.insert($0).inserted }) {
        names.state(of: $0, in: module)
      }
      .flatMap { state, files in byFolder(files).map { (state, $0) } }
      var findings = groups.map { finding($1, $0, in: module, names) }
      findings += Dictionary(grouping: single, by: \.folder).values.map {
        unusedFinding($0.sorted { $0.path < $1.path })
      }
      findings += copies.findings(about: new.filter { names.isLoaded($0, in: module) }, in: module, names)
      let homeless = uncovered.filter {
        project.modules.memberships(of: $0).isEmpty && seen.insert($0).inserted
      }
      findings += byFolder(homeless).map { files in
        finding(files, "uncovered") { files in
          let (are, it) = files.count == 1 ? ("is", "it") : ("are", "them")
          return
            "\(are) not in any bundle, so code can't load \(it); add \(it) to \(resources), or exclude \(it)"
        }
      }
      let forXcode = module.files.filter { $0.isOnlyForXcode && $0.path.pathExtension == "xcassets" }
        .map(\.path).filter { seen.insert($0).inserted }
      findings += byFolder(forXcode).map { files in
        finding(files, "xcode", .excused) { files in
          let (are, it) = files.count == 1 ? ("is", "it") : ("are", "them")
          return "\(are) not in the manifest, so only Xcode compiles \(it); "
            + "if you use `swift build`, add \(it) to \(resources)"
        }
      }
      return findings
    }
  }

  private func byFolder(_ files: [RepositoryPath]) -> [[RepositoryPath]] {
    Dictionary(grouping: files, by: \.parent).values.map { $0.sorted() }
  }

  private func finding(
    _ files: [RepositoryPath], _ state: PictureNames.State, in module: Module, _ names: PictureNames
  ) -> Finding {
    let cost = "not in a catalog, so every device downloads all scales"
    let obstacle = names.obstacle(to: files, state, in: module)
    let name = files[0].pictureName
    let forOne = obstacle?.forOne ?? "move it into a catalog, and load it as “\(name)”"
    let forMany = obstacle?.forMany ?? "move them into a catalog, and load them by name"
    let areOneImage = files.allSatisfy { $0.pictureName == name }
    let forSeveral =
      !areOneImage
      ? forMany : obstacle?.forOneImage ?? "move them into a catalog, and load them as “\(name)”"
    // Few teams move images that work where they are. In the other states, the files may be unused.
    let grade: Finding.Grade = state == .loose ? .minor : .normal
    var finding = finding(files, state.rawValue, grade, besides: module.unscaled(of: files)) { files in
      if files.count == 1 { return "is \(cost); \(forOne)" }
      return "are \(cost); \(forSeveral)"
    }
    finding.statement = obstacle?.word ?? ""
    // Findings in the states `unused` and `doubtful` are not combined, because a combined message could not list the
    // files.
    guard state == .loose || state == .taken else { return finding }
    finding.fold = FindingFold(["loose", finding.statement], fewest: 4, note: "images in this folder, too") {
      folders, _ in
      "images in \(folders) folders are \(cost); \(forMany)"
    }
    return finding
  }

  private func unusedFinding(_ files: [Payload]) -> Finding {
    let cost = "which wastes \(files.reduce(0) { $0 + $1.byteCount }.byteText)"
    let name = files[0].path.pictureName
    let advice =
      files.count == 1
      ? "\(cost); delete it, or declare its use with `// assetlint:uses \(name)`" : "\(cost); delete them"
    let members = files.map { file in
      let names = ([file] + files.filter { $0.path != file.path }).map(\.path).quoted
      return GroupMember(
        Subject(.asset, file), at: file.place, "no code refers to \(names), \(advice)",
        savings: [Saving(file)])
    }
    var finding = Finding(members, sharing: ["single", "\(files[0].folder)"], at: 0)
    finding.statement = "single"
    finding.removes = Set(files.map(\.place))
    finding.narrowing = { gone in
      let left = files.filter { !gone.contains($0.path) }
      return left.isEmpty ? nil : unusedFinding(left)
    }
    return finding
  }

  private func finding(
    _ files: [RepositoryPath], _ key: String, _ grade: Finding.Grade = .normal,
    besides others: [RepositoryPath] = [], _ trouble: ([RepositoryPath]) -> String
  ) -> Finding {
    let folder = files[0].parent
    let trouble = trouble(files + others)
    let members = files.map { file in
      let names = ([file] + (files + others).filter { $0 != file }).quoted
      return GroupMember(
        Subject(.asset, asset: nil, path: file), at: Place(file), "\(names) \(trouble)")
    }
    return Finding(
      members, sharing: [key, "\(folder)"], at: 0, grade: files.allSatisfy(\.isIcon) ? .minor : grade)
  }
}

/// Why files cannot simply be moved into a catalog, and what to do instead.
private struct Obstacle {
  let word: String
  let forOne: String
  let forOneImage: String
  let forMany: String

  init(_ word: String, _ forOne: String, _ forOneImage: String, _ forMany: String) {
    self.word = word
    self.forOne = forOne
    self.forOneImage = forOneImage
    self.forMany = forMany
  }
}

/// The names that images outside catalogs would get in a catalog, and which of these names are already taken.
private struct PictureNames {
  private let project: Project
  /// For each image name, the folders with an image of that name. Folders for languages (`.lproj`) do not count.
  private var folders: [String: Set<RepositoryPath>] = [:]
  private let catalogs: [String: [RepositoryPath]]
  /// The folders with web pages in the resources of each module.
  private var pageFolders: [Module.ID: Set<RepositoryPath>] = [:]

  init(_ project: Project) {
    self.project = project
    catalogs = Dictionary(grouping: project.sets.filter { $0.isAddressable && $0.kind == .image }, by: \.name)
      .mapValues { $0.map(\.id.catalog) }
    for module in project.modules.all where !module.kind.isTest {
      for file in module.files where file.role != .source && file.path.isPage {
        pageFolders[module.id, default: []].insert(file.path.parent)
      }
      for file in module.pictures where file.parent.pathExtension != "lproj" {
        folders[file.pictureName, default: []].insert(file.parent)
      }
    }
  }

  enum State: String {
    /// A catalog in the same bundle has an image with this name.
    case taken
    /// No code loads the file.
    case unused
    /// Calls with computed names may load the file, but no other code does.
    case doubtful
    case loose
  }

  func state(of file: RepositoryPath, in module: Module) -> State {
    if owner(of: file, in: module) != nil { return .taken }
    guard let usage = project.usage, usage.codeCount > 0,
      // Icons, and images near web pages, need no reference in code: the system finds some icons by their usual names,
      // and scripts on web pages may compose the names of images.
      !file.isIcon, !isNearPage(file, in: module)
    else { return .loose }
    return switch usage.looseUses[file.pictureName] {
    case nil: usage.computedFiles.contains(.pictures) ? .doubtful : .unused
    case .byComputedName: .doubtful
    case .byPattern, .byName, .byPath: .loose
    }
  }

  private func isNearPage(_ file: RepositoryPath, in module: Module) -> Bool {
    let folders = pageFolders[module.id] ?? []
    return folders.contains { file.isInside($0) || $0.isInside(file.parent) }
  }

  /// Whether code certainly loads the file, so that it is known what to change.
  func isLoaded(_ file: Payload, in module: Module) -> Bool {
    guard let use = project.usage?.looseUses[file.path.pictureName], !file.path.isLegacy else { return false }
    return use > .byPattern && !isNearPage(file.path, in: module)
  }

  /// Whether no code refers to the file or loads files by names computed at run time.
  func isUnused(_ file: Payload, in module: Module) -> Bool {
    let (path, isPicture) = (file.path, file.path.pictureFormat != nil)
    guard let usage = project.usage, usage.codeCount > 0, !path.isIcon, !path.isLegacy,
      path.pictureFormat != .icns,
      !isNearPage(path, in: module), !usage.computedFiles.contains(isPicture ? .pictures : .animations)
    else { return false }
    let use = usage.looseUses[path.pictureName]
    return use == nil || use == .byComputedName && !isPicture
  }

  func isLoadedByPath(_ file: RepositoryPath) -> Bool {
    project.usage?.looseUses[file.pictureName] == .byPath
  }

  /// A catalog in the same bundle that has an image with the file's name; nil if there is none.
  private func owner(of file: RepositoryPath, in module: Module) -> RepositoryPath? {
    guard let bundle = project.modules.bundle(of: module.id) else { return nil }
    return catalogs[file.pictureName]?.first { project.modules.bundles(compiling: $0).contains(bundle) }
  }

  func obstacle(to files: [RepositoryPath], _ state: State, in module: Module) -> Obstacle? {
    switch state {
    case .taken:
      guard let catalog = owner(of: files[0], in: module) else { return nil }
      let name = files[0].pictureName
      let taken = "code that loads “\(name)” by name gets the asset in \(catalog) instead, so delete the"
      return Obstacle(
        "taken", "\(taken) file if no code loads it by path", "\(taken) files that no code loads by path",
        "code that loads them by name gets assets with the same names instead, so delete the files that no code loads "
          + "by path")
    case .unused:
      let unused = "no code refers to them, so delete them"
      return Obstacle("unused", "no code refers to it, so delete it", unused, unused)
    case .doubtful:
      let several =
        "if calls with computed names load some of them, move those into a catalog; delete the rest"
      return Obstacle(
        "doubtful", "if a call with a computed name loads it, move it into a catalog; otherwise, delete it",
        several,
        several)
    case .loose:
      guard files.contains(where: { folders[$0.pictureName, default: []].count > 1 }) else { return nil }
      let (name, remedy) = (files[0].pictureName, "give each target a catalog for its own images")
      let one =
        "other folders have images named “\(name)”, so do not move all of them into one catalog; \(remedy)"
      return Obstacle(
        "shared", one, one,
        "some images in different folders have the same name, so do not move them all into one catalog; \(remedy)"
      )
    }
  }
}

/// Finds images and animations that a target puts into its bundle twice, under different names or also in an asset.
private struct LooseCopies {
  private let modules: Modules
  private let assets: [ContentID: [AssetSet]]

  /// Copies with fewer bytes than this are ignored, and those with fewer bytes than `worthwhile` are only counted.
  private static let (least, worthwhile) = (64, 10_000)

  init(_ project: Project) {
    modules = project.modules
    var assets: [ContentID: [AssetSet]] = [:]
    for set in project.sets where set.isAddressable && (set.kind == .image || set.kind == .data) {
      for id in Set(set.payloads.compactMap(\.contentID)) { assets[id, default: []].append(set) }
    }
    self.assets = assets
  }

  /// The files of an image, in all scales, or the file of an animation.
  private struct Item {
    let files: [Payload]

    var byteCount: Int { files.reduce(0) { $0 + $1.byteCount } }

    /// The content of the files. Nil if one of them has a content that no other file has.
    var content: [String]? {
      let ids = files.compactMap { file in file.contentID.map { "\(file.path.scaleSuffix)\($0.hex)" } }
      return ids.count == files.count ? ids : nil
    }
  }

  func findings(about files: [Payload], in module: Module, _ names: PictureNames) -> [Finding] {
    guard let bundle = modules.bundle(of: module.id) else { return [] }
    let items = Dictionary(grouping: files) { ["\($0.folder)"] + $0.path.pictureKey }.values
      .map { Item(files: $0.sorted { $0.path < $1.path }) }.filter { $0.byteCount >= Self.least }
      .sorted { $0.files[0].path < $1.files[0].path }
    return Dictionary(grouping: items, by: \.content).compactMap { content, items -> Finding? in
      guard let content else { return nil }
      let asset = items[0].files[0].contentID.flatMap { assets[$0] }?.first { asset in
        let ids = Set(asset.payloads.map(\.contentID))
        return items[0].files.allSatisfy { ids.contains($0.contentID) }
          && modules.bundles(compiling: asset.id.catalog).contains(bundle)
      }
      // The frames of an animation may be equal, and an image may be the same in several languages.
      var seen: Set<String> = []
      let copies =
        asset == nil
        ? items.filter { seen.insert($0.files[0].path.nameWithoutNumbers).inserted }
        : items.filter { $0.files[0].path.parent.pathExtension != "lproj" }
      return finding(asset, copies, content, names)
    }
  }

  /// Nil if there are too few items for a finding.
  private func finding(
    _ asset: AssetSet?, _ items: [Item], _ content: [String], _ names: PictureNames
  ) -> Finding? {
    let copies = asset == nil ? Array(items.dropFirst()) : items
    guard let copy = copies.first else { return nil }
    let model = asset.map { "a file of “\($0.name)” in \($0.id.catalog)" } ?? "“\(items[0].files[0].name)”"
    let bytes = copies.reduce(0) { $0 + $1.byteCount }
    let cost = "which wastes \(bytes.byteText)"
    let others = copies.count == 1 ? "the other" : "the others"
    let kept =
      asset.map { asset in
        GroupMember(
          .kept, asset,
          "“\(asset.name)” has the same content as “\(copy.files[0].name)”, \(cost); load this asset and delete the file",
          note: "the asset to load")
      }
      ?? GroupMember(
        Subject(.kept, items[0].files[0]), at: items[0].files[0].place,
        "“\(items[0].files[0].name)” is the same as “\(copy.files[0].name)”, \(cost); keep this one and delete \(others)",
        note: "the copy to keep")
    let members = copies.map { item in
      let file = item.files[0]
      let also = copies.count == 1 ? "is" : "and \((copies.count - 1).more("file")) are"
      let those = copies.count == 1 ? "this one" : "these"
      let advice =
        if names.isLoadedByPath(file.path) {
          "code loads it by its path, so change that code before you delete \(those)"
        } else if let asset {
          asset.name == file.path.pictureName
            ? "code that loads “\(asset.name)” gets the asset, so delete \(those)"
            : "load the asset and delete \(those)"
        } else {
          "use that one and delete \(those)"
        }
      return GroupMember(
        Subject(.copy, file), at: file.place,
        "“\(file.name)” \(also) the same as \(model), \(cost); \(advice)",
        note: "another copy", savings: item.files.map(Saving.init))
    }
    var finding = Finding(
      [kept] + members, sharing: ["copy"] + content, grade: bytes < Self.worthwhile ? .trivial : .normal)
    finding.statement = "copy"
    finding.removes = Set(copies.lazy.flatMap(\.files).map(\.place))
    finding.narrowing = { gone in
      if let asset, gone.contains(asset.path) { return nil }
      return self.finding(asset, items.filter { !gone.contains($0.files[0].path) }, content, names)
    }
    return finding
  }
}

extension Module {
  fileprivate var pictures: [RepositoryPath] {
    files.filter { $0.role == .processed && $0.path.isPixels }.map(\.path)
  }

  /// The 1x files of the images that these `@2x` and `@3x` files belong to. All of `files` must be in one folder.
  fileprivate func unscaled(of files: [RepositoryPath]) -> [RepositoryPath] {
    let keys = Set(files.map(\.pictureKey))
    return pictures.filter {
      $0.scaleSuffix.isEmpty && $0.parent == files[0].parent && keys.contains($0.pictureKey)
    }
    .sorted()
  }
}

extension [RepositoryPath] {
  /// The files of images that exist in several scales, except images with legacy names.
  fileprivate var scaled: [RepositoryPath] {
    let pictures = filter { $0.isPixels && !$0.isLegacy }
    let scales = Dictionary(grouping: pictures, by: \.pictureKey).mapValues { Set($0.map(\.scaleSuffix)) }
    return pictures.filter { scales[$0.pictureKey].map { $0.count > 1 } == true }
  }

  /// The names of the files, or of the first ones if there are many.
  fileprivate var quoted: String {
    var names = map { "“\($0.nameText)”" }
    if names.count > 12 { names[11...] = [(names.count - 11).more("file")] }
    return names.listed("and")
  }
}

extension RepositoryPath {
  /// Whether a property list names the file as an icon. The list may omit the scale, device and extension of the file.
  fileprivate func isIcon(of listed: Set<String>) -> Bool {
    [nameText, stem, pictureName + scaleSuffix, pictureName].contains(where: listed.contains)
  }

  fileprivate var isPixels: Bool { [.png, .jpeg, .heic, .tiff].contains(pictureFormat) }

  fileprivate var isPage: Bool { ["html", "htm", "xhtml"].contains(pathExtension?.lowercased()) }

  fileprivate var nameWithoutNumbers: String { pictureName.lowercased().filter { !$0.isNumber } }

  /// The name and device of the image, without its scale. All scales of an image have the same key.
  fileprivate var pictureKey: [String] {
    [pictureName.lowercased()] + stem.split(separator: "~").dropFirst().map(String.init)
  }

  /// Whether older versions of iOS expect this name, as for launch images.
  fileprivate var isLegacy: Bool {
    stem.hasPrefix("iTunesArtwork")
      // `UILaunchImageFile` may replace `Default` with another name.
      || ["Default", "Launch", "LaunchImage"].contains { base in
        stem.hasPrefix(base) && ["@", "-", "~", nil].contains(stem.dropFirst(base.count).first)
      }
  }

  /// Whether the file is probably an app icon. For a long time, alternate icons could not be in catalogs.
  fileprivate var isIcon: Bool {
    stem.hasPrefix("AppIcon") || stem.hasPrefix("Icon") || pictureName == "icon"
  }
}
