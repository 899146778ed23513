internal import Basics
internal import Pictures

/// The parts of an ICC profile that determine how pixels look: its primaries and curves.
///
/// The header has 128 bytes, with the color space at offset 16. It is followed by the number of tags, and the name,
/// offset and length of each tag. A primary consists of `XYZ `, four reserved bytes, and three signed fixed-point
/// numbers with sixteen fractional bits.
struct ICCProfile {
  private let primaries: [SIMD3<Double>]
  private let curves: [ICCCurve]

  /// Reads an RGB or gray profile. Nil for other color spaces, for profiles with a color lookup table, and if a primary
  /// or a curve is missing.
  init?(_ bytes: Span<UInt8>) {
    let names: (primaries: [FourCharacterCode], curves: [FourCharacterCode])
    switch bytes.code(at: 16) {
    case "RGB ": names = (["rXYZ", "gXYZ", "bXYZ"], ["rTRC", "gTRC", "bTRC"])
    case "GRAY": names = ([], ["kTRC"])
    default: return nil
    }
    // If a profile has a color lookup table (A2B0), other software uses the table instead of primaries and curves.
    guard let tags = Self.tags(bytes), tags["A2B0"] == nil else { return nil }
    primaries = names.primaries.compactMap { tags[$0].flatMap { Self.point(bytes, at: $0) } }
    curves = names.curves.compactMap { tags[$0].flatMap { ICCCurve(bytes, at: $0) } }
    guard primaries.count == names.primaries.count, curves.count == names.curves.count else { return nil }
  }

  /// Whether colors look the same as in the color space with these primaries and the sRGB curve.
  func matches(_ expected: [SIMD3<Double>]) -> Bool {
    // A gray profile has no primaries, and its grays are the same in every space with this curve.
    zip(primaries, expected).allSatisfy { ($0 - $1).largestMagnitude < 0.003 }
      && curves.allSatisfy(\.isLikeSRGB)
  }

  // The primaries are adapted to D50, the white point of the profile connection space.
  static let sRGB: [SIMD3<Double>] = [
    [0.4361, 0.2225, 0.0139], [0.3851, 0.7169, 0.0971], [0.1431, 0.0606, 0.7139],
  ]
  static let displayP3: [SIMD3<Double>] = [
    [0.5151, 0.2412, -0.0011], [0.2920, 0.6922, 0.0419], [0.1571, 0.0666, 0.7841],
  ]

  private static func tags(_ bytes: Span<UInt8>) -> [FourCharacterCode: Int]? {
    guard let count = bytes.bigEndian(at: 128, 4), count <= 100 else { return nil }
    var tags: [FourCharacterCode: Int] = [:]
    for entry in stride(from: 132, to: 132 + count * 12, by: 12) {
      guard let name = bytes.code(at: entry), let offset = bytes.bigEndian(at: entry + 4, 4) else {
        return nil
      }
      tags[name] = offset
    }
    return tags
  }

  private static func point(_ bytes: Span<UInt8>, at offset: Int) -> SIMD3<Double>? {
    guard bytes.code(at: offset) == "XYZ ", let x = bytes.fixed(at: offset + 8),
      let y = bytes.fixed(at: offset + 12), let z = bytes.fixed(at: offset + 16)
    else { return nil }
    return [x, y, z]
  }
}

/// How one component of an ICC profile converts stored values to light.
///
/// A `curv` has four reserved bytes, a count, and 16-bit numbers: none for a straight line, one for an exponent with
/// eight fractional bits, or several for a table. A `para` has four reserved bytes, its type (two bytes), two reserved
/// bytes, and as many of the numbers g, a, b, c, d, e, f as its type needs.
struct ICCCurve {
  /// The brightness for the inputs 1/8, 2/8, … 7/8.
  private let samples: [Double]

  init?(_ bytes: Span<UInt8>, at offset: Int) {
    let places = (1...7).map { Double($0) / 8 }
    switch bytes.code(at: offset) {
    case "curv":
      guard let count = bytes.bigEndian(at: offset + 8, 4), count <= 65_536 else { return nil }
      samples = places.compactMap { Self.table(bytes, at: offset + 12, count, $0) }
    case "para":
      guard let kind = bytes.bigEndian(at: offset + 8, 2),
        let numberCount = [0: 1, 1: 3, 2: 4, 3: 5, 4: 7][kind]
      else { return nil }
      let numbers = (0..<numberCount).compactMap { bytes.fixed(at: offset + 12 + $0 * 4) }
      guard numbers.count == numberCount else { return nil }
      samples = places.map { Self.formula(numbers, $0) }
    default: return nil
    }
    guard samples.count == places.count else { return nil }
  }

  /// Whether the curve is close to that of sRGB. A gamma of 2.2, a common approximation, is close enough.
  var isLikeSRGB: Bool {
    samples.indices.allSatisfy { index in
      let place = Double(index + 1) / 8
      return (samples[index] - SRGB.decode(SIMD3(repeating: place)).x).magnitude < 0.01
    }
  }

  private static func table(_ bytes: Span<UInt8>, at offset: Int, _ count: Int, _ place: Double) -> Double? {
    if count == 0 { return place }
    if count == 1 {
      return bytes.bigEndian(at: offset, 2).map { Mathematics.power(place, Double($0) / 256) }
    }
    let position = place * Double(count - 1)
    let index = min(Int(position), count - 2)
    guard let low = bytes.bigEndian(at: offset + index * 2, 2),
      let high = bytes.bigEndian(at: offset + index * 2 + 2, 2)
    else { return nil }
    return (Double(low) + Double(high - low) * (position - Double(index))) / 65_535
  }

  private static func formula(_ numbers: [Double], _ place: Double) -> Double {
    let g = numbers[0]
    guard numbers.count > 1 else { return Mathematics.power(place, g) }
    let (a, b) = (numbers[1], numbers[2])
    let curved = Mathematics.power(max(a * place + b, 0), g)
    switch numbers.count {
    case 3: return a * place + b >= 0 ? curved : 0
    case 4: return a * place + b >= 0 ? curved + numbers[3] : numbers[3]
    case 5: return place >= numbers[4] ? curved : numbers[3] * place
    default: return place >= numbers[4] ? curved + numbers[5] : numbers[3] * place + numbers[6]
    }
  }
}

extension Span<UInt8> {
  fileprivate func fixed(at offset: Int) -> Double? {
    bigEndian(at: offset, 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }
}

extension SIMD3<Double> {
  fileprivate var largestMagnitude: Double { Swift.max(x.magnitude, y.magnitude, z.magnitude) }
}
