internal import Basics

/// Reads `<plist><dict><key>…</key><string>…</string></dict></plist>`, with or without the plist element.
struct XMLPropertyListReader {
  private var reader: XMLReader
  private var builder = PropertyListBuilder()
  private var scalar: (text: String, offset: Int)?

  static func read(_ text: [UInt8]) throws(PropertyListError) -> PropertyListNode {
    var reader = try XMLPropertyListReader(text)
    while let event = try reader.next() {
      switch event {
      case .start: try reader.startElement()
      case .text: try reader.addCharacters()
      case .end: try reader.endElement()
      }
    }
    guard let root = reader.builder.root else { throw reader.expected("a value") }
    return root
  }

  private init(_ text: [UInt8]) throws(PropertyListError) {
    do throws(XMLError) { reader = try XMLReader(text) } catch { throw PropertyListError(error) }
  }

  private mutating func next() throws(PropertyListError) -> XMLEvent? {
    do throws(XMLError) { return try reader.next() } catch { throw PropertyListError(error) }
  }

  private mutating func startElement() throws(PropertyListError) {
    let name = reader.name
    if name == "plist", reader.depth == 1 { return }
    guard scalar == nil else { throw expected("text only") }
    guard builder.root == nil else { throw expected("only one value") }
    let needsKey = builder.isInDictionary && !builder.hasKey
    guard (name == "key") == needsKey else { throw expected(needsKey ? "<key>" : "a value") }
    switch name {
    case "dict", "array": try builder.openContainer(isDictionary: name == "dict", at: reader.offset)
    case "key", "string", "data", "integer", "real", "date", "true", "false": scalar = ("", reader.offset)
    default: throw expected("a value")
    }
  }

  private mutating func addCharacters() throws(PropertyListError) {
    if scalar != nil {
      scalar?.text += reader.characters
    } else if !reader.isWhitespace {
      throw expected("an element")
    }
  }

  private mutating func endElement() throws(PropertyListError) {
    let name = reader.name
    if name == "plist" { return }
    guard let (text, offset) = scalar else {
      guard !builder.hasKey else { throw expected("a value for the last key") }
      builder.closeContainer()
      return
    }
    scalar = nil
    if name == "key" {
      builder.setKey(text, at: offset)
    } else if let value = PropertyListValue(element: name, text: text) {
      builder.add(value, at: offset)
    } else {
      throw PropertyListError(kind: .malformed("expected a value of type <\(name)>"), offset: offset)
    }
  }

  private func expected(_ what: String) -> PropertyListError {
    PropertyListError(kind: .malformed("expected \(what)"), offset: reader.offset)
  }
}

extension PropertyListError {
  fileprivate init(_ error: XMLError) {
    let kind: Kind = error.kind == .conflictMark ? .conflictMark : .malformed(error.message)
    self.init(kind: kind, offset: error.offset)
  }
}
