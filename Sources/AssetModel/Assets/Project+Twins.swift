extension Project {
  /// The groups of sets whose paths differ only in capitalization, by their common path in lowercase. On most Macs,
  /// each group is one folder with the files of all its sets.
  public func twins() -> [String: [AssetSet]] {
    Dictionary(grouping: sets) { "\($0.path)".lowercased() }.filter { $0.value.count > 1 }
  }
}
