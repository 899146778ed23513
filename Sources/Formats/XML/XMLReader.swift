internal import Basics

/// What an `XMLReader` found. Until the next event, the reader has the details, such as the name of the element.
public enum XMLEvent: Hashable, Sendable {
  /// The start of an element. An empty tag such as `<a/>` also produces an `end`.
  case start
  case end
  /// Text between tags. Comments and CDATA sections split it into several events.
  case text
}

/// Reads an XML document step by step: `while let event = try reader.next() { switch event { … } }`.
///
/// The reader checks that the text is well-formed, but does not validate it or resolve namespaces. It skips comments,
/// processing instructions and the DOCTYPE. It decodes character references and the five entities that XML predefines;
/// other entity references stay as they are written. Nesting is limited only by memory; callers that build a tree check
/// `depth`.
public struct XMLReader: Sendable {
  /// The text as UTF-8, which all offsets refer to.
  public let text: [UInt8]
  public internal(set) var offset = 0

  var cursor = 0
  var open: [Range<Int>] = []
  var hasSeenRoot = false
  /// Whether the last event was the start of an empty element such as `<a/>`, so that the next event is its end.
  var isEmptyElement = false
  var nameRange = 0..<0
  var attributeRanges: [AttributeRange] = []
  var run = CharacterRun(bytes: 0..<0, style: .plain)

  /// Reads text in UTF-8 or UTF-16.
  public init(_ bytes: [UInt8]) throws(XMLError) {
    text = TextEncoding.utf8(bytes)
    if text.starts(with: TextEncoding.byteOrderMark) { cursor = TextEncoding.byteOrderMark.count }
    try readXMLDeclaration()
  }

  /// The number of open elements, including one that has just started.
  public var depth: Int { open.count }

  public var name: String { String(decoding: text[nameRange], as: UTF8.self) }

  public var attributes: [XMLAttribute] { attributeRanges.map(attribute) }

  public subscript(name: String) -> XMLAttribute? {
    attributeRanges.first { text[$0.name].elementsEqual(name.utf8) }.map(attribute)
  }

  /// The characters of a text event. References such as `&amp;` are decoded, except in CDATA sections. Line breaks in
  /// the file become line feeds.
  public var characters: String { decode(run) }

  /// The next event; nil at the end of the text.
  public mutating func next() throws(XMLError) -> XMLEvent? {
    if isEmptyElement {
      isEmptyElement = false
      offset = cursor
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

  /// The byte at an index. After the end of the text, it is zero, which no XML document contains.
  func byte(at index: Int) -> UInt8 {
    index < text.count ? text[index] : 0
  }

  mutating func skipWhitespace() {
    while byte(at: cursor).isWhitespace { cursor += 1 }
  }

  func expectedOutsideRoot() -> XMLError {
    expected(hasSeenRoot ? "the end of the file" : "an element")
  }

  func expected(_ what: String) -> XMLError {
    if let mark = ConflictMark.start(ofLineAt: cursor, in: text) {
      return XMLError(kind: .conflictMark, offset: mark)
    }
    let what = cursor < text.count ? what : "\(what) before the end of the file"
    return XMLError(kind: .expected(what), offset: cursor)
  }
}
