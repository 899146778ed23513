public import Pictures

/// The decoded pixels of a picture: red, green, blue and alpha, not premultiplied, in rows from top to bottom.
public struct Bitmap: Sendable {
  public let width: Int
  public let height: Int
  public let pixels: Pixels
  public let profile: ColorProfile

  public enum Pixels: Sendable {
    case eight([UInt8])
    case sixteen([UInt16])
  }

  /// The maximum number of pixels to decode. The limit keeps a small file from using up all memory.
  static let largestPixelCount = 1 << 25

  /// Decodes a PNG or JPEG file, or the first frame of a GIF file.
  public init(_ bytes: [UInt8]) throws(PictureError) {
    let slice = bytes[...]
    let span = slice.span
    switch PictureFormat.detect(span) {
    case .png: self = try PNGDecoder.decode(span)
    case .jpeg: self = try JPEGDecoder.decode(span)
    case .gif: self = try GIFDecoder.decode(span)
    case .some(let format): throw .unsupported(format, "assetlint cannot decode this format")
    case nil: throw bytes.isEmpty ? .empty : .notAPicture
    }
  }

  init(width: Int, height: Int, pixels: Pixels, profile: ColorProfile) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.profile = profile
  }

  /// Throws an error if the size is invalid, or if a picture of this size would need too much memory.
  static func checkSize(_ width: Int, _ height: Int, _ format: PictureFormat) throws(PictureError) {
    guard width > 0, height > 0 else { throw .damaged(format, "it declares a size of \(width)×\(height)") }
    guard width <= largestPixelCount / height else {
      throw .unsupported(format, "it has too many pixels (\(width)×\(height))")
    }
  }
  /// The samples, rounded to eight bits.
  var eightBitSamples: [UInt8] {
    switch pixels {
    case .eight(let samples): samples
    case .sixteen(let samples): samples.map { UInt8(($0 - $0 >> 8 + 128) >> 8) }
    }
  }
}
