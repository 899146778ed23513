internal import AssetModel

/// Finds assets that show the same thing under several names or in several catalogs.
struct DuplicateAsset: Rule {
  var measure = ContentMeasure.bytes
  var minBytes = 64
  var appIcons = false
  var overrides = false
  var placeholders = false
  var tests = false

  static let options: [RuleOption<Self>] = [
    .value(
      "identity", \.measure,
      "When two files count as the same: when their bytes are equal, or their pictures."),
    .value("min_bytes", \.minBytes, "Copies of fewer bytes are let pass."),
    .value("app_icons", \.appIcons, "Whether copies of app icons are reported."),
    .value("overrides", \.overrides, "Whether declared overrides count as copies."),
    .value(
      "placeholders", \.placeholders,
      "Whether pictures of a single colour count as copies; known only where pictures are compared."),
    .value("tests", \.tests, "Whether assets of tests and fixtures count as copies."),
  ]

  let about = RuleDescription(
    id: "duplicate_asset", category: .duplicates, severity: .warning,
    summary: "No two assets have the same content.",
    rationale: """
      A copy ships its bytes again, and the day the icon is redrawn one of the copies is forgotten. Files are \
      the same when their bytes are, colours when their values are, however they are written. The copy to keep \
      is one in a shared catalog, else the first by path of those that most others can be replaced by. Copies that no \
      app ships together, as those of two platforms, are reported as information, and so are those of an app and its \
      extension, of which neither can read the bundle of the other.
      """,
    examples: [
      Example("the same file under two names") {
        """
        close.imageset/close.png: png 24x24 red
        ↓dismiss.imageset/dismiss.png: copy of close.imageset/close.png
        """
      },
      Example("the same file in two catalogs: the shared one is kept") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
        ↓App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("three copies are one finding") {
        """
        a.imageset/a.png: png 24x24 red
        ↓b.imageset/b.png: png 24x24 red
        c.imageset/c.png: png 24x24 red
        """
      },
      Example("copies in two apps, reported as information") {
        """
        .assetlint.yml:
          modules:
            - {name: One, kind: app, resources: [One]}
            - {name: Two, kind: app, resources: [Two]}
        One/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↘Two/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("an app and its extension, of which neither reads what the other has, reported as information")
      {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App], dependencies: [Widget]}
            - {name: Widget, kind: app-extension, resources: [Widget]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↘Widget/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("an app and a framework that its extension links, too: that of the framework is kept") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, resources: [App], dependencies: [Kit, Widget]}
            - {name: Kit, kind: framework, resources: [Kit]}
            - {name: Widget, kind: app-extension, dependencies: [Kit]}
        ↓App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
      Example("one colour, written in two ways") {
        """
        brand.colorset: #FF8000
        ↘accent.colorset/Contents.json: json {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", \\
        "components": {"red": "1.000", "green": "128", "blue": "0", "alpha": "1.000"}}}]}
        """
      },
      Example("light and dark exchanged") {
        """
        a.imageset/a.png: png 24x24 red
        a.imageset/a~dark.png: png 24x24 blue
        b.imageset/b.png: png 24x24 blue
        b.imageset/b~dark.png: png 24x24 red
        """
      },
      Example("the file of one scale as that of another") {
        """
        small.imageset/small@2x.png: png 24x24 red
        large.imageset/large.png: png 24x24 red
        """
      },
      Example("app icons, of which every app has its own") {
        """
        AppIcon.appiconset/icon.png: png 1024x1024 red
        ↷Beta/AppIcon.appiconset/icon.png: png 1024x1024 red
        """
      },
      Example("another encoding of the same pixels, where the team compares pictures") {
        """
        .assetlint.yml:
          duplicate_asset:
            identity: picture
            placeholders: true
        a.imageset/a.png: png 24x24 red
        ↓b.imageset/b.png: png 24x24 red palette
        c.imageset/c.png: png 24x24 blue
        """
      },
      Example("a picture of a test") {
        """
        App/Assets.xcassets/a.imageset/a.png: png 24x24 red
        ↷AppTests/Assets.xcassets/a.imageset/a.png: png 24x24 red
        """
      },
      Example("an override that is declared as one") {
        """
        .assetlint.yml:
          shared:
            catalogs: [Shared/Assets.xcassets]
            overrides: [Brand/Assets.xcassets]
        ↷Brand/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Shared/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """
      },
    ])

  var needs: Needs { measure.needs.union(.modules) }

  func check(_ project: Project) -> [Finding] {
    let download = CatalogCompany(.download, in: project)
    let process = CatalogCompany(.process, in: project)
    return project.sets.filter { $0.isAddressable && $0.kind.canBeCopied }.grouped(by: measure).map {
      finding($0, download, process)
    }
  }

  private func finding(_ group: [AssetSet], _ download: CatalogCompany, _ process: CatalogCompany) -> Finding
  {
    // What is left without the exceptions; with fewer than two, there is nothing to say but that.
    let counted = group.filter { excuse(for: $0) == nil }
    let isExcused = counted.count < 2
    let members = Self.keptFirst(isExcused ? group : counted, process)
    let kept = members[0]
    let copies = members.dropFirst()
    let cutOff = copies.count { !process.reaches(kept.id.catalog, from: $0.id.catalog) }
    let isApart = copies.allSatisfy { process.areApart(kept.id.catalog, $0.id.catalog) }
    let bytes = copies.reduce(0) { $0 + $1.byteCount }
    let isColor = kept.kind == .color
    let intents = Set(members.map { $0.contents.properties["template-rendering-intent"] ?? "" })
    let isAlias = isColor && Set(members.map(\.name)).count > 1
    let isShippedTwice = download.mayMeet(members.map(\.id.catalog))

    var consequence = isColor ? "" : ": \(bytes.byteText) more than needed"
    if isApart {
      consequence +=
        ". Neither bundle can be read from the other: compile one catalog into both, or have a framework that both link"
    }
    var remark = ""
    if intents.count > 1 { remark += " (they differ in template-rendering-intent)" }
    if !isShippedTwice { remark += " (no app ships them together)" }
    if isExcused { remark += " (let pass: \(group.lazy.compactMap { excuse(for: $0) }.first ?? ""))" }
    let message = { (set: AssetSet) in
      let isKept = set.path == kept.path
      let model = isKept ? members[1] : kept
      var advice = ""
      if !isApart {
        advice = isColor ? ": keep one, or say why there are two" : isKept ? ". Keep one" : ". Use that one"
        if cutOff > 0, !isKept { advice += ", where its bundle can be read" }
      }
      return
        "“\(set.name)” \(copies.count == 1 ? "has" : "and \(copies.count - 1) more have") the same content as "
        + "“\(model.name)” in \(model.id.catalog)\(consequence)\(advice)\(remark)"
    }
    let isMinor = isAlias || intents.count > 1 || !isShippedTwice || isApart
    return Finding(
      members.map { set in
        let isKept = set.path == kept.path
        return GroupMember(
          isKept ? .kept : .copy, set, message(set),
          note: !isKept ? "another copy" : isApart ? "the other copy" : "the copy to keep",
          savings: isExcused ? [] : set.payloads.map(Saving.init))
      },
      sharing: kept.content(by: measure)?.words ?? [],
      grade: isExcused ? .excused : isMinor ? .minor : .normal)
  }

  /// The sets with the one to keep in front, then those that it can replace.
  private static func keptFirst(_ group: [AssetSet], _ process: CatalogCompany) -> [AssetSet] {
    let isCutOff = { (set: AssetSet, kept: AssetSet) in
      process.reaches(kept.id.catalog, from: set.id.catalog) ? 0 : 1
    }
    let candidates = group.contains { $0.role == .shared } ? group.filter { $0.role == .shared } : group
    let ranked = candidates.map { kept in (group.reduce(0) { $0 + isCutOff($1, kept) }, kept) }
    guard let kept = ranked.min(by: { ($0.0, $0.1.path) < ($1.0, $1.1.path) })?.1 else { return group }
    return [kept]
      + group.filter { $0.path != kept.path }.sorted {
        (isCutOff($0, kept), $0.path) < (isCutOff($1, kept), $1.path)
      }
  }

  /// Why this set is no copy of another one although it has the same content; nil where it is.
  private func excuse(for set: AssetSet) -> String? {
    if !overrides, set.role == .override { return "it is a declared override" }
    if !appIcons, set.kind == .appIcon { return "every app has an icon of its own" }
    if !tests, set.isInTests { return "it belongs to tests" }
    guard set.kind != .color else { return nil }
    if set.byteCount < minBytes { return "it has less than \(minBytes.byteText)" }
    if !placeholders, set.payloads.allSatisfy({ $0.look?.isSingleColor == true }) {
      return "it is of a single colour"
    }
    return nil
  }
}

extension AssetKind {
  /// Whether two assets of this kind could be one.
  fileprivate var canBeCopied: Bool {
    switch self {
    case .image, .symbol, .data, .color, .sticker, .arReferenceImage, .appIcon: true
    default: false
    }
  }
}
