internal import AssetModel

/// Finds damaged images, and images with the wrong extension.
struct MislabeledPayload: Rule {
  var decode = false

  static let options: [RuleOption<Self>] = [
    .value(
      "decode", \.decode,
      "Whether to decode every image completely, which takes several times as long.")
  ]
  let about = RuleDescription(
    id: "mislabeled_payload", category: .integrity, severity: .error,
    summary: "Images that are damaged or have the wrong extension.",
    rationale: """
      The build goes by the extension, the decoder by the content. If they disagree, the image may be missing \
      from the app, or appear on one system version and not on the next. A JPEG with the extension of a PNG, or the \
      other way around, is usually shown anyway, so it is reported as info unless it is an app icon, or a change \
      adds it.
      """,
    whenToDisable: """
      If a build step encrypts or converts the images, and the files in the repository are therefore not the ones \
      that ship.
      """,
    examples: [
      Example("a JPEG with a .png extension") {
        """
        ↝hero.imageset/hero.png: jpeg 16x16
        """
      },
      Example("JPEG files in the app's icon set, and in an icon set that the app does not use") {
        """
        App.swift: let app = 1
        AppIcon.appiconset/Contents.json: json {"images": [{"idiom": "universal", "size": "1024x1024", "filename": "a.png", "platform": "ios"}]}
        ↓AppIcon.appiconset/a.png: jpeg 1024x1024
        OldIcon.appiconset/Contents.json: json {"images": [{"idiom": "universal", "size": "1024x1024", "filename": "b.png", "platform": "ios"}]}
        ↝OldIcon.appiconset/b.png: jpeg 1024x1024
        project.yml:
          name: App
          targets:
            App: {type: application, platform: iOS, sources: [.], settings: {ASSETCATALOG_COMPILER_APPICON_NAME: AppIcon}}
        """
      },
      Example("two PNG files with the extension svg, reported as one finding") {
        """
        ↓close.imageset/a.svg: png 24x24
        close.imageset/b.svg: png 48x48
        """
      },
      Example("a truncated PNG") {
        """
        ↓hero.imageset/hero.png: png 24x24 red truncated
        """
      },
      Example("a truncated JPEG") {
        """
        ↘hero.imageset/hero.jpg: jpeg 64x64 red truncated
        """
      },
      Example("a PNG with truncated pixel data, if `decode` is on") {
        """
        .assetlint.yml:
          mislabeled_payload:
            decode: true
        ↓hero.imageset/hero.png: png 64x64 red damaged
        """
      },
      Example("a mislabeled Mac icon in an iOS app that may use Mac Catalyst") {
        """
        project.yml:
          name: Apps
          targets:
            App: {type: application, platform: iOS, sources: [App], settings: {SUPPORTS_MACCATALYST: "NO"}}
            Both: {type: application, platform: iOS, sources: [Both]}
        App/Assets.xcassets/AppIcon.appiconset/Contents.json: json {"images": [ \\
        {"filename": "mac.png", "idiom": "mac", "size": "16x16", "scale": "1x"}, \\
        {"filename": ↓"a.png", "idiom": "iphone", "size": "60x60", "scale": "2x"}]}
        App/Assets.xcassets/AppIcon.appiconset/mac.png: jpeg 16x16
        App/Assets.xcassets/AppIcon.appiconset/a.png: jpeg 120x120
        Both/Assets.xcassets/AppIcon.appiconset/Contents.json: json {"images": [ \\
        {"filename": ↓"mac.png", "idiom": "mac", "size": "16x16", "scale": "1x"}]}
        Both/Assets.xcassets/AppIcon.appiconset/mac.png: jpeg 16x16
        """
      },
      Example("mislabeled icons for iOS 9 and earlier, and one for all versions") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [ \\
        {"filename": ↝"a.png", "idiom": "iphone", "size": "57x57", "scale": "1x"}, \\
        {"filename": "b.png", "idiom": "ipad", "size": "76x76", "scale": "1x"}, \\
        {"filename": ↓"c.png", "idiom": "ipad", "size": "40x40", "scale": "1x"}, \\
        {"filename": "c.png", "idiom": "iphone", "size": "20x20", "scale": "2x"}]}
        AppIcon.appiconset/a.png: jpeg 57x57
        AppIcon.appiconset/b.png: jpeg 76x76
        AppIcon.appiconset/c.png: jpeg 40x40
        """
      },
      Example("an empty file") {
        """
        ↓hero.imageset/hero.png: empty
        """
      },
      Example("a text file with a .png extension") {
        """
        ↓hero.imageset/hero.png: text <html>not found</html>
        """
      },
      Example("images with the right extension") {
        """
        a.imageset/a.png: png 24x24
        b.imageset/b.jpg: jpeg 16x16
        c.imageset/c.svg: svg 24x24
        """
      },
      Example("a Git LFS file that was not fetched, and an encrypted file") {
        """
        hero.imageset/hero.png: lfs
        star.imageset/star.png: encrypted
        """
      },
      Example("a data set, which may contain anything") {
        """
        seed.dataset/seed.png: text not a picture
        """
      },
      Example("PNG, WebP, GIF and SVG files with the wrong extension") {
        """
        a.imageset/a.jpg: png 8x8
        ↓b.imageset/b.png: webp 8x8
        ↓c.imageset/c.png: gif 8x8
        ↓d.imageset/d.pdf: svg 8x8
        ↝a.imageset/Contents.json: json {"images": [{"filename": "a.jpg"}]}
        """
      },
      Example("JPEG files with the extensions .JPG, .jpeg and .jfif") {
        """
        a.imageset/a.JPG: jpeg 16x16
        b.imageset/b.jpeg: jpeg 16x16
        c.imageset/c.jfif: jpeg 16x16
        """
      },
      Example("a mislabeled iPhone icon in an app for iPhones only") {
        """
        project.yml:
          name: Shop
          targets:
            App: {type: application, platform: iOS, sources: [.], settings: {TARGETED_DEVICE_FAMILY: 1}}
        AppIcon.appiconset/Contents.json: json {"images": [ \\
        {"idiom": "ipad", "size": "76x76", "scale": "2x", "filename": "a.png"}, \\
        {"idiom": "mac", "size": "16x16", "scale": "1x", "filename": "b.png"}, \\
        {"idiom": "iphone", "size": "60x60", "scale": "2x", "filename": ↓"c.png"}]}
        AppIcon.appiconset/a.png: jpeg 152x152
        AppIcon.appiconset/b.png: jpeg 16x16
        AppIcon.appiconset/c.png: jpeg 120x120
        """
      },
      Example("a truncated vector image") {
        """
        ↓a.imageset/a.svg: text <svg viewBox='0 0 9 9'><path
        """
      },
      Example("a PNG with truncated pixel data, if `decode` is off") {
        """
        hero.imageset/hero.png: png 64x64 red damaged
        """
      },
      Example("a file with an unknown extension") {
        """
        hero.imageset/hero.psdx: text no picture
        """
      },
    ])

  var needs: Needs { decode ? [.pictures, .modules, .damage] : [.pictures, .modules] }

  func check(_ project: Project) -> [Finding] {
    project.sets.flatMap { set in
      let isBuilt = set.kind != .appIcon || project.modules.mayShow(iconSet: set)
      let devices = project.modules.devices(of: set)
      // The build leaves out icons for devices on which the app does not run.
      let isShown = { (slot: Slot) in devices.include(slot) && !devices.exclude(slot) }
      let idle =
        set.kind == .appIcon
        ? Set(set.slots.filter { !isShown($0) }.compactMap(\.filename))
          .subtracting(set.slots.filter(isShown).compactMap(\.filename)) : []
      return set.payloads.filter { !idle.contains($0.name) }.compactMap {
        check($0, in: set, devices, isBuilt: isBuilt)
      }
    }
  }

  private func check(
    _ payload: Payload, in set: AssetSet, _ devices: Devices, isBuilt: Bool
  ) -> Finding? {
    guard let named = payload.path.pictureFormat else { return nil }
    switch payload.picture {
    case .header(let header) where !header.hasEndMark:
      return Finding(
        about: payload,
        "“\(payload.name)” is probably truncated, so part of it shows as gray; export it again",
        grade: .minor)
    case .header(let header) where header.format != named:
      // The system usually shows a JPEG that has the extension of a PNG, and the other way around.
      let isHarmless =
        set.kind == .appIcon
        ? !isBuilt
          || !set.slots.contains { $0.filename == payload.name && devices.use($0) && !$0.isForOldSystems }
        : header.format.isUsualBitmap && named.isUsualBitmap
      let format = header.format
      var finding = Finding(
        about: payload, "“\(payload.name)” is \(format.problem(named, set.kind))",
        grade: isHarmless ? .settled : .normal)
      finding.fold = FindingFold(
        ["\(set.path)", format.name, named.name], note: "“\(payload.name)” is \(format.withArticle)"
      ) { count, _ in
        "“\(payload.name)” and \((count - 1).more("file")) in “\(set.name)” are \(format.problem(named, set.kind, of: count))"
      }
      finding.statement = "\(set.kind.rawValue): \(header.format.name) as \(named.name)"
      return finding
    case .header:
      return payload.damage.map {
        Finding(about: payload, "“\(payload.name)” \($0), so part of it is not shown; export it again")
      }
    case .unreadable(.standIn), nil: return nil
    case .unreadable(.unsupported(let format, let reason)):
      return Finding(
        about: payload, "“\(payload.name)” is \(format.withArticle) that could not be checked: \(reason)",
        grade: .minor)
    case .unreadable(let error):
      // If the error has the form “problem: detail”, the message ends with the detail in parentheses.
      let parts = "\(error)".split(separator: ": ", maxSplits: 1)
      let detail = parts.count > 1 ? " (\(parts[1]))" : ""
      return Finding(
        about: payload, "“\(payload.name)” \(parts[0]), so the app shows nothing; export it again\(detail)")
    }
  }
}

extension PictureFormat {
  fileprivate var isUsualBitmap: Bool { self == .png || self == .jpeg }

  /// What is wrong with files of this format that have the extension of another format, and what to do.
  fileprivate func problem(_ named: PictureFormat, _ kind: AssetKind, of count: Int = 1) -> String {
    let (isOne, it) = (count == 1, count == 1 ? "it" : "them")
    let mistake =
      isOne ? "\(withArticle), not \(named.withArticle)" : "\(name) files, not \(named.name) files"
    if kind == .appIcon, self != .png {
      return "\(mistake), but app icons must be PNG files; export \(it) as PNG"
    }
    return switch self {
    case .png where named.isUsualBitmap, .jpeg where named.isUsualBitmap:
      "\(mistake), and \(isOne ? "confuses" : "confuse") tools that go by the extension; rename \(it), or export \(it) again"
    case .png, .jpeg, .gif, .pdf, .svg, .heic:
      "\(mistake), and might not be shown; rename \(it), or export \(it) again"
    default:
      "actually \(isOne ? "\(withArticle) file" : "\(name) files"), which catalogs do not support; export \(it) as \(named.name)"
    }
  }
}
