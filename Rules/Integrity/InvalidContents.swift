internal import AssetModel

struct InvalidContents: Rule {
  let about = RuleDescription(
    id: "invalid_contents", category: .integrity, severity: .error,
    summary: "Contents.json files that are invalid or contradict themselves.",
    rationale: """
      Xcode ignores a file it cannot read, along with its asset. If two entries are for the same variant, either one \
      may win. A file name with the wrong case, such as contents.json, is not found on case-sensitive file systems, \
      and is reported one severity lower. A mistake without effect, such as a key that appears twice with the same \
      value, is reported as info. A mistake that only strict JSON parsers reject, such as a trailing comma, is only \
      counted.
      """,
    whenToDisable: """
      If another tool writes the Contents.json files, and Xcode accepts them. Try adding their folder to `excluded` \
      first.
      """,
    examples: [
      Example("an unfinished merge") {
        """
        ↓close.imageset/Contents.json:
          {
          <<<<<<< HEAD
            "images": []
          =======
            "images": [{}]
          >>>>>>> theirs
          }
        """
      },
      Example("a truncated Contents.json") {
        """
        ↓close.imageset/Contents.json: text {"images": [
        """
      },
      Example("a set without a Contents.json") {
        """
        ↓close.imageset/close.png: unlisted png 24x24
        close.imageset/Contents.json: none
        """
      },
      Example("two files for the same variant") {
        """
        close.imageset/a.png: png 24x24
        close.imageset/b.png: png 24x24
        ↓close.imageset/Contents.json: json {"images": [{"filename": "a.png", "scale": "1x", "idiom": "universal"}, \\
        {"filename": "b.png", "scale": "1x", "idiom": "universal"}]}
        """
      },
      Example("two colors for the same variant") {
        """
        ↓brand.colorset/Contents.json: json {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", \\
        "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}, {"idiom": "universal", \\
        "color": {"color-space": "srgb", "components": {"red": "0.5", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}
        """
      },
      Example("a trailing comma") {
        """
        ⇢close.imageset/Contents.json: text {"images": [],}
        """
      },
      Example("a key that appears twice, with the same or with different values") {
        """
        a.imageset/Contents.json: text {"images": [{"scale": "2x", ⇣"scale": "2x"}]}
        b.imageset/Contents.json: text {"images": [{"scale": "2x", ↓"scale": "3x"}]}
        """
      },
      Example("a rendering mode in `info` instead of `properties`") {
        """
        a.imageset/Contents.json: json {"images": [], "info": {⇣"template-rendering-intent": "template"}}
        b.imageset/Contents.json: json {"images": [], "info": {"template-rendering-intent": "template"}}
        c.imageset/Contents.json: json {"images": [], "properties": {"template-rendering-intent": "template"}}
        """
      },
      Example("a set split between two folders whose names differ in case") {
        """
        ↓Assets.xcassets/Chat.imageset/chat.png: png 24x24
        Assets.xcassets/Chat.imageset/Contents.json: none
        Assets.xcassets/chat.imageset/Contents.json: json {"images": [{"filename": "chat.png"}]}
        """
      },
      Example("a catalog split between two folders whose names differ in case") {
        """
        Kit/Assets.xcassets/chat.imageset/Contents.json: json {"images": [{"filename": "chat.png"}]}
        ↓kit/Assets.xcassets/chat.imageset/chat.png: png 24x24
        kit/Assets.xcassets/chat.imageset/Contents.json: none
        """
      },
      Example("a misspelled key") {
        """
        ↓Assets.xcassets/Watch.imageset/Contents.json: json {"images": [{"idiom": "watch", "Scale": "2x"}]}
        """
      },
      Example("entries for different idioms, and unknown keys") {
        """
        close.imageset/a.png: png 24x24
        close.imageset/b.png: png 24x24
        close.imageset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", "x-made-by": "a script"}, \\
        {"filename": "b.png", "idiom": "ipad"}]}
        """
      },
      Example("a group without a Contents.json") {
        """
        Icons/close.imageset/close.png: png 24x24
        """
      },
      Example("two app icon entries without a platform, which no system shows") {
        """
        AppIcon.appiconset/a.png: png 20x20
        AppIcon.appiconset/b.png: png 20x20 red
        AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "scale": "1x", "idiom": "universal", \\
        "size": "20x20"}, {"filename": "b.png", "scale": "1x", "idiom": "universal", "size": "20x20"}]}
        """
      },
    ])

  func check(_ project: Project) -> [Finding] {
    let twins = project.twins()
    let sets = project.sets.flatMap { set in
      problems(of: set.contents, [Subject(.asset, set)]) + ambiguities(in: set) + absence(in: set, twins)
    }
    let folders = project.catalogs.flatMap { catalog in
      [catalog.contents] + catalog.groups.map(\.contents)
    }
    return sets + folders.flatMap { problems(of: $0, [Subject(.asset, asset: nil, path: $0.path)]) }
  }

  private func problems(of contents: ContentsFile, _ subjects: [Subject]) -> [Finding] {
    contents.problems.map { problem in
      let cost = problem.kind == .unreadable ? "; until this is fixed, Xcode ignores the whole file" : ""
      var finding = Finding(
        subjects, at: Place(contents.path, problem.position),
        "\(contents.path.nameText) \(problem.text)\(cost)",
        grade: problem.kind.grade, key: problem.key)
      if problem.key == [ContentsProblem.misspelled] {
        let name = contents.path.nameText
        let correct = name.lowercased() == "icon.json" ? "icon.json" : "Contents.json"
        finding.fold = FindingFold(problem.key + [name], note: "another \(name)") { count, _ in
          "\(count) files named \(name) won't be found on case-sensitive file systems; rename them to \(correct)"
        }
      }
      if problem.kind == .ignored, let asset = subjects[0].asset {
        finding.fold = FindingFold(problem.key + ["\(asset.catalog)"], note: "the same in “\(asset.name)”") {
          count, _ in
          let others = count == 1 ? "" : " and \((count - 1).more("asset"))"
          return "in “\(asset.name)”\(others) in \(asset.catalog), \(contents.path.nameText) \(problem.text)"
        }
      }
      return finding
    }
  }

  private func ambiguities(in set: AssetSet) -> [Finding] {
    let filled = set.slots.filter { $0.filename != nil || $0.color != nil }
    return Dictionary(grouping: filled, by: \.traits).values.compactMap { slots in
      let first = slots[0]
      guard set.kind.hasSlots, !first.isNeverShown(in: set),
        let other = slots.first(where: { $0.filename != first.filename || $0.color != first.color })
      else { return nil }
      let what = [first.filename, other.filename].compactMap { $0 }.map { "“\($0)”" }.joined(
        separator: " and ")
      return Finding(
        about: set, at: other.position,
        "\(what.isEmpty ? "two colors" : what) are for the same variant, so either one may be shown; remove one",
        related: [Note(Place(set.contents.path, first.position), "the first entry for this variant")],
        key: ["slot"] + first.words())
    }
  }

  private func absence(in set: AssetSet, _ twins: [String: [AssetSet]]) -> [Finding] {
    guard set.contents.state == .absent, set.kind.needsContents, !set.strays.isEmpty else { return [] }
    if let twin = twins["\(set.path)".lowercased()]?.first(where: { $0.contents.state != .absent }) {
      let folders = zip("\(set.path)".split(separator: "/"), "\(twin.path)".split(separator: "/"))
      guard let (folder, other) = folders.first(where: { $0 != $1 }) else { return [] }
      return [
        Finding(
          about: set,
          "“\(folder)” and “\(other)” differ only in capitalization, so they are one folder on most Macs and two elsewhere; move all the files into one of them"
        )
      ]
    }
    var finding = Finding(
      about: set,
      "“\(set.name)” has no Contents.json, so Xcode ignores its files; add one, or delete the folder if nothing needs it"
    )
    let catalog = set.id.catalog
    finding.fold = FindingFold(["absent", "\(catalog)"], note: "“\(set.name)” has none either") { count, _ in
      "\(count) assets in \(catalog) have no Contents.json, so Xcode ignores their files; add one to each, or delete the folders that nothing needs"
    }
    return [finding]
  }
}

extension ContentsProblem.Kind {
  fileprivate var grade: Finding.Grade {
    switch self {
    case .unreadable, .contradiction: .normal
    case .lenient: .minor
    case .unusual: .trivial
    case .ignored: .provisional
    }
  }
}

extension Slot {
  /// Whether no system shows this entry of an app icon set, because it is for all devices (`universal`) but has no
  /// platform.
  fileprivate func isNeverShown(in set: AssetSet) -> Bool {
    set.kind == .appIcon && idiom == "universal" && self["platform"] == nil
  }
}

extension AssetKind {
  /// Whether the system shows only one entry for each variant, so that two entries for the same variant contradict each
  /// other.
  fileprivate var hasSlots: Bool {
    switch self {
    case .image, .color, .symbol, .launchImage, .appIcon, .stickersIcon, .arReferenceImage: true
    default: false
    }
  }

  fileprivate var needsContents: Bool {
    if case .files = list { true } else { false }
  }
}
