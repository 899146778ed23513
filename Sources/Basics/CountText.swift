extension Int {
  /// A count and what it counts, as `1 problem` or `2 problems`.
  public func counting(_ one: String) -> String {
    self == 1 ? "1 \(one)" : "\(self) \(one)s"
  }
}
