public import Basics

public struct TextID: Hashable, Comparable, Sendable {
  let number: UInt32

  init(_ number: UInt32) {
    self.number = number
  }

  public static let none = TextID(0)

  public var index: Int { Int(number) }

  public static func < (left: Self, right: Self) -> Bool {
    left.number < right.number
  }
}

/// The distinct texts that occur in the mentions and declarations of one file.
public struct TextTable: Equatable, Sendable {
  private(set) var bytes: [UInt8] = []
  /// Where each text ends in `bytes`. The first text is empty.
  private(set) var ends: [UInt32] = [0]

  package init() {}

  public var count: Int { ends.count }

  public var ids: some RandomAccessCollection<TextID> {
    ends.indices.lazy.map { TextID(UInt32(truncatingIfNeeded: $0)) }
  }

  public subscript(id: TextID) -> String {
    String(decoding: utf8(id), as: UTF8.self)
  }

  public func utf8(_ id: TextID) -> ArraySlice<UInt8> {
    bytes[range(of: id)]
  }

  func range(of id: TextID) -> Range<Int> {
    let start = id.number == 0 ? 0 : Int(ends[id.index - 1])
    return start..<Int(ends[id.index])
  }

  mutating func reserve(bytes byteCount: Int, texts count: Int) {
    bytes.reserveCapacity(byteCount)
    ends.reserveCapacity(count)
  }

  /// A table of the texts with these IDs, in the given order.
  func keeping(_ numbers: [UInt32]) -> TextTable {
    var table = TextTable()
    table.reserve(bytes: numbers.reduce(0) { $0 + range(of: TextID($1)).count }, texts: numbers.count)
    let slice = bytes[...]
    for number in numbers where number != 0 { table.append(slice.span.extracting(range(of: TextID(number)))) }
    return table
  }

  /// Adds a string at the end, even if the table already contains an equal one.
  @discardableResult
  package mutating func append(_ text: Span<UInt8>) -> TextID {
    // SAFETY: the pointer is used before the closure returns.
    unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    return TextID(UInt32(truncatingIfNeeded: ends.count - 1))
  }
}

extension TextTable: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    bytes = try archive.bytes()
    let count = try archive.count()
    ends = [0]
    ends.reserveCapacity(count)
    var end: UInt32 = 0
    for _ in 0..<max(count - 1, 0) {
      let (next, overflows) = end.addingReportingOverflow(try archive.short())
      guard !overflows, next <= bytes.count else { throw ArchiveError() }
      end = next
      ends.append(end)
    }
  }

  public func write(to archive: inout ArchiveWriter) {
    archive.write(bytes)
    archive.write(ends.count)
    for (end, next) in zip(ends, ends.dropFirst()) { archive.write(UInt64(next - end)) }
  }
}
