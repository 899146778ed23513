internal import Basics

struct XMLElement {
  let name: String
  let attributes: [(String, String)]
  let content: Content

  enum Content {
    case elements([XMLElement])
    case text(String)
  }

  init(_ name: String, _ attributes: [(String, String)], _ elements: [XMLElement] = []) {
    self.name = name
    self.attributes = attributes
    content = .elements(elements)
  }

  init(_ name: String, _ attributes: [(String, String)], text: String) {
    self.name = name
    self.attributes = attributes
    content = .text(text)
  }

  var document: [UInt8] {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    write(to: &bytes, indent: "")
    return bytes
  }

  private func write(to bytes: inout [UInt8], indent: String) {
    bytes += "\(indent)<\(name)".utf8
    for (key, value) in attributes {
      bytes += " \(key)=\"".utf8
      bytes.appendXMLEscaped(value.displayed)
      bytes.append(.quote)
    }
    switch content {
    case .elements(let elements) where elements.isEmpty:
      bytes += "/>\n".utf8
    case .elements(let elements):
      bytes += ">\n".utf8
      for element in elements { element.write(to: &bytes, indent: indent + "  ") }
      bytes += "\(indent)</\(name)>\n".utf8
    case .text(let text):
      bytes += ">".utf8
      let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if index > 0 { bytes.append(.newline) }
        bytes.appendXMLEscaped(String(line).displayed)
      }
      bytes += "</\(name)>\n".utf8
    }
  }
}

extension [UInt8] {
  mutating func appendXMLEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): self += "&amp;".utf8
      case UInt8(ascii: "<"): self += "&lt;".utf8
      case UInt8(ascii: ">"): self += "&gt;".utf8
      case .quote: self += "&quot;".utf8
      case UInt8(ascii: "'"): self += "&#39;".utf8
      default: append(byte)
      }
    }
  }
}
