/// A path relative to the root of the repository, as bytes.
///
/// Components are separated by `/`; the root itself is the empty path. The path is not a `String`, because file names
/// need not be valid UTF-8, and names that differ only in Unicode normalization can be different files.
public struct RepositoryPath: Hashable, Sendable {
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  public static let root = RepositoryPath(bytes: [])

  // The synthesized `hash(into:)` feeds the hasher byte by byte, which takes eight times as long.
  public func hash(into hasher: inout Hasher) {
    // SAFETY: the buffer is only read, and only during the call.
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }

  public var isRoot: Bool { bytes.isEmpty }

  /// The last component; empty for the root.
  public var name: ArraySlice<UInt8> {
    bytes[nameStart...]
  }

  /// The last component as text. Invalid UTF-8 becomes replacement characters.
  public var nameText: String { String(decoding: name, as: UTF8.self) }

  /// The text after the last dot of the name, in lower case; nil if the name has no dot after its first character.
  public var pathExtension: String? {
    guard let dot = extensionDot else { return nil }
    return String(decoding: bytes[(dot + 1)...].lazy.map(\.lowercasedASCII), as: UTF8.self)
  }

  /// The name without its extension.
  public var stem: String {
    String(decoding: bytes[nameStart..<(extensionDot ?? bytes.endIndex)], as: UTF8.self)
  }

  /// The folder that contains this entry; the root's parent is the root.
  public var parent: RepositoryPath {
    let start = nameStart
    return RepositoryPath(bytes: start == 0 ? [] : Array(bytes[..<(start - 1)]))
  }

  public func appending(_ name: some Collection<UInt8>) -> RepositoryPath {
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count + 1 + name.count)
    if !isRoot {
      joined += bytes
      joined.append(.slash)
    }
    joined += name
    return RepositoryPath(bytes: joined)
  }

  public func appending(_ name: String) -> RepositoryPath {
    appending(Array(name.utf8))
  }

  /// Whether this path is `folder`, or inside it at any depth.
  public func isInside(_ folder: RepositoryPath) -> Bool {
    if folder.isRoot { return true }
    guard bytes.starts(with: folder.bytes) else { return false }
    return bytes.count == folder.bytes.count || bytes[folder.bytes.count] == .slash
  }

  /// The path itself, its parent, and so on, up to the root.
  public var upward: some Sequence<RepositoryPath> {
    sequence(first: self) { $0.isRoot ? nil : $0.parent }
  }

  public var components: [ArraySlice<UInt8>] {
    bytes.split(separator: .slash)
  }

  public var isUTF8: Bool {
    bytes.isUTF8
  }

  private var nameStart: Int {
    (bytes.lastIndex(of: .slash) ?? -1) + 1
  }

  private var extensionDot: Int? {
    guard let dot = bytes.lastIndex(of: .dot), dot > nameStart else { return nil }
    return dot
  }
}

extension RepositoryPath: Comparable {
  /// Compares component by component, so everything inside a folder sorts directly after the folder.
  public static func < (left: Self, right: Self) -> Bool {
    let shared = min(left.bytes.count, right.bytes.count)
    for index in 0..<shared where left.bytes[index] != right.bytes[index] {
      if left.bytes[index] == .slash { return true }
      if right.bytes[index] == .slash { return false }
      return left.bytes[index] < right.bytes[index]
    }
    return left.bytes.count < right.bytes.count
  }
}

extension RepositoryPath: CustomStringConvertible, ExpressibleByStringLiteral {
  /// The path as text. Invalid UTF-8 becomes replacement characters.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension RepositoryPath {
  /// The path relative to `folder`, or `.root` if it is `folder` itself; nil if it is outside the folder.
  public func relative(to folder: RepositoryPath) -> RepositoryPath? {
    guard isInside(folder) else { return nil }
    if folder.isRoot { return self }
    return RepositoryPath(bytes: Array(bytes.dropFirst(folder.bytes.count + 1)))
  }
}

extension RepositoryPath {
  /// Resolves a relative path against this folder. Nil if `relative` is absolute or leads out of the repository, or if
  /// the result is too long.
  public func following(_ relative: [UInt8]) -> RepositoryPath? {
    guard relative.first != .slash else { return nil }
    var components = self.components
    for component in relative.split(separator: .slash) {
      if component.elementsEqual([.dot, .dot]) {
        guard components.popLast() != nil else { return nil }
      } else if !component.elementsEqual([.dot]) {
        components.append(component)
      }
    }
    let bytes = Array(components.joined(separator: [.slash]))
    // Linux does not allow longer paths. The limit also keeps a chain of relative paths from growing forever.
    return bytes.count <= 4096 ? RepositoryPath(bytes: bytes) : nil
  }
}

extension RepositoryPath: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(bytes: try archive.path())
  }

  public func write(to archive: inout ArchiveWriter) { archive.write(path: bytes) }
}
