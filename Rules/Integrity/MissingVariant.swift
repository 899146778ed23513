internal import AssetModel

/// Finds missing scales, dark variants and localizations, as well as missing appearances that the configuration
/// requires.
struct MissingVariant: Rule {
  var appearances: [String] = []
  var kinds: [AssetKind] = [.color]

  static let options: [RuleOption<Self>] = [
    .value(
      "appearances", \.appearances,
      "Appearances that every asset of a kind in `kinds` must have, such as dark."),
    .value("kinds", \.kinds, "Kinds of assets that must have the appearances in `appearances`."),
  ]

  let about = RuleDescription(
    id: "missing_variant", category: .integrity, severity: .warning, remedy: .improvement,
    summary: "Missing scales, dark variants and localizations.",
    rationale: """
      On devices whose scale is missing, the system resizes the image of another scale, and the icon is blurred. If \
      the dark variant is missing, the light one glares in dark mode. A color whose dark variant is listed but empty is \
      reported only in comparisons, because most apps mean to keep the light color.
      """,
    whenToDisable: "If it is acceptable for images to be upscaled on some devices, as in an internal tool.",
    examples: [
      Example("files named @2x and @3x, but listed as 1x and 2x") {
        """
        ↓close.imageset/Contents.json: json {"images": [{"filename": "a@2x.png", "idiom": "iphone", "scale": "1x"}, \\
        {"filename": "a@3x.png", "idiom": "iphone", "scale": "2x"}, {"idiom": "iphone", "scale": "3x"}]}
        close.imageset/a@2x.png: png 80x80
        close.imageset/a@3x.png: png 140x140
        """
      },
      Example("an image with 1x and 3x, but no 2x") {
        """
        ↓close.imageset/Contents.json: json {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}, \\
        {"idiom": "universal", "scale": "2x"}, {"idiom": "universal", "filename": "c.png", "scale": "3x"}]}
        close.imageset/a.png: png 10x10
        close.imageset/c.png: png 30x30
        """
      },
      Example("an image without a 2x, whose 3x file does not exist") {
        """
        close.imageset/Contents.json: json {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}, \\
        {"idiom": "universal", "scale": "2x"}, {"idiom": "universal", "filename": "c.png", "scale": "3x"}]}
        close.imageset/a.png: png 10x10
        """
      },
      Example("an iPhone image without 3x") {
        """
        ↓close.imageset/Contents.json: json {"images": [{"idiom": "iphone", "filename": "b.png", "scale": "2x"}, \\
        {"idiom": "iphone", "scale": "3x"}]}
        close.imageset/b.png: png 20x20
        """
      },
      Example("an image for 4-inch iPhones, which have no 3x screens") {
        """
        close.imageset/Contents.json: json {"images": [\\
        {"idiom": "iphone", "filename": "b.png", "scale": "2x", "subtype": "retina4"}, \\
        {"idiom": "iphone", "scale": "3x", "subtype": "retina4"}]}
        close.imageset/b.png: png 20x20
        """
      },
      Example("an image whose only 3x file is for a particular screen size") {
        """
        close.imageset/Contents.json: json {"images": [{"idiom": "iphone", "filename": "b.png", "scale": "2x"}, \
        {"idiom": "iphone", "scale": "3x"}, {"idiom": "iphone", "filename": "c.png", "scale": "3x", "subtype": "736h"}]}
        close.imageset/b.png: png 20x20
        close.imageset/c.png: png 30x30
        """
      },
      Example("a dark variant that is declared but empty") {
        """
        ↓close.imageset/Contents.json: json {"images": [{"idiom": "universal", "filename": "a.pdf"}, \\
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        close.imageset/a.pdf: pdf 10x10
        """
      },
      Example("a color whose dark variant is declared but empty") {
        """
        ↝brand.colorset/Contents.json: json {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", \\
        "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}, \\
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """
      },
      Example("a color without the dark variant that the configuration requires") {
        """
        .assetlint.yml:
          missing_variant:
            appearances: [dark]
        ↓brand.colorset: #FF0000
        text.colorset: #000000, dark #FFFFFF
        """
      },
      Example("an asset without a language that the other localized assets have") {
        """
        a.imageset/Contents.json: json {"images": [{"filename": "a.png", "locale": "de"}, {"filename": "b.png", "locale": "fr"}]}
        a.imageset/a.png: png 10x10
        a.imageset/b.png: png 11x11
        b.imageset/Contents.json: json {"images": [{"filename": "a.png", "locale": "de"}, {"filename": "b.png", "locale": "fr"}]}
        b.imageset/a.png: png 12x12
        b.imageset/b.png: png 13x13
        ↓c.imageset/Contents.json: json {"images": [{"filename": "a.png", "locale": "de"}]}
        c.imageset/a.png: png 14x14
        """
      },
      Example("an image in a single scale, which is deliberate") {
        """
        close.imageset/Contents.json: json {"images": [{"idiom": "universal", "scale": "1x"}, \\
        {"idiom": "universal", "filename": "b.png", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}]}
        close.imageset/b.png: png 20x20
        """
      },
      Example("a vector image, which fills every scale") {
        """
        close.imageset/Contents.json: json {"images": [{"idiom": "ipad", "filename": "a.pdf", "scale": "1x"}, \\
        {"idiom": "ipad", "scale": "2x"}]}
        close.imageset/a.pdf: pdf 10x10
        """
      },
      Example("a vector image whose extension is in capitals") {
        """
        close.imageset/Contents.json: json {"images": [{"idiom": "ipad", "filename": "a.PDF", "scale": "1x"}, \\
        {"idiom": "ipad", "scale": "2x"}]}
        close.imageset/a.PDF: pdf 10x10
        """
      },
      Example("a universal image without 3x in an iPhone app") {
        """
        project.yml:
          name: Apps
          targets:
            App: {type: application, platform: iOS, sources: [App]}
            Pad: {type: application, platform: iOS, sources: [Pad], settings: {TARGETED_DEVICE_FAMILY: "2"}}
        ↓App/Assets.xcassets/close.imageset/Contents.json: json {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}, \\
        {"idiom": "universal", "filename": "b.png", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}]}
        App/Assets.xcassets/close.imageset/a.png: png 10x10
        App/Assets.xcassets/close.imageset/b.png: png 20x20
        Pad/Assets.xcassets/close.imageset/Contents.json: json {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}, \\
        {"idiom": "universal", "filename": "b.png", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}]}
        Pad/Assets.xcassets/close.imageset/a.png: png 10x10
        Pad/Assets.xcassets/close.imageset/b.png: png 20x20
        """
      },
      Example("an iPad image without 3x, which no iPad uses") {
        """
        close.imageset/Contents.json: json {"images": [{"idiom": "ipad", "filename": "a.png", "scale": "1x"}, \\
        {"idiom": "ipad", "filename": "b.png", "scale": "2x"}]}
        close.imageset/a.png: png 10x10
        close.imageset/b.png: png 20x20
        """
      },
      Example("an iPhone image with only 3x, and an iPad image with only 2x") {
        """
        a.imageset/Contents.json: json {"images": [{"idiom": "iphone", "scale": "2x"}, \\
        {"idiom": "iphone", "filename": "a.png", "scale": "3x"}]}
        a.imageset/a.png: png 30x30
        b.imageset/Contents.json: json {"images": [{"idiom": "ipad", "scale": "1x"}, \\
        {"idiom": "ipad", "filename": "a.png", "scale": "2x"}]}
        b.imageset/a.png: png 20x20
        c.imageset/Contents.json: json {"images": [{"filename": "a.png", "locale": "de"}, {"filename": "b.png", "locale": "fr"}]}
        c.imageset/a.png: png 10x10
        c.imageset/b.png: png 11x11
        d.imageset/Contents.json: json {"images": [{"filename": "a.png", "locale": "de"}]}
        d.imageset/a.png: png 12x12
        """
      },
      Example("an iPhone image without 3x, too small for its fixed-size view") {
        """
        a.imageset/Contents.json: json {"images": [{"idiom": "iphone", "scale": "2x", "filename": "a.png"}, \\
        {"idiom": "iphone", "scale": "3x"}]}
        a.imageset/a.png: png 60x60
        b.imageset/Contents.json: json {"images": [{"idiom": "iphone", "scale": "2x", "filename": "b.png"}, \\
        ↓{"idiom": "iphone", "scale": "3x"}]}
        b.imageset/b.png: png 40x40
        Row.xib:
          <document useAutolayout="NO">
            <imageView id="1" image="a"><rect key="frame" width="20" height="20"/></imageView>
            <imageView id="2" image="b"><rect key="frame" width="20" height="20"/></imageView>
            <resources><image name="a"/><image name="b"/></resources>
          </document>
        Row.swift: show(UINib(nibName: "Row", bundle: nil))
        """
      },
      Example("an iPad image with only 1x in an iPad app") {
        """
        project.yml:
          name: Apps
          settings: {SDKROOT: iphoneos}
          targets:
            Phone:
              type: application
              platform: iOS
              sources: [Phone]
              settings: {TARGETED_DEVICE_FAMILY: 1}
            Pad:
              type: application
              platform: iOS
              sources: [Pad]
              settings: {TARGETED_DEVICE_FAMILY: 2}
        Phone/A.xcassets/a.imageset/Contents.json: json {"images": [{"idiom": "iphone", "scale": "2x", "filename": "b.png"}, \\
        {"idiom": "iphone", "scale": "3x", "filename": "c.png"}, \\
        {"idiom": "ipad", "scale": "1x", "filename": "a.png"}, {"idiom": "ipad", "scale": "2x"}]}
        Phone/A.xcassets/a.imageset/a.png: png 10x10
        Phone/A.xcassets/a.imageset/b.png: png 20x20
        Phone/A.xcassets/a.imageset/c.png: png 30x30
        Pad/A.xcassets/a.imageset/Contents.json: json {"images": [{"idiom": "ipad", "scale": "1x", "filename": "a.png"}, \\
        ↓{"idiom": "ipad", "scale": "2x"}]}
        Pad/A.xcassets/a.imageset/a.png: png 10x10
        """
      },
      Example("Mac and iPad images with only 1x") {
        """
        mac.imageset/Contents.json: json {"images": [{"idiom": "mac", "filename": "a.png", "scale": "1x"}, \\
        ↓{"idiom": "mac", "scale": "2x"}]}
        mac.imageset/a.png: png 10x10
        pad.imageset/Contents.json: json {"images": [{"idiom": "ipad", "filename": "a.png", "scale": "1x"}, \\
        ↓{"idiom": "ipad", "scale": "2x"}]}
        pad.imageset/a.png: png 10x10
        """
      },
      Example("an image with missing scales for iPhone and iPad, reported as two findings") {
        """
        a.imageset/Contents.json: json {"images": [{"idiom": "iphone", "filename": "a.png", "scale": "2x"}, \\
        ↓{"idiom": "iphone", "scale": "3x"}, {"idiom": "ipad", "filename": "b.png", "scale": "1x"}, \\
        ↓{"idiom": "ipad", "scale": "2x"}]}
        a.imageset/a.png: png 20x20
        a.imageset/b.png: png 10x10
        """
      },
      Example("the same scale missing for several devices and appearances, reported once") {
        """
        a.imageset/Contents.json: json {"images": [{"idiom": "ipad", "filename": "a.png", "scale": "1x"}, \\
        ↓{"idiom": "ipad", "scale": "2x"}, {"idiom": "mac", "filename": "b.png", "scale": "1x"}, \\
        {"idiom": "mac", "scale": "2x"}, {"idiom": "ipad", "filename": "c.png", "scale": "1x", "appearances": \\
        [{"appearance": "luminosity", "value": "dark"}]}, {"idiom": "ipad", "scale": "2x", "appearances": \\
        [{"appearance": "luminosity", "value": "dark"}]}]}
        a.imageset/a.png: png 10x10
        a.imageset/b.png: png 10x10 red
        a.imageset/c.png: png 10x10 blue
        """
      },
      Example("an iPad image without 2x, slightly too small to fill the screen") {
        """
        large.imageset/Contents.json: json {"images": [{"idiom": "ipad", "filename": "a.png", "scale": "1x"}, \\
        {"idiom": "ipad", "scale": "2x"}]}
        large.imageset/a.png: png 20x2000
        small.imageset/Contents.json: json {"images": [{"idiom": "ipad", "filename": "a.png", "scale": "1x"}, \\
        ↓{"idiom": "ipad", "scale": "2x"}]}
        small.imageset/a.png: png 1999x20
        """
      },
      Example("an iPhone image without 3x, slightly too narrow to fill the screen") {
        """
        wide.imageset/Contents.json: json {"images": [{"idiom": "iphone", "filename": "a.png", "scale": "2x"}, \\
        {"idiom": "iphone", "scale": "3x"}]}
        wide.imageset/a.png: png 1000x20
        small.imageset/Contents.json: json {"images": [{"idiom": "iphone", "filename": "a.png", "scale": "2x"}, \\
        ↓{"idiom": "iphone", "scale": "3x"}]}
        small.imageset/a.png: png 999x20
        """
      },
      Example("an iPhone image whose set has no entry for 3x") {
        """
        a.imageset/Contents.json: json {"images": [{"idiom": "iphone", "filename": "a.png", "scale": "2x"}]}
        a.imageset/a.png: png 20x20
        b.imageset/Contents.json: json {"images": [{"idiom": "universal", "scale": "1x"}, \\
        {"idiom": "universal", "filename": "a.png", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}]}
        b.imageset/a.png: png 20x20
        """
      },
      Example("an image that fills only one of several dark entries") {
        """
        a.imageset/Contents.json: json {"images": [{"filename": "a.png", "scale": "1x"}, \\
        {"scale": "1x", "filename": "b.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}, \\
        {"scale": "3x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        a.imageset/a.png: png 10x10
        a.imageset/b.png: png 11x11
        b.imageset/Contents.json: json {"images": [{"scale": "1x"}, \\
        {"scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """
      },
      Example("an image without an appearance that the configuration requires") {
        """
        .assetlint.yml:
          missing_variant:
            appearances: [dark, high]
            kinds: [image]
        ↓a.imageset/a.png: png 10x10
        a.imageset/a~dark.png: png 11x11
        b.imageset/b.png: png 10x10
        b.imageset/b~dark.png: png 11x11
        b.imageset/b~contrast.png: png 12x12
        text.colorset: #000000
        ↓c.imageset/Contents.json: json {"images": [{"filename": "a.png"}, ↓{"appearances": \\
        [{"appearance": "luminosity", "value": "dark"}]}]}
        c.imageset/a.png: png 10x10
        """
      },
      Example("a language that two of three localized assets lack") {
        """
        a.imageset/Contents.json: json {"images": [{"filename": "a.png", "locale": "de"}, {"filename": "b.png", "locale": "fr"}]}
        a.imageset/a.png: png 10x10
        a.imageset/b.png: png 11x11
        b.imageset/Contents.json: json {"images": [{"filename": "a.png", "locale": "de"}]}
        b.imageset/a.png: png 12x12
        c.imageset/Contents.json: json {"images": [{"filename": "a.png", "locale": "de"}]}
        c.imageset/a.png: png 14x14
        """
      },
    ])

  var needs: Needs { [.modules, .pictures, .usage] }

  func check(_ project: Project) -> [Finding] {
    let pictures = project.sets.lazy.filter { $0.kind == .image }
    let shown = project.sets.filter { $0.kind == .image || $0.kind == .color }
    let resized = project.resizedSets
    let findings =
      pictures.flatMap { scaleGaps(in: $0, project.modules.devices(of: $0), resized[$0.path]) }
      + shown.flatMap(darkGaps)
      + localeGaps(in: shown) + project.sets.filter { kinds.contains($0.kind) }.flatMap(policyGaps)
    return findings.map(\.listedByKey)
  }

  private func scaleGaps(in set: AssetSet, _ devices: Devices, _ resizing: Resizing?) -> [Finding] {
    let groups = Dictionary(grouping: set.slots.filter { $0.scale != nil }) { $0.traits(without: ["scale"]) }
    let gaps = groups.values.compactMap { slots -> ScaleGap? in
      // Entries for particular screens of the same device may have the scale that is missing here.
      let traits = slots[0].traits(without: ["scale", "subtype"])
      let others = set.slots.filter {
        $0.filename != nil && $0["subtype"] != nil && $0.traits(without: ["scale", "subtype"]) == traits
      }
      let filled = Set(slots.lazy.filter { $0.filename != nil }.compactMap(\.scale))
      // A file that does not exist is reported by another rule, and adding it may close the gap.
      let areComplete = slots.allSatisfy { $0.filename == nil || set.payload(of: $0) != nil }
      // A vector image fills every scale, and a huge image fills every screen.
      guard areComplete, let scale = Self.gap(filled, slots[0], devices),
        !slots.contains(where: { $0.showsVectorImage || isHuge($0, in: set, onScreensOf: scale) }),
        let empty = slots.first(where: { $0.scale == scale }), !devices.exclude(empty),
        !others.contains(where: { $0.scale == scale }),
        // A view of a fixed size may need fewer pixels than a file for another scale has.
        !slots.contains(where: { slot in
          set.size(of: slot).flatMap { resizing?.isSharp($0.max() ?? 0, at: scale) } == true
        })
      else { return nil }
      let isShifted =
        slots.allSatisfy { slot in
          slot.filename.map { name in slot.scale.map { name.contains("@\($0 + 1)x") } == true } != false
        } && !areInScale(slots, of: set)
      return ScaleGap(scale: scale, filled: filled, empty: empty, isShifted: isShifted)
    }
    return Dictionary(grouping: gaps) { [[$0.scale], $0.filled.sorted()] }.values.map { gaps in
      finding(about: gaps.sorted { $0.empty.position < $1.empty.position }, in: set)
    }
  }

  /// Whether the widths of the images match their scales: the 2x image is twice as wide as the 1x image. False
  /// if fewer than two widths are known.
  private func areInScale(_ slots: [Slot], of set: AssetSet) -> Bool {
    let widths = slots.compactMap { slot -> Double? in
      guard let scale = slot.scale, let width = set.size(of: slot)?.first else { return nil }
      return Double(width) / Double(scale)
    }
    guard let least = widths.min(), let most = widths.max(), widths.count > 1 else { return false }
    return most <= least * 1.05
  }

  /// A scale whose entry has no file, although entries for other scales have one.
  private struct ScaleGap {
    let scale: Int
    let filled: Set<Int>
    let empty: Slot
    /// Whether all files are named for the next larger scale, such as `close@2x.png` in the entry for 1x.
    let isShifted: Bool
  }

  /// The finding about gaps with the same missing scale and the same filled scales.
  private func finding(about gaps: [ScaleGap], in set: AssetSet) -> Finding {
    let gap = gaps[0]
    let has = gap.filled.sorted().map { "\($0)x" }.joined(separator: " and ")
    // If there is an image for a larger scale, the system may shrink it. A view may show the image smaller than it is.
    let enlarged = gap.filled.max().flatMap { $0 < gap.scale ? $0 : nil }
    let idiom = gaps.allSatisfy { $0.empty.idiom == gap.empty.idiom } ? gap.empty.idiom : nil
    let devices = ["ipad": "iPads", "iphone": "iPhones", "mac": "Macs"][idiom ?? ""]
    let platform = devices.map { " for \($0.dropLast())" } ?? ""
    let problem =
      gap.isShifted
      ? "judging by their names, all images in “\(set.name)” are listed one scale too low, and the \(gap.scale)x is empty; move each of them up one scale"
      : "“\(set.name)” has \(has) but no \(gap.scale)x\(platform), so \(devices ?? "\(gap.scale)x devices") "
        + (enlarged.map { "use the \($0)x image, which may look blurred" } ?? "show a resized image")
        + "; add the \(gap.scale)x"
    var finding = Finding(
      about: set, at: gap.empty.position, problem,
      related: gaps.dropFirst().map {
        Note(Place(set.contents.path, $0.empty.position), "this \(gap.scale)x is missing, too")
      },
      key: ["\(gap.scale)x"] + gap.empty.words(without: ["scale"]))
    if gap.isShifted { return finding }
    let catalog = set.id.catalog
    finding.fold = FindingFold(
      ["\(gap.scale)x", has, platform, "\(catalog)"], fewest: 4, note: "“\(set.name)” has \(has)"
    ) { count, _ in
      "“\(set.name)” and \((count - 1).more("asset")) in \(catalog) have \(has) but no \(gap.scale)x\(platform), "
        + "so \(devices ?? "devices with that scale") "
        + (enlarged.map { "use the \($0)x images, which may look blurred" } ?? "show resized images")
        + "; add the \(gap.scale)x"
    }
    return finding
  }

  /// Whether the image in a slot has enough pixels to look sharp on screens with this scale.
  private func isHuge(_ slot: Slot, in set: AssetSet, onScreensOf scale: Int) -> Bool {
    guard case .header(let header)? = set.payload(of: slot)?.picture,
      case .pixels(let width, let height)? = header.size
    else { return false }
    return max(width, height) >= Self.hugePixels || scale == 3 && width >= Self.widthOfPhones
  }

  /// An image with at least this many pixels on the longer side usually fills the screen, because the longer side
  /// of an iPad has at most 1,376 points. It looks sharp without another scale, because the smallest 2x iPads have
  /// only 2,048 pixels on that side.
  private static let hugePixels = 2_000
  /// The width of the narrowest 3x iPhone screen (375 points, so 1,125 pixels), divided by 1.125. Engineers who
  /// reviewed assetlint's reports on public repositories did not care if an image was enlarged by up to an eighth.
  private static let widthOfPhones = 1_000

  /// The scale that is certainly missing; nil if there is none.
  private static func gap(_ filled: Set<Int>, _ slot: Slot, _ devices: Devices) -> Int? {
    if filled.isSuperset(of: [1, 3]), !filled.contains(2) { return 2 }
    switch slot.idiom {
    case "iphone":
      return filled.contains(2) && !filled.contains(3) && !phonesWithout3x.contains(slot["subtype"] ?? "")
        ? 3 : nil
    case "ipad", "mac": return filled == [1] ? 2 : nil
    // A set with only 2x is usually deliberate; a set with 1x and 2x is from the time before 3x.
    case "universal", nil: return filled == [1, 2] && devices.includePhones ? 3 : nil
    default: return nil
    }
  }

  /// The subtypes for iPhones that use only 2x: the 4-inch and 4.7-inch models.
  private static let phonesWithout3x: Set = ["retina4", "667h"]

  private func darkGaps(in set: AssetSet) -> [Finding] {
    let dark = set.slots.filter { $0["appearances.luminosity"] == "dark" }
    guard let first = dark.first, dark.allSatisfy(\.isEmpty), set.slots.contains(where: { !$0.isEmpty })
    else { return [] }
    let (a, missing) = set.kind == .color ? ("a", "color") : ("an", "image")
    return [
      Finding(
        about: set, at: first.position,
        "“\(set.name)” lists a dark variant without \(a) \(missing), so the light one is shown; add the dark \(missing), or remove the entry",
        // Most apps keep such a color in dark mode on purpose: engineers acted on none of 7 such findings.
        grade: set.kind == .color ? .settled : .normal, key: ["dark"])
    ]
  }

  private func localeGaps(in sets: [AssetSet]) -> [Finding] {
    let localized = sets.filter { set in set.slots.contains { $0["locale"] != nil } }
    return Dictionary(grouping: localized, by: \.id.catalog).values.flatMap { siblings -> [Finding] in
      // A single other asset is not enough to see which languages are usual.
      guard siblings.count > 2 else { return [] }
      let locales = siblings.map { Set($0.slots.filter { !$0.isEmpty }.compactMap { $0["locale"] }) }
      let all = locales.reduce(Set()) { $0.union($1) }
      let usual = all.filter { locale in locales.count { $0.contains(locale) } >= siblings.count - 1 }
      return zip(siblings, locales).compactMap { set, own in
        let missing = usual.subtracting(own).sorted().listed("or")
        guard !missing.isEmpty else { return nil }
        return Finding(
          about: set,
          "“\(set.name)” is not localized for \(missing), unlike other assets in its catalog; localize it",
          key: ["locales"])
      }
    }
  }

  private func policyGaps(in set: AssetSet) -> [Finding] {
    let shown = set.slots.filter { $0.filename != nil || $0.color != nil }
    guard !shown.isEmpty else { return [] }
    let has = Set(shown.flatMap(\.traits).lazy.filter { $0.key.hasPrefix("appearances.") }.map(\.value))
    // `darkGaps` reports dark variants that are declared but empty.
    let declared = Set(set.slots.compactMap { $0["appearances.luminosity"] }).intersection(["dark"])
    return appearances.filter { !has.contains($0) && !declared.contains($0) }.map { appearance in
      Finding(
        about: set,
        "“\(set.name)” has no \(appearance == "high" ? "high-contrast" : appearance) variant, which the configuration requires; add one",
        key: ["policy", appearance])
    }
  }
}

extension Slot {
  fileprivate var isEmpty: Bool { filename == nil && color == nil }
}
