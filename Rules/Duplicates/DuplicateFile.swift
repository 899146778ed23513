internal import AssetModel

/// Finds images and animations that are in a bundle twice: as two files, or as a file and in an asset.
struct DuplicateFile: Rule {
  let about = RuleDescription(
    id: "duplicate_file", category: .duplicates, severity: .warning,
    summary: "Loose images and Lottie animations, outside catalogs, that a bundle contains twice.",
    rationale: """
      A copy ships its bytes twice, and when one copy is redrawn, the other is forgotten. The copy can be another file \
      outside catalogs, or a file of an asset in a catalog of the same bundle. Files that code may load by a composed \
      name, the frames of an animation, and files with the same name in several folders are not reported. Copies with \
      fewer than 10 KB are only counted.
      """,
    whenToDisable:
      "If code needs one image under several names, for example because a server chooses the name.",
    examples: [
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

  /// Copies with fewer bytes than `least` are ignored, and those with fewer bytes than `worthwhile` are only counted.
  private static let (least, worthwhile) = (64, 10_000)

  func check(_ project: Project) -> [Finding] {
    let uses = LooseFileUses(project)
    let payloads = Dictionary(uniqueKeysWithValues: project.looseFiles.map { ($0.path, $0) })
    let assets = AssetsByContent(project)
    var seen: Set<[RepositoryPath]> = []
    return project.modules.all.filter { !$0.kind.isTest }.flatMap { module -> [Finding] in
      guard let bundle = project.modules.bundle(of: module.id) else { return [] }
      let files = module.files.filter { $0.role == .processed }.compactMap { payloads[$0.path] }
        .filter { uses.isLoaded($0.path) }
      return groups(files).compactMap { content, items in
        let asset = assets.asset(with: items[0].files, in: bundle)
        let copies = items.filter { asset == nil || $0.files[0].folder.pathExtension != "lproj" }
        guard seen.insert(copies.map(\.files[0].path)).inserted else { return nil }
        return finding(asset, copies, content, uses)
      }
    }
  }

  /// The files of an image, in all scales, or the file of an animation.
  private struct Item {
    let files: [Payload]

    var byteCount: Int { files.reduce(0) { $0 + $1.byteCount } }

    /// The scales and content IDs of the files. Nil if one of the files is known to have no copy.
    var content: [String]? {
      let ids = files.compactMap { file in file.contentID.map { "\(file.path.scaleSuffix)\($0.hex)" } }
      return ids.count == files.count ? ids : nil
    }
  }

  /// Groups of images or animations with the same content.
  private func groups(_ files: [Payload]) -> [(content: [String], items: [Item])] {
    let items = Dictionary(grouping: files) { ["\($0.folder)"] + $0.path.pictureKey }.values
      .map { Item(files: $0.sorted { $0.path < $1.path }) }.filter { $0.byteCount >= Self.least }
      .sorted { $0.files[0].path < $1.files[0].path }
    return Dictionary(grouping: items, by: \.content).compactMap { content, items in
      content.map { ($0, items) }
    }
  }

  /// The finding about items with the same content; nil if there are too few of them.
  private func finding(
    _ asset: AssetSet?, _ items: [Item], _ content: [String], _ uses: LooseFileUses
  ) -> Finding? {
    // The frames of an animation may be equal, and an image may be the same in several languages.
    var seen: Set<String> = []
    let items =
      asset == nil ? items.filter { seen.insert($0.files[0].path.nameWithoutNumbers).inserted } : items
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
        if uses.isLoadedByPath(file.path) {
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
      [kept] + members, sharing: content, grade: bytes < Self.worthwhile ? .trivial : .normal)
    finding.removes = Set(copies.lazy.flatMap(\.files).map(\.place))
    finding.narrowing = { gone in
      if let asset, gone.contains(asset.path) { return nil }
      return self.finding(asset, items.filter { !gone.contains($0.files[0].path) }, content, uses)
    }
    return finding
  }
}

/// The assets that contain a file with a given content.
private struct AssetsByContent {
  private let modules: Modules
  private var assets: [ContentID: [AssetSet]] = [:]

  init(_ project: Project) {
    modules = project.modules
    for set in project.sets where set.isAddressable && (set.kind == .image || set.kind == .data) {
      for id in Set(set.payloads.compactMap(\.contentID)) { assets[id, default: []].append(set) }
    }
  }

  /// An asset in one of the bundle's catalogs that contains copies of all these files.
  func asset(with files: [Payload], in bundle: ModuleBundle) -> AssetSet? {
    files[0].contentID.flatMap { assets[$0] }?.first { asset in
      let ids = Set(asset.payloads.map(\.contentID))
      return files.allSatisfy { ids.contains($0.contentID) }
        && modules.bundles(compiling: asset.id.catalog).contains(bundle)
    }
  }
}

extension RepositoryPath {
  fileprivate var nameWithoutNumbers: String { pictureName.lowercased().filter { !$0.isNumber } }
}
