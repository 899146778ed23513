internal import Basics

/// Reads property lists in NeXT's format, which Xcode still uses for its projects and localized strings.
///
///     dictionary  { key = value; key; }     a key alone is its own value
///     array       ( value, value, )
///     data        < 0fbd77 1c2735ae >
///     string      "with \"escapes\"", 'single quotes', or bare letters, digits and _ $ / : . -
///     comment     // to the end of the line, or /* to */
struct OpenStepReader {
  let text: [UInt8]
  var cursor: Int
  private var isBraceless = false
  private var builder = PropertyListBuilder()

  /// Reads a single value, or dictionary entries without braces, as in a .strings file.
  static func read(_ text: [UInt8], from start: Int) throws(PropertyListError) -> PropertyListNode {
    var reader = OpenStepReader(text: text, cursor: start)
    return try reader.readDocument()
  }

  private init(text: [UInt8], cursor: Int) {
    self.text = text
    self.cursor = cursor
  }

  private mutating func readDocument() throws(PropertyListError) -> PropertyListNode {
    try skipBlanks()
    isBraceless = try startsWithKey()
    if isBraceless { try builder.openContainer(isDictionary: true, at: cursor) }
    while true {
      try skipBlanks()
      if isAtCloser {
        cursor = min(cursor + 1, text.count)
        builder.closeContainer()
      } else {
        if try stepsToValue(), try opensContainer() { continue }
      }
      try skipBlanks()
      if let root = builder.root {
        guard cursor == text.count else { throw expected("the end of the file") }
        return root
      }
      try readSeparator()
    }
  }

  /// Whether the text is a dictionary without braces, such as a .strings file. True for empty text.
  private mutating func startsWithKey() throws(PropertyListError) -> Bool {
    let start = cursor
    defer { cursor = start }
    switch byte(at: cursor) {
    case .openBrace, .openParenthesis, .less: return false
    default:
      guard cursor < text.count else { return true }
      _ = try readString("a value")
      try skipBlanks()
      return cursor < text.count
    }
  }

  private var isAtCloser: Bool {
    if isBraceless, builder.depth == 1 { return cursor == text.count }
    return builder.depth > 0 && byte(at: cursor) == (builder.isInDictionary ? .closeBrace : .closeParenthesis)
  }

  /// In a dictionary, reads `key =`. Returns false if a semicolon follows the key; the key is then its own value.
  private mutating func stepsToValue() throws(PropertyListError) -> Bool {
    guard builder.isInDictionary else { return true }
    let start = cursor
    let key = try readString("a key or '}'")
    builder.setKey(key, at: start)
    try skipBlanks()
    switch byte(at: cursor) {
    case .equals:
      cursor += 1
      try skipBlanks()
      return true
    case .semicolon:
      builder.add(.string(key), at: start)
      return false
    default: throw expected("'=' or ';'")
    }
  }

  /// Reads a value. For a dictionary or array, reads only the opening bracket and returns true.
  private mutating func opensContainer() throws(PropertyListError) -> Bool {
    let start = cursor
    switch byte(at: cursor) {
    case .openBrace, .openParenthesis:
      try builder.openContainer(isDictionary: byte(at: cursor) == .openBrace, at: start)
      cursor += 1
      return true
    case .less: builder.add(.data(try readData()), at: start)
    default: builder.add(.string(try readString("a value")), at: start)
    }
    return false
  }

  private mutating func readSeparator() throws(PropertyListError) {
    let next = byte(at: cursor)
    if builder.isInDictionary {
      guard next == .semicolon else { throw expected("';'") }
    } else if next != .comma {
      guard next == .closeParenthesis else { throw expected("',' or ')'") }
      return
    }
    cursor += 1
  }

  private mutating func skipBlanks() throws(PropertyListError) {
    while true {
      while byte(at: cursor).isWhitespace || isSeparator { cursor += isSeparator ? 3 : 1 }
      guard byte(at: cursor) == .slash else { return }
      switch byte(at: cursor + 1) {
      case .slash:
        cursor = text[cursor...].firstIndex { $0 == .newline || $0 == .carriageReturn } ?? text.count
      case .asterisk:
        var end = cursor + 2
        while byte(at: end) != .asterisk || byte(at: end + 1) != .slash {
          guard end < text.count else { throw error("the comment is never closed", at: cursor) }
          end += 1
        }
        cursor = end + 2
      default: return
      }
    }
  }

  /// Whether the next character is U+2028 or U+2029, the line and paragraph separators, which Apple's parser skips.
  private var isSeparator: Bool {
    byte(at: cursor) == 0xE2 && byte(at: cursor + 1) == 0x80 && byte(at: cursor + 2) & 0xFE == 0xA8
  }

  /// The byte at an index; zero after the end.
  func byte(at index: Int) -> UInt8 {
    index < text.count ? text[index] : 0
  }

  func expected(_ what: String) -> PropertyListError {
    error("expected \(what)\(cursor < text.count ? "" : " before the end of the file")", at: cursor)
  }

  /// An error with this message. If the line is a merge conflict marker, the error says so instead.
  func error(_ message: String, at offset: Int) -> PropertyListError {
    if let mark = ConflictMark.start(ofLineAt: offset, in: text) {
      return PropertyListError(kind: .conflictMark, offset: mark)
    }
    return PropertyListError(kind: .malformed(message), offset: offset)
  }
}
