internal import Basics
internal import Formats

/// Digests of elements that are compared as they are written, such as text, filters, patterns and masks.
extension SVGPainter {
  /// Attributes that do not change how an element looks, or that are already part of its style.
  private static let silent: Set<String> = [
    "id", "class", "style", "version", "role", "tabindex", "focusable",
  ]

  /// The digest of an element with its content and everything it refers to.
  mutating func structure(
    of element: XMLTree, in outer: SVGStyle, without dropped: String? = nil, depth: Int = 0
  ) throws(DrawingError) -> Digest {
    guard depth < 60 else { throw .unsupported("elements are nested too deeply") }
    try spend(4)
    let name = document.name(of: element) ?? element.name
    let style = SVGStyle(of: element, named: name, in: outer, document)
    var values: [String: String] = [:]
    for attribute in element.attributes {
      guard let name = document.name(of: attribute), !Self.silent.contains(name), name != dropped,
        !["xmlns", "data-", "aria-"].contains(where: name.hasPrefix)
      else { continue }
      values[name] = attribute.value
    }
    values.merge(style.inherited) { _, resolved in resolved }
    values.merge(style.own) { _, resolved in resolved }
    var writer = DrawingWriter()
    writer.tag(name)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      writer.text(name)
      writer.digest(try structure(ofValue: value, isLink: name == "href", depth: depth + 1))
    }
    let keepsSpace = element["xml:space"] == "preserve" || style["white-space"] != "normal"
    for child in element.children {
      switch child {
      case .element(let inner):
        guard let name = document.name(of: inner), !["title", "desc", "metadata"].contains(name) else {
          continue
        }
        writer.tag("<")
        writer.digest(try structure(of: inner, in: SVGStyle(inheriting: style), depth: depth + 1))
      case .text(let text):
        let words = text.split(whereSeparator: \.isWhitespace)
        if words.isEmpty { continue }
        writer.text(keepsSpace ? text : words.joined(separator: " "))
        // Whitespace at either end matters, because it separates the words here from those in the adjacent parts of the
        // text.
        writer.integer((text.first?.isWhitespace == true ? 1 : 0) + (text.last?.isWhitespace == true ? 2 : 0))
      }
    }
    return writer.digest
  }

  /// The digest of a value. Numbers are compared by value, and references by the content of the elements that they
  /// refer to.
  mutating func structure(ofValue value: String, isLink: Bool = false, depth: Int = 0) throws(DrawingError)
    -> Digest
  {
    try spend(1 + value.utf8.count / 64)
    let id = isLink && value.hasPrefix("#") ? String(value.dropFirst()) : SVGReference(value)?.id
    if let id, let target = document.element(id) {
      let content = try structure(ofTarget: target, id, depth: depth)
      return Digest { writer in
        writer.digest(content)
        writer.text(SVGReference(value)?.fallback ?? "")
      }
    }
    return Digest { $0.value(value) }
  }
}

extension DrawingWriter {
  /// Writes the value of an attribute, normalized as far as possible.
  mutating func value(_ value: String) {
    if value.utf8.count < 64, let color = SVGColor(value) {
      tag("color")
      color.paint.write(to: &self)
      integer(Int(quantized(color.alpha)))
    } else if value.utf8.count < 64, let length = SVGLength(value)?.units(of: nil) {
      tag("length")
      significant(length)
    } else if !value.isEmpty, let map = AffineMap(svg: value) {
      tag("map")
      for axis in [map.xAxis, map.yAxis, map.origin] {
        significant(axis.x)
        significant(axis.y)
      }
    } else {
      var scanner = SVGScanner(value)
      if let numbers = scanner.numbers(), !numbers.isEmpty {
        tag("numbers")
        for number in numbers { significant(number) }
      } else {
        tag("words")
        words(of: value)
      }
    }
  }

  private mutating func words(of value: String) {
    for word in value.utf8.split(whereSeparator: \.isWhitespace) {
      // Font names may be in single or double quotes, which are treated as equal.
      raw(word.contains(UInt8(ascii: "'")) ? word.map { $0 == UInt8(ascii: "'") ? .quote : $0 } : Array(word))
    }
  }
}

extension SVGPainter {
  private mutating func structure(ofTarget target: XMLTree, _ id: String, depth: Int) throws(DrawingError)
    -> Digest
  {
    if let known = structures[id] { return known }
    guard digesting.insert(id).inserted else { throw .unsupported("the element \(id) refers to itself") }
    defer { digesting.remove(id) }
    let digest = try structure(of: target, in: try around(target), depth: depth + 1)
    structures[id] = digest
    return digest
  }

  mutating func around(_ element: XMLTree) throws(DrawingError) -> SVGStyle {
    try spend(16)
    return document.style(around: element)
  }
}

extension SVGStyle {
  /// Creates the style that children start with, which has only the inherited properties.
  init(inheriting outer: SVGStyle) {
    inherited = outer.inherited
  }
}
