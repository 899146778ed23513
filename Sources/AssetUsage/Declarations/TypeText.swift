enum TypeText {
  /// The names of the types in a type annotation, without the names before a dot: `Icon` for `[App.Icon?]`.
  static func names(in text: ArraySlice<UInt8>) -> [Substring] {
    var names: [Substring] = []
    var start: Int?
    for index in text.startIndex...text.endIndex {
      if index < text.endIndex, text[index].isIdentifier {
        start = start ?? index
      } else if let first = start {
        start = nil
        // The path continues, unless these are the dots of a variadic parameter.
        let isPath = index < text.endIndex && text[index] == UInt8(ascii: ".")
        if isPath, index + 1 < text.endIndex, text[index + 1].isIdentifier { continue }
        let name = Substring(decoding: text[first..<index], as: UTF8.self)
        if !["some", "any", "inout"].contains(name) { names.append(name) }
      }
    }
    return names
  }
}

extension TypeText {
  /// Like `names(in:)`, but returns nil if there are no names, or if one of them may be any type, such as an undeclared
  /// `T`.
  static func knownNames(in text: ArraySlice<UInt8>, declared: Set<Substring> = []) -> [Substring]? {
    let names = names(in: text)
    let isOpen =
      names.isEmpty
      || names.contains { $0.utf8.count == 1 && !declared.contains($0) || $0 == "Element" || $0 == "Any" }
    return isOpen ? nil : names
  }

  /// The names in a path such as `Asset.Icons`: a type and its enclosing types. Nil if the text contains anything else.
  static func path(in text: ArraySlice<UInt8>) -> [Substring]? {
    guard text.allSatisfy({ $0.isIdentifier || $0 == UInt8(ascii: ".") }) else { return nil }
    let names = text.split(separator: UInt8(ascii: ".")).map { Substring(decoding: $0, as: UTF8.self) }
    return names.isEmpty ? nil : names
  }
}

extension UInt8 {
  var isIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
