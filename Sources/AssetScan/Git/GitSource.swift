public import Basics

/// The files in a commit or in git's index, read without a checkout.
public struct GitSource: TreeSource {
  public let hash: ContentID.Hash
  private let folders: [RepositoryPath: [ListedEntry]]
  /// Folders with unknown content, such as submodules that are not checked out.
  private let unlisted: [RepositoryPath: ReadError]
  /// The repository and its submodules. A nested submodule comes after the submodule that contains it.
  private let stores: [Store]
  private let workingTree: FilePath?
  public let checkout: DiskSource?
  private let listing: Once<Digest>

  struct Store: Sendable {
    let folder: RepositoryPath
    let repository: GitRepository
    let objects: GitObjects
  }

  init(_ builder: GitTreeBuilder, hash: ContentID.Hash, root: FilePath, isIndex: Bool) {
    self.hash = hash
    folders = builder.folders.mapValues { entries in
      entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }
    unlisted = builder.unlisted
    stores = builder.stores
    workingTree = isIndex ? root : nil
    checkout = DiskSource(root)
    listing = Once { [folders, unlisted, stores] in
      var archive = ArchiveWriter()
      archive.write(unlisted.keys.sorted())
      for store in stores { archive.write(store.objects.missing.map(\.digest).sorted()) }
      Self.write(folders, to: &archive)
      return Digest(archive.bytes)
    }
  }

  public var identity: Digest? { listing.value }

  private static func write(
    _ folders: [RepositoryPath: [ListedEntry]], to archive: inout ArchiveWriter
  ) {
    for (path, entries) in folders.sorted(by: { $0.key < $1.key }) {
      path.write(to: &archive)
      archive.write(entries.count)
      for entry in entries {
        archive.write(entry.name)
        archive.write(entry.type == .link)
        archive.write(entry.problem ?? "")
        archive.write(entry.contentID?.digest.high ?? 0)
        archive.write(entry.contentID?.digest.low ?? 0)
      }
    }
  }

  public func lacks(_ path: RepositoryPath) -> Bool {
    // A path that does not exist at all does not count as missing.
    guard stores.contains(where: { !$0.objects.missing.isEmpty }), let (store, id) = try? content(of: path)
    else { return false }
    return store.objects.missing.contains(id)
  }

  public func list(_ folder: RepositoryPath) throws(ReadError) -> [ListedEntry] {
    if let error = unlisted[folder] { throw error }
    return folders[folder] ?? []
  }

  public func target(ofLink path: RepositoryPath) -> LinkTarget {
    switch resolve(path) {
    case .entry(_, let entry): entry.type == .folder ? .folder : .file
    case .outside: .outside
    case .nowhere: .nowhere
    }
  }

  public func byteCount(of path: RepositoryPath) throws(ReadError) -> Int {
    let (store, id) = try content(of: path)
    let byteCount = try store.objects.byteCount(of: id)
    guard LFSPointer.isPlausible(byteCount: byteCount) else { return byteCount }
    return LFSPointer(try store.objects.content(of: id, limit: byteCount))?.byteCount ?? byteCount
  }

  /// The content that git stores. For an LFS pointer, the content that the pointer refers to, or the pointer itself if
  /// that content was not fetched.
  public func read(_ path: RepositoryPath, limit: Int) throws(ReadError) -> [UInt8] {
    let (store, id) = try content(of: path)
    let bytes = try store.objects.content(of: id, limit: limit)
    guard let pointer = LFSPointer(bytes) else { return bytes }
    return try store.repository.content(of: pointer, limit: limit) ?? bytes
  }

  public func isOnDiskOnly(_ path: RepositoryPath) -> Bool {
    guard let workingTree else { return false }
    return FileStamp.of(workingTree.appending(path)) != nil
  }

  private func content(of path: RepositoryPath) throws(ReadError) -> (store: Store, id: ContentID) {
    guard case .entry(let place, let entry) = resolve(path), let id = entry.contentID,
      let store = stores.last(where: { place.isInside($0.folder) })
    else { throw .absent }
    return (store, id)
  }

  // MARK: Links

  private enum Destination {
    case entry(RepositoryPath, ListedEntry)
    case outside
    case nowhere
  }

  /// Follows all symbolic links in a path, as a file system does.
  private func resolve(_ path: RepositoryPath) -> Destination {
    if let entry = entry(at: path), entry.type != .link { return .entry(path, entry) }
    var rest = path.components.map(Array.init)
    var place = RepositoryPath.root
    var links = 0
    while !rest.isEmpty {
      let next = place.appending(rest.removeFirst())
      guard let entry = entry(at: next) else { return .nowhere }
      if entry.type == .link {
        links += 1
        // Linux also follows at most 40 links.
        guard links <= 40, let text = text(of: entry, at: next) else { return .nowhere }
        guard let target = place.following(text) else { return .outside }
        rest = target.components.map(Array.init) + rest
        place = .root
      } else if rest.isEmpty {
        return .entry(next, entry)
      } else {
        place = next
      }
    }
    // The path leads to the root.
    return .entry(place, ListedEntry(name: [], type: .folder))
  }

  /// The target path stored in a link. Nil if the link cannot be read; it then counts as broken.
  private func text(of link: ListedEntry, at path: RepositoryPath) -> [UInt8]? {
    guard let id = link.contentID, let store = stores.last(where: { path.isInside($0.folder) }) else {
      return nil
    }
    return try? store.objects.content(of: id, limit: 4096)
  }

  private func entry(at path: RepositoryPath) -> ListedEntry? {
    folders[path.parent]?.entry(named: path.name)
  }
}
