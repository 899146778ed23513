extension [String] {
  /// The words joined as in a sentence: `1x and 2x`, or `1x, 2x and 3x`.
  public func listed(_ conjunction: String) -> String {
    dropLast().joined(separator: ", ") + (count > 1 ? " \(conjunction) " : "") + (last ?? "")
  }
}
