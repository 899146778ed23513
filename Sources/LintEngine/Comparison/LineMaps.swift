internal import AssetModel
internal import AssetScan

/// Maps line numbers in files of the base to line numbers in the current files. Each file is compared only once.
struct LineMaps {
  private let base: FileTree
  private let present: FileTree
  private var maps: [RepositoryPath: LineMap?] = [:]

  init(from base: FileTree, to present: FileTree) {
    self.base = base
    self.present = present
  }

  /// How the lines of a file have moved; nil if one version of the file is missing or cannot be read.
  mutating func map(of path: RepositoryPath) -> LineMap? {
    if let known = maps[path] { return known }
    // If a file cannot be read, another stage reports it.
    let texts = [base, present].map { try? $0.read(path) }
    let map: LineMap? =
      if let old = texts[0], let new = texts[1] { LineMap(from: old, to: new) } else { nil }
    maps[path] = .some(map)
    return map
  }

  mutating func isNew(at place: Place) -> Bool {
    place.position.map { map(of: place.path)?.isNew($0.line) ?? true } ?? false
  }
}
