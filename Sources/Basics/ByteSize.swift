/// A number of bytes, to be shown to a person.
public struct ByteSize: Sendable, CustomStringConvertible {
  public let bytes: Int

  public init(_ bytes: Int) {
    self.bytes = bytes
  }

  /// Three significant digits in units of a thousand, as `90.2 KB`.
  public var description: String {
    var amount = Double(bytes)
    var unit = 0
    // 999.5 and more would be shown as 1000.
    while amount >= 999.5, unit < Self.units.count - 1 {
      amount /= 1000
      unit += 1
    }
    if unit == 0 || amount >= 99.95 { return "\(Int(amount.rounded())) \(Self.units[unit])" }
    let tenths = Int((amount * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) \(Self.units[unit])"
  }

  private static let units = ["B", "KB", "MB", "GB", "TB"]
}
