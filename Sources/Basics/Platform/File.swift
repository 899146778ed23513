#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

public struct FileStatus: Sendable, Equatable {
  public let type: FileType
  public let byteCount: Int
  public let owner: UInt32

  /// The status of the file at a path, following symbolic links; nil if the file does not exist.
  public static func of(_ path: FilePath) throws(FileError) -> FileStatus? {
    try read(path, lstat: false)
  }

  /// The status of the entry itself, even if it is a symbolic link; nil if the entry does not exist.
  public static func ofLink(_ path: FilePath) throws(FileError) -> FileStatus? {
    try read(path, lstat: true)
  }

  private static func read(_ path: FilePath, lstat asLink: Bool) throws(FileError) -> FileStatus? {
    var status = stat()
    let outcome = unsafe path.withCString { name in
      // SAFETY: `name` is terminated, and a call that succeeds fills all of `status`.
      unsafe asLink ? lstat(name, &status) : stat(name, &status)
    }
    guard outcome == 0 else {
      let error = FileError.last
      if error.isAbsence { return nil }
      throw error
    }
    return FileStatus(
      type: FileType(mode: status.st_mode), byteCount: Int(status.st_size), owner: status.st_uid)
  }
}

public enum FileType: Sendable, Equatable {
  case file
  case folder
  case link
  case other

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

/// Reads all bytes of a regular file. Throws an error if it has more than `limit` bytes.
public func readFile(_ path: FilePath, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
  // Without O_NONBLOCK, opening a named pipe would wait for a writer.
  let descriptor = unsafe path.withCString { name in unsafe open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
  guard descriptor >= 0 else { throw FileError.last }
  defer { close(descriptor) }
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else { throw FileError.last }
  guard FileType(mode: status.st_mode) == .file else { throw FileError(code: EINVAL) }
  guard status.st_size <= limit else { throw FileError.tooLarge }
  let size = Int(status.st_size)
  var failure: FileError?
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size {
      // SAFETY: the call writes at most as many bytes as the buffer has room for after the first `count`.
      let got = unsafe read(descriptor, buffer.baseAddress.map { unsafe $0 + count }, size - count)
      if got < 0, errno == EINTR { continue }
      if got < 0 { failure = FileError.last }
      if got <= 0 { break }
      count += got
    }
  }
  if let failure { throw failure }
  return bytes
}

/// The absolute path of an existing file, with all symbolic links resolved.
public func resolveLinks(_ path: FilePath) throws(FileError) -> FilePath {
  guard let resolved = unsafe path.withCString({ name in unsafe realpath(name, nil) }) else {
    throw FileError.last
  }
  defer { unsafe free(resolved) }
  // SAFETY: realpath returned a terminated string, which is freed only after it has been copied.
  return unsafe FilePath(bytes: Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))))
}
