internal import AssetModel

struct DuplicateVariant: Rule {
  var enlargements = false

  static let options: [RuleOption<Self>] = [
    .value(
      "enlargements", \.enlargements,
      "Whether to find images that are just enlarged copies of a smaller scale. Takes several times as long, because images have to be decoded."
    )
  ]
  let about = RuleDescription(
    id: "duplicate_variant", category: .duplicates, severity: .warning,
    summary: "Variants of an asset that are identical, such as a 2x that equals the 1x.",
    rationale: """
      If 1x and 2x have the same pixels, the image is twice as large on a 1x screen as on a 2x screen, and Xcode does \
      not warn about it. Identical scales are reported as info if the copies waste less than 100 KB, unless a change \
      adds them. A dark variant that equals the light one adds a second copy of the image; often, the real one has not \
      been drawn yet. An icon whose layers are identical has no depth. A vector image listed for every scale is \
      harmless, so only `--verbose` lists it. Enlarging an image yourself does not make it sharper than letting the \
      system enlarge it.
      """,
    whenToDisable: "If a script needs a file for every variant, even if the images are the same.",
    examples: [
      Example("the same image for two scales") {
        """
        ↝close.imageset/close.png: png 24x24 red
        close.imageset/close@2x.png: png 24x24 red
        """
      },
      Example("the same image for two scales, among images with only a 2x") {
        """
        ↝close.imageset/close@2x.png: png 48x48 red
        close.imageset/close.png: png 48x48 red
        open.imageset/open@2x.png: png 48x48 blue
        shut.imageset/shut@2x.png: png 48x48 green
        """
      },
      Example("the same file for two scales") {
        """
        close.imageset/close.png: png 24x24 red
        ↝close.imageset/Contents.json: json {"images": [{"filename": "close.png", "scale": "1x"}, \\
        {"filename": "close.png", "scale": "2x"}]}
        """
      },
      Example(
        "one file for every iPad and iPhone scale, and another for two iPad scales and one iPhone scale"
      ) {
        """
        close.imageset/close.png: png 24x24 red
        ↝close.imageset/Contents.json: json {"images": [ \\
        {"idiom": "ipad", "filename": "close.png", "scale": "1x"}, {"idiom": "ipad", "filename": "close.png", "scale": "2x"}, \\
        {"idiom": "iphone", "filename": "close.png", "scale": "1x"}, \\
        {"idiom": "iphone", "filename": "close.png", "scale": "2x"}, \\
        {"idiom": "iphone", "filename": "close.png", "scale": "3x"}]}
        open.imageset/open.png: png 24x24 blue
        open.imageset/open@3x.png: png 72x72 blue
        ↘open.imageset/Contents.json: json {"images": [ \\
        {"idiom": "ipad", "filename": "open.png", "scale": "1x"}, {"idiom": "ipad", "filename": "open.png", "scale": "2x"}, \\
        {"idiom": "iphone", "filename": "open.png", "scale": "1x"}, \\
        {"idiom": "iphone", "filename": "open@3x.png", "scale": "3x"}]}
        """
      },
      Example("small and large dark variants that equal the light ones") {
        """
        close.imageset/close.png: png 24x24 red
        ↝close.imageset/close~dark.png: png 24x24 red
        open.imageset/open.png: bytes 20000
        ↓open.imageset/open~dark.png: bytes 20000
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
      Example("the same image for a scale that devices use and for one that no device uses") {
        """
        project.yml:
          name: Apps
          targets:
            App: {type: application, platform: iOS, sources: [A.xcassets]}
            Pad: {type: application, platform: iOS, sources: [B.xcassets], settings: {TARGETED_DEVICE_FAMILY: "2"}}
        A.xcassets/all.imageset/all.png: png 24x24 red
        ↝A.xcassets/all.imageset/all@2x.png: png 24x24 red
        A.xcassets/all.imageset/all@3x.png: png 24x24 red
        A.xcassets/two.imageset/two.png: png 24x24 blue
        ↘A.xcassets/two.imageset/two@2x.png: png 24x24 blue
        A.xcassets/two.imageset/two@3x.png: png 72x72 blue
        A.xcassets/blank.imageset/blank.png: png 1x1 clear
        ↘A.xcassets/blank.imageset/blank@2x.png: png 1x1 clear
        A.xcassets/blank.imageset/blank@3x.png: png 1x1 clear
        B.xcassets/pad.imageset/pad.png: png 24x24 red
        ↘B.xcassets/pad.imageset/pad@2x.png: png 24x24 red
        B.xcassets/pad.imageset/pad@3x.png: png 24x24 red
        A.xcassets/dark.imageset/a.png: png 24x24 green
        A.xcassets/dark.imageset/b.png: png 48x48 green
        A.xcassets/dark.imageset/Contents.json: json {"images": [{"filename": "a.png", "scale": "1x"}, \\
        {"filename": "a.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}, \\
        {"filename": "b.png", "scale": "2x"}, {"filename": ↝"b.png", "scale": "2x", \\
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """
      },
      Example("the same image for two scales, resized by SwiftUI code") {
        """
        a.imageset/a.png: png 24x24 red
        ↝a.imageset/a@2x.png: png 24x24 red
        b.imageset/b.png: png 24x24 blue
        ↘b.imageset/Contents.json: json {"images": [{"filename": "b.png", "scale": "1x"}, \\
        {"filename": "b.png", "scale": "2x"}]}
        c.imageset/c.png: png 24x24 green
        ↝c.imageset/Contents.json: json {"images": [{"filename": "c.png", "scale": "1x"}, \\
        {"filename": "c.png", "scale": "2x"}]}
        Row.swift:
          struct Row: View { var body: some View { Image("a").resizable(); Image(.b).resizable(); Image("c") } }
        """
      },
      Example("the same image for two scales, shown in fixed-size views") {
        """
        a.imageset/a@2x.png: png 60x60 red
        ↘a.imageset/a@3x.png: png 60x60 red
        b.imageset/b.png: png 60x60 blue
        b.imageset/Contents.json: json {"images": [{"filename": "b.png", "scale": "2x"}, \\
        {"filename": "b.png", "scale": "3x"}]}
        c.imageset/c.png: png 60x60 green
        ↓c.imageset/Contents.json: json {"images": [{"filename": "c.png", "scale": "2x"}, \\
        {"filename": "c.png", "scale": "3x"}]}
        Row.xib:
          <document useAutolayout="NO">
            <imageView id="1" image="a"><rect key="frame" width="20" height="20"/></imageView>
            <imageView id="2" image="b"><rect key="frame" width="20" height="20"/></imageView>
            <imageView id="3" image="c"><rect key="frame" width="30" height="30"/></imageView>
            <imageView id="4" image="a"><rect key="frame" width="12" height="12"/></imageView>
            <resources><image name="a"/><image name="b"/><image name="c"/></resources>
          </document>
        Row.swift: show(UINib(nibName: "Row", bundle: nil))
        """
      },
      Example("a layered icon whose layers are all identical") {
        """
        Flat.imagestack/Front.imagestacklayer/Content.imageset/a.png: png 40x24 red
        Flat.imagestack/Middle.imagestacklayer/Content.imageset/a.png: png 40x24 red
        Flat.imagestack/Back.imagestacklayer/Content.imageset/a.png: png 40x24 red
        ↓Flat.imagestack/Contents.json: json {"layers": [{"filename": "Front.imagestacklayer"}, \\
        {"filename": "Middle.imagestacklayer"}, {"filename": "Back.imagestacklayer"}]}
        Deep.solidimagestack/Front.solidimagestacklayer/Content.imageset/a.png: png 40x24 clear
        Deep.solidimagestack/Middle.solidimagestacklayer/Content.imageset/a.png: png 40x24 clear
        Deep.solidimagestack/Back.solidimagestacklayer/Content.imageset/a.png: png 40x24 red
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
      Example("the same vector image for light and dark") {
        """
        a.imageset/a.PDF: pdf 24x24
        a.imageset/Contents.json: json {"images": [{"filename": "a.PDF"}, {"filename": ↝"a.PDF", \\
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """
      },
      Example("a vector image for all scales, and again for 2x") {
        """
        a.imageset/a.PDF: pdf 24x24
        a.imageset/Contents.json: json {"images": [{"filename": "a.PDF"}, {"filename": "a.PDF", "scale": "2x"}]}
        """
      },
      Example("a color whose three variants are all equal") {
        """
        ↘brand.colorset: #FF0000, dark #FF0000, light #FF0000
        text.colorset: #000000, dark #FFFFFF, light #000000
        plain.colorset: #123456
        """
      },
      Example("a high-contrast or localized variant that equals the standard one") {
        """
        a.imageset/a.png: png 24x24 red
        a.imageset/a~contrast.png: png 24x24 red
        b.imageset/Contents.json: json {"images": [{"filename": "a.png"}, {"filename": "b.png", "locale": "de"}]}
        b.imageset/a.png: png 24x24 red
        b.imageset/b.png: png 24x24 red
        """
      },
      Example("an app icon, whose sizes another rule checks") {
        """
        AppIcon.appiconset/a-20@2x.png: png 40x40
        AppIcon.appiconset/b-40.png: png 40x40
        """
      },
    ])

  var needs: Needs {
    let base: Needs = [.digests, .modules, .pictures, .usage]
    return enlargements ? base.union(.enlargements) : base
  }

  func check(_ project: Project) -> [Finding] {
    let layers = Dictionary(
      grouping: project.sets.lazy.filter {
        $0.container == .imageStackLayer || $0.container == .solidImageStackLayer
      }, by: \.path.parent)
    let usual = UsualScales(project.sets)
    let resized = project.resizedSets
    return project.sets.flatMap { set -> [Finding] in
      switch set.kind {
      case .image:
        (set.repeatsFile
          ? ["scale", "appearances.luminosity"].compactMap {
            repeated(
              in: set, trait: $0, project.modules.devices(of: set), usual,
              $0 == "scale" ? resized[set.path] : nil)
          } : []) + enlarged(in: set)
      case .color: sameColors(in: set).map { [$0] } ?? []
      case .imageStack, .solidImageStack: sameLayers(of: set, layers).map { [$0] } ?? []
      default: []
      }
    }
  }

  /// The most serious finding about slots that show the same image and differ only in `trait`, or the first one
  /// if several are equally serious. Larger groups of slots are checked first, so that a finding lists the
  /// three scales of an iPhone rather than the two of an iPad.
  private func repeated(
    in set: AssetSet, trait: String, _ devices: Devices, _ usual: UsualScales, _ resizing: Resizing?
  ) -> Finding? {
    let filled = set.slots.filter { $0.filename != nil }
    let groups = Dictionary(grouping: filled) { $0.traits(without: [trait]) }
    let sorted = groups.values.sorted { ($1.count, $0[0].position) < ($0.count, $1[0].position) }
    let findings = sorted.compactMap {
      repeated(among: $0, in: set, trait: trait, devices, usual, resizing)
    }
    let grades: [Finding.Grade] = [.normal, .settled]
    return grades.lazy.compactMap { grade in findings.first { $0.grade == grade } }.first ?? findings.first
  }

  private func repeated(
    among group: [Slot], in set: AssetSet, trait: String, _ devices: Devices, _ usual: UsualScales,
    _ resizing: Resizing?
  ) -> Finding? {
    // Repeated entries are skipped, so that the message does not list a variant twice.
    var seen: Set<[String?]> = []
    let slots = group.filter { seen.insert([$0[trait], $0.filename]).inserted }
    for (index, slot) in slots.enumerated() {
      guard
        let other = slots[..<index].first(where: {
          $0[trait] != slot[trait] && Self.same($0, slot, in: set)
        })
      else { continue }
      let isVector = slot.showsVectorImage
      if trait == "scale", isVector, slots.contains(where: { $0["scale"] == nil }) { continue }
      let alike = [other, slot] + slots[(index + 1)...].filter { Self.same($0, slot, in: set) }
      var files: Set = [other.filename]
      let copies = alike.filter { files.insert($0.filename).inserted }
      let largest = alike.filter(devices.use).compactMap(\.scale).max() ?? 1
      let isSharp = set.size(of: slot).flatMap { resizing?.isSharp($0.max() ?? 0, at: largest) }
      // One file for several scales does no harm if it has enough pixels for the fixed size of its views.
      if isSharp == true, copies.isEmpty { continue }
      // The repetition matters only if devices show at least two of these slots. A single pixel is a placeholder or is
      // stretched, so repeating it does no harm. If code resizes the image, the repetition only wastes bytes.
      let isShown =
        alike.count(where: devices.use) > 1 && set.payload(of: slot)?.isSinglePixel != true
        && (resizing == nil || isSharp == false || isSharp == nil && !copies.isEmpty)
      let bytes = copies.compactMap(set.payload).reduce(0) { $0 + $1.byteCount }
      return Finding(
        about: set, at: slot.filenamePosition,
        message(
          set, trait, alike, copies.count, wasting: resizing == nil ? nil : bytes,
          blurredAt: isSharp == false ? largest : nil, isVector: isVector,
          usual: usual.scale(of: alike, in: set)),
        grade: isVector && trait == "scale"
          ? .excused
          : !isShown
            ? .minor : isSharp != false && bytes < Self.leastWaste(of: trait) ? .settled : .normal,
        related: [Note(Place(set.contents.path, other.filenamePosition), "the same image")],
        savings: copies.compactMap(set.payload).map { Saving($0) }, key: [trait]
      ).listedByKey
    }
    return nil
  }

  /// If the copies waste fewer bytes than this, engineers fix only new images. They cared about 3 of 13 such findings
  /// about scales, where the image also has the wrong size in points, and about none of the 4 findings about
  /// appearances.
  private static func leastWaste(of trait: String) -> Int { trait == "scale" ? 100_000 : 10_000 }

  /// Finds images that are only enlargements of another image in the set.
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

  /// Finds an image stack that shows the same images in all its layers.
  private func sameLayers(of stack: AssetSet, _ layers: [RepositoryPath: [AssetSet]]) -> Finding? {
    let shown = stack.slots.compactMap { slot in slot.filename.map { layers[stack.path.appending($0)] ?? [] }
    }
    let files = shown.map { $0.flatMap(\.payloads) }
    let contents = files.map { Set($0.map { $0.contentID?.hex }) }
    guard files.count > 1, let first = contents.first, !first.isEmpty, !first.contains(nil),
      contents.allSatisfy({ $0 == first })
    else { return nil }
    return Finding(
      about: stack,
      "“\(stack.name)” has the same image in \(files.count == 2 ? "both" : "all \(files.count)") layers, so the icon has no depth; give each layer its own part of the artwork",
      related: shown.dropFirst().flatMap { $0 }.map { Note($0.place, "the same image") },
      savings: files.dropFirst().joined().map { Saving($0) }, key: ["layers"]
    ).listedByKey
  }

  private static func same(_ one: Slot, _ other: Slot, in set: AssetSet) -> Bool {
    if one.filename == other.filename { return true }
    guard let id = set.payload(of: one)?.contentID else { return false }
    return set.payload(of: other)?.contentID == id
  }

  /// The message about slots that show the same file or identical files. `waste` is the number of bytes that the
  /// copies waste, if code or a view resizes the image; otherwise nil. `blurry` is the scale at which the image has
  /// too few pixels for its view; nil if there is none.
  private func message(
    _ set: AssetSet, _ trait: String, _ slots: [Slot], _ copies: Int, wasting waste: Int?,
    blurredAt blurry: Int?, isVector: Bool, usual: Int?
  ) -> String {
    let values = slots.map { $0[trait] ?? (trait == "scale" ? "1x" : "standard") }
    if trait != "scale" {
      let variants = values.count == 2 ? [values[1], values[0]] : values
      let spare = values.first { $0 == "dark" } ?? values.first { $0 != "standard" } ?? values[1]
      let advice = values.count == 2 ? "remove the \(spare) one, or give it its own image" : "keep only one"
      return "“\(set.name)” has the same image for its \(variants.listed("and")) variants; \(advice)"
    }
    let scales = values.count == 2 ? "\(values[1]) as for \(values[0])" : values.listed("and")
    if isVector {
      return "“\(set.name)” lists the same vector image for \(scales); one entry without a scale is enough"
    }
    if let blurry {
      return
        "“\(set.name)” has the same image for \(scales), so it looks blurred at \(blurry)x in its view; export an image for each scale"
    }
    // The system can scale down the image for the largest scale, but scaling up a smaller one would blur it.
    let largest = slots.compactMap(\.scale).max().map { "\($0)x" } ?? "1x"
    if let waste, copies > 0 {
      return
        "“\(set.name)” has the same image for \(scales), which wastes \(waste.byteText); keep only the \(largest), which the system scales down"
    }
    return
      "“\(set.name)” has the same image for \(scales), so its size in points depends on the scale; export an image for each scale"
      + (usual.map { ", or keep the image only for \($0)x, like the other images of this size in the folder" }
        ?? (copies > 0 ? ", or keep only the entry that gives it the right size" : ""))
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
      "“\(set.name)” and \((count - 1).more("color")) in \(catalog) each have the same value in all variants; "
        + "keep only their first variants, or change the others"
    }
    return finding
  }
}

/// Counts the images of each scale, by their folder and their size in pixels. Sets that repeat a file are left out.
private struct UsualScales {
  private var counts: [RepositoryPath: [[Int]: [Int: Int]]] = [:]

  /// The number of images that must agree before their scale counts as usual.
  private static let fewest = 2

  init(_ sets: [AssetSet]) {
    for set in sets where set.kind == .image && !set.repeatsFile {
      for slot in set.slots {
        guard let scale = slot.scale, let size = set.size(of: slot) else { continue }
        counts[set.path.parent, default: [:]][size, default: [:]][scale, default: 0] += 1
      }
    }
  }

  /// The scale of all other images of this size in the set's folder. Nil if there are fewer than two such images,
  /// if their scales differ, or if none of these slots has that scale.
  func scale(of slots: [Slot], in set: AssetSet) -> Int? {
    guard let size = set.size(of: slots[0]), let scales = counts[set.path.parent]?[size], scales.count == 1,
      let (scale, count) = scales.first, count >= Self.fewest
    else { return nil }
    return slots.contains { $0.scale == scale } ? scale : nil
  }
}

extension Payload {
  fileprivate var isSinglePixel: Bool {
    guard case .header(let header)? = picture, case .pixels(1, 1)? = header.size else { return false }
    return true
  }
}

extension AssetSet {
  fileprivate var repeatsFile: Bool {
    let ids = payloads.compactMap(\.contentID)
    let names = slots.compactMap(\.filename)
    return Set(ids).count < ids.count || Set(names).count < names.count
  }
}
