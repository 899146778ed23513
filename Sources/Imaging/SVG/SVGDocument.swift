internal import Basics
internal import Formats

/// An SVG file: its tree of elements, an index of the elements by id, and its style rules.
struct SVGDocument: Sendable {
  let root: XMLTree
  let byteCount: Int
  private var nodes: [(element: XMLTree, parent: Int)] = []
  private var ids: [String: Int] = [:]
  private(set) var sheet = SVGStyleSheet()
  /// The declarations of entities. Entities are not expanded, but their declarations are part of the image's identity.
  let entities: [UInt8]
  private var drawingPrefixes: Set<String> = ["svg"]
  private var linkPrefixes: Set<String> = ["xlink"]

  init(_ bytes: [UInt8]) throws(DrawingError) {
    do {
      root = try XMLTree(bytes)
    } catch {
      if error.kind == .tooDeep { throw .unsupported(error.message) }
      throw .damaged("\(error.message) at byte \(error.offset)")
    }
    byteCount = bytes.count
    entities = Self.entities(in: bytes)
    var pending = [(element: root, parent: -1)]
    var sheets = ""
    while let (element, parent) = pending.popLast() {
      let place = nodes.count
      nodes.append((element, parent))
      for attribute in element.attributes {
        if attribute.name == "id" {
          if ids[attribute.value] == nil { ids[attribute.value] = place }
        } else if attribute.name.hasPrefix("xmlns:") {
          let prefix = String(attribute.name.dropFirst(6))
          if attribute.value == "http://www.w3.org/2000/svg" { drawingPrefixes.insert(prefix) }
          if attribute.value == "http://www.w3.org/1999/xlink" { linkPrefixes.insert(prefix) }
        }
      }
      // The elements are visited in document order. This order decides between rules of equal specificity, and between
      // elements with the same id.
      pending += element.elements.reversed().map { ($0, place) }
      guard name(of: element) == "style" else { continue }
      // A style sheet that applies only to some media becomes an @media rule, which is not supported.
      sheets += element["media"].map { "@media \($0){\(element.text)}" } ?? element.text
      sheets += "\n"
    }
    sheet = SVGStyleSheet(sheets)
    guard name(of: root) == "svg" else { throw .damaged("its root element is not an SVG drawing") }
  }

  /// The name of an SVG element without its prefix; nil for elements in other namespaces, such as those that drawing
  /// programs add.
  func name(of element: XMLTree) -> String? {
    if let space = element["xmlns"], space != "http://www.w3.org/2000/svg", !space.hasPrefix("&") {
      return nil
    }
    guard let colon = element.name.firstIndex(of: ":") else { return element.name }
    guard drawingPrefixes.contains(String(element.name[..<colon])) else { return nil }
    return String(element.name[element.name.index(after: colon)...])
  }

  /// The name of an attribute, or `href` for `xlink:href`. Nil for other names with a prefix, except `xml:space`.
  func name(of attribute: XMLAttribute) -> String? {
    guard let colon = attribute.name.firstIndex(of: ":") else { return attribute.name }
    let local = attribute.name[attribute.name.index(after: colon)...]
    if local == "href", linkPrefixes.contains(String(attribute.name[..<colon])) { return "href" }
    return attribute.name == "xml:space" ? attribute.name : nil
  }

  func link(of element: XMLTree) -> String? {
    element["href"] ?? element.attributes.first { name(of: $0) == "href" }?.value
  }

  /// The element that a link such as `#id` refers to; nil if it is not in this file.
  func target(of link: String?) -> XMLTree? {
    guard let link, link.hasPrefix("#") else { return nil }
    return element(String(link.dropFirst()))
  }

  func target(ofValue value: String) -> XMLTree? {
    SVGReference(value).flatMap { element($0.id) }
  }

  func element(_ id: String) -> XMLTree? {
    ids[id].map { nodes[$0].element }
  }

  /// The style that an element inherits from its ancestors. The ancestors are looked up by the element's id, so an
  /// element without an id gets the initial style.
  func style(around element: XMLTree) -> SVGStyle {
    guard let id = element["id"], let place = ids[id] else { return SVGStyle() }
    var outer: [XMLTree] = []
    var parent = nodes[place].parent
    while parent >= 0 {
      outer.append(nodes[parent].element)
      parent = nodes[parent].parent
    }
    return outer.reversed().reduce(SVGStyle()) { style, element in
      SVGStyle(inheriting: SVGStyle(of: element, named: name(of: element) ?? "", in: style, self))
    }
  }

  private static func entities(in bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.firstIndex(of: "<!ENTITY") else { return [] }
    return Array(bytes[start..<(bytes.firstIndex(of: "]>", from: start) ?? bytes.count)])
  }
}

/// A value such as `url(#gradient) red`: a reference to an element, with an optional fallback.
struct SVGReference: Hashable, Sendable {
  let id: String
  let fallback: String

  init?(_ value: String) {
    guard value.hasPrefix("url("), let end = value.firstIndex(of: ")") else { return nil }
    let inner = value[..<end].dropFirst(4).trimmed.trimming { $0 == "'" || $0 == "\"" }
    guard inner.hasPrefix("#") else { return nil }
    id = String(inner.dropFirst())
    fallback = String(value[value.index(after: end)...].trimmed)
  }
}

extension StringProtocol {
  var trimmed: SubSequence { trimming(where: \.isWhitespace) }

  func trimming(where isUnwanted: (Character) -> Bool) -> SubSequence {
    let start = firstIndex { !isUnwanted($0) } ?? endIndex
    let end = lastIndex { !isUnwanted($0) }.map(index(after:)) ?? start
    return self[start..<end]
  }
}
