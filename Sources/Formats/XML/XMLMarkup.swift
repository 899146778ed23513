internal import Basics

extension XMLReader {
  /// Reads markup that begins with `<`. Nil if it is a comment or other markup that is skipped.
  mutating func readMarkup() throws(XMLError) -> XMLEvent? {
    switch byte(at: cursor + 1) {
    case .slash: return try readEndTag()
    case UInt8(ascii: "?"): try skip(past: "?>", from: cursor + 2)
    case UInt8(ascii: "!"): return try readDeclaration()
    default: return try readStartTag()
    }
    return nil
  }

  private mutating func readDeclaration() throws(XMLError) -> XMLEvent? {
    if isAt("<!--") {
      try skip(past: "-->", from: cursor + 4)
    } else if isAt("<![CDATA["), !open.isEmpty {
      let start = cursor + 9
      try skip(past: "]]>", from: start)
      run = CharacterRun(bytes: start..<(cursor - 3), style: .literal)
      return .text
    } else if isAt("<!DOCTYPE"), !hasSeenRoot {
      try skipDocumentType()
    } else {
      throw expected("an element")
    }
    return nil
  }

  private mutating func skipDocumentType() throws(XMLError) {
    var openTags = 0
    var isInSubset = false
    repeat {
      switch byte(at: cursor) {
      case .quote: try skip(past: "\"", from: cursor + 1)
      case .apostrophe: try skip(past: "'", from: cursor + 1)
      case .less where isAt("<!--"): try skip(past: "-->", from: cursor + 4)
      case .less where isAt("<?"): try skip(past: "?>", from: cursor + 2)
      case let byte:
        guard cursor < text.count else { throw expected("'>'") }
        switch byte {
        case .less: openTags += 1
        case .greater: openTags -= 1
        case .openBracket: isInSubset = true
        case .closeBracket: isInSubset = false
        default: break
        }
        cursor += 1
      }
    } while openTags > 0 || isInSubset
  }

  mutating func readXMLDeclaration() throws(XMLError) {
    guard isAt("<?xml"), byte(at: cursor + 5).isWhitespace else { return }
    cursor += 5
    skipWhitespace()
    while !isAt("?>") {
      try readAttribute()
      skipWhitespace()
    }
    cursor += 2
    let encoding = self["encoding"]
    attributeRanges = []
    guard let encoding, !encoding.value.lowercased().hasPrefix("utf") else { return }
    // Many files that declare another encoding contain only ASCII, which nearly all encodings share.
    guard text.allSatisfy({ $0 < 0x80 }) else {
      throw XMLError(kind: .encoding(encoding.value), offset: encoding.valueOffset)
    }
  }

  private func isAt(_ markup: String) -> Bool {
    text[cursor...].starts(with: markup.utf8)
  }

  private mutating func skip(past end: String, from start: Int) throws(XMLError) {
    let bytes = Array(end.utf8)
    var index = start
    while index < text.count {
      if text[index] == bytes[0], text[index...].starts(with: bytes) {
        cursor = index + bytes.count
        return
      }
      index += 1
    }
    throw XMLError(kind: .expected("'\(end)' before the end of the file"), offset: cursor)
  }
}
