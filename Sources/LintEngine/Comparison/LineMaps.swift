internal import AssetModel
internal import AssetScan

/// The lines of files in two states of a repository. Each file is compared once, on demand.
struct LineMaps {
  private let base: FileTree
  private let present: FileTree
  private var maps: [RepositoryPath: LineMap?] = [:]

  init(from base: FileTree, to present: FileTree) {
    self.base = base
    self.present = present
  }

  /// Where the lines of a file are now; nil if one of the two states does not have it.
  mutating func map(of path: RepositoryPath) -> LineMap? {
    if let known = maps[path] { return known }
    // The stage that reads a file reports it if it is unreadable.
    let texts = [base, present].map { try? $0.read(path) }
    let map: LineMap? =
      if let old = texts[0], let new = texts[1] { LineMap(from: old, to: new) } else { nil }
    maps[path] = .some(map)
    return map
  }

  /// Whether the line of a place is not in the base.
  mutating func isNew(at place: Place) -> Bool {
    place.position.map { map(of: place.path)?.isNew($0.line) ?? true } ?? false
  }
}
