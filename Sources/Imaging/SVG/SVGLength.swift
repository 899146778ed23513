/// A length of SVG: an amount with its unit.
struct SVGLength: Hashable, Sendable {
  let amount: Double
  let unit: String

  /// How many user units a unit is; a user unit is a CSS pixel, of which 96 are an inch.
  private static let factors: [String: Double] = [
    "": 1, "px": 1, "pt": 96 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6,
  ]

  /// Reads a length; nil if the text is none.
  init?(_ text: some StringProtocol) {
    var scanner = SVGScanner(text)
    guard let amount = scanner.number(), amount.isFinite else { return nil }
    self.amount = amount
    unit = scanner.word()
    guard scanner.isAtEnd else { return nil }
  }

  /// The length in user units; a percentage is a share of `whole`. Nil where the unit depends on a font.
  func units(of whole: Double?) -> Double? {
    if unit == "%" { return whole.map { $0 * amount / 100 } }
    return Self.factors[unit].map { $0 * amount }
  }
}
