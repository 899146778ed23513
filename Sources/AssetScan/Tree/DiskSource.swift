public import Basics

public struct DiskSource: TreeSource {
  private let root: FilePath
  private let repository: Once<GitTracking>

  /// Creates a source for a folder. The path must not contain symbolic links.
  public init(_ root: FilePath) {
    self.root = root
    repository = Once { GitTracking(around: root) }
  }

  public var tracking: GitTracking? { repository.value }

  public var hash: ContentID.Hash { repository.value.hash }

  public func list(_ folder: RepositoryPath) throws(ReadError) -> [ListedEntry] {
    do {
      return try listFolder(root.appending(folder)).map { ListedEntry(name: $0.name, type: $0.type) }
    } catch {
      throw ReadError(error)
    }
  }

  public func target(ofLink path: RepositoryPath) -> LinkTarget {
    let place = root.appending(path)
    // A target that cannot be accessed counts as missing.
    guard let status = (try? FileStatus.of(place)) ?? nil, let target = try? resolveLinks(place) else {
      return .nowhere
    }
    guard let inside = target.relative(to: root),
      !inside.components.contains(where: { $0.elementsEqual(".git".utf8) })
    else { return .outside }
    switch status.type {
    case .file: return .file
    case .folder: return .folder
    case .link, .other: return .nowhere
    }
  }

  public func byteCount(of path: RepositoryPath) throws(ReadError) -> Int {
    let status: FileStatus?
    do { status = try FileStatus.of(root.appending(path)) } catch { throw ReadError(error) }
    guard let status else { throw .absent }
    guard LFSPointer.isPlausible(byteCount: status.byteCount) else { return status.byteCount }
    return LFSPointer(try read(path, limit: status.byteCount))?.byteCount ?? status.byteCount
  }

  public func read(_ path: RepositoryPath, limit: Int) throws(ReadError) -> [UInt8] {
    do { return try readFile(root.appending(path), limit: limit) } catch {
      throw ReadError(error, limit: limit)
    }
  }

  public func stamp(of path: RepositoryPath) -> FileStamp? {
    FileStamp.of(root.appending(path))
  }
}
