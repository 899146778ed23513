internal import AssetModel

struct OversizedPayload: Rule {
  /// Engineers who reviewed assetlint's reports on public repositories cared only about files of about 1 MB or more.
  var maxBytes = 1_000_000
  var maxPixels = 20_000_000

  static let options: [RuleOption<Self>] = [
    .value("max_bytes", \.maxBytes, "Maximum size of a file in bytes."),
    .value("max_pixels", \.maxPixels, "Maximum number of pixels in an image, width times height."),
  ]

  let about = RuleDescription(
    id: "oversized_payload", category: .budget, severity: .warning,
    summary: "Files over a size limit.",
    rationale: """
      One stray photo can outweigh all the code in an app. Pixels count separately: a flat 8000×8000 image takes few \
      bytes on disk, but 256 million in memory. With the default limit, an oversized file is reported as info if it is \
      just over the limit, if it is a vector image that the build turns into bitmaps, or if it is not an image, a sound \
      or a movie. Other data, such as a machine learning model, can seldom be made smaller.
      """,
    whenToDisable: """
      If you limit the size of the built app instead. For a single file, raise the limit or suppress the finding \
      with a reason.
      """,
    examples: [
      Example("a photograph straight from the camera") {
        """
        ↓Hero.imageset/hero.jpg: bytes 4000000
        """
      },
      Example("an image over a configured limit") {
        """
        .assetlint.yml:
          oversized_payload:
            max_bytes: 1000
        ↓Hero.imageset/hero.png: bytes 1001
        Logo.imageset/logo.png: bytes 1000
        """
      },
      Example("an image with few bytes and many pixels") {
        """
        .assetlint.yml:
          oversized_payload:
            max_pixels: 10000
        ↓Hero.imageset/hero.png: png 200x200
        """
      },
      Example("the icon for the App Store") {
        """
        AppIcon.appiconset/icon.png: bytes 1900000
        """
      },
      Example("a launch image and a Top Shelf image with too many bytes") {
        """
        .assetlint.yml:
          oversized_payload:
            max_pixels: 10000
        ↓Launch.launchimage/launch.png: bytes 1900000
        ↓Icon.brandassets/Top Shelf Image.imageset/shelf.png: bytes 1900000
        Icon.brandassets/Top Shelf Image Wide.imageset/shelf.png: png 200x200
        ↓Shelf.imageset/shelf.png: png 200x200 red
        """
      },
      Example("several oversized scales of an image, reported as one finding") {
        """
        .assetlint.yml:
          oversized_payload:
            max_bytes: 1000
        Hero.imageset/hero.png: bytes 1200
        Hero.imageset/hero@2x.png: bytes 2000
        ↓Hero.imageset/hero@3x.png: bytes 4000
        Logo.imageset/logo.png: bytes 900
        ↓Logo.imageset/logo@2x.png: bytes 1500
        """
      },
      Example("a PDF that consists mostly of a drawing app's data") {
        """
        .assetlint.yml:
          oversized_payload:
            max_bytes: 300
        ↓Edit.imageset/a.pdf: text %PDF-1.4 1 0 obj <</Pages 2 0 R>> endobj 2 0 obj <</Kids[3 0 R]/MediaBox[0 0 9 9]>> \\
        endobj 3 0 obj <</Type/Page/PieceInfo<</Tool 4 0 R>>>> endobj 4 0 obj <</Length 160>>stream \\
        0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789 \\
        0123456789012345678901234567890123456789012345678901234567 endstream endobj trailer <</Root 1 0 R>>
        """
      },
      Example("a PDF that is mostly a font, and an SVG that is mostly an image") {
        """
        .assetlint.yml:
          oversized_payload:
            max_bytes: 300
        ↓Font.imageset/a.pdf: text %PDF-1.4 1 0 obj <</Pages 2 0 R>> endobj 2 0 obj <</Kids[3 0 R]/MediaBox[0 0 9 9]>> \\
        endobj 3 0 obj <</Type/Page>> endobj 4 0 obj <</FontFile2 5 0 R>> endobj 5 0 obj <</Length 160>>stream \\
        0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789 \\
        0123456789012345678901234567890123456789012345678901234567 endstream endobj trailer <</Root 1 0 R>>
        ↓Photo.imageset/a.svg: text <svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><image \\
        href='data:image/png;base64,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'/></svg>
        ↓Star.imageset/a.svg: text <svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path \\
        d='M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1\\
        M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1\\
        M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1M0 0h1'/></svg>
        """
      },
      Example("a small icon") {
        """
        Star.imageset/star.png: png 24x24 red
        """
      },
      Example("an image with one column of pixels too many") {
        """
        .assetlint.yml:
          oversized_payload:
            max_pixels: 10000
        fits.imageset/a.png: png 100x100
        ↓wide.imageset/a.png: png 101x100
        """
      },
      Example("a vector image, which has no pixels") {
        """
        .assetlint.yml:
          oversized_payload:
            max_pixels: 100
        a.imageset/a.svg: svg 200x200
        """
      },
      Example(
        "a vector image that the build turns into bitmaps, reported as info, and two that ship unchanged"
      ) {
        """
        ↘Drawn.imageset/a.pdf: bytes 2000000
        ↓Kept.imageset/Contents.json: json {"images": [{"idiom": "universal", "filename": "a.pdf"}], \\
        "properties": {"preserves-vector-representation": true}}
        Kept.imageset/a.pdf: bytes 2000000
        ↓Data.dataset/a.pdf: bytes 2000000
        """
      },
      Example("a file that is one byte over the limit, and a larger one") {
        """
        a.imageset/a.png: bytes 1000000
        ↘b.imageset/b.png: bytes 1000001
        ↓c.imageset/c.png: bytes 1100000
        """
      },
      Example("a large machine learning model, and a large movie") {
        """
        ↘Faces.dataset/faces.tflite: bytes 4000000
        ↓Intro.dataset/intro.MOV: bytes 4000000
        """
      },
      Example("data over a configured limit") {
        """
        .assetlint.yml:
          oversized_payload:
            max_bytes: 1000
        ↓Faces.dataset/faces.tflite: bytes 4000
        """
      },
    ])

  var needs: Needs { .pictures }

  func check(_ project: Project) -> [Finding] {
    // The App Store requires app icons of 1024×1024 pixels, and resizes them itself.
    project.sets.lazy.filter { $0.kind != .appIcon }.compactMap { set in
      let files = set.payloads.compactMap(excess).sorted { $0.byteCount > $1.byteCount }
      guard !files.isEmpty else { return nil }
      let members = files.map { file in
        GroupMember(
          Subject(.asset, file.payload), at: file.payload.place, message(about: file, of: files, in: set),
          note: "“\(file.payload.name)” \(file.size)")
      }
      var finding = Finding(
        members, sharing: ["\(set.path)"], at: 0,
        grade: files.allSatisfy { isTolerable($0, in: set) } ? .minor : .normal)
      finding.statement = set.kind == .data ? "data" : "image"
      return finding
    }
  }

  private struct Excess {
    let payload: Payload
    var pixels: (width: Int, height: Int)?

    var byteCount: Int { payload.byteCount }

    var size: String {
      pixels.map { "has \($0.width)×\($0.height) pixels" } ?? "is \(byteCount.byteText)"
    }
  }

  private func excess(of payload: Payload) -> Excess? {
    if payload.byteCount > maxBytes { return Excess(payload: payload) }
    guard !payload.hasPrescribedSize, case .header(let header)? = payload.picture,
      case .pixels(let width, let height)? = header.size,
      width.multipliedFullWidth(by: height) > (0, UInt(maxPixels))
    else { return nil }
    return Excess(payload: payload, pixels: (width, height))
  }

  /// Whether few people would bother to shrink this file, for one of these reasons:
  /// - It is just over the limit. Engineers cared about 3 of 13 such files.
  /// - It is not an image, a sound or a movie. Engineers cared about none of 5 such files.
  /// - It is a vector image that the build turns into bitmaps, so the file itself does not ship.
  ///
  /// False if the limit is configured, because then it is a team's decision. The first two reasons do not count if
  /// removing metadata is enough, because that is easy.
  private func isTolerable(_ file: Excess, in set: AssetSet) -> Bool {
    guard maxBytes == Self().maxBytes, file.pixels == nil else { return false }
    let isBuiltAsBitmaps =
      set.kind == .image && file.payload.path.pictureFormat?.isVector == true
      && set.contents.properties["preserves-vector-representation"] != "true"
    return isBuiltAsBitmaps
      || (isJustOver(file) || !file.payload.path.isMedia)
        && part(of: [file.payload], \.metadataBytes) == nil
  }

  private func isJustOver(_ file: Excess) -> Bool { file.byteCount.byteText == maxBytes.byteText }

  /// The message for a finding at `file`; `files` are all files in the set that are over a limit.
  private func message(about file: Excess, of files: [Excess], in set: AssetSet) -> String {
    let limit = maxBytes.byteText
    guard files.count > 1 else {
      if let (width, height) = file.pixels {
        return
          "“\(file.payload.name)” has over \(maxPixels) pixels (\(width)×\(height)); export it at a smaller size"
      }
      let excess = isJustOver(file) ? "is just over" : "\(file.size), over"
      return "“\(file.payload.name)” \(excess) the limit of \(limit)\(advice(about: files))"
    }
    let all = "“\(file.payload.name)” and \((files.count - 1).more("file")) in “\(set.name)”"
    switch files.count(where: { $0.pixels != nil }) {
    case 0:
      let sum = files.reduce(0) { $0 + $1.byteCount }.byteText
      return "\(all) total \(sum), and each is over the limit of \(limit)\(advice(about: files))"
    case files.count: return "\(all) have over \(maxPixels) pixels each; export them at smaller sizes"
    default:
      return "\(all) are each over the limit of \(limit) or \(maxPixels) pixels\(advice(about: files))"
    }
  }

  /// The total size of one part of the files, such as their metadata. Nil if a file has no such part, or exceeds the
  /// size limit even without it.
  private func part(of payloads: [Payload], _ bytes: KeyPath<PictureHeader, Int>) -> String? {
    var sum = 0
    for payload in payloads {
      guard case .header(let header)? = payload.picture, header[keyPath: bytes] > 0,
        payload.byteCount - header[keyPath: bytes] <= maxBytes
      else { return nil }
      sum += header[keyPath: bytes]
    }
    return sum.byteText
  }

  /// What to do about the files, as the end of a sentence.
  private func advice(about files: [Excess]) -> String {
    let (payloads, isOne) = (files.map(\.payload), files.count == 1)
    let them = isOne ? "it" : "them"
    if payloads.contains(where: \.hasPrescribedSize) {
      if payloads.allSatisfy(\.isLaunchImage) {
        return "; use a launch screen instead, or compress \(them) without changing the dimensions"
      }
      return "; compress \(them), but keep \(isOne ? "its" : "their") dimensions, which the system requires"
    }
    let formats = Set(payloads.map(\.path.pictureFormat))
    if formats.count == 1, let format = formats.first {
      if let part = part(of: payloads, \.metadataBytes) {
        return format == .pdf
          ? "; export \(them) without the drawing app's own data, which takes \(part)"
          : "; strip \(isOne ? "its" : "their") metadata, which takes \(part)"
      }
      if let part = part(of: payloads, \.embeddedBytes) {
        return format == .pdf
          ? "; convert the text to outlines, because fonts take \(part)"
          : "; export \(them) as PNG instead, because embedded images take \(part)"
      }
    }
    if formats == [nil] {
      return "; ship \(isOne ? "a smaller one" : "smaller ones"), or download \(them) on demand"
    }
    return formats.allSatisfy { $0?.isVector == true }
      ? "; simplify \(them), or export \(them) as PNG" : "; compress or shrink \(them)"
  }
}

extension RepositoryPath {
  /// Whether the extension is that of an image, a sound or a movie, which can be compressed or shrunk.
  fileprivate var isMedia: Bool {
    pictureFormat != nil || pathExtension.map { Self.soundsAndMovies.contains($0.lowercased()) } == true
  }

  private static let soundsAndMovies: Set = [
    "aac", "aif", "aiff", "avi", "caf", "flac", "m4a", "m4v", "mov", "mp3", "mp4", "ogg", "wav", "webm",
  ]
}

extension Payload {
  /// Whether the system requires exact dimensions, as it does for launch images, tvOS icons, Top Shelf images and
  /// visionOS icons.
  fileprivate var hasPrescribedSize: Bool { isIn([.launchImage, .brandAssets, .solidImageStack]) }

  fileprivate var isLaunchImage: Bool { isIn([.launchImage]) }

  private func isIn(_ kinds: [AssetKind]) -> Bool {
    folder.upward.contains { folder in
      folder.pathExtension.flatMap { AssetKind(folderExtension: $0.lowercased()) }.map(kinds.contains) == true
    }
  }
}
