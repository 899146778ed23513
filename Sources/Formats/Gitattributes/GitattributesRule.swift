internal import Basics

/// A line of a `.gitattributes` file, with only the attributes that decide whether git changes content.
struct GitattributesRule: Sendable {
  let pattern: GitPattern
  let effects: [Attribute: Effect]

  enum Effect: Sendable {
    case changesContent
    case leavesContent
    /// The line cancels what earlier lines say about the attribute, as in `!text`.
    case isUnspecified
  }

  enum Attribute: Hashable, Sendable {
    case text
    case lineEnding
    case filter
    case keywords
    case encoding
    case macro
  }

  private static let attributes: [String: Attribute] = [
    "text": .text, "crlf": .text, "eol": .lineEnding, "filter": .filter, "ident": .keywords,
    "working-tree-encoding": .encoding,
  ]

  /// Parses all lines, and adds to `macros` the names of the macros that make git change content.
  static func read(_ file: [UInt8], _ macros: inout Set<String>) -> [GitattributesRule] {
    let text = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file[3...] : file[...]
    var rules: [GitattributesRule] = []
    for line in text.split(whereSeparator: { $0 == .newline || $0 == .carriageReturn }) {
      let line = line.drop { $0 == .space || $0 == .tab }
      guard let (first, rest) = head(of: line), first.first != UInt8(ascii: "#") else { continue }
      let effects = effects(rest, macros)
      if first.starts(with: "[attr]".utf8) {
        if effects.values.contains(.changesContent) {
          macros.insert(String(decoding: first.dropFirst(6), as: UTF8.self))
        }
      } else if !effects.isEmpty, let pattern = GitPattern(first, ignoringCase: false) {
        rules.append(GitattributesRule(pattern: pattern, effects: effects))
      }
    }
    return rules
  }

  /// Splits a line into its pattern, without quotes, and its attributes. Nil if there is no pattern, or if a
  /// quote is missing.
  private static func head(
    of line: ArraySlice<UInt8>
  ) -> (pattern: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
    guard line.first == UInt8(ascii: "\"") else {
      let pattern = line.prefix { $0 != .space && $0 != .tab }
      return pattern.isEmpty ? nil : (pattern, line[pattern.endIndex...])
    }
    let body = line.dropFirst()
    guard let end = body.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    return (body[..<end], line[(end + 1)...])
  }

  private static func effects(_ words: ArraySlice<UInt8>, _ macros: Set<String>) -> [Attribute: Effect] {
    var effects: [Attribute: Effect] = [:]
    for word in words.split(whereSeparator: { $0 == .space || $0 == .tab }) {
      let text = String(decoding: word, as: UTF8.self)
      let effect: Effect =
        text.hasPrefix("-") ? .leavesContent : text.hasPrefix("!") ? .isUnspecified : .changesContent
      let name = String((effect == .changesContent ? text[...] : text.dropFirst()).prefix { $0 != "=" })
      if let attribute = attributes[name] {
        effects[attribute] = effect
      } else if effect == .changesContent, name == "binary" {
        effects[.text] = .leavesContent
      } else if effect == .changesContent, macros.contains(name) {
        effects[.macro] = effect
      }
    }
    return effects
  }
}
