internal import Basics

/// Reads a YAML document recursively. The extensions of this type read the different kinds of nodes.
struct YAMLReader {
  /// The maximum nesting depth. No real file reaches it, and the call stack of any thread is large enough for it.
  static let maxDepth = 100

  var text: YAMLText
  var depth = 0
  var anchors = YAMLAnchors()
  /// The first key of a mapping, if it was already read in order to recognize the mapping.
  var firstKey: YAMLKey?
  /// Whether a key may occur twice. If so, its last value counts.
  var takesLast = false

  init(text: YAMLText) {
    self.text = text
  }

  enum Content {
    case value(YAMLValue)
    case text([UInt8], YAMLScalar.Style)
    case alias(YAMLNode)
  }

  /// Whether a node is in block style, or in brackets, where a comma ends unquoted text.
  enum Context: Equatable {
    case block(under: Int)
    case flow
  }

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

  mutating func descend() throws(YAMLError) {
    guard depth < Self.maxDepth else {
      throw text.error("values are nested more than \(Self.maxDepth) levels deep")
    }
    depth += 1
  }

  /// Skips spaces and a comment; anything else before the end of the line is an error.
  mutating func requireLineEnd() throws(YAMLError) {
    text.skipBlanks()
    if text.peek() == UInt8(ascii: "#"), text.peek(-1).isYAMLBlank { text.skipLine() }
    guard text.isAtEnd || text.peek() == .newline else {
      throw text.error("unexpected text after the value")
    }
  }

  /// Reads a node that is not in block style: an alias, a scalar, or a list or mapping in brackets.
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
        let hint = bytes.isEmpty ? "; if the value itself begins with '!', quote it" : ""
        throw text.error("the value does not match its tag" + hint, at: properties.offset)
      }
      value = .scalar(scalar)
    case .value(let collection):
      guard properties.tag?.allows(collection) ?? true else {
        throw text.error("the value does not match its tag", at: properties.offset)
      }
      value = collection
    }
    let node = YAMLNode(value: value, position: position)
    if let anchor = properties.anchor { anchors.define(anchor, as: node) }
    return node
  }

  func key(_ node: YAMLNode, at offset: Int) throws(YAMLError) -> YAMLKey {
    guard let scalar = node.scalar else {
      throw text.error(YAMLKey.collectionRefusal, at: offset)
    }
    guard !scalar.text.isEmpty || scalar.style != .plain else {
      throw text.error("expected a key", at: offset)
    }
    return YAMLKey(scalar: scalar, position: node.position, offset: offset)
  }

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

  mutating func anchorName() throws(YAMLError) -> String {
    let start = text.offset
    while !text.peek().endsYAMLWord, !text.peek().isYAMLFlowIndicator { text.offset += 1 }
    guard text.offset > start else {
      throw text.error(
        "expected a name after '*' or '&'; if the value itself begins with that character, quote it")
    }
    return String(decoding: text.slice(from: start, to: text.offset), as: UTF8.self)
  }
}
