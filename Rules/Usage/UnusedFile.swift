internal import AssetModel

/// Finds images and animations outside catalogs that no code loads.
struct UnusedFile: Rule {
  let about = RuleDescription(
    id: "unused_file", category: .usage, severity: .warning,
    summary: "Loose images and Lottie animations, outside catalogs, that no code refers to.",
    rationale: """
      An unused file makes the download larger, and everyone who looks for an image finds one image too many. A file \
      counts as used if any string in the repository may be its name, with or without folders, scale and extension. If \
      code lists the files of its bundle, or loads images or animations by names that are only known at run time, no \
      files of that kind are reported. Nor are files in folders that are copied as a whole, in third-party folders or \
      in tests, images near web pages, or images with the names of icons or launch images. Files in the same folder \
      are reported together.
      """,
    whenToDisable:
      "If the app downloads the names of the images to show, or a script adds code that loads them.",
    examples: [
      Example("images that code does not refer to, in one folder, and images that it does") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        ↓App/Old/arrow@2x.png: png 24x24 red
        App/Old/arrow@3x.png: png 36x36 red
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
      Example("an image next to code that asks the bundle for PNG files by computed names") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/banner.png: png 48x48 red
        App/App.swift: func f() { show(Bundle.main.url(forResource: fetch().name, withExtension: "png")!) }
        """
      },
      Example("a file with a number as its name, as code expects, and another file") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/7.gif: png 48x48 red
        ↓App/smile.gif: png 48x48 blue
        App/Faces.m: NSString *f(int face) { return [NSString stringWithFormat:@"%d.gif", face]; }
        """
      },
      Example("a file with a number as its name, and code that only formats a number") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        ↓App/7.gif: png 48x48 red
        App/Faces.m: NSString *f(int face) { return [NSString stringWithFormat:@"%d", face]; }
        """
      },
      Example("a flag next to code that loads PNG images by computed names") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/BQ.png: png 48x48 red
        App/App.swift: func f(_ code: String) { show(UIImage(named: "\\(code).png")) }
        """
      },
      Example("an image next to code that decodes names of images") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/Kinds/gospel.png: png 24x24
        App/Kind.swift:
          struct Kind: Decodable { let icon: String }
          func show(_ kind: Kind) { view.image = UIImage(named: kind.icon) }
        """
      },
      Example("an image next to a test that decodes names of images") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        ↓App/Kinds/gospel.png: png 24x24
        Tests/KindTests.swift:
          struct Kind: Decodable { let icon: String }; import XCTest
          func show(_ kind: Kind) { view.image = UIImage(named: kind.icon) }
        App/App.swift: func f() {}
        """
      },
      Example("an image next to code that writes files with computed names") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        ↓App/banner.png: png 48x48 red
        App/App.swift: func f(_ code: String) { save(documents.appendingPathComponent("\\(code).png")) }
        """
      },
      Example("an image next to code that loads only sounds by computed names") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        ↓App/banner.png: png 48x48 red
        App/App.swift: func f() { play(Bundle.main.url(forResource: fetch().name, withExtension: "mp3")!) }
        """
      },
      Example("an image next to code that lists the files of its bundle") {
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
    ])

  var needs: Needs { [.usage, .modules, .looseFiles] }

  func check(_ project: Project) -> [Finding] {
    let uses = LooseFileUses(project)
    let unused = project.looseFiles.filter { uses.state(of: $0.path) == .unused }
    return Dictionary(grouping: unused, by: \.folder).values.map { finding($0.sorted { $0.path < $1.path }) }
  }

  private func finding(_ files: [Payload]) -> Finding {
    let cost = "which wastes \(files.reduce(0) { $0 + $1.byteCount }.byteText)"
    let name = files[0].path.pictureName
    let advice =
      files.count == 1
      ? "\(cost); delete it, or declare its use with `// assetlint:uses \(name)`" : "\(cost); delete them"
    let members = files.map { file in
      let names = ([file] + files.filter { $0.path != file.path }).map(\.path).quotedNames
      return GroupMember(
        Subject(.asset, file), at: file.place, "no code refers to \(names), \(advice)",
        savings: [Saving(file)])
    }
    var finding = Finding(members, sharing: ["\(files[0].folder)"], at: 0)
    finding.removes = Set(files.map(\.place))
    finding.narrowing = { gone in
      let left = files.filter { !gone.contains($0.path) }
      return left.isEmpty ? nil : self.finding(left)
    }
    return finding
  }
}
