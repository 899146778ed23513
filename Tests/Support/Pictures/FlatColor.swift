/// A color of the images and color sets in examples.
public struct FlatColor: Sendable, Equatable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads a name in `named`, `#RRGGBB` or `#RRGGBBAA`. Nil for all other texts.
  public init?(_ text: some StringProtocol) {
    if let known = Self.named[String(text)] {
      self = known
      return
    }
    let digits = text.dropFirst().compactMap(\.hexDigitValue).map { UInt8($0) }
    guard text.first == "#", digits.count == text.count - 1, [6, 8].contains(digits.count) else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    self.init(bytes[0], bytes[1], bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
  }

  public static let named = [
    "red": FlatColor(255, 0, 0), "green": FlatColor(0, 255, 0), "blue": FlatColor(0, 0, 255),
    "black": FlatColor(0, 0, 0), "white": FlatColor(255, 255, 255), "gray": FlatColor(128, 128, 128),
    "clear": FlatColor(0, 0, 0, alpha: 0),
  ]

  /// The brightness from 0 to 255, weighted as in ITU-R BT.601.
  var luma: UInt8 {
    let thousandths: Int = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    return UInt8((thousandths + 500) / 1000)
  }

  static func hex(_ part: UInt8) -> String {
    String(part >> 4, radix: 16, uppercase: true) + String(part & 15, radix: 16, uppercase: true)
  }

  /// The color as `#RRGGBB`, without alpha.
  var hex: String { "#" + [red, green, blue].map(Self.hex).joined() }
}
