/// A line and a column, both counted from 1. The column counts Unicode scalars.
public struct TextPosition: Hashable, Comparable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static let start = TextPosition(line: 1, column: 1)

  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension TextPosition: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(line: try archive.integer(), column: try archive.integer())
  }

  public func write(to archive: inout ArchiveWriter) {
    archive.write(line)
    archive.write(column)
  }
}

/// Converts byte offsets in text to lines and columns.
///
/// Lines end at LF, CR LF or a lone CR. A byte order mark at the start does not count as a column.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The number of scalars before each block of bytes, so that a column is found quickly even in a very long line.
  private let scalarsBeforeBlock: [Int]

  private static let blockLength = 256

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var scalarsBeforeBlock: [Int] = []
    var scalars = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.blockLength == 0 { scalarsBeforeBlock.append(scalars) }
      if byte & 0xC0 != 0x80 { scalars += 1 }
      if byte == .newline || (byte == .carriageReturn && !bytes[(offset + 1)...].starts(with: [.newline])) {
        starts.append(offset + 1)
      }
    }
    scalarsBeforeBlock.append(scalars)
    self.starts = starts
    self.scalarsBeforeBlock = scalarsBeforeBlock
  }

  /// The position of the character at `offset`, or of the next character if the offset is inside one.
  public func position(at offset: Int) -> TextPosition {
    let offset = min(max(offset, starts[0]), bytes.count)
    let line = starts.startOfSuffix { $0 > offset }
    return TextPosition(line: line, column: scalars(before: offset) - scalars(before: starts[line - 1]) + 1)
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockLength
    let rest = bytes[(block * Self.blockLength)..<offset]
    return scalarsBeforeBlock[block] + rest.lazy.count { $0 & 0xC0 != 0x80 }
  }
}
