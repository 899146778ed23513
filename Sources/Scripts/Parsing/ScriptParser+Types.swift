internal import Basics

extension ScriptParser {
  private static let typeMarks: Set = ["some", "any", "inout", "borrowing", "consuming", "sending"]

  /// Reads a type and returns its name. For `[Name]?` and `Set<Name>`, this is `Name`, the type of the elements. For
  /// `[Key: Value]`, it is the type of the values; for a tuple, the first type; and for a function, the result type.
  mutating func parseType() -> String? {
    guard depth < Self.maxDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    var name: String?
    while next.kind == .name, Self.typeMarks.contains(next.text) || next.text.hasPrefix("@") { advance() }
    if take("[") {
      name = parseType()
      if take(":") { name = parseType() }
      _ = take("]")
    } else if take("(") {
      name =
        parseList(until: ")") { parser in
          if parser.token(1).isSymbol(":") { parser.index += 2 }
          return parser.parseType()
        }.first ?? nil
    } else if let first = takeAnyName() {
      var parts = [first]
      while isAt("."), token(1).kind == .name {
        advance()
        parts.append(takeAnyName() ?? "")
      }
      let isQualified = ["ProjectDescription", "PackageDescription"].contains(first)
      if parts.count > 1, isQualified { parts.removeFirst() }
      name = parts.joined(separator: ".")
      if isAt("<"), !next.followsSpace { name = parseGenericArguments() ?? name }
    }
    while isAt("?") || isAt("!") || isAt("??") { advance() }
    if take("->") { name = parseType() }
    return name
  }

  /// Skips the type arguments of a call such as `Set<Name>(…)`. A comparison such as `a < b` is left alone.
  mutating func skipGenericArguments(of value: Expression) {
    guard language == .swift, case .name(let name) = value.kind, isAt("<"), !next.followsSpace,
      name.unicodeScalars.first?.properties.isUppercase == true
    else { return }
    let start = index
    _ = parseGenericArguments()
    if !isAt("(") || next.followsSpace { index = start }
  }

  private mutating func parseGenericArguments() -> String? {
    advance()
    var first: String?
    while !isAtEnd, next.kind == .name || isAt("[") || isAt("(") {
      let name = parseType()
      first = first ?? name
      guard take(",") else { break }
    }
    if next.kind == .symbol, next.text.hasPrefix(">") { advance() }
    return first
  }
}
