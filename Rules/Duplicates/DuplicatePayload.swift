internal import AssetModel

/// Finds files that two otherwise different assets share.
struct DuplicatePayload: Rule {
  var minBytes = 64

  static let options: [RuleOption<Self>] = [
    .value("min_bytes", \.minBytes, "Copies with fewer bytes than this are ignored.")
  ]

  let about = RuleDescription(
    id: "duplicate_payload", category: .duplicates, severity: .info, isOptIn: true,
    summary: "Files that also appear in another asset.",
    rationale: """
      If two assets share some of their files, one of them is often wrong: a file was exported into the \
      wrong set, or a scale comes from the wrong icon.
      """,
    whenToDisable: "If your assets share files by design, such as one dark variant for several icons.",
    examples: [
      Example("the 2x of one asset is the 3x of another") {
        """
        a.imageset/a@2x.png: png 48x48 red
        a.imageset/a@3x.png: png 72x72 red
        ↓b.imageset/b@2x.png: png 72x72 red
        """
      },
      Example("two assets with the same dark variant") {
        """
        a.imageset/a.png: png 24x24 red
        a.imageset/a~dark.png: png 24x24 white
        b.imageset/b.png: png 24x24 blue
        ↓b.imageset/b~dark.png: png 24x24 white
        """
      },
      Example("copies of a whole asset, which another rule reports") {
        """
        a.imageset/a.png: png 24x24 red
        b.imageset/b.png: png 24x24 red
        """
      },
      Example("two arrows that swap in right-to-left layouts") {
        """
        back.imageset/Contents.json: json {"images": [ \\
        {"filename": "left.png", "scale": "1x", "language-direction": "left-to-right"}, \\
        {"filename": "right.png", "scale": "1x", "language-direction": "right-to-left"}]}
        back.imageset/left.png: png 24x24 red
        back.imageset/right.png: png 24x24 blue
        forward.imageset/Contents.json: json {"images": [ \\
        {"filename": "right.png", "scale": "1x", "language-direction": "left-to-right"}, \\
        {"filename": "left.png", "scale": "1x", "language-direction": "right-to-left"}]}
        forward.imageset/left.png: png 24x24 red
        forward.imageset/right.png: png 24x24 blue
        """
      },
      Example("copies of an image in an app and its widget, with different scales") {
        """
        App.xcassets/logo.imageset/logo@2x.png: png 48x48 red
        App.xcassets/logo.imageset/logo@3x.png: png 72x72 red
        Widget.xcassets/logo.imageset/logo@3x.png: png 72x72 red
        """
      },
      Example("Icon Composer files, which cannot share images") {
        """
        Day.icon/icon.json: json {"groups": [{"layers": [{"image-name": "a.png", "name": "a"}]}]}
        Day.icon/Assets/a.png: png 24x24 red
        Dusk.icon/icon.json: json {"groups": [{"layers": [{"image-name": "a.png", "name": "a"}]}]}
        Dusk.icon/Assets/a.png: png 24x24 red
        Night.icon/icon.json: json {"fill": "automatic", "groups": [{"layers": [{"image-name": "a.png", "name": "a"}]}]}
        Night.icon/Assets/a.png: png 24x24 red
        """
      },
      Example("the same file twice in an asset") {
        """
        a.imageset/a.png: png 24x24 red
        a.imageset/a~dark.png: png 24x24 red
        """
      },
    ])

  var needs: Needs { [.digests, .modules] }

  func check(_ project: Project) -> [Finding] {
    let sets = project.sets.filter { set in
      set.kind != .appIcon && set.kind != .iconDocument && set.role != .override && !set.isInTests
        && set.isAddressable
    }
    let files = sets.flatMap { set in
      set.payloads.filter { $0.contentID != nil && $0.byteCount >= minBytes }.map { (set: set, payload: $0) }
    }
    let groups = Dictionary(grouping: files) { $0.payload.contentID }
    return groups.values.lazy.filter { $0.count > 1 }.compactMap { group in
      let first = group[0]
      var seen: Set<SetContent?> = [first.set.content(by: .bytes)]
      let others = group.dropFirst().filter { other in
        // Assets with the same name probably show the same image on purpose.
        guard other.set.name != first.set.name, !other.set.mirrors(first.set) else { return false }
        let content = other.set.content(by: .bytes)
        return content == nil || seen.insert(content).inserted
      }
      guard let other = others.first else { return nil }
      let members = ([first] + others).map { file in
        let isFirst = file.payload.path == first.payload.path
        let model = isFirst ? other : first
        return GroupMember(
          Subject(isFirst ? .kept : .copy, file.payload), at: file.payload.place,
          "“\(file.payload.name)” is the same file as “\(model.payload.name)” in “\(model.set.name)”, so one of them may be the wrong image; check both",
          note: isFirst ? "the same file" : "another copy of the file")
      }
      return Finding(members, sharing: first.payload.contentID.map { [$0.hex] } ?? [])
    }
  }
}

extension AssetSet {
  /// Whether each set shows the other's images in right-to-left languages, as back and forward arrows do.
  fileprivate func mirrors(_ other: AssetSet) -> Bool {
    contents(of: "right-to-left") == other.contents(of: "left-to-right")
      && contents(of: "left-to-right") == other.contents(of: "right-to-left")
      && !contents(of: "right-to-left").isEmpty
  }

  /// The content IDs of the files for one direction, `left-to-right` or `right-to-left`.
  private func contents(of direction: String) -> [String] {
    slots.filter { $0.traits.contains { $0.key == "language-direction" && $0.value == direction } }.compactMap
    { payload(of: $0)?.contentID?.hex }
  }
}
