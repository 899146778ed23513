/// The color model of a JPEG.
enum JPEGColors {
  case gray
  case rgb
  /// Luma and two chroma values (YCbCr).
  case yCC
  case cmyk
  /// YCbCr of the inverted cyan, magenta and yellow, followed by black.
  case yCCK

  /// Determines the color model as libjpeg does, from the number of components and the JFIF and Adobe segments.
  /// Without these segments, the names of the components decide.
  init(_ frame: JPEGFrame, _ metadata: JPEGMetadata) {
    switch frame.components.count {
    case 1: self = .gray
    case 3:
      let isNamedRGB = frame.components.map(\.name) == Array("RGB".utf8)
      if metadata.isJFIF {
        self = .yCC
      } else if let transform = metadata.adobeTransform {
        self = transform == 0 ? .rgb : .yCC
      } else {
        self = isNamedRGB ? .rgb : .yCC
      }
    default: self = metadata.adobeTransform == 2 ? .yCCK : .cmyk
    }
  }

  /// Appends a row of `width` pixels, made from one row of each component.
  ///
  /// CMYK is converted by simple multiplication, whatever the profile says. If `isInverted` is true, as in files with
  /// an Adobe segment, 255 means no ink.
  func append(_ rows: [[UInt8]], _ width: Int, isInverted: Bool, to pixels: inout [UInt8]) {
    let first = rows[0]
    guard rows.count > 2 else {
      return Self.append(width, to: &pixels) { x in SIMD3(repeating: first[x]) }
    }
    let (second, third) = (rows[1], rows[2])
    switch self {
    case .gray, .rgb:
      Self.append(width, to: &pixels) { x in SIMD3(first[x], second[x], third[x]) }
    case .yCC:
      Self.append(width, to: &pixels) { x in Self.convert(SIMD3(first[x], second[x], third[x])) }
    case .cmyk, .yCCK:
      let fourth = rows[3]
      let flip: UInt8 = isInverted ? 0 : 255
      Self.append(width, to: &pixels) { x in
        let stored = SIMD3(first[x], second[x], third[x])
        let inks = self == .yCCK ? ~Self.convert(stored) : stored
        return Self.multiply(inks ^ flip, fourth[x] ^ flip)
      }
    }
  }

  @inline(__always)
  private static func append(_ width: Int, to pixels: inout [UInt8], _ color: (Int) -> SIMD3<UInt8>) {
    for x in 0..<width {
      let color = color(x)
      pixels.append(color.x)
      pixels.append(color.y)
      pixels.append(color.z)
      pixels.append(255)
    }
  }

  /// Converts YCbCr to RGB in fixed point with sixteen fractional bits, with the same rounding as libjpeg.
  @inline(__always)
  private static func convert(_ color: SIMD3<UInt8>) -> SIMD3<UInt8> {
    let (y, b, r) = (Int32(color.x), Int32(color.y) - 128, Int32(color.z) - 128)
    let red = y &+ ((91_881 &* r &+ 32_768) &>> 16)
    let green = y &+ ((-22_554 &* b &- 46_802 &* r &+ 32_768) &>> 16)
    let blue = y &+ ((116_130 &* b &+ 32_768) &>> 16)
    return SIMD3(UInt8(clamping: red), UInt8(clamping: green), UInt8(clamping: blue))
  }

  private static func multiply(_ light: SIMD3<UInt8>, _ black: UInt8) -> SIMD3<UInt8> {
    let products = SIMD3<UInt32>(truncatingIfNeeded: light) &* UInt32(black) &+ 127
    return SIMD3<UInt8>(truncatingIfNeeded: products / 255)
  }
}
