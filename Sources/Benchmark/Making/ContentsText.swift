/// The text of a Contents.json as Xcode writes it.
struct ContentsText {
  var list: String?
  var entries: [Entry] = []
  /// The lines in `properties`, without commas at the end.
  var properties: [String] = []
  /// Whether a comma follows the last entry of the list. Xcode accepts such a comma.
  var hasTrailingComma = false

  /// An entry of the list: its keys and their values as JSON.
  typealias Entry = [(key: String, value: String)]

  var text: String {
    var parts: [String] = []
    if let list {
      let comma = hasTrailingComma ? "," : ""
      parts.append("  \"\(list)\" : [\n\(entries.map(Self.text).joined(separator: ",\n"))\(comma)\n  ]")
    }
    parts.append("  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }")
    if !properties.isEmpty {
      let lines = properties.map { "    \($0)" }.joined(separator: ",\n")
      parts.append("  \"properties\" : {\n\(lines)\n  }")
    }
    return "{\n" + parts.joined(separator: ",\n") + "\n}\n"
  }

  private static func text(_ entry: Entry) -> String {
    "    {\n" + entry.map { "      \"\($0.key)\" : \($0.value)" }.joined(separator: ",\n") + "\n    }"
  }

  static func image(_ file: String?, scale: Int? = nil, isDark: Bool = false) -> Entry {
    var entry: Entry = []
    if isDark { entry.append(("appearances", dark)) }
    if let file { entry.append(("filename", "\"\(file)\"")) }
    entry.append(("idiom", "\"universal\""))
    if let scale { entry.append(("scale", "\"\(scale)x\"")) }
    return entry
  }

  /// The entry for a color, which is given as `0xRRGGBB`.
  static func color(_ rgb: UInt32, isDark: Bool = false) -> Entry {
    let digits = rgb.hexDigits(6)
    let components = [("red", 0), ("green", 2), ("blue", 4)].map { name, start in
      "            \"\(name)\" : \"0x\(digits.dropFirst(start).prefix(2))\""
    }
    let color = """
      {
              "color-space" : "srgb",
              "components" : {
                  "alpha" : "1.000",
      \(components.joined(separator: ",\n"))
              }
            }
      """
    var entry: Entry = isDark ? [("appearances", dark)] : []
    entry += [("color", color), ("idiom", "\"universal\"")]
    return entry
  }

  private static let dark = """
    [
            {
              "appearance" : "luminosity",
              "value" : "dark"
            }
          ]
    """
}
