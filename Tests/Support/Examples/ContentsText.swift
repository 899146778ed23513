/// A JSON value in a Contents.json that an example writes.
indirect enum ContentsText: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  case text(String)
  case number(Int)
  case list([ContentsText])
  case record([String: ContentsText])

  init(stringLiteral text: String) {
    self = .text(text)
  }

  init(dictionaryLiteral members: (String, ContentsText)...) {
    self = .record(Dictionary(members) { $1 })
  }

  /// A record with these members, and with the `info` that Xcode adds.
  init(_ members: [String: ContentsText]) {
    self = .record(members.merging(["info": ["author": "xcode", "version": .number(1)]]) { $1 })
  }

  /// The file in the format that Xcode uses.
  var xcodeBytes: [UInt8] { Array((render("") + "\n").utf8) }

  private func render(_ indentation: String) -> String {
    let inner = indentation + "  "
    switch self {
    case .text(let text): return quoted(text)
    case .number(let number): return "\(number)"
    case .list(let elements):
      let lines = elements.map { inner + $0.render(inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indentation)]"
    case .record(let members):
      let lines = members.sorted { $0.key < $1.key }.map {
        "\(inner)\(quoted($0.key)) : \($0.value.render(inner))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    }
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
