internal import Basics

/// Replaces `$(NAME)` in the values of build settings with the value of the setting `NAME`.
struct SettingExpansion {
  let settings: BuildSettings
  /// How many more references may be expanded. Without a limit, nested references could make the work grow
  /// exponentially.
  private var steps = 500
  /// The names of the settings that are being expanded. Using one of them again is a cycle.
  private var open: Set<String> = []

  init(settings: BuildSettings) {
    self.settings = settings
  }

  private static let maxLength = 4096

  mutating func expand(_ text: String, of name: String, in layer: Int, depth: Int = 0) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")), depth < 16, text.utf8.count <= Self.maxLength else {
      return text
    }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.maxLength {
      result += rest[..<dollar]
      rest = rest[dollar...]
      guard let reference = Self.reference(at: rest) else {
        result += rest.prefix(1)
        rest = rest.dropFirst()
        continue
      }
      let inner = expand(String(reference.content), of: name, in: layer, depth: depth + 1)
      let value = resolve(inner, of: name, in: layer, depth: depth)
      result += value ?? (rest.dropFirst().first?.isLetter == true ? "$\(inner)" : "$(\(inner))")
      rest = rest[reference.end...]
    }
    return result + rest
  }

  /// The value of `NAME` or `NAME:modifier`; nil if unknown.
  private mutating func resolve(_ reference: String, of name: String, in layer: Int, depth: Int) -> String? {
    guard steps > 0 else { return nil }
    steps -= 1
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let isInherited = parts[0] == "inherited" || parts[0] == name
    let target = isInherited ? name : parts[0]
    guard isInherited || open.insert(target).inserted else { return nil }
    defer { if !isInherited { open.remove(target) } }
    let first = isInherited ? layer + 1 : 0
    var value: String?
    for index in settings.layers.indices.dropFirst(first) {
      guard let found = settings.layers[index].values[target]?.last(where: { !$0.isConditional }) else {
        continue
      }
      value = expand(found.text, of: target, in: index, depth: depth + 1)
      break
    }
    value =
      value
      ?? settings.builtin[target].map { expand($0, of: target, in: settings.layers.count, depth: depth + 1) }
    if value == nil, isInherited { return "" }
    return parts.dropFirst().reduce(value) { Self.apply($1, to: $0) }
  }

  /// The content of the reference at the start of `text`, written as `$(NAME)`, `${NAME}` or `$NAME`, and the index
  /// after it; nil if there is none.
  private static func reference(at text: Substring) -> (content: Substring, end: Substring.Index)? {
    let open = text.index(after: text.startIndex)
    guard open < text.endIndex else { return nil }
    guard text[open] == "(" || text[open] == "{" else {
      let name = text[open...].prefix { $0 == "_" || ($0.isASCII && ($0.isLetter || $0.isNumber)) }
      return name.isEmpty ? nil : (name, name.endIndex)
    }
    let closer: Character = text[open] == "(" ? ")" : "}"
    var depth = 0
    var index = open
    while index < text.endIndex {
      if text[index] == text[open] { depth += 1 }
      if text[index] == closer { depth -= 1 }
      let next = text.index(after: index)
      if depth == 0 { return (text[text.index(after: open)..<index], next) }
      index = next
    }
    return nil
  }

  /// The text with every character replaced, except ASCII letters and digits, and characters for which `isAllowed`
  /// returns true.
  private static func replacing(
    _ text: String, with other: Unicode.Scalar, unless isAllowed: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isPlain = UInt8(exactly: scalar.value).map { $0.isLetter || $0.isDigit } ?? false
      result.append(isPlain || isAllowed(scalar) ? scalar : other)
    }
    return String(result)
  }

  private static func apply(_ modifier: String, to value: String?) -> String? {
    switch modifier {
    case "c99extidentifier", "identifier":
      value.map { replacing($0, with: "_") { $0 == "_" || $0.properties.isAlphabetic } }
    case "rfc1034identifier":
      value.map { replacing($0, with: "-") { $0 == "." } }
    case "lower": value?.lowercased()
    case "upper": value?.uppercased()
    case _ where modifier.hasPrefix("default="):
      value.flatMap { $0.isEmpty ? nil : $0 } ?? String(modifier.dropFirst(8))
    default: value
    }
  }
}
