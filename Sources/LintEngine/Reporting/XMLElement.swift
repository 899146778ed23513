/// An element of an XML document to be written.
struct XMLElement {
  let name: String
  let attributes: KeyValuePairs<String, String>
  let content: Content

  /// What stands between the tags.
  enum Content {
    case elements([XMLElement])
    /// Line breaks are kept; everything else is shown as `displayed` shows it.
    case text(String)
  }

  init(_ name: String, _ attributes: KeyValuePairs<String, String>, _ elements: [XMLElement] = []) {
    self.name = name
    self.attributes = attributes
    content = .elements(elements)
  }

  init(_ name: String, _ attributes: KeyValuePairs<String, String>, text: String) {
    self.name = name
    self.attributes = attributes
    content = .text(text)
  }

  /// The document of which this is the root.
  var document: [UInt8] {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &text, indent: "")
    return Array(text.utf8)
  }

  private func write(to text: inout String, indent: String) {
    text += indent + "<" + name
    for (key, value) in attributes { text += " \(key)=\"\(value.displayed.xmlEscaped)\"" }
    switch content {
    case .elements(let elements) where elements.isEmpty: text += "/>\n"
    case .elements(let elements):
      text += ">\n"
      for element in elements { element.write(to: &text, indent: indent + "  ") }
      text += "\(indent)</\(name)>\n"
    case .text(let body):
      let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
      text += ">" + lines.map { String($0).displayed.xmlEscaped }.joined(separator: "\n") + "</\(name)>\n"
    }
  }
}

extension String {
  /// The text with references for the characters that mean something in XML and HTML.
  var xmlEscaped: String {
    guard utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
