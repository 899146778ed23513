internal import Basics

/// Computes digests that tell whether two pictures look the same, however they are encoded.
enum PictureIdentity {
  /// A digest that is equal for two pictures if and only if they show the same pixels.
  ///
  /// It depends only on what is visible: the size, the profile, and the colors multiplied by alpha. Depth, palette,
  /// interlacing, compression and metadata do not matter. A picture without a profile is treated as sRGB, as on Apple
  /// platforms. Another profile makes a difference only if at least one pixel looks different with it.
  static func of(_ bitmap: Bitmap) -> Digest { digests(of: bitmap).picture }

  /// The digest of the picture as it looks, and the digest of its pixel values without the color profile.
  static func digests(of bitmap: Bitmap) -> (picture: Digest, pixels: Digest) {
    switch bitmap.narrowed.pixels {
    case .eight(let samples):
      return digests(of: bitmap, depth: 8, samples) { PremultipliedPixels.eight(samples, $0) }
    case .sixteen(let samples):
      return digests(of: bitmap, depth: 16, samples) { PremultipliedPixels.sixteen(samples, $0) }
    }
  }

  /// Computes the digests in pieces, so that the premultiplied pixels stay in the processor's cache, and are never all
  /// in memory at the same time.
  private static func digests<Sample: FixedWidthInteger>(
    of bitmap: Bitmap, depth: UInt64, _ samples: [Sample], _ multiplied: (Range<Int>) -> [UInt8]
  ) -> (picture: Digest, pixels: Digest) {
    let size = [UInt64(bitmap.width), UInt64(bitmap.height), depth]
    let profile = profileWords(isVisible(bitmap.profile, samples) ? bitmap.profile : .sRGB)
    var words: [UInt64] = []
    let piece = 16_384
    for start in stride(from: 0, to: samples.count, by: piece) {
      let digest = Digest(multiplied(start..<min(start + piece, samples.count)))
      words += [digest.high, digest.low]
    }
    return (digest(size + profile + words), digest(size + words))
  }

  private static func digest(_ words: [UInt64]) -> Digest {
    Digest(words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } })
  }

  private static func profileWords(_ profile: ColorProfile) -> [UInt64] {
    switch profile {
    case .sRGB: [0]
    case .displayP3: [1]
    case .other(let digest): [2, digest.high, digest.low]
    }
  }

  /// Whether any visible pixel looks different with this profile than in sRGB. Black and white are the same in all
  /// profiles, and Display P3 has the same grays as sRGB.
  private static func isVisible<Sample: FixedWidthInteger>(_ profile: ColorProfile, _ samples: [Sample])
    -> Bool
  {
    if profile == .sRGB { return false }
    for index in stride(from: 0, to: samples.count, by: 4) where samples[index + 3] != 0 {
      let (red, green, blue) = (samples[index], samples[index + 1], samples[index + 2])
      if red != green || green != blue { return true }
      if profile != .displayP3, red != 0, red != .max { return true }
    }
    return false
  }
}

extension Bitmap {
  /// The picture with eight bits per sample, if the lower eight bits of each sample only repeat the upper ones;
  /// otherwise the picture itself.
  var narrowed: Bitmap {
    guard case .sixteen(let samples) = pixels, samples.allSatisfy({ $0 >> 8 == $0 & 0xFF }) else {
      return self
    }
    let bytes = samples.map { UInt8(truncatingIfNeeded: $0) }
    return Bitmap(width: width, height: height, pixels: .eight(bytes), profile: profile)
  }
}
