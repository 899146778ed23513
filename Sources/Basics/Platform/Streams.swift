#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

public enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal in characters; nil if the stream is not a terminal, or if its width is unknown.
  public var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all bytes. A closed pipe is not an error.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    do {
      try writeAll(bytes, to: rawValue)
    } catch {
      if error.code != EPIPE { throw error }
    }
  }
}

/// Makes writing to a closed pipe fail with an error instead of killing the process.
public func ignoreClosedPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}

/// Writes a file, or appends to it. `isExecutable` has an effect only if the file is new.
public func writeFile(
  _ bytes: [UInt8], to path: FilePath, appending: Bool = false, isExecutable: Bool = false
) throws(FileError) {
  let descriptor = unsafe path.withCString { name in
    unsafe open(
      name, O_WRONLY | O_CREAT | (appending ? O_APPEND : O_TRUNC) | O_CLOEXEC, isExecutable ? 0o755 : 0o644)
  }
  guard descriptor >= 0 else { throw FileError.last }
  defer { close(descriptor) }
  try writeAll(bytes, to: descriptor)
}

func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
  var start = 0
  while start < bytes.count {
    // SAFETY: the buffer holds `count` bytes; those before `start` have already been written.
    let written = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(descriptor, buffer.baseAddress.map { unsafe $0 + start }, buffer.count - start)
    }
    if written >= 0 {
      start += written
    } else if errno != EINTR {
      throw FileError.last
    }
  }
}
