internal import AssetModel

/// The identifiers that R.swift generates for the assets of a target, without backticks.
public enum RSwiftNaming {
  /// The constant that every reference begins with. Its type is `_R`.
  static let root = "R"
  static let madeType = "_R"

  /// For each asset, the names in the path that code writes, such as `R`, `image`, `icons`, `close`. Nil if R.swift
  /// generates nothing for the asset.
  ///
  /// Pass all assets of a target, because R.swift skips assets that would get the same name.
  public static func memberPaths(of addresses: [AssetAddress]) -> [[String]?] {
    let paths = addresses.map(memberPath)
    let counts = Dictionary(paths.lazy.compactMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
    return paths.map { path in
      guard let path, counts[path] == 1 else { return nil }
      // A folder with the same name as an adjacent asset gets no type.
      let isHidden = (2..<max(2, path.count - 1)).contains { counts[Array(path[...$0])] == 1 }
      return isHidden ? nil : path
    }
  }

  /// The chain of names that refers to an asset in code, ignoring collisions with other assets.
  public static func memberPath(of address: AssetAddress) -> [String]? {
    guard let group = group(of: address.kind) else { return nil }
    let names = (address.namespaces + [address.name]).map(identifier)
    return names.contains("") ? nil : [root, group] + names
  }

  static func names(_ kind: AssetKind) -> Bool { group(of: kind) != nil }

  private static func group(of kind: AssetKind) -> String? {
    switch kind {
    case .image, .launchImage, .imageStack, .symbol: "image"
    case .color: "color"
    case .data: "data"
    default: nil
    }
  }

  /// The identifier for a name: `iconClose` for `icon-close`, `hours` for `24hours`, `urlIcon` for `URLIcon`.
  /// Empty if the name consists only of digits and characters that identifiers cannot contain.
  static func identifier(_ name: String) -> String {
    let parts = name.unicodeScalars.split(omittingEmptySubsequences: false) { !$0.isKept }
      .map { Substring($0) }
    let joined = parts.dropFirst().reduce(String(parts[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    return lowercasingStart(joined.unicodeScalars.drop { ("0"..."9").contains($0) })
  }

  /// Lowercases the capitals at the start of a name: `Icon` becomes `icon`. The last of several capitals stays if a
  /// lowercase letter follows it or if it ends the name: `URLIcon` becomes `urlIcon`, and `AB` becomes `aB`.
  private static func lowercasingStart(_ name: Substring.UnicodeScalarView) -> String {
    let capitals = name.prefix { ("A"..."Z").contains($0) }
    let isBeforeSmall = name[capitals.endIndex...].first.map { ("a"..."z").contains($0) } ?? true
    let start = isBeforeSmall ? capitals.dropLast() : capitals
    guard start.isEmpty else {
      return String(Substring(start)).lowercased() + String(Substring(name[start.endIndex...]))
    }
    return Substring(name).prefix(1).lowercased() + Substring(name).dropFirst()
  }
}

extension Unicode.Scalar {
  /// Whether R.swift keeps this character in identifiers. It drops spaces, control characters, punctuation except `_`,
  /// and symbols except emoji.
  fileprivate var isKept: Bool {
    switch value {
    case 0x5F, 0x2600...0x27BF, 0x1F300...0x1F6FF, 0x1F900...0x1F9FF, 0x1F1E6...0x1F1FF: return true
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
