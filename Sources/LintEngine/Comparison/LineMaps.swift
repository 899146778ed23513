internal import AssetModel

/// The two versions of every file that a change touched.
struct LineMaps {
  /// The bytes of a file in the base and in the present state; nil for one that is not there.
  let versions: (RepositoryPath) -> (old: [UInt8]?, new: [UInt8]?)

  /// Where the lines of a file are now; nil where it is not in both states.
  func map(of path: RepositoryPath) -> LineMap? {
    let (old, new) = versions(path)
    guard let old, let new else { return nil }
    return LineMap(from: old, to: new)
  }

  /// Whether the base has the file and the present state has not.
  func isGone(_ path: RepositoryPath) -> Bool {
    let (old, new) = versions(path)
    return old != nil && new == nil
  }
}
