internal import AssetModel
internal import Basics

/// The assets in one state of a repository, for a comparison with another state.
struct Inventory: Sendable {
  private let sets: [RepositoryPath: Entry]
  /// The size in bytes of every file in a catalog, except for Contents.json.
  let files: [RepositoryPath: Int]

  struct Entry: Sendable {
    let kind: AssetKind
    let contents: RepositoryPath
    let payloads: [RepositoryPath]
    /// A digest that is equal for color sets with the same colors; nil for sets of other kinds.
    let colors: Digest?
  }

  init(_ project: Project) {
    sets = Dictionary(project.sets.map { ($0.path, Entry($0)) }, uniquingKeysWith: { first, _ in first })
    let payloads = project.sets.flatMap { $0.payloads + $0.strays } + project.catalogs.flatMap(\.loose)
    files = Dictionary(payloads.map { ($0.path, $0.byteCount) }, uniquingKeysWith: { first, _ in first })
  }

  func set(at path: RepositoryPath) -> Entry? { sets[path] }
}

extension Inventory.Entry {
  init(_ set: AssetSet) {
    kind = set.kind
    contents = set.contents.path
    payloads = set.payloads.map(\.path)
    colors = set.kind == .color ? Self.digest(of: set.slots) : nil
  }

  private static func digest(of slots: [Slot]) -> Digest {
    var archive = ArchiveWriter()
    for slot in slots {
      let identity = slot.color?.identity
      archive.write(identity != nil)
      archive.write(texts: identity?.words ?? [])
    }
    return Digest(archive.bytes)
  }
}

extension Inventory: Archived {
  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    var sets: [RepositoryPath: Entry] = [:]
    for _ in 0..<(try archive.count()) {
      sets[try RepositoryPath(from: &archive)] = try Entry(from: &archive)
    }
    self.sets = sets
    var files: [RepositoryPath: Int] = [:]
    for _ in 0..<(try archive.count()) {
      files[try RepositoryPath(from: &archive)] = try archive.integer()
    }
    self.files = files
  }

  func write(to archive: inout ArchiveWriter) {
    archive.write(sets.count)
    for (path, set) in sets.sorted(by: { $0.key < $1.key }) {
      path.write(to: &archive)
      set.write(to: &archive)
    }
    archive.write(files.count)
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      path.write(to: &archive)
      archive.write(bytes)
    }
  }
}

extension Inventory.Entry: Archived {
  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    kind = try archive.word()
    contents = try RepositoryPath(from: &archive)
    payloads = try archive.list()
    colors = try archive.optional()
  }

  func write(to archive: inout ArchiveWriter) {
    archive.write(kind.rawValue)
    contents.write(to: &archive)
    archive.write(payloads)
    archive.write(colors)
  }
}
