/// Makes several findings from one rule appear as one.
///
/// Comparisons, suppressions and the baseline still treat each of them as a separate finding.
public struct FindingFold: Sendable {
  /// Findings from the same rule, with the same severity, are merged if their keys are equal.
  public let key: [String]
  /// Findings are merged only if they concern at least this many different assets, or files in assets. If some of the
  /// findings do not concern assets, places are counted instead.
  public let fewest: Int
  /// The note about this finding if it is merged with others.
  public let note: String
  /// Other places that the finding is about.
  public let furtherPlaces: [Place]
  /// The message about all merged findings. `count` is the number that is compared with `fewest`, and `bytes` is
  /// the number of bytes that could be saved.
  public let message: @Sendable (_ count: Int, _ bytes: Int) -> String

  public init(
    _ key: [String], fewest: Int = 2, note: String, furtherPlaces: [Place] = [],
    message: @escaping @Sendable (_ count: Int, _ bytes: Int) -> String
  ) {
    self.key = key
    self.fewest = fewest
    self.note = note
    self.furtherPlaces = furtherPlaces
    self.message = message
  }
}

extension Int {
  /// A phrase for the rest of a list, such as `1 more color` or `2 more colors`.
  public func more(_ one: String) -> String {
    self == 1 ? "1 more \(one)" : "\(self) more \(one)s"
  }
}
