internal import Basics

/// What an `XMLReader` has read; the details are in the reader until its next step.
public enum XMLEvent: Hashable, Sendable {
  /// A start tag, or an empty-element tag, which is followed by an `end` of its own.
  case start
  case end
  /// Characters between two tags or a CDATA section; comments and sections cut one text into several.
  case text
}

/// Walks through an XML text: `while let event = try reader.next() { switch event { … } }`.
///
/// Checks that the text is well-formed; does not validate it or resolve namespaces. Comments, processing instructions
/// and the document type are skipped. Entities that the document declares are neither expanded nor fetched: references
/// to them are kept as written. Elements may nest as deep as memory allows; a caller that builds a nested structure
/// checks `depth`.
public struct XMLReader: Sendable {
  /// The text as UTF-8, which all offsets refer to.
  public let text: [UInt8]
  /// Where the last event begins.
  public internal(set) var offset = 0

  /// The first byte that has not been read.
  var cursor = 0
  /// The names of the open elements.
  var open: [Range<Int>] = []
  var hasSeenRoot = false
  /// Whether the last event was an empty-element tag, so its end comes next.
  var isEmptyElement = false
  var nameRange = 0..<0
  var attributeRanges: [AttributeRange] = []
  var run = CharacterRun(bytes: 0..<0, style: .plain)

  /// Takes UTF-8, or UTF-16 that is recognizable as such.
  public init(_ bytes: [UInt8]) throws(XMLError) {
    text = TextEncoding.utf8(bytes)
    if text.starts(with: TextEncoding.byteOrderMark) { cursor = TextEncoding.byteOrderMark.count }
    try readXMLDeclaration()
  }

  /// How many elements are open, including one that just started.
  public var depth: Int { open.count }

  /// The name of the element that starts or ends.
  public var name: String { String(decoding: text[nameRange], as: UTF8.self) }

  /// The attributes of the element that starts, in the order of the text.
  public var attributes: [XMLAttribute] { attributeRanges.map(attribute) }

  /// The attribute called `name` of the element that starts.
  public subscript(name: String) -> XMLAttribute? {
    attributeRanges.first { text[$0.name].elementsEqual(name.utf8) }.map(attribute)
  }

  /// The current text, decoded, with LF as the end of a line.
  public var characters: String { decode(run) }

  /// Steps to the next event; nil at the end of the text.
  public mutating func next() throws(XMLError) -> XMLEvent? {
    if isEmptyElement {
      isEmptyElement = false
      open.removeLast()
      return .end
    }
    while cursor < text.count {
      offset = cursor
      if text[cursor] != .less {
        if try readText() { return .text }
      } else if let event = try readMarkup() {
        return event
      }
    }
    offset = cursor
    if let name = open.last { throw expected("'</\(String(decoding: text[name], as: UTF8.self))>'") }
    guard hasSeenRoot else { throw expectedOutsideRoot() }
    return nil
  }

  /// The byte at `index`, or zero past the end; zero cannot occur in XML.
  func byte(at index: Int) -> UInt8 {
    index < text.count ? text[index] : 0
  }

  mutating func skipWhitespace() {
    while byte(at: cursor).isWhitespace { cursor += 1 }
  }

  /// The error for finding something outside the root element.
  func expectedOutsideRoot() -> XMLError {
    expected(hasSeenRoot ? "the end of the file" : "an element")
  }

  /// The error for finding something else at the cursor.
  func expected(_ what: String) -> XMLError {
    if let mark = ConflictMark.start(ofLineAt: cursor, in: text) {
      return XMLError(kind: .conflictMark, offset: mark)
    }
    let what = cursor < text.count ? what : "\(what) before the end of the file"
    return XMLError(kind: .expected(what), offset: cursor)
  }
}
