/// What one source file says, in as few bytes as possible: for keeping thousands of files in memory, and for a
/// cache on disk.
///
/// All numbers are written with seven bits to a byte, the lowest first.
///
/// | part | content |
/// | --- | --- |
/// | marks | 1 where the file is marked as generated |
/// | texts | count, the length of each, all their bytes |
/// | contexts | count; role, index, subject, label, bundle of each |
/// | declarations | count; kind, access, traits, name, type, inherited, parent, place of each |
/// | imports | count, the text of each |
/// | problems | count; kind and place of each |
/// | mentions | count; see `MentionPacker` |
public struct PackedMentions: Hashable, Sendable {
  public let bytes: [UInt8]

  public init(_ file: FileMentions) {
    var writer = PackWriter()
    writer.write(file)
    bytes = writer.bytes
  }

  /// Takes bytes that were packed before.
  public init(bytes: [UInt8]) throws(DamagedPack) {
    var reader = PackReader(bytes)
    _ = try reader.readAll()
    self.bytes = bytes
  }

  /// The same, ready for use.
  public func unpacked() -> FileMentions {
    var reader = PackReader(bytes)
    do {
      return try reader.readAll()
    } catch {
      preconditionFailure("bytes that were checked cannot be read")
    }
  }
}

/// The bytes are not what was packed.
public struct DamagedPack: Error, Hashable {}
