internal import AssetModel

/// Finds images that ship outside catalogs, and package files that do not ship at all.
struct LoosePayload: Rule {
  let about = RuleDescription(
    id: "loose_payload", category: .placement, severity: .warning,
    summary: """
      Loose images, outside catalogs, that come in several scales, and files of a Swift package that its manifest does \
      not list as resources.
      """,
    rationale: """
      From a catalog, each device downloads only its own scale, but loose files are downloaded in all scales. Three \
      kinds of loose images are fine: those in a single scale, those in Mac apps, which ship every scale anyway, and \
      those that code or a web page loads by path. Code that names the extension or scale of an image has to change \
      when you move the image. Unused images are reported by `unused_file`. A file in a package's folder is not in any \
      bundle if the manifest does not list it, and code that loads it gets nothing. Xcode compiles a package's \
      catalogs even if the manifest does not list them, but `swift build` leaves them out, so only `--verbose` lists \
      them. Files in the same folder with the same problem are reported together, as info if they are app icons, or if \
      code loads them and they could be in a catalog. Nothing is reported if no project file says what is built.
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
      Example("a catalog that its package's manifest does not list, and one that it does") {
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
        App/Old/TabBarOld@2x.png: png 48x48 blue
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
        App/Old/open@2x.png: png 48x48 red
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
        App/Old/open@2x.png: png 48x48 red
        App/Old/open@3x.png: png 72x72 red
        App/App.swift: func f() {}
        rows.json: json [{"icon": "img/star.png"}]
        """
      },
    ])

  var needs: Needs { [.usage, .modules, .looseFiles] }

  func check(_ project: Project) -> [Finding] {
    var seen: Set<RepositoryPath> = []
    let names = PictureNames(project)
    let files = Set(project.looseFiles.lazy.map(\.path).filter { !names.uses.isListedIcon($0) })
    return project.modules.all.filter { !$0.kind.isTest }.flatMap { module in
      // Mac apps are not thinned. Icons listed in an Info.plist, and files that code loads by path, cannot move
      // into a catalog.
      let loose =
        module.platforms == [.macOS]
        ? []
        : module.files.lazy.filter { $0.role == .processed }.map(\.path).filter(files.contains).scaled.filter
        {
          !$0.scaleSuffix.isEmpty && !names.uses.isLoadedByPath($0) && seen.insert($0).inserted
        }
      let states = loose.compactMap { file in
        names.state(of: file, in: module).map { (file: file, state: $0) }
      }
      // All files in a finding must have the same state, because they share its message.
      var findings = Dictionary(grouping: states, by: \.state).flatMap { state, group in
        byFolder(group.map(\.file)).map { finding($0, state, in: module, names) }
      }
      let resources = "the resources of “\(module.name)” in \(module.place.path)"
      let leftovers = module.gaps.contains(.resources) ? [] : module.leftovers
      let homeless = leftovers.filter {
        project.modules.memberships(of: $0).isEmpty && seen.insert($0).inserted
      }
      findings += byFolder(homeless).map { files in
        finding(files, "uncovered") { files in
          let (are, it) = files.count == 1 ? ("is", "it") : ("are", "them")
          return
            "\(are) not in any bundle, so code can't load \(it); "
            + "add \(it) to \(resources), exclude \(it) or delete \(it)"
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
    // Few teams move images that work where they are. Files in the other states may be unnecessary.
    let grade: Finding.Grade = state == .loose ? .minor : .normal
    var finding = finding(files, state.rawValue, grade, besides: module.unscaled(of: files)) { files in
      if files.count == 1 { return "is \(cost); \(forOne)" }
      return "are \(cost); \(forSeveral)"
    }
    finding.statement = obstacle?.word ?? ""
    // Doubtful findings are not combined, because a combined message could not list the files.
    guard state == .loose || state == .taken else { return finding }
    finding.fold = FindingFold(["loose", finding.statement], fewest: 4, note: "images in this folder, too") {
      folders, _ in
      "images in \(folders) folders are \(cost); \(forMany)"
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
      let names = ([file] + (files + others).filter { $0 != file }).quotedNames
      return GroupMember(
        Subject(.asset, asset: nil, path: file), at: Place(file), "\(names) \(trouble)")
    }
    return Finding(
      members, sharing: [key, "\(folder)"], at: 0, grade: files.allSatisfy(\.isIconName) ? .minor : grade)
  }
}

/// Why files cannot just be moved into a catalog, and what to do instead.
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
  let uses: LooseFileUses
  private let modules: Modules
  /// For each image name, the folders with an image of that name. Folders for languages (`.lproj`) do not count.
  private var folders: [String: Set<RepositoryPath>] = [:]
  private let catalogs: [String: [RepositoryPath]]

  init(_ project: Project) {
    uses = LooseFileUses(project)
    modules = project.modules
    catalogs = Dictionary(grouping: project.sets.filter { $0.isAddressable && $0.kind == .image }, by: \.name)
      .mapValues { $0.map(\.id.catalog) }
    for module in modules.all where !module.kind.isTest {
      for file in module.pictures where file.parent.pathExtension != "lproj" {
        folders[file.pictureName, default: []].insert(file.parent)
      }
    }
  }

  enum State: String {
    /// A catalog in the same bundle has an image with this name.
    case taken
    /// Calls with computed names may load the file, but no other code does.
    case doubtful
    case loose
  }

  /// The state of a file; nil if the file is unused, which another rule reports.
  func state(of file: RepositoryPath, in module: Module) -> State? {
    if owner(of: file, in: module) != nil { return .taken }
    return switch uses.state(of: file) {
    case .unused: nil
    case .doubtful: .doubtful
    case .used, .unjudged: .loose
    }
  }

  /// A catalog in the same bundle that has an image with the file's name; nil if there is none.
  private func owner(of file: RepositoryPath, in module: Module) -> RepositoryPath? {
    guard let bundle = modules.bundle(of: module.id) else { return nil }
    return catalogs[file.pictureName]?.first { modules.bundles(compiling: $0).contains(bundle) }
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

extension Sequence<RepositoryPath> {
  /// The files of images that exist in several scales, except images with legacy names; sorted.
  fileprivate var scaled: [RepositoryPath] {
    let pictures = filter { $0.isPixels && !$0.isLegacyPicture }
    let scales = Dictionary(grouping: pictures, by: \.pictureKey).mapValues { Set($0.map(\.scaleSuffix)) }
    return pictures.filter { scales[$0.pictureKey].map { $0.count > 1 } == true }.sorted()
  }
}

extension RepositoryPath {
  fileprivate var isPixels: Bool { [.png, .jpeg, .heic, .tiff].contains(pictureFormat) }
}
