internal import AssetModel

/// The identifiers that Xcode generates for assets: members of `ImageResource` and `ColorResource`, and constants in
/// Objective-C.
public enum XcodeSymbol {
  /// The generated member of `ImageResource` or `ColorResource`, with its namespaces: `.Icons.close`. Nil if no
  /// identifier can be made from the name.
  public static func swiftMember(for name: String) -> String? {
    memberPath(for: name).map { path in
      path.map { reserved.contains($0) ? ".`\($0)`" : "." + $0 }.joined()
    }
  }

  /// The names in the symbol that Xcode generates for an asset, without backticks: `Icons`, `close`.
  public static func memberPath(for name: String) -> [String]? {
    let components = name.split(separator: "/")
    guard let last = components.last, let member = lowerCamel(withoutKind(symbolWords(of: last))) else {
      return nil
    }
    let namespaces = components.dropLast().compactMap { upperCamel(withoutKind(symbolWords(of: $0))) }
    guard namespaces.count == components.count - 1 else { return nil }
    return namespaces + [member]
  }

  /// The constant for Objective-C, such as `ACImageNameIconsClose`; nil if the name has no ASCII letters or digits.
  public static func objectiveCConstant(for name: String, isColor: Bool) -> String? {
    let words = name.split(separator: "/").flatMap { component in
      symbolWords(of: component).map { String($0.unicodeScalars.filter(\.isASCII)) }
    }
    let joined = words.map(capitalized).joined()
    return joined.isEmpty ? nil : (isColor ? "ACColorName" : "ACImageName") + joined
  }

  /// Removes `Color` and `Image` from the end of a name or namespace, unless no word would be left:
  /// `RegexColor/Anchor` becomes `.Regex.anchor`, and `AttachImageColor` becomes `.attach`.
  private static func withoutKind(_ words: [String]) -> [String] {
    let count = words.lastIndex { !["color", "image"].contains($0.lowercased()) } ?? 0
    return Array(words.prefix(count + 1))
  }

  private static func lowerCamel(_ words: [String]) -> String? {
    guard let first = words.first else { return nil }
    guard words.contains(where: { $0.contains(where: \.isLowercase) }) else {
      return identifier(words.joined(separator: "_"))
    }
    return identifier(first.lowercased() + words.dropFirst().map(capitalized).joined())
  }

  private static func upperCamel(_ words: [String]) -> String? {
    words.isEmpty ? nil : identifier(words.map(capitalized).joined())
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func identifier(_ text: String) -> String {
    text.first?.isNumber == true ? "_" + text : text
  }

  private static let reserved: Set = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
