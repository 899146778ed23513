internal import Basics

/// Reads text in which any string may be an asset name, and records the strings as words. In `quotedText` files,
/// each string has a holder: the key, variable or call that it belongs to. A repeated string is recorded only once
/// for each holder.
///
/// Quoted strings are recorded in all languages. In YAML and plain text, all other words are recorded, too. In
/// YAML, the whole value after a key or a dash is recorded as well. Because the purpose of the strings is unknown,
/// they are weak evidence, except the values of Info.plist keys for asset names, as in XcodeGen's
/// `project.yml`.
struct TextIndexer {
  private let language: SourceLanguage
  private var recorder: MentionRecorder
  /// Each recorded text with its holder, as two IDs in one number.
  private var recorded: Set<UInt64> = []
  private var holders = HolderStack()
  /// For each kind of quotation mark, an offset before which no mark opens a string, because no closing mark
  /// was found.
  private var endless: [UInt8: Int] = [:]

  private static let longestWord = 64

  init(_ language: SourceLanguage, _ interest: Interest) {
    self.language = language
    recorder = MentionRecorder(interest)
  }

  mutating func index(_ bytes: [UInt8]) -> FileMentions {
    var bytes = bytes
    var problems = ProblemList()
    if let mark = bytes.blankConflictMarks() { problems.report(.conflictMarks, at: mark) }
    let slice = bytes[...]
    read(slice.span)
    if language == .yaml {
      var scanner = BuildSettingScanner(recorder.interest)
      while let setting = scanner.next(slice.span) { recorder.record(setting, slice.span) }
      recorder.sortDrafts()
    }
    recorder.recordDirectives(slice.span, marks: language.commentMarks)
    return recorder.finish(slice.span, problems)
  }

  private mutating func read(_ bytes: Span<UInt8>) {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if isQuote(byte), let end = quoteEnd(bytes, offset) {
        readQuoted(bytes, (offset + 1)..<end)
        offset = end + 1
      } else if language != .quotedText, byte.isWordByte {
        let start = offset
        while offset < bytes.count, bytes[offset].isWordByte { offset += 1 }
        record(bytes, start..<offset)
      } else {
        if language == .yaml, byte == UInt8(ascii: " ") { readValue(bytes, after: offset) }
        if language == .quotedText { follow(byte, bytes, offset) }
        offset += 1
      }
    }
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }

  /// The end of the string whose opening quote is at `offset`; nil if the quote does not open a string, as in `don't`.
  private mutating func quoteEnd(_ bytes: Span<UInt8>, _ offset: Int) -> Int? {
    let quote = bytes[offset]
    if quote == UInt8(ascii: "'"), offset > 0, bytes[offset - 1].isSwiftIdentifier { return nil }
    if let known = endless[quote], offset < known { return nil }
    var position = offset + 1
    while position < bytes.count, !bytes[position].isLineBreak {
      if bytes[position] == quote { return position }
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count, !bytes[position + 1].isLineBreak {
        position += 1
      }
      position += 1
    }
    endless[quote] = position
    return nil
  }

  private mutating func readQuoted(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    if range.count <= Self.longestWord { return record(bytes, range) }
    var offset = range.lowerBound
    while offset < range.upperBound {
      if isQuote(bytes[offset]), let end = quoteEnd(bytes, offset) {
        if end < range.upperBound {
          record(bytes, (offset + 1)..<end)
          offset = end
        } else {
          endless[bytes[offset]] = range.upperBound
        }
      }
      offset += 1
    }
  }

  /// Reads the value after `key: ` or `- `, up to a comment or the end of the line.
  private mutating func readValue(_ bytes: Span<UInt8>, after space: Int) {
    guard space > 0, bytes[space - 1] == UInt8(ascii: ":") || bytes[space - 1] == UInt8(ascii: "-") else {
      return
    }
    var end = space + 1
    while end < bytes.count, end - space <= Self.longestWord, !bytes[end].isLineBreak,
      !bytes.holds(" #", at: end)
    {
      end += 1
    }
    record(bytes, (space + 1)..<end)
    readKey(before: space - 1, bytes, (space + 1)..<end)
  }

  /// Records a value as an asset name if it follows an Info.plist key for asset names, as in
  /// `UIColorName: LaunchBackground`.
  private mutating func readKey(before colon: Int, _ bytes: Span<UInt8>, _ value: Range<Int>) {
    var start = colon
    while start > 0, colon - start <= Self.longestWord, bytes[start - 1].isSwiftIdentifier { start -= 1 }
    guard start < colon else { return }
    let key = String(start..<colon, in: bytes)
    guard recorder.interest.holdsNames(key: key) else { return }
    // In a line such as `{UIColorName: Launch, UIImageName: logo}`, the value ends before the comma.
    let own = value.prefix { !",}".utf8.contains(bytes[$0]) }
    let name = String(own, in: bytes).trimmingPrefix(while: \.isQuoteOrSpace)
    let text = String(name.reversed().drop(while: \.isQuoteOrSpace).reversed())
    if !text.isEmpty { recorder.record(.literal, text, at: value.lowerBound, in: key) }
  }

  private mutating func follow(_ byte: UInt8, _ bytes: Span<UInt8>, _ offset: Int) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): holders.open(of: nil)
    case UInt8(ascii: "("): holders.open(of: holder(bytes, before: offset))
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"): holders.close()
    case UInt8(ascii: ","), UInt8(ascii: ";"): holders.separate()
    case UInt8(ascii: ":"), UInt8(ascii: "="): holders.name(holder(bytes, before: offset))
    default: break
    }
  }

  private mutating func holder(_ bytes: Span<UInt8>, before offset: Int) -> TextID? {
    var end = offset
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") || isQuote(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, end - start <= Self.longestWord, bytes[start - 1].isSwiftIdentifier { start -= 1 }
    guard start < end, end - start <= Self.longestWord else { return nil }
    return recorder.name(bytes.extracting(start..<end))
  }

  private func isKey(_ bytes: Span<UInt8>, _ end: Int) -> Bool {
    guard language == .quotedText else { return false }
    var next = end + 1
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    return next < bytes.count && bytes[next] == UInt8(ascii: ":")
  }

  private mutating func record(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    guard range.count <= Self.longestWord else { return }
    let id = text(bytes.extracting(range))
    let holder = isKey(bytes, range.upperBound) ? .none : holders.current
    guard id != .none, recorded.insert(UInt64(id.number) << 32 | UInt64(holder.number)).inserted else {
      return
    }
    recorder.record(
      .word, id, at: range.lowerBound,
      holder == .none ? MentionContext(.statement) : MentionContext(.entry, holder))
  }

  /// The content of the string, without backslashes before quotation marks and slashes. Empty if it contains no letters
  /// or digits.
  private mutating func text(_ string: Span<UInt8>) -> TextID {
    var hasLetter = false
    var hasBackslash = false
    for index in string.indices {
      let byte = string[index]
      if byte.isLetter || byte.isDigit || byte >= 0x80 { hasLetter = true }
      if byte == UInt8(ascii: "\\") { hasBackslash = true }
    }
    guard hasLetter else { return .none }
    return hasBackslash ? recorder.name(decoded(string)) : recorder.name(string)
  }

  private func decoded(_ string: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    for index in string.indices {
      let isEscape =
        string[index] == UInt8(ascii: "\\") && index + 1 < string.count
        && (isQuote(string[index + 1]) || string[index + 1] == UInt8(ascii: "/"))
      if !isEscape { text.append(string[index]) }
    }
    return text
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    isSwiftIdentifier || "-./@~+".utf8.contains(self)
  }
}

extension Character {
  fileprivate var isQuoteOrSpace: Bool { "\"' ".contains(self) }
}
