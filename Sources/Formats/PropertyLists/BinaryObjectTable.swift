internal import Basics

/// Reads the objects of a binary property list, which refer to each other by index.
///
///     "bplist00"   magic
///     objects      see `object(at:)`
///     offsets      where each object begins, in `offsetSize` bytes
///     trailer      32 bytes: 6 that are ignored, offsetSize, referenceSize, and three numbers of 8 bytes: the number
///                  of objects, the root object, and where the offsets begin
///
/// All numbers are big-endian. The format is described in CFBinaryPList.c in Apple's CoreFoundation.
struct BinaryObjectTable {
  /// An object in the file. `references` is the offset of the list of object indices; a dictionary lists all keys, then
  /// all values.
  enum Object {
    case scalar(PropertyListValue)
    case array(count: Int, references: Int)
    case dictionary(count: Int, references: Int)
  }

  let root: Int
  let count: Int
  let referenceSize: Int
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let offsets: Int

  init(_ bytes: [UInt8]) throws(PropertyListError) {
    guard bytes.starts(with: "bplist00".utf8) else {
      throw Self.error("unsupported version of the binary property list format", at: 6)
    }
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw Self.error("the property list is cut off", at: bytes.count) }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let numbers = stride(from: trailer + 8, to: bytes.count, by: 8).map { start in
      bytes[start..<(start + 8)].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    }
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), numbers[2] <= UInt64(trailer),
      numbers[0] <= (UInt64(trailer) - numbers[2]) / UInt64(offsetSize), numbers[1] < numbers[0]
    else { throw Self.error("the trailer is invalid", at: trailer) }
    (count, root, offsets) = (Int(numbers[0]), Int(numbers[1]), Int(numbers[2]))
  }

  func offset(of object: Int) throws(PropertyListError) -> Int {
    let entry = offsets + object * offsetSize
    let offset = try number(at: entry, size: offsetSize)
    guard offset < bytes.count else {
      throw Self.error("the offset of object \(object) is beyond the end of the file", at: entry)
    }
    return Int(offset)
  }

  /// The object index that is stored at `offset`.
  func reference(at offset: Int) throws(PropertyListError) -> Int {
    let object = try number(at: offset, size: referenceSize)
    guard object < count else { throw Self.error("object \(object) does not exist", at: offset) }
    return Int(object)
  }

  /// Reads an object. Its first byte contains the type; in hexadecimal:
  ///
  ///     08, 09   false, true                      5n, 6n   ASCII, UTF-16: n characters
  ///     1n, 2n   integer, real: 2ⁿ bytes          8n       UID: n + 1 bytes
  ///     33       date: 8 bytes                    An, Cn   array, set: n references
  ///     4n       data: n bytes                    Dn       dictionary: n references to keys, n to values
  ///
  /// If the count n is 15, the real count follows as an integer object.
  func object(at offset: Int) throws(PropertyListError) -> Object {
    let marker = UInt8(truncatingIfNeeded: try number(at: offset, size: 1))
    let low = Int(marker & 0xF)
    switch marker >> 4 {
    case 0x0 where low == 8 || low == 9: return .scalar(.bool(low == 9))
    case 0x1 where low <= 4: return .scalar(try integer(at: offset + 1, size: 1 << low))
    case 0x2 where low == 2:
      let bits = UInt32(truncatingIfNeeded: try number(at: offset + 1, size: 4))
      return .scalar(.real(Double(Float(bitPattern: bits))))
    case 0x2 where low == 3:
      return .scalar(.real(Double(bitPattern: try number(at: offset + 1, size: 8))))
    case 0x3 where low == 3:
      return .scalar(.date(secondsSince2001: Double(bitPattern: try number(at: offset + 1, size: 8))))
    case 0x8 where low < 8:
      return .scalar(.uid(Int(truncatingIfNeeded: try number(at: offset + 1, size: low + 1))))
    case 0x4: return .scalar(.data(Array(try items(at: offset, size: 1).content)))
    case 0x5: return .scalar(.string(String(decoding: try items(at: offset, size: 1).content, as: UTF8.self)))
    case 0x6:
      let content = try items(at: offset, size: 2).content
      return .scalar(.string(String(decoding: TextEncoding.units(content, bigEndian: true), as: UTF16.self)))
    case 0xA, 0xC:
      let items = try items(at: offset, size: referenceSize)
      return .array(count: items.count, references: items.content.startIndex)
    case 0xD:
      let items = try items(at: offset, size: 2 * referenceSize)
      return .dictionary(count: items.count, references: items.content.startIndex)
    default: throw Self.error("an object has an unknown type", at: offset)
    }
  }

  /// Reads the count and the bytes of the items of an object. The count is in the marker at `offset`, or follows
  /// the marker. Each item has `size` bytes.
  private func items(at offset: Int, size: Int) throws(PropertyListError) -> (
    count: Int, content: ArraySlice<UInt8>
  ) {
    var start = offset + 1
    var count = Int(bytes[offset] & 0xF)
    if count == 0xF {
      let marker = try number(at: start, size: 1)
      guard (0x10...0x13).contains(marker), case let size = 1 << Int(marker & 0xF),
        case .integer(let long) = try integer(at: start + 1, size: size)
      else { throw Self.error("the count of an object has an unknown type", at: start) }
      count = long
      start += 1 + size
    }
    guard count >= 0, count <= (bytes.count - start) / size else {
      throw Self.error("an object reaches beyond the end of the file", at: offset)
    }
    return (count, bytes[start..<(start + count * size)])
  }

  /// Reads an unsigned integer of 1, 2 or 4 bytes, or a signed one of 8 or 16 bytes.
  private func integer(at offset: Int, size: Int) throws(PropertyListError) -> PropertyListValue {
    let low = try number(at: size == 16 ? offset + 8 : offset, size: min(size, 8))
    guard size == 16 else { return .integer(Int(Int64(bitPattern: low))) }
    let high = Int64(bitPattern: try number(at: offset, size: 8))
    if high == Int64(bitPattern: low) >> 63 { return .integer(Int(Int64(bitPattern: low))) }
    return .real(Double(high) * 0x1p64 + Double(low))
  }

  /// Reads an unsigned integer of `size` bytes (1 to 8).
  private func number(at offset: Int, size: Int) throws(PropertyListError) -> UInt64 {
    guard size <= bytes.count - offset else {
      throw Self.error("an object reaches beyond the end of the file", at: offset)
    }
    return bytes[offset..<(offset + size)].reduce(0) { $0 << 8 | UInt64($1) }
  }

  static func error(_ message: String, at offset: Int) -> PropertyListError {
    PropertyListError(kind: .malformed(message), offset: offset)
  }
}
