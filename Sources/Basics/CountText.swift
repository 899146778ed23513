extension Int {
  /// The number with a noun, as in `1 file` or `3 files`.
  public func counting(_ one: String) -> String {
    self == 1 ? "1 \(one)" : "\(self) \(one)s"
  }
}
