import Formats

extension YAMLNode {
  /// The value as JSON, with keys in the order of the file. Values that JSON does not have are written as in Python.
  var json: String {
    switch value {
    case .mapping(let entries):
      "{" + entries.map { quoted($0.key.text) + ": " + $0.value.json }.joined(separator: ", ") + "}"
    case .sequence(let items):
      "[" + items.map(\.json).joined(separator: ", ") + "]"
    case .scalar(let scalar):
      switch scalar.meaning {
      case .null: "null"
      case .boolean(let boolean): "\(boolean)"
      case .integer(let integer): "\(integer)"
      case .number(let number): "\(number)"
      case .string: quoted(scalar.text)
      }
    }
  }
}

private func quoted(_ text: String) -> String {
  "\""
    + text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        "<\(String(scalar.value, radix: 16))>"
      default: String(Character(scalar))
      }
    }.joined() + "\""
}
