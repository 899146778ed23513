/// A color component as written in Contents.json, with or without quotes.
public enum ColorNotation: Hashable, Sendable {
  /// A JSON string such as `0xFF`, `1.000`, `255` or `100%`.
  case text(String)
  /// A JSON number, exactly as it is written.
  case number(String)

  /// The component as a number, usually from 0 (none) to 1 (full); nil if the notation is invalid.
  ///
  /// As in actool, hexadecimal and whole numbers in quotes are divided by 255, and fractions are not.
  ///
  /// How actool reads a whole number without quotes is unknown. Such a number is divided by 255, and the result is
  /// uncertain. Exceptions are 0 and alpha components, which are not divided, and are certain.
  func value(isAlpha: Bool) -> (value: Double, isCertain: Bool)? {
    switch self {
    case .text(let text):
      return Self.value(text).map { ($0, true) }
    case .number(let text):
      guard let number = Double(text), number.isFinite else { return nil }
      let isWhole = !text.contains { ".eE".contains($0) }
      if isAlpha || !isWhole || number == 0 { return (number, true) }
      return (number / 255, false)
    }
  }

  /// The multiple of 1/255 that Xcode writes as this fraction with three decimals, such as 114/255 for `0.447`. Nil if
  /// there is none.
  private static func eightBits(_ fraction: Double) -> Double? {
    let exact = (fraction * 255).rounded() / 255
    return abs(exact - fraction) <= 0.000_5 ? exact : nil
  }

  private static func value(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if text.hasSuffix("%") {
      return Double(text.dropLast()).flatMap { $0.isFinite ? $0 / 100 : nil }
    }
    if text.contains(".") {
      return Double(text).flatMap { $0.isFinite ? eightBits($0) ?? $0 : nil }
    }
    return Int32(text).map { Double($0) / 255 }
  }
}
