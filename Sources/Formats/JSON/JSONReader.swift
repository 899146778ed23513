internal import Basics

/// Reads a JSON document. It uses an explicit stack instead of recursion, so that deep nesting cannot overflow the call
/// stack.
struct JSONReader {
  let bytes: [UInt8]
  var offset = 0
  var departures: [JSONDeparture] = []
  private var open: [OpenContainer] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private struct OpenContainer {
    let offset: Int
    let isObject: Bool
    var members: [JSONMember] = []
    var elements: [JSONNode] = []
    var key = ""
    var keyOffset = 0
  }

  mutating func readDocument() throws(JSONError) -> JSONNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      depart(.byteOrderMark, at: 0)
      offset = 3
    }
    while true {
      guard var node = try readScalarOrOpen() else { continue }
      while true {
        guard !open.isEmpty else {
          guard nextToken() == nil else { throw expected("the end of the file") }
          return node
        }
        append(node)
        guard try isAtCloser() else { break }
        node = closeContainer()
      }
    }
  }

  /// Reads a scalar or an empty container. For any other container, reads only the opening bracket and, in an object,
  /// the first key, and returns nil.
  private mutating func readScalarOrOpen() throws(JSONError) -> JSONNode? {
    let first = nextToken()
    guard first == .openBrace || first == .openBracket else { return try readScalar() }
    guard open.count < JSONDocument.depthLimit else { throw JSONError(kind: .tooDeep, offset: offset) }
    open.append(OpenContainer(offset: offset, isObject: first == .openBrace))
    offset += 1
    if first == .openBrace {
      if nextToken() == .closeBrace { return closeContainer() }
      // Most objects have three entries, so this is faster than growing the array step by step.
      open[open.count - 1].members.reserveCapacity(3)
      try readKey()
    } else if nextToken() == .closeBracket {
      return closeContainer()
    }
    return nil
  }

  private mutating func append(_ node: JSONNode) {
    let last = open.count - 1
    if open[last].isObject {
      open[last].members.append(
        JSONMember(key: open[last].key, keyOffset: open[last].keyOffset, node: node))
    } else {
      open[last].elements.append(node)
    }
  }

  /// Reads the comma after a value and, in an object, the next key. Returns true if the array or object ends instead.
  private mutating func isAtCloser() throws(JSONError) -> Bool {
    let isObject = open[open.count - 1].isObject
    let closer: UInt8 = isObject ? .closeBrace : .closeBracket
    let next = nextToken()
    if next == closer { return true }
    guard next == .comma else { throw expected(isObject ? "',' or '}'" : "',' or ']'") }
    let comma = offset
    offset += 1
    if nextToken() == closer {
      depart(.trailingComma, at: comma)
      return true
    }
    if isObject { try readKey() }
    return false
  }

  private mutating func readKey() throws(JSONError) {
    guard nextToken() == .quote else { throw expected("a key in double quotes") }
    let keyOffset = offset
    let key = try readString()
    guard nextToken() == .colon else { throw expected("':'") }
    offset += 1
    open[open.count - 1].key = key
    open[open.count - 1].keyOffset = keyOffset
  }

  private mutating func closeContainer() -> JSONNode {
    offset += 1
    let container = open.removeLast()
    guard container.isObject else {
      return JSONNode(value: .array(container.elements), offset: container.offset)
    }
    noteDuplicates(in: container.members)
    return JSONNode(value: .object(container.members), offset: container.offset)
  }

  private mutating func noteDuplicates(in members: [JSONMember]) {
    // For a few entries, comparing all pairs is fastest.
    if members.count < 8 {
      for (index, member) in members.enumerated() {
        if let earlier = members[..<index].last(where: { $0.key == member.key }) {
          note(member, after: earlier)
        }
      }
    } else {
      var seen: [String: JSONMember] = [:]
      for member in members {
        if let earlier = seen.updateValue(member, forKey: member.key) { note(member, after: earlier) }
      }
    }
  }

  private mutating func note(_ member: JSONMember, after earlier: JSONMember) {
    let isSame = member.node.hasSameValue(as: earlier.node)
    depart(isSame ? .repeatedKey(member.key) : .duplicateKey(member.key), at: member.keyOffset)
  }

  /// Skips whitespace, and returns the next byte without consuming it; nil at the end of the text.
  private mutating func nextToken() -> UInt8? {
    var index = offset
    while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    offset = index
    return index < bytes.count ? bytes[index] : nil
  }

  mutating func depart(_ kind: JSONDeparture.Kind, at offset: Int) {
    departures.append(JSONDeparture(kind: kind, offset: offset))
  }

  func expected(_ what: String) -> JSONError {
    if let mark = ConflictMark.start(ofLineAt: offset, in: bytes) {
      return JSONError(kind: .conflictMark, offset: mark)
    }
    return JSONError(kind: offset < bytes.count ? .expected(what) : .end(before: what), offset: offset)
  }
}
