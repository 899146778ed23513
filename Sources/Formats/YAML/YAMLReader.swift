internal import Basics

/// A recursive-descent reader of one document; each extension reads one kind of node.
struct YAMLReader {
  /// Deeper than any real file, and shallow enough for the smallest thread stack.
  static let maxDepth = 100

  var text: YAMLText
  var depth = 0
  var anchors = YAMLAnchors()
  /// The first key of the next block mapping, if it had to be read to detect the mapping.
  var firstKey: YAMLKey?
  /// Whether the last of several values for a key counts.
  var takesLast = false

  init(text: YAMLText) {
    self.text = text
  }

  /// The content of a node before its tag and anchor are applied.
  enum Content {
    case value(YAMLValue)
    case text([UInt8], YAMLScalar.Style)
    case alias(YAMLNode)
  }

  /// Where a plain scalar is, which decides what ends it.
  enum Context: Equatable {
    case block(under: Int)
    case flow
  }

  /// Reads the whole file.
  mutating func readDocument() throws(YAMLError) -> YAMLNode {
    let hasDirectives = try skipDirectives()
    var place = BlockPlace.document
    if text.isAtDocumentMarker, text.peek() == UInt8(ascii: "-") {
      text.offset += 3
      place = .documentMarker
    } else if hasDirectives {
      throw text.error("expected '---' after the directives")
    }
    let node = try blockNode(under: -1, place)
    _ = try text.skipToContent()
    if text.isAtDocumentMarker {
      if text.peek() == .dot {
        text.offset += 3
        try requireLineEnd()
        _ = try text.skipToContent()
      }
      guard text.isAtEnd else { throw text.error("the file has more than one document") }
    }
    guard text.isAtEnd else { throw text.error("the indentation does not match the lines above") }
    return node
  }

  private mutating func skipDirectives() throws(YAMLError) -> Bool {
    var found = false
    _ = try text.skipToContent()
    while text.peek() == UInt8(ascii: "%"), text.column == 0 {
      found = true
      text.skipLine()
      _ = try text.skipToContent()
    }
    return found
  }

  /// Counts one more level of nesting.
  mutating func descend() throws(YAMLError) {
    guard depth < Self.maxDepth else {
      throw text.error("values are nested more than \(Self.maxDepth) levels deep")
    }
    depth += 1
  }

  /// Moves to the end of the line, which must be empty from here.
  mutating func requireLineEnd() throws(YAMLError) {
    text.skipBlanks()
    if text.peek() == UInt8(ascii: "#"), text.peek(-1).isYAMLBlank { text.skipLine() }
    guard text.isAtEnd || text.peek() == .newline else {
      throw text.error("unexpected text after the value")
    }
  }

  /// Reads what can be in the middle of a line: an alias, a quoted or plain scalar, a bracketed collection.
  mutating func content(in context: Context) throws(YAMLError) -> Content {
    switch text.peek() {
    case UInt8(ascii: "*"): .alias(try alias())
    case UInt8(ascii: "\""): .text(try quotedScalar(), .doubleQuoted)
    case UInt8(ascii: "'"): .text(try quotedScalar(), .singleQuoted)
    case UInt8(ascii: "["): .value(.sequence(try flowSequence()))
    case UInt8(ascii: "{"): .value(.mapping(try flowMapping()))
    default: .text(try plainScalar(in: context), .plain)
    }
  }

  /// The node made from some content, its tag and its anchor.
  mutating func node(
    _ content: Content, _ properties: YAMLProperties, at position: TextPosition
  ) throws(YAMLError) -> YAMLNode {
    let value: YAMLValue
    switch content {
    case .alias(let node):
      if let offset = properties.offset {
        throw text.error("an alias cannot have its own tag or anchor", at: offset)
      }
      return YAMLNode(value: node.value, position: position)
    case .text(let bytes, let style):
      let string = String(decoding: bytes, as: UTF8.self)
      guard let scalar = YAMLScalar(string, style, tag: properties.tag) else {
        let hint = bytes.isEmpty ? "; quote a value that begins with '!'" : ""
        throw text.error("the value does not fit its tag" + hint, at: properties.offset)
      }
      value = .scalar(scalar)
    case .value(let collection):
      guard properties.tag?.allows(collection) ?? true else {
        throw text.error("the value does not fit its tag", at: properties.offset)
      }
      value = collection
    }
    let node = YAMLNode(value: value, position: position)
    if let anchor = properties.anchor { anchors.define(anchor, as: node) }
    return node
  }

  /// The scalar used as a key.
  func key(_ node: YAMLNode, at offset: Int) throws(YAMLError) -> YAMLKey {
    guard let scalar = node.scalar else {
      throw text.error(YAMLKey.collectionRefusal, at: offset)
    }
    guard !scalar.text.isEmpty || scalar.style != .plain else {
      throw text.error("expected a key", at: offset)
    }
    return YAMLKey(scalar: scalar, position: node.position, offset: offset)
  }

  /// Reads `*name` and returns the node it refers to.
  private mutating func alias() throws(YAMLError) -> YAMLNode {
    let start = text.offset
    text.offset += 1
    let name = try anchorName()
    do {
      return try anchors.expand(name, depth: depth)
    } catch {
      throw text.error(error.message(about: name), at: start)
    }
  }

  /// Reads the name after `*` or `&`.
  mutating func anchorName() throws(YAMLError) -> String {
    let start = text.offset
    while !text.peek().endsYAMLWord, !text.peek().isYAMLFlowIndicator { text.offset += 1 }
    guard text.offset > start else {
      throw text.error("expected a name after '*' or '&'; quote a value that begins with one")
    }
    return String(decoding: text.slice(from: start, to: text.offset), as: UTF8.self)
  }
}
