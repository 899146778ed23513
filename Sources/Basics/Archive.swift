/// A value that can be written to bytes, and read back by the same version of the program.
public protocol Archived {
  init(from archive: inout ArchiveReader) throws(ArchiveError)
  func write(to archive: inout ArchiveWriter)
}

extension Archived {
  public var archived: [UInt8] {
    var archive = ArchiveWriter()
    write(to: &archive)
    return archive.bytes
  }

  /// Reads a value; nil unless the bytes hold exactly one.
  @inlinable
  public init?(archived bytes: [UInt8]) {
    var archive = ArchiveReader(bytes)
    guard let value = try? Self(from: &archive), archive.isAtEnd else { return nil }
    self = value
  }
}

/// Thrown if the bytes do not hold a value of the requested type.
public struct ArchiveError: Error {
  public init() {}
}

/// Appends values to an array of bytes. Numbers are stored seven bits per byte, lowest bits first. Arrays and strings
/// begin with their length.
public struct ArchiveWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  private var lastPath: [UInt8] = []

  public init() {}

  public mutating func write(byte: UInt8) { bytes.append(byte) }

  public mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  public mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  public mutating func write(_ flag: Bool) { write(byte: flag ? 1 : 0) }

  public mutating func write(_ bytes: [UInt8]) {
    write(bytes.count)
    self.bytes += bytes
  }

  public mutating func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes the number of leading bytes that the path shares with the previous path, and then the rest of the path.
  public mutating func write(path: [UInt8]) {
    let shared = zip(path, lastPath).prefix { $0 == $1 }.count
    write(shared)
    write(Array(path[shared...]))
    lastPath = path
  }

  public mutating func write(texts: [String]) {
    write(texts.count)
    for text in texts { write(text) }
  }

  @inlinable
  public mutating func write(_ list: [some Archived]) {
    write(list.count)
    for element in list { element.write(to: &self) }
  }

  @inlinable
  public mutating func write(_ value: (some Archived)?) {
    write(value != nil)
    value?.write(to: &self)
  }
}

/// Reads values in the order in which they were written.
///
/// Damaged bytes cause an error or wrong values. But a wrong count never reserves memory for more elements than
/// there are bytes left.
///
/// The generic functions are inlinable, which makes reading three times as fast. Otherwise, every call from another
/// module would look up type metadata.
public struct ArchiveReader: Sendable {
  private let content: [UInt8]
  private var place = 0
  private var lastPath: [UInt8] = []

  public init(_ bytes: [UInt8]) {
    content = bytes
  }

  public var isAtEnd: Bool { place == content.count }

  public mutating func byte() throws(ArchiveError) -> UInt8 {
    guard place < content.count else { throw ArchiveError() }
    defer { place += 1 }
    return content[place]
  }

  public mutating func number() throws(ArchiveError) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw ArchiveError()
  }

  public mutating func integer() throws(ArchiveError) -> Int { Int(truncatingIfNeeded: try number()) }

  public mutating func short() throws(ArchiveError) -> UInt32 {
    guard let number = UInt32(exactly: try number()) else { throw ArchiveError() }
    return number
  }

  public mutating func flag() throws(ArchiveError) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw ArchiveError()
    }
  }

  /// Reads a value that is stored as its one-byte raw value.
  @inlinable
  public mutating func raw<Value: RawRepresentable>(
    as type: Value.Type = Value.self
  ) throws(ArchiveError) -> Value where Value.RawValue == UInt8 {
    guard let value = Value(rawValue: try byte()) else { throw ArchiveError() }
    return value
  }

  @inlinable
  public mutating func word<Value: RawRepresentable>(
    as type: Value.Type = Value.self
  ) throws(ArchiveError) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: try text()) else { throw ArchiveError() }
    return value
  }

  /// Reads the number of elements that follow. Every element takes at least one byte, so a count larger than the number
  /// of remaining bytes is an error.
  public mutating func count() throws(ArchiveError) -> Int {
    guard let count = Int(exactly: try number()), count <= content.count - place else { throw ArchiveError() }
    return count
  }

  public mutating func bytes() throws(ArchiveError) -> [UInt8] {
    let count = try count()
    defer { place += count }
    return Array(content[place..<place + count])
  }

  public mutating func path() throws(ArchiveError) -> [UInt8] {
    let shared = try integer()
    guard 0...lastPath.count ~= shared else { throw ArchiveError() }
    lastPath = lastPath[..<shared] + (try bytes())
    return lastPath
  }

  public mutating func text() throws(ArchiveError) -> String {
    String(decoding: try bytes(), as: UTF8.self)
  }

  public mutating func texts() throws(ArchiveError) -> [String] {
    let count = try count()
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }

  @inlinable
  public mutating func list<Element: Archived>(
    of type: Element.Type = Element.self
  ) throws(ArchiveError) -> [Element] {
    let count = try count()
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try Element(from: &self)) }
    return list
  }

  @inlinable
  public mutating func optional<Value: Archived>(
    _ type: Value.Type = Value.self
  ) throws(ArchiveError) -> Value? {
    try flag() ? try Value(from: &self) : nil
  }
}
