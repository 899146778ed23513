internal import Basics

struct YAMLText {
  private let bytes: [UInt8]
  var offset = 0
  private(set) var lineStart = 0
  /// The last position that was computed. Counting from there is faster than counting from the beginning of the text.
  private var known = (offset: 0, position: TextPosition.start)

  /// Throws an error if the text is not UTF-8 or contains control characters. After this check, a zero byte can only
  /// mean the end of the text.
  init(_ raw: [UInt8]) throws(YAMLError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var bytes = raw.starts(with: mark) ? Array(raw.dropFirst(mark.count)) : raw
    if bytes.contains(.carriageReturn) {
      bytes = Self.normalizingLineEnds(bytes)
    }
    self.bytes = bytes
    if raw.starts(with: [0xFE, 0xFF]) || raw.starts(with: [0xFF, 0xFE]) || raw.prefix(2).contains(0) {
      throw error("the file is UTF-16 or UTF-32; only UTF-8 can be read", at: 0)
    }
    if !bytes.isUTF8 {
      throw error("the file is not valid UTF-8 here", at: Self.firstInvalidByte(of: bytes))
    }
    let control = bytes.firstIndex { ($0 < 0x20 && $0 != .newline && $0 != .tab) || $0 == 0x7F }
    if let control {
      throw error("control characters are not allowed in YAML", at: control)
    }
  }

  private static func normalizingLineEnds(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if byte == .newline, index > 0, bytes[index - 1] == .carriageReturn { continue }
      result.append(byte == .carriageReturn ? .newline : byte)
    }
    return result
  }

  private static func firstInvalidByte(of bytes: [UInt8]) -> Int {
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return offset
  }

  /// The byte that is `distance` bytes after the current one; zero outside the text.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = offset + distance
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The distance from the start of the line, in bytes.
  var column: Int { offset - lineStart }

  func slice(from start: Int, to end: Int) -> ArraySlice<UInt8> { bytes[start..<end] }

  /// The position in the text. To go back, save this value and assign it again later.
  var place: (offset: Int, lineStart: Int) {
    get { (offset, lineStart) }
    set { (offset, lineStart) = newValue }
  }

  mutating func position() -> TextPosition {
    if offset < known.offset { known = (0, .start) }
    var line = known.position.line
    var column = known.position.column
    for byte in bytes[known.offset..<offset] {
      if byte == .newline {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    known = (offset, TextPosition(line: line, column: column))
    return known.position
  }

  func error(_ message: String, at offset: Int? = nil) -> YAMLError {
    YAMLError(position: LineTable(bytes).position(at: offset ?? self.offset), message: message)
  }

  mutating func takeLineEnd() {
    offset += 1
    lineStart = offset
  }

  mutating func skipBlanks() {
    while peek().isYAMLBlank { offset += 1 }
  }

  mutating func skipLine() {
    while !isAtEnd, peek() != .newline { offset += 1 }
  }

  /// Skips spaces, comments and line breaks. Returns whether there were line breaks.
  mutating func skipToContent(tabsIndent: Bool = false) throws(YAMLError) -> Bool {
    var crossedLine = false
    while true {
      let start = offset
      let startsLine = start == lineStart
      skipBlanks()
      if peek() == UInt8(ascii: "#"), startsLine || offset > start || peek(-1).isYAMLBlank { skipLine() }
      if peek() == .newline {
        takeLineEnd()
        crossedLine = true
        continue
      }
      if startsLine, !tabsIndent, !isAtEnd, let tab = bytes[start..<offset].firstIndex(of: .tab) {
        throw error("tabs cannot be used for indentation; use spaces", at: tab)
      }
      return crossedLine
    }
  }

  var isAtDocumentMarker: Bool {
    guard column == 0, peek() == UInt8(ascii: "-") || peek() == .dot else { return false }
    return peek(1) == peek() && peek(2) == peek() && peek(3).endsYAMLWord
  }

  /// Whether this character is at the current offset, followed by a space, a tab, or the end of the line.
  func isAt(_ indicator: Unicode.Scalar) -> Bool {
    peek() == UInt8(ascii: indicator) && peek(1).endsYAMLWord
  }
}

extension UInt8 {
  var isYAMLBlank: Bool { self == .space || self == .tab }

  var endsYAMLWord: Bool { isYAMLBlank || self == .newline || self == 0 }

  var isYAMLFlowIndicator: Bool { ",[]{}".utf8.contains(self) }
}
