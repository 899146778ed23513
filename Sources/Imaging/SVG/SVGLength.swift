struct SVGLength: Hashable, Sendable {
  let amount: Double
  let unit: String

  /// The length of each unit in CSS pixels (1/96 inch).
  private static let factors: [String: Double] = [
    "": 1, "px": 1, "pt": 96 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6,
  ]

  init?(_ text: some StringProtocol) {
    var scanner = SVGScanner(text)
    guard let amount = scanner.number(), amount.isFinite else { return nil }
    self.amount = amount
    unit = scanner.word()
    guard scanner.isAtEnd else { return nil }
  }

  /// The length in user units; a percentage is relative to `whole`. Nil for a percentage if `whole` is nil, and for a
  /// unit without a fixed length, such as `em`.
  func units(of whole: Double?) -> Double? {
    if unit == "%" { return whole.map { $0 * amount / 100 } }
    return Self.factors[unit].map { $0 * amount }
  }
}
