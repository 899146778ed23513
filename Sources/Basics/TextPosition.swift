/// A place in a text: line and column, both counted from one, the column in Unicode scalars.
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

/// Where the lines of a text begin, to turn byte offsets into positions.
///
/// Lines end at LF, CR LF or a lone CR. A byte order mark at the start takes no column.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (offset, byte) in bytes.enumerated() {
      if byte == .newline || (byte == .carriageReturn && !bytes[(offset + 1)...].starts(with: [.newline])) {
        starts.append(offset + 1)
      }
    }
    self.starts = starts
  }

  /// The position of the character that begins at `offset`; inside a character, of the next one.
  public func position(at offset: Int) -> TextPosition {
    let offset = min(max(offset, starts[0]), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let scalarsBefore = bytes[starts[low]..<offset].lazy.count { $0 & 0xC0 != 0x80 }
    return TextPosition(line: low + 1, column: scalarsBefore + 1)
  }
}
