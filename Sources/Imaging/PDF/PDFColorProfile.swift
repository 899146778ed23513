internal import Basics

/// What an ICC profile embedded in a file means (ICC.1:2010): the sRGB everyone uses, a screen, or something else.
enum PDFColorProfile: Hashable, Sendable {
  case sRGB
  /// A profile of gray or RGB without tables, by its digest: none of a colour is black, all of it is white.
  case screen(Digest)
  case other(Digest)

  init(_ bytes: [UInt8]) {
    if Self.isSRGB(bytes) {
      self = .sRGB
      return
    }
    var content = bytes
    // The maker, the date and the checksum in the header do not change colours.
    for field in [4..<8, 24..<36, 40..<44, 80..<100] where field.upperBound <= content.count {
      for index in field { content[index] = 0 }
    }
    self = Self.isScreen(bytes) ? .screen(Digest(content)) : .other(Digest(content))
  }

  private static func isScreen(_ bytes: [UInt8]) -> Bool {
    // Tables override primaries and curves.
    let tags = tags(of: bytes)
    guard tags["A2B0"] == nil, tags["A2B1"] == nil else { return false }
    return ["GRAY", "RGB "].contains(text(at: 16, in: bytes)) && text(at: 12, in: bytes) == "mntr"
  }

  /// Whether primaries and curves are those of sRGB, whoever wrote the profile.
  private static func isSRGB(_ bytes: [UInt8]) -> Bool {
    guard isScreen(bytes), text(at: 16, in: bytes) == "RGB " else { return false }
    let tags = tags(of: bytes)
    let primaries: [String: [Double]] = [
      "rXYZ": [0.4361, 0.2225, 0.0139], "gXYZ": [0.3851, 0.7169, 0.0971], "bXYZ": [0.1431, 0.0606, 0.7141],
    ]
    for (name, expected) in primaries {
      guard let offset = tags[name] else { return false }
      for (index, value) in expected.enumerated() {
        guard let actual = fixed(at: offset + 8 + index * 4, in: bytes), abs(actual - value) < 0.002 else {
          return false
        }
      }
    }
    return ["rTRC", "gTRC", "bTRC"].allSatisfy { name in
      tags[name].map { isSRGBCurve(at: $0, in: bytes) } ?? false
    }
  }

  private static func isSRGBCurve(at offset: Int, in bytes: [UInt8]) -> Bool {
    switch text(at: offset, in: bytes) {
    case "para":
      guard word(at: offset + 8, in: bytes) == 3 else { return false }
      let expected = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
      return expected.enumerated().allSatisfy { index, value in
        fixed(at: offset + 12 + index * 4, in: bytes).map { abs($0 - value) < 0.001 } ?? false
      }
    case "curv":
      guard let count = long(at: offset + 8, in: bytes), count >= 256 else { return false }
      // A quarter, a half and three quarters of the signal tell sRGB from the plain powers near it.
      return [(0.1, 0.010023), (0.25, 0.050876), (0.5, 0.214041), (0.75, 0.522522)].allSatisfy {
        signal, light in
        let place = signal * Double(count - 1)
        let index = Int(place)
        guard let below = word(at: offset + 12 + index * 2, in: bytes),
          let above = word(at: offset + 14 + index * 2, in: bytes)
        else { return false }
        let value = Double(below) + (Double(above) - Double(below)) * (place - Double(index))
        return abs(value / 65_535 - light) < 0.001
      }
    default: return false
    }
  }

  /// Where each tag of a profile begins.
  private static func tags(of bytes: [UInt8]) -> [String: Int] {
    var tags: [String: Int] = [:]
    for index in 0..<min(long(at: 128, in: bytes) ?? 0, 100) {
      guard let offset = long(at: 136 + index * 12, in: bytes) else { break }
      tags[text(at: 132 + index * 12, in: bytes)] = offset
    }
    return tags
  }

  private static func text(at offset: Int, in bytes: [UInt8]) -> String {
    offset + 4 <= bytes.count ? latin1(bytes[offset..<(offset + 4)]) : ""
  }

  private static func word(at offset: Int, in bytes: [UInt8]) -> Int? {
    offset + 2 <= bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : nil
  }

  private static func long(at offset: Int, in bytes: [UInt8]) -> Int? {
    guard let high = word(at: offset, in: bytes), let low = word(at: offset + 2, in: bytes) else {
      return nil
    }
    return high << 16 | low
  }

  /// A signed number with 16 bits after the point.
  private static func fixed(at offset: Int, in bytes: [UInt8]) -> Double? {
    long(at: offset, in: bytes).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }
}
