internal import AssetModel

/// Finds files that are too heavy to ship without a second thought.
struct OversizedPayload: Rule {
  var maxBytes = 500_000
  var maxPixels = 20_000_000

  static let options: [RuleOption<Self>] = [
    .value("max_bytes", \.maxBytes, "The most bytes a file of an asset may have."),
    .value("max_pixels", \.maxPixels, "The most pixels a picture may have, width times height."),
  ]

  let about = RuleDescription(
    id: "oversized_payload", category: .budget, severity: .warning,
    summary: "Files of assets stay below a size limit.",
    rationale: """
      One stray photograph can outweigh all the code of an app. Pixels count on their own: a flat picture of \
      8000×8000 takes few bytes on disk and 256 million in memory.
      """,
    examples: [
      Example("a photograph straight from the camera") {
        """
        ↓Hero.imageset/hero.jpg: bytes 4000000
        """
      },
      Example("a limit the team chose") {
        """
        .assetlint.yml:
          oversized_payload:
            max_bytes: 1000
        ↓Hero.imageset/hero.png: bytes 1001
        Logo.imageset/logo.png: bytes 1000
        """
      },
      Example("a picture of few bytes and many pixels") {
        """
        .assetlint.yml:
          oversized_payload:
            max_pixels: 10000
        ↓Hero.imageset/hero.png: png 200x200
        """
      },
      Example("an icon") {
        """
        Star.imageset/star.png: png 24x24 red
        """
      },
      Example("as many pixels as are allowed, and a row more") {
        """
        .assetlint.yml:
          oversized_payload:
            max_pixels: 10000
        fits.imageset/a.png: png 100x100
        ↓wide.imageset/a.png: png 101x100
        """
      },
      Example("a drawing, which has no pixels") {
        """
        .assetlint.yml:
          oversized_payload:
            max_pixels: 100
        a.imageset/a.svg: svg 200x200
        """
      },
      Example("as many bytes as are allowed without any configuration, and one more") {
        """
        a.imageset/a.png: bytes 500000
        ↓b.imageset/b.png: bytes 500001
        """
      },
    ])

  var needs: Needs { .pictures }

  func check(_ project: Project) -> [Finding] {
    project.payloads.compactMap { payload in
      if payload.byteCount > maxBytes {
        let (size, limit) = (payload.byteCount.byteText, maxBytes.byteText)
        let excess = size == limit ? "is just over" : "has \(size), over"
        return Finding(
          about: payload, "“\(payload.name)” \(excess) the limit of \(limit): compress or shrink it")
      }
      guard case .header(let header)? = payload.picture, case .pixels(let width, let height)? = header.size,
        width.multipliedFullWidth(by: height) > (0, UInt(maxPixels))
      else { return nil }
      return Finding(
        about: payload,
        "“\(payload.name)” has \(width)×\(height) pixels, over the limit of \(maxPixels): export it smaller")
    }
  }
}
