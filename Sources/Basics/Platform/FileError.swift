#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

public struct FileError: Error, Sendable, Equatable, CustomStringConvertible {
  public let code: Int32

  static var last: FileError { FileError(code: errno) }

  static let tooLarge = FileError(code: EFBIG)

  /// Whether nothing exists at the path, or a file exists where a folder was needed.
  public var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  public var isTooLarge: Bool { self == .tooLarge }

  public var description: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    // SAFETY: strerror returns a terminated string that stays valid until the next call on this thread.
    return unsafe String(cString: text)
  }
}
