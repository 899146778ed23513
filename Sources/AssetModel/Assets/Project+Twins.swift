extension Project {
  /// The sets whose paths differ only in capitalization from those of others, by path in lowercase. On most Macs, each
  /// group is one folder with the files of all its sets.
  public func twins() -> [String: [AssetSet]] {
    Dictionary(grouping: sets) { "\($0.path)".lowercased() }.filter { $0.value.count > 1 }
  }
}
