extension Project {
  /// The sets whose paths differ only in capitalization from those of others, by path in lowercase. On the usual disk of
  /// a Mac, each group is one folder with the files of all.
  public func twins() -> [String: [AssetSet]] {
    Dictionary(grouping: sets) { "\($0.path)".lowercased() }.filter { $0.value.count > 1 }
  }
}
