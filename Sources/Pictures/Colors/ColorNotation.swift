/// A component of a color as Contents.json writes it, with its quotes or without.
public enum ColorNotation: Hashable, Sendable {
  /// A JSON string: `0xFF`, `1.000`, `255`, `100%`.
  case text(String)
  /// A JSON number, as it was spelled.
  case number(String)

  /// What the notation means; nil if it means nothing.
  ///
  /// The form decides, for each component by itself: a fraction is taken as it is, hexadecimal and whole numbers
  /// are parts of 255, as actool does it. What actool makes of JSON numbers is not known: a whole one is taken as
  /// opacity where it is alpha, and as a doubtful part of 255 elsewhere.
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

  private static func value(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if text.hasSuffix("%") {
      return Double(text.dropLast()).flatMap { $0.isFinite ? $0 / 100 : nil }
    }
    if text.contains(".") {
      return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
    return Int32(text).map { Double($0) / 255 }
  }
}
