public import Basics

/// The files of a revision or of git's index, as git stores them, without a checkout.
public struct GitSource: TreeSource {
  public let hash: ContentID.Hash
  /// The folders with their entries, sorted by name.
  private let folders: [RepositoryPath: [ListedEntry]]
  /// The folders that cannot be listed, such as submodules that are not checked out.
  private let unlisted: [RepositoryPath: ReadError]
  /// The repositories of the root and of the submodules in it, the innermost last.
  private let stores: [Store]
  /// The folder on disk that the index belongs to; nil for a revision.
  private let workingTree: FilePath?
  public let checkout: DiskSource?
  private let listing: Once<Digest>

  /// A repository, and the folder of the tree with its files.
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
    // A file that is not in the tree at all does not count as missing content.
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

  /// The content as it would be checked out, except for line endings; LFS pointers are resolved if the content is on
  /// this machine.
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

  /// Where the content of a file is, with all links followed.
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

  /// What a path refers to after following every link on the way, as a file system does.
  private func resolve(_ path: RepositoryPath) -> Destination {
    // The usual case: no link on the way.
    if let entry = entry(at: path), entry.type != .link { return .entry(path, entry) }
    var rest = path.components.map(Array.init)
    var place = RepositoryPath.root
    var links = 0
    while !rest.isEmpty {
      let next = place.appending(rest.removeFirst())
      guard let entry = entry(at: next) else { return .nowhere }
      if entry.type == .link {
        links += 1
        // The operating system gives up here, too.
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
    // The root itself, by way of a link.
    return .entry(place, ListedEntry(name: [], type: .folder))
  }

  private func text(of link: ListedEntry, at path: RepositoryPath) -> [UInt8]? {
    guard let id = link.contentID, let store = stores.last(where: { path.isInside($0.folder) }) else {
      return nil
    }
    // A link whose text is unavailable cannot be followed.
    return try? store.objects.content(of: id, limit: 4096)
  }

  private func entry(at path: RepositoryPath) -> ListedEntry? {
    folders[path.parent]?.entry(named: path.name)
  }
}
