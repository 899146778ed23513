extension Int {
  public func counting(_ one: String) -> String {
    self == 1 ? "1 \(one)" : "\(self) \(one)s"
  }
}
