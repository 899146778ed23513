internal import AssetModel

/// Finds pictures that ship outside catalogs, and package files that do not ship at all.
struct LoosePayload: Rule {
  let about = RuleDescription(
    id: "loose_payload", category: .placement, severity: .warning,
    summary: "Pictures outside catalogs, and package files missing from the resources.",
    rationale: """
      From a catalog, each device downloads only its own scale; loose files are downloaded in all scales, and neither \
      Xcode nor assetlint knows which belong together. A file in the folder of a package that no resource rule covers \
      is in no bundle, and code that loads it gets nothing. Reported once per folder, for app icons as info; silent if \
      no project file says what is built.
      """,
    whenToDisable: """
      If the pictures are loose on purpose, for example because the app loads them by path or replaces them at run \
      time.
      """,
    examples: [
      Example("pictures of several scales among the resources of an app") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        ↓App/close@2x.png: png 48x48 red
        App/close@3x.png: png 72x72 red
        ↓App/Photos/beach@2x.AVIF: text whatever it holds
        """
      },
      Example("alternate icons that Info.plist lists") {
        """
        project.yml:
          name: Apps
          targets:
            App: {type: application, platform: iOS, sources: [App], info: {path: App/Info.plist}}
        App/Info.plist:
          <plist><dict><key>CFBundleIcons</key><dict><key>CFBundleAlternateIcons</key><dict>
          <key>dusk</key><dict><key>CFBundleIconFiles</key><array><string>dusk</string></array></dict>
          </dict></dict></dict></plist>
        App/dusk@2x.png: png 120x120 red
        App/dusk@3x.png: png 180x180 red
        ↓App/Art/dawn@2x.png: png 120x120 red
        """
      },
      Example("a picture of a package that its manifest does not cover") {
        """
        Kit/Package.swift:
          // swift-tools-version: 5.9
          let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        Kit/Sources/Kit/Kit.swift: let a = 1
        ↓Kit/Sources/Kit/Art/close.png: png 48x48 red
        """
      },
      Example("resources and exclusions of a package") {
        """
        Kit/Package.swift:
          // swift-tools-version: 5.9
          let package = Package(name: "Kit", targets: [
            .target(name: "Kit", exclude: ["Notes"], resources: [.process("Art")])
          ])
        Kit/Sources/Kit/Kit.swift: let a = 1
        Kit/Sources/Kit/Art/close.png: png 48x48 red
        Kit/Sources/Kit/Art.xcassets/close.imageset/close.png: png 48x48 red
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
      Example("a picture without a scale, a drawing, pictures of tests and those of a website") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
            - {name: Checks, kind: test, resources: [Checks]}
        App/logo.png: png 48x48 red
        Checks/close@2x.png: png 48x48 red
        Web/close@2x.png: png 48x48 red
        App/arrow@2x.pdf: pdf 24x24
        """
      },
      Example("artwork for the store, old launch images, and files in a catalog") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App]}
        App/Default-568h@2x.png: png 640x1136 red
        App/iTunesArtwork@2x.png: png 1024x1024 red
        App/Assets.xcassets/close.imageset/close@2x.png: png 48x48 red
        """
      },
    ])

  var needs: Needs { .modules }

  func check(_ project: Project) -> [Finding] {
    var seen: Set<RepositoryPath> = []
    return project.modules.all.filter { !$0.kind.isTest }.flatMap { module in
      // Mac apps are not thinned.
      let loose = module.platforms == [.macOS] ? [] : module.scaledPictures
      let uncovered = module.gaps.contains(.resources) ? [] : module.leftovers
      let remedy = "add it to the resources of “\(module.name)” in \(module.place.path), or exclude it"
      return findings(
        loose.filter { seen.insert($0).inserted }, "loose",
        "is not in a catalog, so every device downloads all scales; move it into one")
        + findings(
          uncovered.filter { project.modules.memberships(of: $0).isEmpty && seen.insert($0).inserted },
          "uncovered", "is not in any bundle, so code can't load it; \(remedy)")
    }
  }

  /// One finding for each folder.
  private func findings(_ files: [RepositoryPath], _ key: String, _ trouble: String) -> [Finding] {
    Dictionary(grouping: files, by: \.parent).map { folder, files in
      let sorted = files.sorted()
      let others = sorted.count > 1 ? ", like \(sorted.count - 1) more in \(folder)," : ""
      let members = sorted.map { file in
        GroupMember(
          Subject(.asset, asset: nil, path: file), at: Place(file), "“\(file.nameText)”\(others) \(trouble)")
      }
      return Finding(
        members, sharing: [key, "\(folder)"], at: 0, grade: sorted.allSatisfy(\.isIcon) ? .minor : .normal)
    }
  }
}

extension Module {
  /// The pictures for one scale that are outside catalogs.
  fileprivate var scaledPictures: [RepositoryPath] {
    files.filter { file in
      file.role == .processed && file.path.isScaledPicture && !file.path.isLegacy && !isIcon(file.path)
    }.map(\.path)
  }

  /// Whether the property list lists the file as an icon, with or without scale and extension.
  private func isIcon(_ file: RepositoryPath) -> Bool {
    guard !iconFiles.isEmpty else { return false }
    let base = file.stem.split(separator: "~").first ?? ""
    return [file.nameText, String(base), String(base.prefix { $0 != "@" })].contains(
      where: iconFiles.contains)
  }
}

extension RepositoryPath {
  /// Whether the name is for one scale, such as `close@2x.png` or `close@3x~ipad.jpg`.
  fileprivate var isScaledPicture: Bool {
    guard let format = pictureFormat, !format.isVector else { return false }
    let name = stem.split(separator: "~").first ?? ""
    return name.hasSuffix("@2x") || name.hasSuffix("@3x")
  }

  /// Whether old systems look for a file with this name: artwork for the store, a launch image.
  fileprivate var isLegacy: Bool {
    stem.hasPrefix("iTunesArtwork") || stem.hasPrefix("Default@") || stem.hasPrefix("Default-")
  }

  /// Whether the name is that of an app icon; alternate icons could not be in catalogs for a long time.
  fileprivate var isIcon: Bool { stem.hasPrefix("AppIcon") || stem.hasPrefix("Icon") }
}
