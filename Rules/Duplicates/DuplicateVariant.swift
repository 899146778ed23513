internal import AssetModel

/// Finds variants of one asset that are the same.
struct DuplicateVariant: Rule {
  var enlargements = false

  static let options: [RuleOption<Self>] = [
    .value(
      "enlargements", \.enlargements,
      "Whether to decode images to find enlarged copies of another scale, which takes several times as long."
    )
  ]
  let about = RuleDescription(
    id: "duplicate_variant", category: .duplicates, severity: .warning,
    summary: "Variants of an asset that are identical, such as a 2x that equals the 1x.",
    rationale: """
      The same pixels for 1x and 2x are twice as large on one screen as on the other, and Xcode does not warn about \
      it. A dark variant that equals the light one ships twice, and often just has not been drawn yet. A vector \
      image listed for every scale is harmless, so only `--verbose` lists it. An image that you enlarge is not \
      sharper than one that the system enlarges.
      """,
    whenToDisable: "If a script needs a file for every variant, even if the images are the same.",
    examples: [
      Example("the same image for two scales") {
        """
        ↓close.imageset/close.png: png 24x24 red
        close.imageset/close@2x.png: png 24x24 red
        """
      },
      Example("the same file for two scales") {
        """
        close.imageset/close.png: png 24x24 red
        ↓close.imageset/Contents.json: json {"images": [{"filename": "close.png", "scale": "1x"}, \\
        {"filename": "close.png", "scale": "2x"}]}
        """
      },
      Example("a dark variant that equals the light one") {
        """
        close.imageset/close.png: png 24x24 red
        ↓close.imageset/close~dark.png: png 24x24 red
        """
      },
      Example("a color that is the same in dark mode") {
        """
        ↘brand.colorset: #FF0000, dark #FF0000
        """
      },
      Example("a vector image that is listed for every scale") {
        """
        close.imageset/close.svg: svg 24x24
        close.imageset/Contents.json: json {"images": [{"filename": "close.svg", "scale": "1x"}, \\
        {"filename": ↷"close.svg", "scale": "2x"}, {"filename": "close.svg", "scale": "3x"}]}
        """
      },
      Example("a 2x that is just an upscaled 1x, with `enlargements` on") {
        """
        .assetlint.yml:
          duplicate_variant:
            enlargements: true
        close.imageset/close.png: png 32x32 black ring
        ↓close.imageset/close@2x.png: png 64x64 black ring enlarged
        """
      },
      Example("a redrawn 2x") {
        """
        .assetlint.yml:
          duplicate_variant:
            enlargements: true
        cross.imageset/close.png: png 32x32 black cross
        cross.imageset/close@2x.png: png 64x64 black cross
        ring.imageset/ring.png: png 32x32 black ring
        ring.imageset/ring@2x.png: png 64x64 black ring
        plain.imageset/plain.png: png 32x32 black
        plain.imageset/plain@2x.png: png 64x64 black
        """
      },
      Example("variants that differ") {
        """
        close.imageset/close.png: png 24x24 red
        close.imageset/close@2x.png: png 48x48 red
        close.imageset/close~dark.png: png 24x24 white
        brand.colorset: #FF0000, dark #00FF00
        """
      },
      Example("the same image for two devices") {
        """
        close.imageset/close.png: png 24x24 red
        close.imageset/Contents.json: json {"images": [{"filename": "close.png", "idiom": "iphone"}, \\
        {"filename": "close.png", "idiom": "ipad"}]}
        """
      },
      Example("the same vector image for light and dark, with its extension in capitals") {
        """
        a.imageset/a.PDF: pdf 24x24
        a.imageset/Contents.json: json {"images": [{"filename": "a.PDF"}, {"filename": ↓"a.PDF", \\
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """
      },
      Example("a vector image for all scales, and again for 2x") {
        """
        a.imageset/a.PDF: pdf 24x24
        a.imageset/Contents.json: json {"images": [{"filename": "a.PDF"}, {"filename": "a.PDF", "scale": "2x"}]}
        """
      },
      Example("a color whose three variants are equal, and one where only two of three are") {
        """
        ↘brand.colorset: #FF0000, dark #FF0000, light #FF0000
        text.colorset: #000000, dark #FFFFFF, light #000000
        plain.colorset: #123456
        """
      },
      Example("the same image for high contrast, and for another language") {
        """
        a.imageset/a.png: png 24x24 red
        a.imageset/a~contrast.png: png 24x24 red
        b.imageset/Contents.json: json {"images": [{"filename": "a.png"}, {"filename": "b.png", "locale": "de"}]}
        b.imageset/a.png: png 24x24 red
        b.imageset/b.png: png 24x24 red
        """
      },
      Example("an icon, whose sizes another rule checks") {
        """
        AppIcon.appiconset/a-20@2x.png: png 40x40
        AppIcon.appiconset/b-40.png: png 40x40
        """
      },
    ])

  var needs: Needs {
    enlargements ? [.digests, .modules, .pictures, .enlargements] : [.digests, .modules]
  }

  func check(_ project: Project) -> [Finding] {
    project.sets.flatMap { set -> [Finding] in
      switch set.kind {
      case .image:
        (set.repeatsFile
          ? ["scale", "appearances.luminosity"].compactMap {
            repeated(in: set, trait: $0, project.modules.devices(of: set))
          } : []) + enlarged(in: set)
      case .color: sameColors(in: set).map { [$0] } ?? []
      default: []
      }
    }
  }

  /// Finds slots that differ only in `trait` but show the same file.
  private func repeated(in set: AssetSet, trait: String, _ devices: Devices) -> Finding? {
    let filled = set.slots.filter { $0.filename != nil }
    let groups = Dictionary(grouping: filled) { $0.traits(without: [trait]) }
    for group in groups.values.sorted(by: { $0[0].position < $1[0].position }) {
      // An entry that repeats another one would only produce the same finding again.
      var seen: Set<[String?]> = []
      let slots = group.filter { seen.insert([$0[trait], $0.filename]).inserted }
      for (index, slot) in slots.enumerated() {
        guard let name = slot.filename,
          let other = slots[..<index].first(where: {
            $0[trait] != slot[trait] && Self.same($0, slot, in: set)
          })
        else { continue }
        let isVector = slot.showsVectorImage
        if trait == "scale", isVector, slots.contains(where: { $0["scale"] == nil }) { continue }
        let saving = other.filename == name ? nil : set.payload(of: slot)
        let alike = slots[(index + 1)...].filter { Self.same($0, slot, in: set) }
        return Finding(
          about: set, at: slot.filenamePosition,
          message(set, trait, [other, slot] + alike, isVector: isVector),
          grade: isVector && trait == "scale"
            ? .excused : devices.use(slot) && devices.use(other) ? .normal : .minor,
          related: [Note(Place(set.contents.path, other.filenamePosition), "the same image")],
          savings: saving.map { [Saving($0)] } ?? [], key: [trait]
        ).listedByKey
      }
    }
    return nil
  }

  /// Finds images that are just an enlargement of another one in the set.
  private func enlarged(in set: AssetSet) -> [Finding] {
    let copies = set.payloads.filter { $0.original != nil }
    guard let copy = copies.first, let original = set.payloads.first(where: { $0.path == copy.original })
    else { return [] }
    return [
      Finding(
        about: set, at: copy.place.position,
        "“\(copy.name)” is just “\(original.name)” enlarged, which adds no detail and wastes \(copy.byteCount.byteText); export it from the original artwork",
        related: [Note(original.place, "the original")]
          + copies.dropFirst().map { Note($0.place, "another enlargement") },
        savings: copies.map { Saving($0) }, key: ["enlarged"]
      ).listedByKey
    ]
  }

  private static func same(_ one: Slot, _ other: Slot, in set: AssetSet) -> Bool {
    if one.filename == other.filename { return true }
    guard let id = set.payload(of: one)?.contentID else { return false }
    return set.payload(of: other)?.contentID == id
  }

  private func message(_ set: AssetSet, _ trait: String, _ slots: [Slot], isVector: Bool) -> String {
    let values = slots.map { $0[trait] ?? (trait == "scale" ? "1x" : "standard") }
    if trait != "scale" {
      let variants = values.count == 2 ? [values[1], values[0]] : values
      let spare = values.first { $0 == "dark" } ?? values.first { $0 != "standard" } ?? values[1]
      let advice = values.count == 2 ? "remove the \(spare) one, or give it its own image" : "keep only one"
      return "“\(set.name)” has the same image for its \(variants.listed("and")) variants; \(advice)"
    }
    let scales = values.count == 2 ? "\(values[1]) as for \(values[0])" : values.listed("and")
    return isVector
      ? "“\(set.name)” lists the same vector image for \(scales); one entry without a scale is enough"
      : "“\(set.name)” has the same image for \(scales), so its size on screen depends on the device; export an image for each scale"
  }

  private func sameColors(in set: AssetSet) -> Finding? {
    let identities = set.slots.compactMap { $0.color?.identity }
    guard set.slots.count > 1, identities.count == set.slots.count, Set(identities).count == 1 else {
      return nil
    }
    var finding = Finding(
      about: set, at: set.slots[1].position,
      "“\(set.name)” is the same color in \(set.slots.count == 2 ? "both" : "all \(set.slots.count)") variants; keep only the first, or change the \(set.slots.count == 2 ? "second" : "others")",
      grade: .minor, key: ["color"]
    ).listedByKey
    let catalog = set.id.catalog
    finding.fold = FindingFold(
      ["color", "\(catalog)"], note: "“\(set.name)” is the same in all its variants"
    ) { count, _ in
      "“\(set.name)” and \((count - 1).more("color")) in \(catalog) are the same in all their variants; "
        + "keep only the first variant, or change the others"
    }
    return finding
  }
}

extension AssetSet {
  fileprivate var repeatsFile: Bool {
    let ids = payloads.compactMap(\.contentID)
    let names = slots.compactMap(\.filename)
    return Set(ids).count < ids.count || Set(names).count < names.count
  }
}
