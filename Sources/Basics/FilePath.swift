/// An absolute path, or one relative to the working directory.
public struct FilePath: Hashable, Sendable, CustomStringConvertible {
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// The path of an entry below this folder. If `relative` is absolute, it is returned unchanged.
  public func appending(_ relative: RepositoryPath) -> FilePath {
    if relative.isRoot { return self }
    if relative.bytes.first == .slash || bytes.isEmpty { return FilePath(bytes: relative.bytes) }
    return FilePath(bytes: bytes.last == .slash ? bytes + relative.bytes : bytes + [.slash] + relative.bytes)
  }

  public func appending(_ name: String) -> FilePath {
    appending(RepositoryPath(name))
  }

  /// The folder that contains this file or folder: `/` for `/` itself, and `.` for a name without a slash.
  public var parent: FilePath {
    guard let slash = bytes.lastIndex(of: .slash) else { return FilePath(".") }
    return FilePath(bytes: slash == 0 ? [.slash] : Array(bytes[..<slash]))
  }

  public var name: RepositoryPath { RepositoryPath(bytes: Array(RepositoryPath(bytes: bytes).name)) }

  /// The path relative to `folder`, or `.root` if it is `folder` itself; nil if it is outside the folder. Symbolic
  /// links and `..` are not resolved.
  public func relative(to folder: FilePath) -> RepositoryPath? {
    if self == folder { return .root }
    let start = folder.bytes == [.slash] ? [] : folder.bytes
    guard bytes.count > start.count, bytes.starts(with: start), bytes[start.count] == .slash else {
      return nil
    }
    return RepositoryPath(bytes: Array(bytes[(start.count + 1)...]))
  }

  public var description: String { String(decoding: bytes, as: UTF8.self) }

  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    var terminated = bytes.map { CChar(bitPattern: $0) }
    terminated.append(0)
    // SAFETY: the array is terminated and outlives the call.
    return unsafe terminated.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else {
        preconditionFailure("the array contains at least its terminator")
      }
      return unsafe body(start)
    }
  }
}
