internal import Pictures

/// The IHDR chunk of a PNG, which contains the size and the pixel format.
///
/// | offset | bytes | field |
/// | --- | --- | --- |
/// | 0 | 4 | width |
/// | 4 | 4 | height |
/// | 8 | 1 | bits per sample |
/// | 9 | 1 | color type |
/// | 10 | 1 | compression, always 0 |
/// | 11 | 1 | filter set, always 0 |
/// | 12 | 1 | interlace: 0 none, 1 Adam7 |
struct PNGImageHeader {
  let width: Int
  let height: Int
  let bitDepth: Int
  let colorType: PNGColorType
  let isInterlaced: Bool

  init(_ bytes: Span<UInt8>, at offset: Int) throws(PictureError) {
    guard let width = bytes.bigEndian(at: offset, 4), let height = bytes.bigEndian(at: offset + 4, 4),
      let form = bytes.bigEndian(at: offset + 8, 5)
    else { throw .truncated(.png) }
    let bitDepth = form >> 32
    let typeNumber = form >> 24 & 0xFF
    guard let colorType = PNGColorType(rawValue: typeNumber), colorType.bitDepths.contains(bitDepth) else {
      throw .damaged(
        .png, "it combines color type \(typeNumber) with \(bitDepth) bits, which PNG does not allow")
    }
    guard form & 0xFFFF_FE == 0 else {
      throw .damaged(.png, "it declares an unknown compression, filter or interlace method")
    }
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.isInterlaced = form & 1 == 1
  }

  var bitsPerPixel: Int { bitDepth * colorType.channels }
}

/// What the samples of a PNG pixel mean.
enum PNGColorType: Int {
  case gray = 0
  case rgb = 2
  case indexed = 3
  case grayAlpha = 4
  case rgba = 6

  var channels: Int {
    switch self {
    case .gray, .indexed: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  var bitDepths: [Int] {
    switch self {
    case .gray: [1, 2, 4, 8, 16]
    case .indexed: [1, 2, 4, 8]
    case .rgb, .grayAlpha, .rgba: [8, 16]
    }
  }

  var model: PictureColorModel {
    switch self {
    case .gray, .grayAlpha: .gray
    case .rgb, .rgba: .rgb
    case .indexed: .indexed
    }
  }
}
