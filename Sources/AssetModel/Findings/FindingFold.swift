/// What lets several findings of one rule be shown as one.
///
/// Each stays a finding of its own wherever states are compared, suppressed or remembered.
public struct FindingFold: Sendable {
  /// Equal for those that are shown together.
  public let key: [String]
  /// With fewer, each is shown by itself.
  public let fewest: Int
  /// What is said of this finding where it is shown with others.
  public let note: String
  /// What is said of all of them, given how many assets (or else places) they are about and the bytes they could save.
  public let message: @Sendable (_ count: Int, _ bytes: Int) -> String

  public init(
    _ key: [String], fewest: Int = 2, note: String,
    message: @escaping @Sendable (_ count: Int, _ bytes: Int) -> String
  ) {
    self.key = key
    self.fewest = fewest
    self.note = note
    self.message = message
  }
}

extension Int {
  /// How many others there are: `1 more color` or `2 more colors`.
  public func more(_ one: String) -> String {
    self == 1 ? "1 more \(one)" : "\(self) more \(one)s"
  }
}
