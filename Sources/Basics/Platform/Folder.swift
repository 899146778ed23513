#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

public struct FolderEntry: Sendable, Equatable {
  public let name: [UInt8]
  public let type: FileType

  public init(name: [UInt8], type: FileType) {
    self.name = name
    self.type = type
  }
}

/// Creates a folder and its missing parents; an existing folder is left alone.
public func makeFolder(_ path: FilePath) throws(FileError) {
  if try FileStatus.of(path)?.type == .folder { return }
  if path.parent != path { try makeFolder(path.parent) }
  guard unsafe path.withCString({ name in unsafe mkdir(name, 0o755) }) == 0 else { throw FileError.last }
}

/// The entries of a folder without `.` and `..`, sorted by the bytes of their names.
public func listFolder(_ path: FilePath) throws(FileError) -> [FolderEntry] {
  guard let stream = unsafe path.withCString({ name in unsafe opendir(name) }) else { throw FileError.last }
  defer { unsafe closedir(stream) }
  var entries: [FolderEntry] = []
  while true {
    errno = 0
    guard let entry = unsafe readdir(stream) else { break }
    let name = unsafe entryName(entry)
    if name == [.dot] || name == [.dot, .dot] { continue }
    let type: FileType
    switch unsafe Int32(entry.pointee.d_type) {
    case Int32(DT_REG): type = .file
    case Int32(DT_DIR): type = .folder
    case Int32(DT_LNK): type = .link
    case Int32(DT_UNKNOWN):
      // Some file systems do not report the types of entries.
      type = try FileStatus.ofLink(path.appending(RepositoryPath(bytes: name)))?.type ?? .other
    default: type = .other
    }
    entries.append(FolderEntry(name: name, type: type))
  }
  guard errno == 0 else { throw FileError.last }
  entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
  return entries
}

private func entryName(_ entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
  let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
  // SAFETY: d_name is the last member and holds a terminated string within the entry that readdir returned.
  let start = unsafe UnsafeRawPointer(entry) + offset
  let length = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
  return unsafe Array(UnsafeRawBufferPointer(start: start, count: length))
}
