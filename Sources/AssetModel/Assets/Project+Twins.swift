extension Project {
  /// Sets whose paths differ only in capitalization, grouped by their lowercase path. On most Macs, the sets
  /// of a group share one folder.
  public func twins() -> [String: [AssetSet]] {
    Dictionary(grouping: sets) { "\($0.path)".lowercased() }.filter { $0.value.count > 1 }
  }
}
