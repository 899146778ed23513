#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// An open file from which several threads can read parts at the same time.
public final class PartialFile: Sendable {
  private let descriptor: Int32
  public let byteCount: Int

  /// Opens a regular file. Nil if there is none at the path, or if it cannot be opened.
  public init?(_ path: FilePath) {
    let descriptor = unsafe path.withCString { name in
      unsafe open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    }
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, FileType(mode: status.st_mode) == .file else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    byteCount = Int(status.st_size)
  }

  deinit { close(descriptor) }

  public func read(_ range: Range<Int>) -> [UInt8]? {
    guard range.lowerBound >= 0, range.upperBound <= byteCount else { return nil }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        // SAFETY: the call writes at most as many bytes as the buffer has room for after the first `count`.
        let got = unsafe pread(
          descriptor, buffer.baseAddress.map { unsafe $0 + count }, range.count - count,
          off_t(range.lowerBound + count))
        if got < 0, errno == EINTR { continue }
        if got <= 0 { break }
        count += got
      }
    }
    return bytes.count == range.count ? bytes : nil
  }
}

/// A file lock that only one process at a time can hold. It is released when this object is deallocated.
public final class FileLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock. Nil if it is already taken, or if the file cannot be opened or created.
  public init?(_ path: FilePath) {
    let descriptor = unsafe path.withCString { name in
      unsafe open(name, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    }
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}

/// Moves a file to another path. If a file is already there, it is replaced atomically.
public func moveFile(_ path: FilePath, to place: FilePath) throws(FileError) {
  let outcome = unsafe path.withCString { from in unsafe place.withCString { to in unsafe rename(from, to) } }
  guard outcome == 0 else { throw FileError.last }
}
