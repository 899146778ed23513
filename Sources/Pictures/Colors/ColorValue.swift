public struct ColorValue: Hashable, Sendable {
  public let space: CatalogColorSpace
  /// Red, green and blue in `space`; a gray repeats its white component three times.
  public let components: SIMD3<Double>
  public let alpha: Double
  /// Whether the value of every component is certain. The value of a JSON number such as `255` is uncertain: it may
  /// mean 255 or 255/255.
  public let isCertain: Bool

  public init(
    _ space: CatalogColorSpace, _ components: SIMD3<Double>, alpha: Double = 1, isCertain: Bool = true
  ) {
    self.space = space
    // The limit of 1000 keeps absurd numbers from overflowing later. It is far above what any display can show.
    let range = space.isExtended ? -1000.0...1000 : 0...1
    self.components = components.clamped(
      lowerBound: SIMD3(repeating: range.lowerBound), upperBound: SIMD3(repeating: range.upperBound))
    self.alpha = min(max(alpha, 0), 1)
    self.isCertain = isCertain
  }

  /// Parses a color in CSS notation: `#RGB`, `#RRGGBB` or `#RRGGBBAA`. Nil for any other text.
  public init?(hex text: String) {
    guard text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16),
      text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") })
    else { return nil }
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
    func digit(_ shift: UInt32) -> Double { Double(number >> shift & 0xF) / 15 }
    switch text.utf8.count {
    case 4: self.init(.sRGB, [digit(8), digit(4), digit(0)])
    case 7: self.init(.sRGB, [part(16), part(8), part(0)])
    case 9: self.init(.sRGB, [part(24), part(16), part(8)], alpha: part(0))
    default: return nil
    }
  }

  /// Red, green and blue after conversion from `space` to extended sRGB.
  public var sRGB: SIMD3<Double> { space.convertToSRGB(components) }

  /// An identity that is the same for equal colors, no matter how they are written.
  public var identity: Identity {
    let steps = sRGB * Identity.stepsPerUnit
    return Identity(
      red: Identity.step(steps.x), green: Identity.step(steps.y), blue: Identity.step(steps.z),
      alpha: Identity.step(alpha * Identity.stepsPerUnit))
  }

  /// A color in extended sRGB, with components rounded to multiples of 1/510.
  ///
  /// Different eight-bit components never round to the same multiple, and the three decimals that Xcode writes round to
  /// the right one: `128`, `0x80` and `0.502` are equal, but `0.500` is different. A color that was converted from
  /// another color space is usually recognized, too.
  public struct Identity: Hashable, Sendable {
    let red: Int32
    let green: Int32
    let blue: Int32
    let alpha: Int32

    var text: String { "\(red) \(green) \(blue) \(alpha)" }

    fileprivate static let stepsPerUnit = 510.0

    fileprivate static func step(_ value: Double) -> Int32 {
      Int32(value.rounded(.toNearestOrAwayFromZero).clamped(to: -1e9...1e9))
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
