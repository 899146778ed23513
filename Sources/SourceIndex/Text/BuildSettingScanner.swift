internal import Basics

/// Finds relevant build settings in project files of any format.
///
/// In all formats, a setting consists of a name, an optional condition in square brackets, `=` or `:`, and a value:
/// `"ASSETCATALOG_COMPILER_APPICON_NAME[sdk=macosx*]" = "AppIcon-Mac";`. A list in parentheses may span lines. Any
/// other value ends at the end of the line or earlier, for example at a semicolon or comment.
struct BuildSettingScanner {
  private let interest: Interest
  private let first: UInt8
  private var offset = 0

  init(_ interest: Interest) {
    self.interest = interest
    first = interest.settingPrefix.first ?? UInt8(ascii: "I")
  }

  mutating func next(_ bytes: Span<UInt8>) -> BuildSetting? {
    while let name = nextName(bytes) {
      if let value = value(bytes) { return BuildSetting(name: name, values: values(name, value, bytes)) }
    }
    return nil
  }

  private mutating func nextName(_ bytes: Span<UInt8>) -> Range<Int>? {
    while offset < bytes.count {
      let eight = EightBytes(bytes, at: offset)
      let candidates = eight.marks(first) | eight.marks(UInt8(ascii: "I"))
      offset &+= candidates.firstMark
      guard candidates != 0, offset < bytes.count else { continue }
      let start = offset
      let isStart = start == 0 || !bytes[start - 1].isSwiftIdentifier
      if isStart, bytes.holds(interest.settingPrefix, at: start) || bytes.holds("INFOPLIST_KEY_", at: start) {
        skip(bytes) { $0.isSwiftIdentifier || $0 == UInt8(ascii: "~") }
        return start..<offset
      }
      offset += 1
    }
    return nil
  }

  private mutating func value(_ bytes: Span<UInt8>) -> Range<Int>? {
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "[") {
      skip(bytes) { $0 != UInt8(ascii: "]") && !$0.isLineBreak }
    }
    skip(bytes) { "]\"' \t".utf8.contains($0) }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") || bytes[offset] == UInt8(ascii: ":")
    else {
      return nil
    }
    offset += 1
    skip(bytes) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let start = offset
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "(") {
      skip(bytes) { $0 != UInt8(ascii: ")") }
      return start..<offset
    }
    let isInBraces = isInBraces(bytes)
    if isInBraces, offset < bytes.count, "\"'".utf8.contains(bytes[offset]) {
      let quote = bytes[offset]
      offset += 1
      skip(bytes) { $0 != quote && !$0.isLineBreak }
    }
    while offset < bytes.count, !bytes[offset].isLineBreak, bytes[offset] != UInt8(ascii: ";") {
      if isInBraces, ",}".utf8.contains(bytes[offset]), !isReference(start..<offset, bytes) { break }
      if bytes.holds("//", at: offset) || bytes.holds(" #", at: offset) { break }
      offset += 1
    }
    return start..<offset
  }

  /// How many bytes before a setting are searched for braces. The limit is needed because some project files consist of
  /// one long line.
  private static let longestFlow = 400

  /// Whether a brace is open on the current line, as in `settings: {NAME: value, OTHER: value}`.
  private func isInBraces(_ bytes: Span<UInt8>) -> Bool {
    var depth = 0
    var index = offset
    while index > max(0, offset - Self.longestFlow), !bytes[index - 1].isLineBreak {
      index -= 1
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
    }
    return depth > 0
  }

  /// Whether a range ends inside braces that it does not close, as in `${NAME`.
  private func isReference(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    guard let open = range.last(where: { bytes[$0] == UInt8(ascii: "{") }) else { return false }
    return !(open..<range.upperBound).contains { bytes[$0] == UInt8(ascii: "}") }
  }

  private mutating func skip(_ bytes: Span<UInt8>, while matches: (UInt8) -> Bool) {
    while offset < bytes.count, matches(bytes[offset]) { offset += 1 }
  }

  /// The ranges of a setting's values, without quotation marks. There can be several if the value is a list, or if the
  /// setting can hold several names.
  private func values(_ name: Range<Int>, _ value: Range<Int>, _ bytes: Span<UInt8>) -> [Range<Int>] {
    let isList = value.first.map { bytes[$0] == UInt8(ascii: "(") } ?? false
    let isSpaced = interest.holdsSeveral(setting: String(name, in: bytes))
    var values: [Range<Int>] = []
    var start = value.lowerBound
    for index in value.lowerBound...value.upperBound {
      let isEnd =
        index == value.upperBound || isList && bytes[index] == UInt8(ascii: ",")
        || isSpaced && bytes[index].isWhitespace
      guard isEnd else { continue }
      let trimmed = trim(start..<index, isList: isList, bytes)
      if !trimmed.isEmpty { values.append(trimmed) }
      start = min(index + 1, value.upperBound)
    }
    return values
  }

  private func trim(_ range: Range<Int>, isList: Bool, _ bytes: Span<UInt8>) -> Range<Int> {
    let marks = isList ? "\"'() \t\r\n" : "\"' \t\r\n"
    var range = range
    while let first = range.first, marks.utf8.contains(bytes[first]) { range.removeFirst() }
    while let last = range.last, marks.utf8.contains(bytes[last]) { range.removeLast() }
    return range
  }
}
