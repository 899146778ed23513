/// Where the paths of an example are in the repository.
struct ExampleLayout {
  /// The outermost folders with sets that are not in an explicit catalog.
  private let groups: Set<Substring>

  init(paths: [String]) {
    let inGroups = paths.filter {
      Self.belongsInCatalog($0) && Self.setExtension(of: $0.components[0]) == nil
    }
    groups = Set(inGroups.map { $0.components[0] })
  }

  /// The path in the repository.
  func place(of path: String) -> String {
    let isInGroup = path.components.count > 1 && groups.contains(path.components[0])
    return isInGroup || Self.belongsInCatalog(path) ? "Assets.xcassets/" + path : path
  }

  /// The innermost set that a file or folder is in, or is itself; nil if there is none.
  static func setFolder(around path: String) -> String? {
    setFolders(around: path).last
  }

  /// The sets that a file or folder is in, or is itself, outermost first.
  static func setFolders(around path: String) -> [String] {
    let components = path.components
    return components.indices.filter { setExtension(of: components[$0]) != nil }.map {
      components[...$0].joined(separator: "/")
    }
  }

  /// The extension that makes a folder with this name a set; nil if it is not one.
  static func setExtension(of name: Substring) -> String? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    return ExampleSet.lists[ending] == nil ? nil : ending
  }

  private static func belongsInCatalog(_ path: String) -> Bool {
    let components = path.components
    guard !components.contains(where: { $0.hasSuffix(".xcassets") || $0.hasSuffix(".xcstickers") }) else {
      return false
    }
    // An Icon Composer document is next to the catalogs.
    return components.lazy.compactMap(setExtension).first.map { $0 != "icon" } ?? false
  }
}

extension String {
  /// The parts between the slashes.
  var components: [Substring] { split(separator: "/") }

  /// The last part.
  var name: String { String(components.last ?? "") }

  /// Everything except the last part; empty if there is only one.
  var parent: String { components.dropLast().joined(separator: "/") }
}
