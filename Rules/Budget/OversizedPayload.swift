internal import AssetModel

/// Finds files over a size limit.
struct OversizedPayload: Rule {
  var maxBytes = 500_000
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
      bytes on disk, but 256 million in memory.
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
      Example("a configured limit") {
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
        AppIcon.appiconset/icon.png: bytes 900000
        """
      },
      Example("images whose size the system prescribes, which can only be compressed") {
        """
        .assetlint.yml:
          oversized_payload:
            max_pixels: 10000
        ↓Launch.launchimage/launch.png: bytes 900000
        ↓Icon.brandassets/Top Shelf Image.imageset/shelf.png: bytes 900000
        Icon.brandassets/Top Shelf Image Wide.imageset/shelf.png: png 200x200
        ↓Shelf.imageset/shelf.png: png 200x200 red
        """
      },
      Example("an icon") {
        """
        Star.imageset/star.png: png 24x24 red
        """
      },
      Example("an image with the maximum number of pixels, and one with an extra column") {
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
      Example("a file of the maximum size, and one with an extra byte") {
        """
        a.imageset/a.png: bytes 500000
        ↓b.imageset/b.png: bytes 500001
        """
      },
    ])

  var needs: Needs { .pictures }

  func check(_ project: Project) -> [Finding] {
    project.payloads.compactMap { payload in
      // The App Store requires icons of 1024×1024, and scales them itself.
      guard payload.asset?.kind != .appIcon else { return nil }
      if payload.byteCount > maxBytes {
        let (size, limit) = (payload.byteCount.byteText, maxBytes.byteText)
        let excess = size == limit ? "is just over" : "is \(size), over"
        return Finding(
          about: payload, "“\(payload.name)” \(excess) the limit of \(limit)\(payload.advice(maxBytes))")
      }
      guard !payload.hasPrescribedSize, case .header(let header)? = payload.picture,
        case .pixels(let width, let height)? = header.size,
        width.multipliedFullWidth(by: height) > (0, UInt(maxPixels))
      else { return nil }
      return Finding(
        about: payload,
        "“\(payload.name)” has \(width)×\(height) pixels, over the limit of \(maxPixels) in total; export it at a smaller size"
      )
    }
  }
}

extension Payload {
  /// How to get the file down to `maxBytes`.
  fileprivate func advice(_ maxBytes: Int) -> String {
    let compress =
      hasPrescribedSize
      ? "; compress it, but keep its dimensions, which the system prescribes" : "; compress or shrink it"
    guard case .header(let header)? = picture else {
      return path.pictureFormat == nil ? "; ship a smaller one, or download it on demand" : compress
    }
    guard header.metadataBytes > 0, byteCount - header.metadataBytes <= maxBytes else { return compress }
    return "; remove its metadata, which takes \(header.metadataBytes.byteText)"
  }

  /// Whether it is part of a launch image, or of an icon with its top shelf images.
  fileprivate var hasPrescribedSize: Bool {
    sequence(first: folder) { $0.isRoot ? nil : $0.parent }.contains { folder in
      [.launchImage, .brandAssets, .solidImageStack].contains(
        folder.pathExtension.flatMap { AssetKind(folderExtension: $0.lowercased()) })
    }
  }
}
