internal import Basics

/// Turns increasing offsets into lines and columns, in one pass over the bytes.
///
/// The results are the same as those of `LineTable`, but no table is needed.
struct PositionCursor {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// The position of the byte at `target`, which must not be smaller than in an earlier call.
  mutating func position(at target: Int, in bytes: Span<UInt8>) -> TextPosition {
    let target = min(target, bytes.count)
    if offset == 0, bytes.startsWithByteOrderMark { offset = 3 }
    // Only the characters after the last line break count toward the column.
    var uncounted = offset
    while offset + 8 <= target {
      let eight = EightBytes(bytes, at: offset)
      if eight.marks(UInt8(ascii: "\r")) != 0 {
        countColumns(from: uncounted, bytes)
        for _ in 0..<8 { step(bytes) }
        uncounted = offset
        continue
      }
      let feeds = eight.marks(UInt8(ascii: "\n"))
      if feeds != 0 {
        line &+= feeds.markCount
        column = 1
        uncounted = offset &+ 8 &- feeds.leadingZeroBitCount &>> 3
      }
      offset &+= 8
    }
    countColumns(from: uncounted, bytes)
    while offset < target { step(bytes) }
    return TextPosition(line: line, column: column)
  }

  /// Adds the columns of the characters between `start` and the current offset. There must be no line break
  /// between them.
  @inline(__always)
  private mutating func countColumns(from start: Int, _ bytes: Span<UInt8>) {
    var start = start
    while start &+ 8 <= offset {
      column &+= (~EightBytes(bytes, at: start).marksContinuations & EightBytes.high).markCount
      start &+= 8
    }
    while start < offset {
      if bytes[start] & 0xC0 != 0x80 { column &+= 1 }
      start &+= 1
    }
  }

  @inline(__always)
  private mutating func step(_ bytes: Span<UInt8>) {
    let byte = bytes[offset]
    offset += 1
    let isFirstOfTwo =
      byte == UInt8(ascii: "\r") && offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
    if byte.isLineBreak, !isFirstOfTwo {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
}

extension EightBytes {
  @inline(__always)
  var marksLineBreaks: UInt64 { marks(UInt8(ascii: "\n")) | marks(UInt8(ascii: "\r")) }
}

extension UInt8 {
  @inline(__always)
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension Span<UInt8> {
  var startsWithByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }
}
