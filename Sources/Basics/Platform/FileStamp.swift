#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What the file system records about a file, such as its size and times. Each field is truncated to 32 bits, as in
/// git's index. If the stamp has not changed, the content is assumed to be unchanged, too.
public struct FileStamp: Hashable, Sendable {
  public let changed: Moment
  public let modified: Moment
  public let inode: UInt32
  public let user: UInt32
  public let group: UInt32
  public let byteCount: UInt32

  public struct Moment: Hashable, Comparable, Sendable {
    public let seconds: UInt32
    public let nanoseconds: UInt32

    public init(seconds: UInt32, nanoseconds: UInt32) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }

    public static func < (left: Self, right: Self) -> Bool {
      (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
  }

  public init(
    changed: Moment, modified: Moment, inode: UInt32, user: UInt32, group: UInt32, byteCount: UInt32
  ) {
    self.changed = changed
    self.modified = modified
    self.inode = inode
    self.user = user
    self.group = group
    self.byteCount = byteCount
  }

  /// The stamp of a regular file; nil for anything else, even a symbolic link to a regular file.
  public static func of(_ path: FilePath) -> FileStamp? {
    var status = stat()
    let outcome = unsafe path.withCString { name in
      // SAFETY: `name` is terminated, and a call that succeeds fills all of `status`.
      unsafe lstat(name, &status)
    }
    guard outcome == 0, FileType(mode: status.st_mode) == .file else { return nil }
    #if canImport(Darwin)
      let (changed, modified) = (status.st_ctimespec, status.st_mtimespec)
    #else
      let (changed, modified) = (status.st_ctim, status.st_mtim)
    #endif
    return FileStamp(
      changed: Moment(changed), modified: Moment(modified), inode: UInt32(truncatingIfNeeded: status.st_ino),
      user: UInt32(truncatingIfNeeded: status.st_uid), group: UInt32(truncatingIfNeeded: status.st_gid),
      byteCount: UInt32(truncatingIfNeeded: status.st_size))
  }
}

extension FileStamp.Moment {
  fileprivate init(_ time: timespec) {
    self.init(
      seconds: UInt32(truncatingIfNeeded: time.tv_sec), nanoseconds: UInt32(truncatingIfNeeded: time.tv_nsec))
  }
}

extension FileStamp.Moment {
  /// The current time, to compare with the times of files.
  public static var now: Self {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Self(time)
  }
}
