public import Basics

/// A tree together with folders outside its root. Their files have paths such as `../Design/Assets.xcassets`.
public struct NeighborSource: TreeSource {
  private let own: any TreeSource
  private let neighbors: [RepositoryPath: DiskSource]
  private let ways: [RepositoryPath: [ListedEntry]]

  public init(_ own: any TreeSource, with neighbors: [RepositoryPath: DiskSource]) {
    self.own = own
    self.neighbors = neighbors
    var names: [RepositoryPath: Set<[UInt8]>] = [:]
    for path in neighbors.keys {
      var path = path
      while !path.isRoot {
        names[path.parent, default: []].insert(Array(path.name))
        path = path.parent
      }
    }
    ways = names.mapValues { $0.map { ListedEntry(name: $0, type: .folder) } }
  }

  private func neighbor(_ path: RepositoryPath) -> (source: DiskSource, path: RepositoryPath)? {
    guard path.isOutside else { return nil }
    return neighbors.lazy.compactMap { folder, source in
      path.relative(to: folder).map { (source, $0) }
    }.first
  }

  public func list(_ folder: RepositoryPath) throws(ReadError) -> [ListedEntry] {
    if let (source, path) = neighbor(folder) { return try source.list(path) }
    let entries = folder.isOutside ? [] : try own.list(folder)
    guard let more = ways[folder] else { return entries }
    return (entries + more).sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  public func target(ofLink path: RepositoryPath) -> LinkTarget {
    neighbor(path).map { $0.source.target(ofLink: $0.path) } ?? own.target(ofLink: path)
  }

  public func byteCount(of path: RepositoryPath) throws(ReadError) -> Int {
    if let (source, path) = neighbor(path) { return try source.byteCount(of: path) }
    return try own.byteCount(of: path)
  }

  public func read(_ path: RepositoryPath, limit: Int) throws(ReadError) -> [UInt8] {
    if let (source, path) = neighbor(path) { return try source.read(path, limit: limit) }
    return try own.read(path, limit: limit)
  }

  public func lacks(_ path: RepositoryPath) -> Bool { !path.isOutside && own.lacks(path) }

  public var hash: ContentID.Hash { own.hash }

  public var tracking: GitTracking? { own.tracking }

  public var checkout: DiskSource? { own.checkout }

  public func stamp(of path: RepositoryPath) -> FileStamp? {
    if let (source, path) = neighbor(path) { return source.stamp(of: path) }
    return own.stamp(of: path)
  }

  public func note(_ path: RepositoryPath) { own.note(path) }

  public func isOnDiskOnly(_ path: RepositoryPath) -> Bool {
    !path.isOutside && own.isOnDiskOnly(path)
  }
}

extension RepositoryPath {
  public var isOutside: Bool {
    bytes.starts(with: [.dot, .dot]) && (bytes.count == 2 || bytes[2] == .slash)
  }
}
