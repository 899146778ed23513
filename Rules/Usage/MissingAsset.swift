internal import AssetModel

/// Finds asset names that code, interface files or settings refer to, but that no catalog has.
struct MissingAsset: Rule {
  let about = RuleDescription(
    id: "missing_asset", category: .usage, severity: .error,
    summary: "Names that code refers to but no catalog has.",
    rationale: """
      The compiler does not check strings: if no catalog has the name, the app shows an empty space or a fallback, or \
      crashes where the image is force-unwrapped. The rule checks names that code passes to calls, directly or through \
      constants and enums, and names in storyboards, property lists and build settings. Tests may use names that do \
      not exist. Names in previews, in third-party code, in declarations that nothing uses, or in storyboards or \
      scenes that nothing opens are reported as info. \
      If code replaces the system function that loads colors or images, as swizzling does, names of that kind are not \
      checked. In modules that use a generator such as SwiftGen, the rule also checks identifiers that only this \
      generator can have declared. Code with such an identifier does not compile if there is no asset for it, but the \
      rule finds the mistake without a build.
      """,
    whenToDisable: """
      If most catalogs are generated or downloaded during the build, and therefore not in the repository.
      """,
    examples: [
      Example("a name in a file that a target compiles") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        App/Assets.xcassets/open.imageset/open.png: png 24x24
        App/App.swift: show(UIImage(named: ↓"close"))
        Old/Old.swift: show(UIImage(named: "close"))
        """
      },
      Example("names in a package's target, and in a file that nothing compiles") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        Package.swift:
          // swift-tools-version: 5.9
          let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        App/Assets.xcassets/open.imageset/open.png: png 24x24
        App/App.swift: show(UIImage(named: "open"))
        Sources/Kit/Kit.swift: show(UIImage(named: ↓"close"))
        Old/Old.swift: show(UIImage(named: "close"))
        """
      },
      Example("a name in a file next to a package that computes its paths") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        Package.swift:
          // swift-tools-version: 5.9
          let package = Package(name: "Kit", targets: [.target(name: "Kit", path: folder())])
        App/Assets.xcassets/open.imageset/open.png: png 24x24
        App/App.swift: show(UIImage(named: "open"))
        Sources/Kit/Kit.swift: func f() {}
        Old/Old.swift: show(UIImage(named: ↓"close"))
        """
      },
      Example("an enum case that code uses, and one that only uncompiled code uses") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        App/Assets.xcassets/open.imageset/open.png: png 24x24
        App/App.swift:
          enum Icon: String {
            case open, ↓close
            case ⇢minus
            var image: UIImage? { UIImage(named: rawValue) }
          }
          func f() { show(Icon.open.image, Icon.close.image) }
        Old/Old.swift: func g() { show(Icon.minus.image) }
        """
      },
      Example("a system symbol that is loaded like an image") {
        """
        open.imageset/open.png: png 24x24
        App.swift: show(Image(↓"xmark.octagon"), Image(↓"menu.png"), ContentUnavailableView("x", image: ↓"xmark.circle"))
        """
      },
      Example("a name in a compiled file, and one in a folder reference") {
        """
        App.xcodeproj/project.pbxproj:
          {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            C = {isa = PBXFileReference; path = Samples; lastKnownFileType = folder; sourceTree = "<group>"; };
            D = {isa = PBXBuildFile; fileRef = A; };
            E = {isa = PBXBuildFile; fileRef = B; };
            F = {isa = PBXBuildFile; fileRef = C; };
            X = {isa = PBXResourcesBuildPhase; files = (D, F); };
            Y = {isa = PBXSourcesBuildPhase; files = (E); };
            T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (X, Y); };
          }; }
        Assets.xcassets/open.imageset/open.png: png 24x24
        App.swift: show(UIImage(named: ↓"close"))
        Samples/Sample.swift: show(UIImage(named: "close"))
        """
      },
      Example(
        "images that the project lists: one that git ignores, one in another case, one outside the repository, and a deleted one"
      ) {
        """
        .gitignore: text *.png
        App.xcodeproj/project.pbxproj:
          {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (A, B, C, H, K, M); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            C = {isa = PBXFileReference; path = "bar@2x.png"; sourceTree = "<group>"; };
            K = {isa = PBXFileReference; path = "../../Dropbox/sky.png"; sourceTree = "<group>"; };
            H = {isa = PBXFileReference; path = "tab.jpg"; sourceTree = "<group>"; };
            M = {isa = PBXFileReference; path = "Car.jpg"; sourceTree = "<group>"; };
            N = {isa = PBXBuildFile; fileRef = M; };
            D = {isa = PBXBuildFile; fileRef = A; };
            E = {isa = PBXBuildFile; fileRef = B; };
            F = {isa = PBXBuildFile; fileRef = C; };
            I = {isa = PBXBuildFile; fileRef = H; };
            L = {isa = PBXBuildFile; fileRef = K; };
            X = {isa = PBXResourcesBuildPhase; files = (D, F, I, L, N); };
            Y = {isa = PBXSourcesBuildPhase; files = (E); };
            T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (X, Y); };
          }; }
        Assets.xcassets/open.imageset/open.png: png 24x24
        car.jpg: jpeg 24x24
        App.swift: show(UIImage(named: "open"), UIImage(named: "bar"), UIImage(named: "sky"), UIImage(named: ↓"tab"), UIImage(named: "Car.jpg"))
        """
      },
      Example("a name in a target whose catalogs are all in the repository") {
        """
        One/App.xcodeproj/project.pbxproj:
          {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = "/Users/me/Assets.xcassets"; sourceTree = "<absolute>"; };
            B = {isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
            D = {isa = PBXBuildFile; fileRef = A; };
            E = {isa = PBXBuildFile; fileRef = B; };
            X = {isa = PBXResourcesBuildPhase; files = (D); };
            Y = {isa = PBXSourcesBuildPhase; files = (E); };
            T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (X, Y); };
          }; }
        One/One.swift: show(UIImage(named: "close"))
        Two/App.xcodeproj/project.pbxproj:
          {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = Made.xcassets; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = Two.swift; sourceTree = "<group>"; };
            D = {isa = PBXBuildFile; fileRef = A; };
            E = {isa = PBXBuildFile; fileRef = B; };
            X = {isa = PBXResourcesBuildPhase; files = (D); };
            Y = {isa = PBXSourcesBuildPhase; files = (E); };
            T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (X, Y); };
          }; }
        Two/Two.swift: show(UIImage(named: "close"))
        Three/App.xcodeproj/project.pbxproj:
          {rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = Three.swift; sourceTree = "<group>"; };
            D = {isa = PBXBuildFile; fileRef = A; };
            E = {isa = PBXBuildFile; fileRef = B; };
            X = {isa = PBXResourcesBuildPhase; files = (D); };
            Y = {isa = PBXSourcesBuildPhase; files = (E); };
            T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (X, Y); };
          }; }
        Three/Assets.xcassets/open.imageset/open.png: png 24x24
        Three/Three.swift: show(UIImage(named: ↓"close"))
        """
      },
      Example("a misspelled name of an `.iconset` folder") {
        """
        Icons.xcassets/mode.iconset/icon_16x16.png: png 16x16
        App.m: void f() { show([NSImage imageNamed:@"mode"], [NSImage imageNamed:↓@"node"]); }
        """
      },
      Example("a name with a fallback, and one without") {
        """
        open.imageset/open.png: png 24x24
        App.swift: show(UIImage(named: ↘"close") ?? UIImage(systemName: "xmark"), UIImage(named: ↓"clear"))
        """
      },
      Example("colors with a fallback, including one that differs in case, and one without") {
        """
        brand.colorset: #FF8000
        App.swift:
          func f() { show(UIColor(named: ⇢"paper") ?? .white, UIColor(named: ↘"Brand") ?? .white, UIColor(named: ↓"ink")!) }
        """
      },
      Example("names that code can do without, and names that it needs") {
        """
        open.imageset/open.png: png 24x24
        Bar.swift:
          func show(custom: String) {
            if let icon = UIImage(named: custom) { bar.image = icon } else { bar.image = UIImage(systemName: "xmark") }
          }
          func load(custom: String) {
            guard let icon = UIImage(named: custom) else { NSLog("no image"); return }
            bar.image = icon
          }
          func choose() {
            if UIImage(named: ↘"new") != nil { bar.image = UIImage(named: "new") }
            if UIImage(named: ↓"old") != bar.image { bar.image = UIImage(named: "old") }
            if let icon = UIImage(named: ↓"gone") { bar.image = icon }
            if let icon = UIImage(named: ↓"lost") { bar.image = icon } else { NSLog("no image"); return }
            guard let icon = UIImage(named: ↘"late") else { return showTitle() }
          }
          show(custom: ↘"close"); load(custom: ↓"clear"); choose()
        """
      },
      Example("an image that Objective-C code checks for, and one that it does not") {
        """
        open.imageset/open.png: png 24x24
        Splash.m:
          void show(BOOL isNew) {
            if (isNew && [UIImage imageNamed:↘@"new"]) { splash.image = [UIImage imageNamed:@"new"]; }
            if ([splash holds:[UIImage imageNamed:↓@"old"]]) { splash.image = nil; }
          }
        """
      },
      Example("names in code that runs, and names in code that nothing uses") {
        """
        open.imageset/open.png: png 24x24
        Icons.swift:
          enum Icons {
            static let close = UIImage(named: ⇢"close")
            static let clear = UIImage(named: ↓"clear")
            static func shut() -> UIImage? { UIImage(named: ⇢"shut") }
          }
        App.swift:
          final class Menu { let icon = UIImage(named: ↓"close"); func draw() { show(Icons.clear, icon) } }
          func f() { Menu().draw() }
        """
      },
      Example("a name that differs in case") {
        """
        Close.imageset/close.png: png 24x24
        App.swift: show(UIImage(named: ↓"close"))
        """
      },
      Example("a name without its namespace") {
        """
        Icons/Contents.json: json {"properties": {"provides-namespace": true}}
        Icons/close.imageset/close.png: png 24x24
        App.swift: show(Image(↓"close"))
        """
      },
      Example("a renamed image in a storyboard") {
        """
        shut.imageset/shut.png: png 24x24
        Main.storyboard:
          <document>
            <imageView image="↓close"/>
            <resources><image name="close" width="26" height="26"/><image name="left" width="8" height="8"/></resources>
          </document>
        """
      },
      Example("an image that a xib shows, and images that code replaces") {
        """
        open.imageset/open.png: png 24x24
        Row.xib:
          <document>
            <button id="b"><state key="normal" image="↷close"/></button>
            <imageView id="i"><imageCell key="cell" image="↷clear" id="c"/></imageView>
            <imageView id="j" image="↓gone"/>
            <imageView id="k" image="↷photo"/>
            <connections>
              <outlet property="closeButton" destination="b"/><outlet property="clearView" destination="i"/>
              <outlet property="goneView" destination="j"/><outlet property="photoView" destination="k"/>
            </connections>
            <resources>
              <image name="close"/><image name="clear"/><image name="gone"/><image name="photo"/>
            </resources>
          </document>
        Row.swift:
          func load() { row.closeButton.setImage(icon, for: .normal); clearView?.image = icon(); show(goneView) }
          func fill() { photoView.af_setImage(withURL: url) }
          show(UINib(nibName: "Row", bundle: nil))
        """
      },
      Example("an image that is only in a pod's own bundle") {
        """
        close.imageset/close.png: png 24x24
        Podfile: text pod 'Print'
        Pods/Print/Print.framework/arrow@2x.png: png 48x48
        Pods/Print/Print.bundle/page.png: png 24x24
        Pods/Target Support Files/Pods-App/Pods-App-resources.sh:
          install_resource "${PODS_ROOT}/Print/Print.framework/arrow@2x.png"
          install_resource "${PODS_ROOT}/Print/Print.bundle"
        Pods/Pods-resources.sh: text install_resource 'Old/cross.png'
        App.swift: func f() { show(UIImage(named: "arrow"), UIImage(named: "cross"), UIImage(named: ↓"page")) }
        """
      },
      Example("a color that a xib shows, and one that code replaces") {
        """
        brand.colorset: #336699
        Row.xib:
          <document>
            <view id="v"><color key="backgroundColor" name="↷shade"/></view>
            <label id="l"><color key="textColor" name="↘ink"/></label>
            <connections><outlet property="box" destination="v"/><outlet property="title" destination="l"/></connections>
            <resources><namedColor name="shade"/><namedColor name="ink"/></resources>
          </document>
        Row.swift:
          func load() { box.backgroundColor = color(); title.tintColor = color() }
          show(UINib(nibName: "Row", bundle: nil))
        """
      },
      Example("an image that code replaces in one scene, but not in another") {
        """
        open.imageset/open.png: png 24x24
        Main.storyboard:
          <document initialViewController="a">
            <scene><objects><viewController id="a" sceneMemberID="viewController">
              <imageView id="i" image="↷photo"/><imageView image="↓logo"/>
              <connections><outlet property="photoView" destination="i"/></connections>
            </viewController></objects></scene>
            <scene><objects><viewController id="b" customClass="Lost" sceneMemberID="viewController">
              <imageView id="j" image="⇢photo"/>
            </viewController></objects></scene>
            <resources><image name="logo"/><image name="photo"/></resources>
          </document>
        App.swift: func f() { photoView.image = photo(); show(UIStoryboard(name: "Main", bundle: nil), UIImage(named: "open")) }
        """
      },
      Example("an image in a xib that nothing loads") {
        """
        open.imageset/open.png: png 24x24
        Row.xib: <document><imageView image="⇢close"/><resources><image name="close"/></resources></document>
        App.swift: func f() { show(UIImage(named: "open")) }
        """
      },
      Example("images in loaded storyboards, and in one that nothing loads") {
        """
        open.imageset/open.png: png 24x24
        Old.storyboard: <document><imageView image="⇢close"/><imageView image="close"/><resources><image name="close"/></resources></document>
        New.storyboard: <document><imageView image="↓gone"/><viewControllerPlaceholder storyboardName="Next-Step"/><resources><image name="gone"/></resources></document>
        Next-Step.storyboard: <document><imageView image="↓shut"/><resources><image name="shut"/></resources></document>
        Late.storyboard: <document><imageView image="↓late"/><resources><image name="late"/></resources></document>
        Start.storyboard: <document><imageView image="↓start"/><resources><image name="start"/></resources></document>
        App.xcconfig: text INFOPLIST_KEY_UIMainStoryboardFile = Start
        App.swift:
          func f() { show(UIStoryboard(name: "New", bundle: nil), R.storyboard.late(), UIImage(named: "open")) }
        """
      },
      Example("images in scenes that the app opens, and in scenes that nothing opens") {
        """
        open.imageset/open.png: png 24x24
        Main.storyboard:
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
            <scene><objects><viewController id="a" sceneMemberID="viewController">
              <imageView image="↓first"/><segue destination="b" kind="show"/><outlet property="bar" destination="v"/>
            </viewController><view id="v"><imageView image="↓bar"/></view><view id="w"><imageView image="⇢loose"/></view></objects></scene>
            <scene><objects><viewController id="b" sceneMemberID="viewController"><imageView image="↓second"/></viewController></objects></scene>
            <scene><objects><viewController id="c" customClass="Lost" sceneMemberID="viewController">
              <imageView image="⇢third"/><imageView image="⇢first"/><segue destination="b" kind="show"/><segue destination="d" kind="show"/>
            </viewController></objects></scene>
            <scene><objects><viewController id="d" customClass="Old" storyboardIdentifier="Old" sceneMemberID="viewController"><imageView image="⇢fourth"/></viewController></objects></scene>
            <scene><objects><viewController id="e" storyboardIdentifier="late" sceneMemberID="viewController"><imageView image="↓fifth"/></viewController></objects></scene>
            <scene><objects><viewController id="f" storyboardIdentifier="gone" sceneMemberID="viewController"><imageView image="⇢sixth"/></viewController></objects></scene>
            <scene><objects><viewController id="g" storyboardIdentifier="next" sceneMemberID="viewController"><imageView image="↓seventh"/></viewController></objects></scene>
            <scene><objects><viewController id="h" storyboardIdentifier="handed" sceneMemberID="viewController"><imageView image="↓eighth"/></viewController></objects></scene>
            <resources><image name="eighth"/><image name="first"/><image name="bar"/><image name="loose"/><image name="second"/><image name="third"/>
              <image name="fourth"/><image name="fifth"/><image name="sixth"/><image name="seventh"/></resources>
          </document>
        Other.storyboard: <document><viewControllerPlaceholder storyboardName="Main" referencedIdentifier="next"/></document>
        App.swift:
          enum Scene: String { case late, gone }
          class Lost: UIViewController { let icon = UIImage(named: ⇢"lost") }
          class Old: UIViewController { let icon = UIImage(named: ⇢"old") }
          func f() { show(UIStoryboard(name: "Main", bundle: nil), UIImage(named: "open")) }
          func g() { board.instantiateViewController(withIdentifier: Scene.late.rawValue) }
          class Provider: WalletProvider { func view() -> View { board.instantiateViewController(withIdentifier: "handed") } }
        """
      },
      Example("initial scenes of storyboards that the apps load, and of one that no app loads") {
        """
        open.imageset/open.png: png 24x24
        project.yml:
          name: Apps
          targets:
            Left: {type: application, platform: iOS, sources: [Left], settings: {INFOPLIST_FILE: Left/Info.plist}}
            Kept: {type: application, platform: iOS, sources: [Kept], settings: {INFOPLIST_FILE: Kept/Info.plist}}
            Coded: {type: application, platform: iOS, sources: [Coded], settings: {INFOPLIST_FILE: Coded/Info.plist}}
            Open: {type: application, platform: iOS, sources: [Open]}
        Left/Info.plist: <plist version="1.0"><dict><key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>
        Left/Left.storyboard: <document initialViewController="a"><scene><objects><viewController id="a" sceneMemberID="viewController"><imageView image="⇢left"/></viewController></objects></scene><resources><image name="left"/></resources></document>
        Left/App.swift: func f() { UIImage(named: "open") }
        Kept/Info.plist: <plist version="1.0"><dict><key>UISceneStoryboardFile</key><string>Kept</string></dict></plist>
        Kept/Kept.storyboard: <document initialViewController="a"><scene><objects><viewController id="a" sceneMemberID="viewController"><imageView image="↓kept"/><segue destination="p" kind="show"/></viewController></objects></scene><scene><objects><viewControllerPlaceholder storyboardName="Second" id="p" sceneMemberID="viewController"/></objects></scene><resources><image name="kept"/></resources></document>
        Kept/Second.storyboard: <document initialViewController="a"><scene><objects><viewController id="a" sceneMemberID="viewController"><imageView image="↓second"/></viewController></objects></scene><resources><image name="second"/></resources></document>
        Coded/Info.plist: <plist version="1.0"><dict><key>CFBundleName</key><string>Coded</string></dict></plist>
        Coded/Coded.storyboard: <document initialViewController="a"><scene><objects><viewController id="a" sceneMemberID="viewController"><imageView image="↓coded"/></viewController></objects></scene><resources><image name="coded"/></resources></document>
        Coded/App.swift: func g() { window.rootViewController = UIStoryboard(name: "Coded", bundle: nil).instantiateInitialViewController() }
        Open/Open.storyboard: <document initialViewController="a"><scene><objects><viewController id="a" sceneMemberID="viewController"><imageView image="↓template"/></viewController></objects></scene><resources><image name="template"/></resources></document>
        """
      },
      Example("hidden views that code may show, and hidden views that nothing can show") {
        """
        open.imageset/open.png: png 24x24
        Main.storyboard:
          <document initialViewController="a"><scene><objects><viewController id="a" sceneMemberID="viewController"><view key="view">
          <imageView id="b" hidden="YES" image="↓shown"/><imageView id="c" hidden="YES" image="⇢lost"/><view hidden="YES"><imageView image="⇢inner"/></view>
          <imageView id="d" hidden="YES" tag="1" image="↓tagged"/><imageView id="e" hidden="YES" customClass="Badge" image="↓badge"/></view>
          <connections><outlet property="icon" destination="b"/></connections></viewController></objects></scene>
          <resources><image name="shown"/><image name="lost"/><image name="inner"/><image name="tagged"/><image name="badge"/></resources></document>
        Row.xib:
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Row">
          <connections><outlet property="mark" destination="m"/></connections></placeholder>
          <view id="v"><imageView id="m" hidden="YES" image="↓mark"/><imageView id="n" hidden="YES" image="⇢note"/><imageView image="↓row"/></view></objects>
          <resources><image name="mark"/><image name="note"/><image name="row"/></resources></document>
        App.swift:
          class Row: UIView {}
          class Badge: UIImageView {}
          func f() { show(UINib(nibName: "Row", bundle: nil), UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()) }
        """
      },
      Example("storyboards in constants, one of them unused") {
        """
        open.imageset/open.png: png 24x24
        Tabs.storyboard: <document><imageView image="⇢tab"/><resources><image name="tab"/></resources></document>
        Home.storyboard: <document><imageView image="↓home"/><resources><image name="home"/></resources></document>
        App.swift:
          enum Boards {
            static let tabs = UIStoryboard(name: "Tabs", bundle: nil)
            static let home = UIStoryboard(name: "Home", bundle: nil)
          }
          func f() { show(Boards.home) }
        """
      },
      Example("a tab item's image, and one in a storyboard reference") {
        """
        open.imageset/open.png: png 24x24
        Main.storyboard:
          <document>
            <viewControllerPlaceholder storyboardName="More" sceneMemberID="viewController"><tabBarItem key="tabBarItem" image="menu_2"/></viewControllerPlaceholder>
            <tabBarItem image="↓menu_3"/>
            <resources><image name="menu_2"/><image name="menu_3"/></resources>
          </document>
        App.swift: func f() { show(UIImage(named: "open")) }
        """
      },
      Example("a scene that code may open with an identifier composed at run time") {
        """
        open.imageset/open.png: png 24x24
        Main.storyboard:
          <document>
            <scene><objects><viewController id="a" storyboardIdentifier="firstScene" sceneMemberID="viewController"><imageView image="↓close"/></viewController></objects></scene>
            <resources><image name="close"/></resources>
          </document>
        App.swift:
          func f() { show(UIStoryboard(name: "Main", bundle: nil), UIImage(named: "open")) }
          func g() { board.instantiateViewController(withIdentifier: "\\(name)Scene") }
        """
      },
      Example("a storyboard that code may load by a name composed at run time") {
        """
        open.imageset/open.png: png 24x24
        Old.storyboard: <document><imageView image="↓close"/><resources><image name="close"/></resources></document>
        App.swift:
          extension UIStoryboard { convenience init(_ flow: Flow) { self.init(name: flow.name.capitalized, bundle: nil) } }
          func f() { show(UIStoryboard(.login), UIImage(named: "open")) }
        """
      },
      Example("an image name, although code swizzles the loading of colors") {
        """
        open.imageset/open.png: png 24x24
        App.swift:
          class Themes {
            static let original = #selector(UIColor.init(named:in:compatibleWith:))
            static let others = [#selector(Menu.show(named:)), #selector(Menu.image(named:in:))]
          }
          func f() { swap(Themes.original, Themes.others); show(UIColor(named: "brand"), UIImage(named: ↓"close")) }
        """
      },
      Example("a color name, although Objective-C code swizzles the loading of images") {
        """
        open.imageset/open.png: png 24x24
        App.m:
          void f() { swap(@selector(imageNamed:), NSSelectorFromString(@"showName:")); }
          void g() { show([UIImage imageNamed:@"close"], [UIColor colorNamed:↓@"brand"]); }
        """
      },
      Example("an image file whose name differs in case") {
        """
        open.imageset/open.png: png 24x24
        Close@2x.png: png 48x48
        App.swift: show(UIImage(named: ↓"close.png"), UIColor(named: ↓"Clos"), UIColor(named: ↓"close"))
        """
      },
      Example("images in a view that code creates, and in views that only create each other") {
        """
        other.imageset/other.png: png 24x24
        Keyboard.swift: class Keyboard: UIView { lazy var bar = Bar() }
        Bar.swift: class Bar: UIView { lazy var back = UIImageView(image: UIImage(named: ⇢"back")); lazy var keyboard = Keyboard() }
        Box.swift: class Box: UIButton { func f() { setImage(UIImage(named: ↓"check"), for: .normal) } }
        Main.swift: show(UIImage(named: "other"), Box().f())
        """
      },
      Example("images in a cell that code creates, and in one that it only declares") {
        """
        open.imageset/open.png: png 24x24
        Cell.h: @class Cell, Row; @interface Cell : UITableViewCell @end
        Cell.m: @implementation Cell - (void)draw { show([UIImage imageNamed:⇢@"cell"]); } @end
        Row.h: @interface Row : UITableViewCell @end
        Row.m: @implementation Row - (void)draw { show([UIImage imageNamed:↓@"row"]); } @end
        List.m: @class Cell; void f() { show([UIImage imageNamed:@"open"], [Row new]); [(Cell *)list.first play]; }
        """
      },
      Example("colors of a struct: a used one, and one with the name of a system color") {
        """
        open.imageset/open.png: png 24x24
        Theme.swift:
          struct Theme {
            static let primary = Color(⇢"primary")
            static let accent = Color(↓"accent")
            static let plain = Theme(color: Color(↓"plain"))
            let color: Color
          }
        App.swift:
          struct Row: View {
            var body: some View { Image("open").foregroundStyle(.primary).background(Theme.accent).style(.plain) }
          }
          @main struct A: App { var body: some Scene { WindowGroup { Row() } } }
        """
      },
      Example("an image in a xib whose name occurs elsewhere only as a reuse identifier") {
        """
        open.imageset/open.png: png 24x24
        Cell.h: @interface Cell : UITableViewCell @end
        Cell.m: @implementation Cell + (NSString *)nibName { return @"Cell"; } @end
        Cell.xib: <document><imageView image="⇢close"/><resources><image name="close"/></resources></document>
        Cell-big.xib: <document><view customClass="Cell"/><imageView image="⇢back"/><resources><image name="back"/></resources></document>
        Row.h: @interface Row : UITableViewCell @end
        Row.m: @implementation Row + (NSString *)nibName { return @"Row"; } @end
        Row.xib: <document><imageView image="↓gone"/><resources><image name="gone"/></resources></document>
        List.m:
          @implementation List
          + (NSString *)reuseIdentifier { return @"Cell"; }
          + (NSString *)nibName { return @"List"; }
          @end
          @implementation Grid
          + (NSString *)reuseIdentifier { return @"Row"; }
          @end
          void f() { show([List new], [Grid reuseIdentifier], [UIImage imageNamed:@"open"]); }
        """
      },
      Example("a SwiftUI view that the app shows, and two that only a preview or code that never runs shows")
      {
        """
        open.imageset/open.png: png 24x24
        App.swift:
          @main struct Shop: App { var body: some Scene { WindowGroup { Row() } } }
          struct Row: View { var body: some View { if false { Night() } else { Image(↓"close") } } }
          struct Old: View { var body: some View { Image(⇢"gone") } }
          struct Night: View { var body: some View { Image(⇢"night") } }
          #Preview { Old() }
        """
      },
      Example("a view modifier that the app applies, and one that only an unused function applies") {
        """
        open.imageset/open.png: png 24x24
        App.swift:
          @main struct Shop: App { var body: some Scene { WindowGroup { Image("open").raised() } } }
          struct Raised: ViewModifier { func body(content: Content) -> some View { content.background(Image(↓"close")) } }
          struct Sunken: ViewModifier { func body(content: Content) -> some View { content.background(Image(⇢"gone")) } }
          extension View {
            func raised() -> some View { modifier(Raised()) }
            func sunken() -> some View { modifier(Sunken()) }
          }
        """
      },
      Example("a SwiftUI view in a repository without an app") {
        """
        open.imageset/open.png: png 24x24
        Row.swift: struct Row: View { var body: some View { Image(↓"close") } }
        """
      },
      Example("functions that other code may call, and functions that nothing uses") {
        """
        open.imageset/open.png: png 24x24
        List.swift:
          class Base: UIViewController { func fill(_ title: String) { show(UIImage(named: ↓"fill")) } }
          class List: Base, UITableViewDelegate {
            func reload(count: Int) { show(UIImage(named: ⇢"reload")) }
            func tableView(_ table: UITableView, willShow row: Int) { show(UIImage(named: ↓"row")) }
            override func loadView() { show(UIImage(named: ↓"load")) }
            @IBAction func tap() { show(UIImage(named: ⇢"tap")) }
            public func send() { show(UIImage(named: ↓"send")) }
            func present() { show(UIImage(named: ↓"present")) }
            func open() { show(UIImage(named: ↓"opened")) }
          }
          public extension List { func close() { show(UIImage(named: ↓"close")) } }
          class Feed: Base, FeedReader { func read() { show(UIImage(named: ↓"read")) } }
          class Cells: UICollectionViewCell { func draw() { show(UIImage(named: ⇢"draw")) } }
          class Grid: UICollectionViewCell { func lay() { show(UIImage(named: ↓"lay")) } }
          class WideGrid: Grid, GridLayout {}
          @objcMembers class Model: NSObject {}
          class Song: Model { func play() { show(UIImage(named: ↓"play")) } }
          struct Card: View { var body: some View { open() }; func flip() -> some View { Image(⇢"flip") } }
          func f() { show(List(), Feed(), Cells(), Grid(), WideGrid(), Song(), Card()); List().open() }
        Old.m: void g() { [list presentAnimated:YES]; }
        """
      },
      Example("a name in the app's code, and names in previews") {
        """
        open.imageset/open.png: png 24x24
        Row.swift:
          struct Row: View { let icon: String; var body: some View { Image(icon) } }
          struct Rows: PreviewProvider { static var previews: some View { Row(icon: ⇣"demo") } }
          #Preview { Row(icon: ⇣"sample") }
          func show() { add(Row(icon: ↓"close")) }
        """
      },
      Example("names passed to `Self` in extensions of system types") {
        """
        brandInk.colorset: #336699
        open.imageset/open.png: png 24x24
        App.swift:
          extension Color { static let ink = Self(↓"BrandInk"); static let text = Self("brandInk") }
          extension UIImage { static let close = Self(named: ↓"close"); static let shut = Self.init(named: ↓"shut") }
          struct Tag { init(_ name: String) {}; static let all = Self("all") }
          func f() { show(Color.ink, Color.text, UIImage.close, UIImage.shut, Tag.all, UIImage(named: "open")) }
        """
      },
      Example("used and unused private members, static functions, extension members and plain objects") {
        """
        open.imageset/open.png: png 24x24
        Row.swift:
          final class Row: UIView {
            private lazy var button: UIButton = { let b = UIButton(); b.setImage(UIImage(named: ⇢"dot"), for: .normal); return b }()
            private lazy var label: UIImageView = { UIImageView(image: UIImage(named: ↓"line")) }()
            private func draw() { show(UIImage(named: ⇢"edge")); draw() }
            @objc private func tap() { show(UIImage(named: ⇢"tap")) }
            @objc private func back() { show(UIImage(named: ↓"back")); fill() }
            private func fill() { show(UIImage(named: ↓"fill")) }
            private func empty() { show(UIImage(named: ⇢"empty")) }
            private func clear() { empty() }
            func setUp() { addSubview(label); control.addTarget(self, action: #selector(back)) }
          }
          extension UITextField {
            func addToggle() { setToggle() }
            func setToggle() { show(UIImage(named: ⇢"eye")) }
            func addMark() { show(UIImage(named: ↓"mark")) }
          }
          extension UITextInput { func begin() { show(UIImage(named: ↓"begin")) } }
          class Radio: NSObject { var dot = UIImage(named: ⇢"radio") }
          class Share: NSObject, Sharing { var dot = UIImage(named: ↓"share")
          }
        HUD.swift:
          class HUD: NSObject {
            class func showSuccess() { show(UIImage(named: ⇢"success")) }
            class func showError() { show(UIImage(named: ↓"error")) }
          }
          struct Maker: Making { static func make() { show(UIImage(named: ↓"make")) } }
          @objcMembers class Toast: NSObject { static func show(text: String) { set(UIImage(named: ↓"toast")) } }
        Old.m: void g() { [Toast showWithText:@"a"]; }
        App.swift: func f() { HUD.showError(); Row().setUp(); UITextField().addMark() }
        """
      },
      Example("properties that may be read, and properties that nothing reads") {
        """
        open.imageset/open.png: png 24x24
        Row.swift:
          class Row: UIView {
            let pages = [UIImage(named: ⇢"one"), UIImage(named: ⇢"two")]
            let steps = [UIImage(named: ↓"first")]
            let icon = UIImage(named: ↓"icon")!
            lazy var badge = UIImage(named: ⇢"badge")!
            @IBInspectable var seal = UIImage(named: ↓"seal")
            public var tab = UIImage(named: ↓"tab")
            override func layoutSubviews() { show(steps, UIImage(named: "open")) }
          }
          struct Cell: Layout { let mark = UIImage(named: ↓"mark") }
          func f() { show(Row(), Cell()) }
        """
      },
      Example("code that may run, and code that never runs") {
        """
        open.imageset/open.png: png 24x24
        App.swift:
          func f() {
            if false { show(UIImage(named: ⇢"test")) } else { show(UIImage(named: ↓"close")) }
            if false /* isNight */ { show(UIImage(named: ⇢"night")) }
            if isOn { return }
            show(UIImage(named: ↓"clear"))
            return
            let late = UIImage(named: ⇢"late")
          }
        """
      },
      Example("views that code may create, and views that it only mentions") {
        """
        open.imageset/open.png: png 24x24
        Views.swift:
          class Old: UIView {
            enum Style { case plain }
            override func layoutSubviews() { show(UIImage(named: ⇢"old")) }
          }
          protocol RowDelegate: AnyObject { func didTap(_ row: Row) }
          class Row: UIView {
            weak var delegate: RowDelegate?
            override func layoutSubviews() { delegate?.didTap(self); show(UIImage(named: ⇢"row")) }
          }
          class Bar: UIView { override func layoutSubviews() { show(UIImage(named: ↓"bar")) } }
          class Tab: UIView { override func layoutSubviews() { show(UIImage(named: ↓"tab")) } }
          class Pin: UIView { override func layoutSubviews() { show(UIImage(named: ↓"pin")) } }
          class Box: UIView {
            enum Maker { static func make() -> UIView { Box() } }
            override func layoutSubviews() { show(UIImage(named: ↓"box")) }
          }
        App.swift:
          class Main: UIViewController, RowDelegate {
            var old: Old?
            var style = Old.Style.plain
            var bar: Bar!
            func didTap(_ row: Row) {}
            func fill(_ tab: Tab) {}
            override func viewDidLoad() {
              let pin: Pin = .init()
              bar = .init()
              fill(.init())
              show(style, Box.Maker.make(), pin, UIImage(named: "open"))
            }
          }
          func f() { show(Main()) }
        """
      },
      Example("Objective-C methods that may be called, and one that nothing calls") {
        """
        open.imageset/open.png: png 24x24
        Row.h:
          @interface Row : NSObject
          - (void)putDate:(NSDate *)date;
          - (void)putDate:(NSDate *)date at:(int)y;
          - (void)showTime:(NSDate *)date;
          - (void)showName:(NSString *)name;
          - (void)tableView:(id)view showDate:(NSDate *)date;
          - (void)close:(id)sender;
          - (UIImage *)badge;
          @end
        Row.m:
          @implementation Row
          - (void)putDate:(NSDate *)date { show([UIImage imageNamed:↓@"date"]); }
          - (void)putDate:(NSDate *)date at:(int)y { show([UIImage imageNamed:⇢@"day"]); }
          - (void)showTime:(NSDate *)date { show([UIImage imageNamed:↓@"time"]); }
          - (void)showName:(NSString *)name { show([UIImage imageNamed:↓@"title"]); }
          - (void)tableView:(id)view showDate:(NSDate *)date { show([UIImage imageNamed:↓@"cell"]); }
          - (void)close:(id)sender { show([UIImage imageNamed:↓@"shut"]); }
          - (UIImage *)badge { return [UIImage imageNamed:↓@"seal"]; }
          - (void)fill { show([UIImage imageNamed:↓@"fill"]); }
          - (void)displayPrompt { show([UIImage imageNamed:⇢@"prompt"]); }
          - (void)addImagesTo:(id)view { show([UIImage imageNamed:↓@"images"]); }
          - (void)pickerDidShow { show([UIImage imageNamed:↓@"picker"]); }
          + (UIImage *)mark { return [UIImage imageNamed:⇢@"mark"]; }
          + (void)setShade:(int)y { show([UIImage imageNamed:⇢@"dusk"]); }
          + (void)setTint:(int)y { show([UIImage imageNamed:↓@"tint"]); }
          @end
          static UIImage *make(int i) { return [UIImage imageNamed:↓@"gone"]; }
        List.m:
          void f(Row *row) { Row.tint = 1; [row putDate:date()]; [row addImagesTo:view]; [button addTarget:row action:@selector(showTime:)]; }
        List.swift: func g(row: Row) { row.show(name: "") }
        """
      },
      Example("initializers that code outside the class calls, or may call, and one that nothing calls") {
        """
        open.imageset/open.png: png 24x24
        Alert.h:
          @interface Alert : UIView
          - (instancetype)initWithTitle:(NSString *)title;
          - (instancetype)initTip:(NSString *)tip;
          - (instancetype)initWithFrame:(CGRect)frame;
          @end
          @interface Tag : UIView
          - (instancetype)initTag:(NSString *)tag;
          @end
          @interface Model : NSObject
          - (instancetype)initModel:(NSString *)text;
          @end
        Alert.m:
          @implementation Alert
          - (instancetype)initWithTitle:(NSString *)title { show([UIImage imageNamed:↓@"title"]); }
          - (instancetype)initTip:(NSString *)tip { show([UIImage imageNamed:⇢@"tip"]); }
          - (instancetype)initWithFrame:(CGRect)frame { show([UIImage imageNamed:↓@"frame"]); }
          @end
          @implementation Tag
          - (instancetype)initTag:(NSString *)tag { show([UIImage imageNamed:↓@"tag"]); }
          @end
          @implementation Model
          - (instancetype)initModel:(NSString *)text { show([UIImage imageNamed:↓@"model"]); }
          @end
        List.m: void f() { show([[Alert alloc] initWithTitle:@""], [Model class]); }
        List.swift: func g() { show(Tag(tag: "")) }
        """
      },
      Example("names of the files that the build makes from launch images") {
        """
        LaunchImage.launchimage/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", "scale": "2x"}]}
        LaunchImage.launchimage/a.png: png 640x960
        App.m: void f() { show([UIImage imageNamed:@"LaunchImage-700"], [UIImage imageNamed:↓@"Launch-700"]); }
        """
      },
      Example("actions that may be called, and one that nothing is connected to") {
        """
        open.imageset/open.png: png 24x24
        Row.m:
          @interface Row : UIView
          @end
          @implementation Row
          - (IBAction)play:(id)sender { show([UIImage imageNamed:⇢@"play"]); }
          - (IBAction)stop:(id)sender { show([UIImage imageNamed:↓@"stop"]); }
          - (IBAction)skip:(id)sender { show([UIImage imageNamed:↓@"skip"]); }
          - (IBAction)back:(UIStoryboardSegue *)segue { show([UIImage imageNamed:↓@"back"]); }
          - (IBAction)mute:(id)sender { show([UIImage imageNamed:↓@"mute"]); }
          - (IBAction)copy:(id)sender { show([UIImage imageNamed:↓@"copy"]); }
          @end
        List.m: void f(Row *row) { show([[Row alloc] init]); [button addTarget:row action:@selector(mute:)]; }
        Main.storyboard:
          <document initialViewController="a"><scenes><scene><objects><viewController id="a" sceneMemberID="viewController"><view key="view">
          <button><connections><segue kind="unwind" unwindAction="back:"/></connections></button>
          </view></viewController>
          <tapGestureRecognizer><connections><action selector="stop:" destination="a"/></connections></tapGestureRecognizer>
          </objects></scene></scenes></document>
        Old.xib: <archive><object class="IBCocoaTouchEventConnection"><string key="label">skip:</string></object></archive>
        """
      },
      Example("an action of a view in the app, and one of a view in a xib that no target compiles") {
        """
        project.yml:
          name: Shop
          targets: {Shop: {type: application, platform: iOS, sources: [App]}}
        App/Assets.xcassets/open.imageset/open.png: png 24x24
        App/Row.m:
          @interface Row : UIView
          @end
          @implementation Row
          - (IBAction)play:(id)sender { show([UIImage imageNamed:↓@"play"]); }
          - (IBAction)stop:(id)sender { show([UIImage imageNamed:⇢@"stop"]); }
          @end
          void f() { show([UIImage imageNamed:@"open"], [[NSBundle mainBundle] loadNibNamed:@"New" owner:[Row new] options:nil]); }
        App/New.xib:
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Row"/>
          <button id="b"><connections><action selector="play:" destination="-1" eventType="touchUpInside"/></connections></button></objects></document>
        Old/Old.xib:
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Row"/>
          <button id="b"><connections><action selector="stop:" destination="-1" eventType="touchUpInside"/></connections></button></objects></document>
        """
      },
      Example("getters and setters that may be called, and two that are never called") {
        """
        open.imageset/open.png: png 24x24
        Row.h:
          @interface Row : UIView
          @property (nonatomic, assign) int mode;
          @property (nonatomic, assign) int level;
          @property (nonatomic, assign) int depth;
          @property (nonatomic, strong) UIButton *button;
          @property (nonatomic, strong) UIButton *link;
          @end
        Row.m:
          @implementation Row
          @synthesize mode = _mode;
          - (void)setMode:(int)mode { if (mode == 1) { show([UIImage imageNamed:⇢@"mode"]); } }
          - (void)setLevel:(int)level { show([UIImage imageNamed:↓@"level"]); }
          - (void)setDepth:(int)depth { show([UIImage imageNamed:↓@"depth"]); }
          - (void)setHidden:(BOOL)hidden { show([UIImage imageNamed:↓@"hidden"]); }
          - (UIButton *)button { return make([UIImage imageNamed:⇢@"button"]); }
          - (UIButton *)link { return make([UIImage imageNamed:↓@"link"]); }
          @end
        Track.m:
          @interface Track : NSObject
          @property (nonatomic, assign) int pitch;
          @end
          @implementation Track
          - (void)setPitch:(int)pitch { show([UIImage imageNamed:↓@"pitch"]); }
          @end
        List.m:
          void f() { Row *row = [[Row alloc] init]; row.level = 2; [row setDepth:3]; show(row.link, [Track class]); }
        """
      },
      Example("an uncalled class method with the same selector as a called one") {
        """
        open.imageset/open.png: png 24x24
        Row.h:
          @interface Row : NSObject
          + (void)put:(int)y;
          @end
          @interface Cell : NSObject
          + (void)put:(int)y;
          @end
          @interface Base : NSObject
          + (void)put:(int)y;
          @end
          @interface Leaf : Base
          @end
        Row.m:
          @implementation Row
          + (void)put:(int)y { show([UIImage imageNamed:⇢@"row"]); [Cell put:y]; }
          @end
          @implementation Cell
          + (void)put:(int)y { show([UIImage imageNamed:⇢@"cell"]); }
          @end
          @implementation Base
          + (void)put:(int)y { show([UIImage imageNamed:↓@"base"]); }
          @end
        List.m: void f() { [Leaf put:1]; }
        """
      },
      Example("Objective-C classes that code uses, and classes that only unused code uses") {
        """
        project.yml:
          name: Shop
          targets:
            One: {type: application, platform: iOS, sources: [One]}
            Two: {type: application, platform: iOS, sources: [Two]}
        One/Assets.xcassets/open.imageset/open.png: png 24x24
        Two/Assets.xcassets/open.imageset/open.png: png 24x24
        One/Share.m:
          @interface Share : UIActivity
          @end
          @implementation Share
          - (UIImage *)activityImage { return [UIImage imageNamed:⇢@"share"]; }
          @end
          @interface Send : UIActivity
          @end
          @implementation Send
          - (UIImage *)activityImage { return [UIImage imageNamed:↓@"send"]; }
          @end
          @interface Grid : UIView
          @property (copy) void (^didClose)(Grid *grid);
          @end
          @interface Footer : MJRefreshGifFooter
          @end
          @implementation Footer
          - (void)initialize { show([UIImage imageNamed:⇢@"footer"]); }
          @end
          @interface Rating : XLFormBaseCell
          @end
          @implementation Rating
          + (void)load { [XLFormViewController.cells setObject:[Rating class] forKey:@"rating"]; }
          - (void)update { show([UIImage imageNamed:↓@"rating"]); }
          @end
          @implementation Grid
          - (void)layoutSubviews { show([[Share alloc] init], [UIImage imageNamed:⇢@"grid"]); }
          @end
          @interface Bar : UIView
          @end
          @implementation Bar
          - (void)layoutSubviews { show([UIImage imageNamed:⇢@"bar"]); }
          @end
        One/List.h:
          @interface List : NSObject
          - (void)fill:(int)y;
          - (void)clear:(int)y;
          @end
        One/List.m:
          @implementation List
          - (void)fill:(int)y { show([[Bar alloc] init]); }
          - (void)clear:(int)y { Grid *grid = self.view; show(grid, [[Send alloc] init]); }
          @end
          void f() { List *list = [[List alloc] init]; [list clear:0]; }
        Two/Bar.m:
          @interface Bar : UIView
          @end
          @implementation Bar
          - (void)layoutSubviews { show([UIImage imageNamed:↓@"line"]); }
          @end
        Two/List.m: void g() { show([[Bar alloc] init]); }
        """
      },
      Example("an enum case that code uses, and one that only data selects") {
        """
        add.imageset/add.png: png 24x24
        open.imageset/open.png: png 24x24
        play.imageset/play.png: png 24x24
        save.imageset/save.png: png 24x24
        send.imageset/send.png: png 24x24
        App.swift:
          enum Icon: String { case add, open, play, save, send, ↓close, ↘gone }
          func show(_ icon: Icon) { use(UIImage(named: icon.rawValue)) }
          func load(_ text: String) { show(.close); show(Icon(rawValue: text) ?? .add) }
        """
      },
      Example("raw values that are asset names, two of them in the wrong case") {
        """
        Sports.imageset/a.png: png 24x24
        Pickup.imageset/b.png: png 24x24
        Cabrio.imageset/c.png: png 24x24
        coupe.imageset/d.png: png 24x24
        van.imageset/e.png: png 24x24
        App.swift:
          enum Car: String, CaseIterable { case sports = "Sports", pickup = "Pickup", cabrio = "Cabrio"; case coupe = ↓"Coupe", van = ↓"Van" }
          struct Cell: View {
            var name: String
            var body: some View { VStack { Image(name); Text(name) } }
          }
          struct Grid: View { var body: some View { ForEach(Car.allCases, id: \\.self) { car in Cell(name: car.rawValue) } } }
        """
      },
      Example("raw values of an enum that also loads system symbols") {
        """
        add.imageset/a.png: png 24x24
        open.imageset/b.png: png 24x24
        play.imageset/c.png: png 24x24
        save.imageset/d.png: png 24x24
        send.imageset/e.png: png 24x24
        App.swift:
          enum Icon: String {
            case add, open, play, save, send, list = "checklist"
            var image: NSImage {
              if let image = NSImage(named: self.rawValue) { return image }
              return NSImage(systemSymbolName: self.rawValue, accessibilityDescription: nil) ?? NSImage()
            }
          }
          func f() { show(Icon.list.image) }
        """
      },
      Example("titles that differ only in case from the names of assets") {
        """
        share.imageset/a.png: png 24x24
        close.imageset/b.png: png 24x24
        open.imageset/c.png: png 24x24
        save.imageset/d.png: png 24x24
        send.imageset/e.png: png 24x24
        App.swift:
          enum Action: String { case share = "Share", close = "Close", open = "Open", save = "Save", send = "Send" }
          struct Cell: View {
            var name: String
            var body: some View { VStack { Image(name); Text(name) } }
          }
          func f(_ actions: [Action]) { actions.map { action in Cell(name: action.rawValue) } }
        """
      },
      Example("enum cases with the same names as cases of another enum") {
        """
        open.imageset/open.png: png 24x24
        App.swift:
          enum Icon: String { case ↓close, ↓minus, open }
          extension UIImage { convenience init?(icon: Icon) { self.init(named: icon.rawValue) } }
          enum Card { case close, minus }
          extension Card { init?(text: String) { if text == "a" { self = .close } } }
          func f() { show(UIImage(icon: .open), UIImage(icon: .close), UIImage(icon: .minus), Card(text: text)) }
          func g(row: Row) { row.style = .minus }
        """
      },
      Example("a constant that is passed to a call") {
        """
        shut.imageset/shut.png: png 24x24
        Names.swift: enum Names { static let close = ↓"close" }
        App.swift: show(UIImage(named: Names.close))
        """
      },
      Example("a call that uses a type alias of `NSImage`") {
        """
        shut.imageset/shut.png: png 24x24
        Alias.swift: typealias RSImage = NSImage
        App.swift: show(RSImage(named: ↓"close"))
        """
      },
      Example("an image used as a color") {
        """
        brand.imageset/brand.png: png 24x24
        App.swift: show(UIColor(named: ↓"brand"))
        """
      },
      Example("Xcode symbols for deleted assets") {
        """
        close.imageset/close.png: png 24x24
        brand.colorset: #FF0000
        App.swift:
          show(Image(.close), Image(↓.clse), UIImage(resource: ↓.gone), Image(↓.brand), ↓ImageResource.lost)
        """
      },
      Example("a symbol of a deleted asset, although the initializer also takes an enum") {
        """
        close.imageset/close.png: png 24x24
        App.swift:
          enum Icon { case shut }
          extension Image { init(_ icon: Icon) { self.init(.close) } }
          show(Image(.close), Image(.shut), Image(↓.gone))
        """
      },
      Example("R.swift and SwiftGen members for deleted assets") {
        """
        close.imageset/close.png: png 24x24
        App.swift:
          show(R.image.close(), ↓R.image.gone(), Pics.close.image, ↓Pics.gone.image, Pics.allImages, Kit.close, ↓Kit.gone.image)
        .swiftgen/Kit.yml:
          xcassets:
            inputs: ../Assets.xcassets
            outputs: {templateName: swift5, output: ../Kit.swift, params: {enumName: Kit}}
        swiftgen.yml:
          xcassets:
            inputs: Assets.xcassets
            outputs: {templateName: swift5, output: Assets.swift, params: {enumName: Pics}}
        """
      },
      Example("members that the repository or the system declares") {
        """
        close.imageset/close.png: png 24x24
        brand.colorset: #FF0000
        App.swift:
          extension UIColor { static let ours = UIColor.red }
          enum Asset { static let gone = 1 }
          show(Image(.close), Color(.brand), Color(.ours), Color(.systemRed), Asset.gone, Door(.gone))
        """
      },
      Example("a member passed to an overloaded initializer, and an `R` without R.swift") {
        """
        close.imageset/close.png: png 24x24
        App.swift:
          extension Image { init(_ icon: Icon) { self.init(icon.name) } }
          show(ImageResource.close, Image(.gone), R.image.gone())
        """
      },
      Example("names with an extension, names with a namespace, and names of loose files") {
        """
        close.imageset/close.png: png 24x24
        Icons/Contents.json: json {"properties": {"provides-namespace": true}}
        Icons/open.imageset/open.png: png 24x24 blue
        loose@2x.png: png 24x24
        photo.webp: webp 24x24
        movie.avif: text whatever it holds
        App.swift:
          show(UIImage(named: "close.png"), Image("Icons/open"), UIImage(named: "loose"))
          show(UIImage(named: "photo.webp"), UIImage(named: "movie.avif"))
        """
      },
      Example("images that code can load only by path, because a package copies their folder as a whole") {
        """
        Package.swift:
          // swift-tools-version: 5.9
          let package = Package(name: "Kit", targets: [
            .target(name: "Kit", resources: [.copy("Art"), .process("Icons")])
          ])
        Sources/Kit/A.xcassets/close.imageset/close.png: png 24x24
        Sources/Kit/Art/Pets/dog.png: png 24x24 red
        Sources/Kit/Art/bird.png: png 24x24 blue
        Sources/Kit/Icons/cat.png: png 24x24 green
        Sources/Kit/Kit.swift:
          func f() { show(UIImage(named: "close", in: .module, with: nil), UIImage(named: "cat", in: .module, with: nil)) }
          func g() { show(UIImage(named: "Art/Pets/dog", in: .module, with: nil), UIImage(named: "Art/bird.png", in: .module, with: nil)) }
          func h() { show(UIImage(named: ↓"bird", in: .module, with: nil), UIImage(named: ↓"Icons/cat", in: .module, with: nil)) }
        """
      },
      Example("images that code can load only by path, because they are in a folder reference of an app") {
        """
        project.yml:
          name: Zoo
          targets: {Zoo: {type: application, platform: iOS, sources: [App, {path: Art, type: folder}]}}
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        App/App.swift: show(UIImage(named: "close"), UIImage(named: "Art/dog"), UIImage(named: ↓"dog"))
        Art/dog@2x.png: png 48x48 red
        """
      },
      Example("alternate icons in an Info.plist: one with an icon set of another name, and two without one") {
        """
        Assets.xcassets/DawnSet.appiconset/icon.png: png 1024x1024
        Info.plist:
          <plist version="1.0"><dict><key>CFBundleIcons</key><dict><key>CFBundleAlternateIcons</key><dict>
          <key>Dawn</key><dict><key>CFBundleIconName</key><string>DawnSet</string></dict>
          <key>Dusk</key><dict><key>CFBundleIconName</key>↓<string>Dusk</string></dict>
          <key>Night</key><dict><key>CFBundleIconName</key>↓<string>NightSet</string></dict>
          </dict></dict></dict></plist>
        App.swift:
          func f() { for name in ["Dawn", "Dusk", "Night"] { app.setAlternateIconName(name) } }
          func g() { app.setAlternateIconName("Dawn"); app.setAlternateIconName("Dusk"); app.setAlternateIconName("Night") }
          func h() { app.setAlternateIconName(↓"Noon") }
        """
      },
      Example("a launch screen that no target compiles, in a repository with an app") {
        """
        project.yml:
          name: Shop
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        App/Assets.xcassets/open.imageset/open.png: png 24x24
        App/App.swift: show(UIImage(named: "open"))
        Old/Launch.storyboard:
          <document launchScreen="YES"><imageView image="close"/><resources><image name="close"/></resources></document>
        """
      },
      Example("a launch screen that no target compiles, in a repository without an app") {
        """
        project.yml:
          name: Shop
          targets: {Kit: {type: framework, platform: iOS, sources: [Kit]}}
        Kit/Assets.xcassets/open.imageset/open.png: png 24x24
        Kit/Kit.swift: show(UIImage(named: "open"))
        Old/Launch.storyboard:
          <document launchScreen="YES"><imageView image="↓close"/><resources><image name="close"/></resources></document>
        """
      },
      Example("a system symbol, an AppKit image, a word for no color, and a name in a test") {
        """
        close.imageset/close.png: png 24x24
        App.swift: show(Image(systemName: "xmark"), NSImage(named: "NSAddTemplate"), UIColor(named: "none"))
        AppTests/Tests.swift: import XCTest; func test() { XCTAssertNil(UIImage(named: "nothing")) }
        """
      },
      Example("a name looked up in a framework bundle that a constant holds") {
        """
        .assetlint.yml:
          modules:
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        Kit/Assets.xcassets/shut.imageset/shut.png: png 24x24
        Kit/View.swift:
          final class Token {}
          extension Bundle { static let kit = Bundle(for: Token.self) }
          func close() { show(Image(↓"close", bundle: .kit)) }
        """
      },
      Example("a build setting of a target that compiles no catalog") {
        """
        App.xcodeproj/project.pbxproj:
          {
            objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (W); };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = "Widget.swift"; sourceTree = "<group>"; };
              W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
                buildPhases = (S); buildConfigurationList = L; };
              S = { isa = PBXSourcesBuildPhase; files = (B); };
              B = { isa = PBXBuildFile; fileRef = F; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug;
                buildSettings = { ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Gone; }; };
            };
            rootObject = P;
          }
        Widget.swift: struct Widget {}
        close.imageset/close.png: png 24x24
        """
      },
      Example("icon settings of two tvOS targets, one without tvOS assets") {
        """
        App.xcodeproj/project.pbxproj:
          {
            objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (I, T, V); };
              G = { isa = PBXGroup; children = (F, H); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
              H = { isa = PBXFileReference; path = TV.xcassets; sourceTree = "<group>"; };
              I = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (R); buildConfigurationList = L; };
              R = { isa = PBXResourcesBuildPhase; files = (B); };
              B = { isa = PBXBuildFile; fileRef = F; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
              T = { isa = PBXNativeTarget; name = "App-tvOS"; productType = "com.apple.product-type.application";
                buildPhases = (R2); buildConfigurationList = L2; };
              R2 = { isa = PBXResourcesBuildPhase; files = (B2); };
              B2 = { isa = PBXBuildFile; fileRef = F; };
              L2 = { isa = XCConfigurationList; buildConfigurations = (C2); };
              C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                ASSETCATALOG_COMPILER_APPICON_NAME = "⇢App Icon & Top Shelf Image"; SDKROOT = appletvos; }; };
              V = { isa = PBXNativeTarget; name = "App TV"; productType = "com.apple.product-type.application";
                buildPhases = (R3); buildConfigurationList = L3; };
              R3 = { isa = PBXResourcesBuildPhase; files = (B3); };
              B3 = { isa = PBXBuildFile; fileRef = H; };
              L3 = { isa = XCConfigurationList; buildConfigurations = (C3); };
              C3 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                ASSETCATALOG_COMPILER_APPICON_NAME = ↓Icon; SDKROOT = appletvos; }; };
            };
            rootObject = P;
          }
        Assets.xcassets/close.imageset/close.png: png 24x24
        TV.xcassets/open.imageset/Contents.json: json {"images": [{"filename": "open.png", "idiom": "tv"}]}
        TV.xcassets/open.imageset/open.png: png 24x24 blue
        """
      },
      Example("settings from Xcode's watch app templates") {
        """
        Watch.xcodeproj/project.pbxproj:
          {
            objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (W); };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
              W = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application.watchapp2";
                buildPhases = (R); buildConfigurationList = L; };
              R = { isa = PBXResourcesBuildPhase; files = (B); };
              B = { isa = PBXBuildFile; fileRef = F; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug;
                buildSettings = { ASSETCATALOG_COMPILER_COMPLICATION_NAME = ↷Complication;
                  ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = LaunchImage; }; };
            };
            rootObject = P;
          }
        Assets.xcassets/close.imageset/close.png: png 24x24
        """
      },
      Example("an image that a xib refers to by name, and one that it stores") {
        """
        close.imageset/close.png: png 24x24
        Row.xib:
          <document><imageView image="6C63449D"/><imageView image="↓gone"/><resources><image name="gone"/>
          <image name="6C63449D"><mutableData key="keyedArchiveRepresentation">YnBsaXN0MDA=</mutableData></image></resources></document>
        Row.swift: show(UINib(nibName: "Row", bundle: nil))
        """
      },
      Example("a name looked up in a bundle that is not in the repository") {
        """
        close.imageset/close.png: png 24x24
        App.swift: show(UIImage(named: "artwork", in: Vendor.bundle, with: nil))
        """
      },
      Example("an Info.plist's accent color that no build setting replaces") {
        """
        project.yml:
          name: Notes
          targets:
            Notes:
              type: application
              platform: macOS
              sources: [Notes]
              settings:
                INFOPLIST_FILE: Notes/Info.plist
                ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: AccentColor
            Tasks:
              {type: application, platform: macOS, sources: [Tasks], settings: {INFOPLIST_FILE: Tasks/Info.plist}}
        Notes/A.xcassets/AccentColor.colorset: #FFC600
        Notes/Info.plist: <plist version="1.0"><dict><key>NSAccentColorName</key><string>Yellow</string></dict></plist>
        Tasks/A.xcassets/Red.colorset: #FF0000
        Tasks/Info.plist: <plist version="1.0"><dict><key>NSAccentColorName</key>↓<string>Blue</string></dict></plist>
        """
      },
      Example("colors from Xcode's templates") {
        """
        close.imageset/close.png: png 24x24
        A.swift: func f() { show(UIImage(named: "close"), UIColor(named: ↘"AccentColor"), UIColor(named: ↘"WidgetBackground")) }
        B.swift: func g() { show(UIColor(named: ↓"LaunchBackground")) }
        """
      },
      Example("an image from the app, and one from a library's bundle") {
        """
        close.imageset/close.png: png 24x24
        Map.m: void f() { show([UIImage imageNamed:@"chat" ofBundle:@"Cloud.bundle"], [UIImage imageNamed:↓@"chat2"]); }
        Bar.m: void g(NSString *s) { show([UIImage imageNamed:[@"Cloud.bundle" stringByAppendingPathComponent:s]]); }
        """
      },
      Example("a missing name in third-party code, and one in the wrong case") {
        """
        close.imageset/close.png: png 24x24
        ThirdParty/Scanner/Result.m: void f() { show([UIImage imageNamed:⇢@"business-card"], [UIImage imageNamed:↓@"Close"]); }
        """
      },
      Example("names in a prebuilt SDK's sample app, and in the sample app of the team's own SDK") {
        """
        App.xcodeproj/project.pbxproj: text {}
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        MapsSDK-1.23.3/Maps.framework/Headers/Maps.h: text int maps;
        MapsSDK-1.23.3/Samples/Tour/Tour.m: void f() { show([UIImage imageNamed:⇢@"tour"]); }
        PaySDK/Core.framework/Headers/Core.h: text int core;
        PaySDK/Sources/Pay.swift: let pay = 1
        PaySDK/Samples/Shop/Shop.m: void g() { show([UIImage imageNamed:↓@"shop"]); }
        """
      },
      Example("a missing color in a launch screen that an XcodeGen specification declares") {
        """
        project.yml:
          name: App
          targets:
            App:
              type: application
              platform: iOS
              sources: [App]
              info:
                path: App/Info.plist
                properties:
                  UILaunchScreen:
                    UIImageName: Launch
                    UIColorName: ↓LaunchBack
        App/Assets.xcassets/Launch.imageset/a.png: png 24x24
        """
      },
      Example("a xib's image whose name R.swift also validates") {
        """
        close.imageset/close.png: png 24x24
        Row.xib: <document><imageView image="↓open"/><resources><image name="open"/></resources></document>
        R.generated.swift:
          // This is a generated file, do not edit!
          struct R {
            static func validate() throws { if UIImage(named: "open", in: R.bundle, compatibleWith: nil) == nil { throw E.e } }
          }
        App.swift: show(UINib(nibName: "Row", bundle: nil))
        """
      },
      Example("an image file that code refers to by its full name, including the device") {
        """
        Images/exit~ipad.png: png 24x24
        Menu.m: void f() { show([UIImage imageNamed:@"exit~ipad"]); }
        """
      },
    ])

  var needs: Needs { [.usage, .modules] }

  func check(_ project: Project) -> [Finding] {
    // If there are no assets, all images come from elsewhere.
    guard let usage = project.usage, !project.sets.isEmpty else { return [] }
    let unneeded = NamingSetting.unneeded(of: usage.missing, in: project)
    let missing = usage.missing.filter {
      ($0.place.path.pathExtension != "pbxproj" || !unneeded.contains($0.name))
        && !isOverridden($0, project.modules)
    }
    let variations = Dictionary(
      project.variations(in: usage).map { ($0.value.name, project.sets[$0.key]) }, uniquingKeysWith: { $1 })
    return missing.map { missing in
      let isGuess = missing.reason == .similar && missing.isSelectedByData
      let file = missing.looseName.flatMap { usage.loosePictures[$0] }
      let candidates = isGuess || file != nil ? [] : missing.candidates.map { project.sets[$0] }
      let meant = missing.isIdle ? [] : [variations[missing.name]].compactMap(\.self)
      // Xcode itself warns about the names in its templates.
      let isDoubtful =
        !missing.doubts.isEmpty || missing.isKeptByFile || missing.hasFallback || missing.isSelectedByData
        || templateNames.contains(missing.name)
      let isUntouched = NamingSetting.isInUntouchedTarget(missing, in: project)
      let isExcused = missing.isReplaced || isTemplateSetting(missing)
      let isUnlikeAny = candidates.isEmpty && file == nil
      // Few teams fix a library that their app uses only in part: of 10 such findings, engineers acted on none.
      let isForeign = missing.place.path.isThirdParty && isUnlikeAny
      // The fallback for a color is another color, so nothing looks wrong.
      let isReplaceable = missing.hasFallback && missing.kinds == [.color] && isUnlikeAny
      var finding = Finding(
        [Subject(.asset, asset: nil, path: missing.place.path)]
          + candidates.prefix(1).map { Subject(.base, $0) },
        at: missing.place, in: missing.declaration, names: [missing.name],
        isUntouched
          ? "\(problem(missing, nil)), and the target has no assets for tvOS; if the target is not in use, delete it"
          : message(missing, candidates, file),
        grade: isExcused
          ? .excused
          : isForeign || isUntouched || isReplaceable || missing.isIdle
            ? .trivial : missing.isInPreview ? .provisional : isDoubtful ? .minor : .normal,
        related: (missing.sink.map { [Note($0, "the name is looked up here")] } ?? [])
          + candidates.prefix(3).map { Note($0.place, "“\($0.name)” is here") }
          + (file.map { [Note(Place($0), "the file is here")] } ?? [])
          + meant.map { Note($0.place, "“\($0.name)” is unused, and may be the asset you meant") }
      ).asking(for: missing.name)
      if missing.reason == .differsInCase, !missing.isIdle {
        finding.putsToUse = Set(candidates.map { Place($0.path) })
      }
      finding.fold = fold(missing, candidates.first, file)
      for note in finding.furtherNotes { finding = finding.noting(note) }
      // The report groups findings only if they have the same statement.
      finding.statement = missing.isSelectedByData ? "\(missing.reason) by data" : "\(missing.reason)"
      return finding
    }
  }

  private let templateNames = Set(AssetSet.templateSettings.keys)

  /// Whether the name is an Info.plist's accent color, which the build replaces with the one in the build settings.
  private func isOverridden(_ missing: MissingName, _ modules: Modules) -> Bool {
    missing.form == "NSAccentColorName"
      && modules.all.contains { module in
        module.infoPlists.contains(missing.place.path)
          && module.settings.contains { $0.name == "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME" }
      }
  }

  /// Whether the name is in a build setting from one of Xcode's templates. The app can do without this asset.
  private func isTemplateSetting(_ missing: MissingName) -> Bool {
    missing.kinds == [.complication]
      || missing.place.path.pathExtension == "pbxproj" && templateNames.contains(missing.name)
  }

  private func message(
    _ missing: MissingName, _ candidates: [AssetSet], _ file: RepositoryPath?
  ) -> String {
    if missing.generator != nil { return memberMessage(missing, candidates.first) }
    let asked = problem(missing, candidates.first)
    if let idleness = missing.idleness { return "\(asked); \(idleness.advice(in: missing.place.path))" }
    if let file {
      let guess = guess(missing, file)
      return "\(asked); \(guess)\(guess.hasSuffix("?") ? " Names are case-sensitive" : "")"
    }
    if missing.isSelectedByData, candidates.isEmpty {
      return
        "\(asked), and no code uses this case; delete the case, or add the asset if the case is decoded from data"
    }
    guard let first = candidates.first else {
      return "\(asked), so \(consequence(missing)); \(missing.remedy)"
    }
    switch missing.reason {
    case .differsInCase: return "\(asked); did you mean “\(first.name)”? Names are case-sensitive"
    case .namespace: return "\(asked); use the full name, “\(first.name)”"
    case .otherKind: return "\(asked), so \(missing.outcome); correct the name or how it is used"
    case .similar, .unknown: return "\(asked); did you mean “\(first.name)”?"
    }
  }

  /// The advice about the image outside catalogs that the code probably means.
  private func guess(_ missing: MissingName, _ file: RepositoryPath) -> String {
    if let name = missing.looseName, name.contains("/"), !missing.name.contains("/") {
      return "load “\(file.nameText)” as “\(name)”, because its folder is copied as a whole"
    }
    return "did you mean the file “\(file.nameText)”?"
  }

  private func problem(_ missing: MissingName, _ candidate: AssetSet?) -> String {
    guard missing.reason == .otherKind, let candidate else {
      return "\(missing.sources("refers", "refer")) to “\(missing.name)”, but no catalog has it"
    }
    let expecting = missing.sources("expects", "expect")
    return
      "“\(missing.name)” is \(candidate.kind.withArticle), but \(expecting) a different kind of asset"
  }

  /// What happens because the name is missing, as the end of a sentence.
  private func consequence(_ missing: MissingName) -> String {
    // The system falls back to its default color only for names in settings, which the system itself looks up.
    !missing.isKeptByFile && (templateNames.contains(missing.name) || missing.form == "NSAccentColorName")
      && !missing.form.contains("(")
      ? "the system falls back to its default color" : missing.outcome
  }

  /// Combines the findings about the same missing name.
  private func fold(
    _ missing: MissingName, _ candidate: AssetSet?, _ file: RepositoryPath?
  ) -> FindingFold {
    let lack = missing.generator == nil ? "no catalog has it" : "there is no asset for it"
    let cost =
      missing.generator != nil
      ? "the code does not compile"
      : missing.isKeptByFile
        ? "the colors stored in the interface files are shown instead"
        : consequence(missing).replacing("the call returns", with: "the calls return")
    let other = missing.reason == .otherKind ? candidate : nil
    let meant = candidate.map { "did you mean “\($0.name)”?" } ?? file.map { self.guess(missing, $0) }
    let guess = meant.map { "; \($0)" } ?? ", so \(cost); \(missing.remedy)"
    let kinds = missing.kinds.map(\.rawValue)
    let name = missing.name
    let idle = missing.idleness.map { idleParts($0, in: missing.place.path) }
    let places = missing.isInPreview ? "places in previews" : "places"
    return FindingFold(
      [
        missing.generator == nil ? "" : "member", missing.name, cost,
        idle?.parts ?? (missing.isInPreview ? "preview" : ""),
      ] + kinds,
      note: "\(missing.source) refers to it here", furtherPlaces: missing.furtherPlaces
    ) { count, _ in
      if let idle {
        return "\(idle.parts) “\(name)” in \(count) places, but \(lack); delete \(idle.them)"
      }
      if let other {
        return
          "“\(other.name)” is \(other.kind.withArticle), but \(count) \(places) expect a different kind of asset, so \(cost); correct the name or how it is used"
      }
      return "\(count) \(places) refer to “\(name)”, but \(lack)\(guess)"
    }
  }

  /// The words for unused code, views or storyboards, and for scenes that nothing opens: the beginning of a
  /// message, such as “unused views refer to”, and the object of its advice, such as “those views”.
  private func idleParts(_ idleness: Idleness, in path: RepositoryPath) -> (parts: String, them: String) {
    switch (idleness, path.pathExtension) {
    case (.unused, "xib"): ("unused views refer to", "those views")
    case (.unused, "storyboard"): ("unused storyboards refer to", "those storyboards")
    case (.unused, _): ("unused code refers to", "that code and any unused code that uses it")
    case (.unopened, _): ("unused scenes refer to", "those scenes")
    }
  }

  private func memberMessage(_ missing: MissingName, _ candidate: AssetSet?) -> String {
    let asked = "\(missing.source) refers to “\(missing.name)”, but there is no asset for it"
    guard let candidate else { return "\(asked), so the code does not compile; \(missing.remedy)" }
    return missing.reason == .otherKind
      ? "\(missing.source) refers to “\(missing.name)”, but “\(candidate.name)” is \(candidate.kind.withArticle), so the code does not compile; correct the name or the call"
      : "\(asked); did you mean “\(candidate.name)”?"
  }
}

extension MissingName {
  fileprivate var remedy: String {
    if kinds == [.complication] { return "delete the setting, or add a complication set with this name" }
    return mayBeSystemSymbol
      ? "if this is a system symbol, load it with `\(symbolLabel):`; otherwise, add the asset, or correct the name"
      : "add the asset, or correct the name"
  }

  /// Whether Swift code loads an image by a name in the form of Apple's symbol names, such as `xmark.octagon`.
  private var mayBeSystemSymbol: Bool {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    return generator == nil && kinds.contains(.image) && place.path.pathExtension == "swift"
      && words.count > 1
      && words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLowercase || $0.isNumber } }
      && RepositoryPath(name).pictureFormat == nil
  }

  /// The subject and the verb of a sentence about what refers to the name. The verb is `one` for a single place,
  /// and `several` for more than one.
  fileprivate func sources(_ one: String, _ several: String) -> String {
    furtherPlaces.isEmpty
      ? "\(source) \(one)" : "\(furtherPlaces.count + 1) interface elements \(several)"
  }

  /// Whether the name is in a preview, so that the app works without the asset.
  fileprivate var isInPreview: Bool { doubts.contains(.previews) }

  /// What refers to the name, as the subject of a sentence.
  fileprivate var source: String {
    if isInPreview { return "a preview" }
    let isElement = ["xib", "storyboard"].contains(place.path.pathExtension) && !form.contains(" ")
    if isElement { return "an interface element" }
    // Without quotation marks, a variable such as `name` would read like part of the sentence.
    let isVariable =
      form != "code" && form.first?.isLowercase == true
      && form.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    return isVariable ? "“\(form)”" : form
  }
}

extension MissingName {
  /// The label of the argument that takes the name of a system symbol instead of an asset.
  fileprivate var symbolLabel: String {
    form.hasSuffix("image:)") ? "systemImage" : form.hasPrefix("NSImage") ? "systemSymbolName" : "systemName"
  }
}
