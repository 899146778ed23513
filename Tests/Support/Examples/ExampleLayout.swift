/// Decides where the paths of an example are in the repository.
struct ExampleLayout {
  /// The top-level folders that contain sets but are not in a catalog. They become groups in `Assets.xcassets`.
  private let groups: Set<Substring>

  init(paths: [String]) {
    let inGroups = paths.filter {
      Self.belongsInCatalog($0) && Self.setExtension(of: $0.components[0]) == nil
    }
    groups = Set(inGroups.map { $0.components[0] })
  }

  /// The path in the repository for a path in the example.
  func place(of path: String) -> String {
    let isInGroup = path.components.count > 1 && groups.contains(path.components[0])
    return isInGroup || Self.belongsInCatalog(path) ? "Assets.xcassets/" + path : path
  }

  /// The innermost set that contains the path or is at the path. Nil if there is none.
  static func setFolder(around path: String) -> String? {
    setFolders(around: path).last
  }

  /// The sets that contain the path or are at the path, outermost first.
  static func setFolders(around path: String) -> [String] {
    let components = path.components
    return components.indices.filter { setExtension(of: components[$0]) != nil }.map {
      components[...$0].joined(separator: "/")
    }
  }

  /// The extension that makes a folder with this name a set. Nil if the folder is not a set.
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
    // Icon Composer documents are not in catalogs.
    return components.lazy.compactMap(setExtension).first.map { $0 != "icon" } ?? false
  }
}

extension String {
  var components: [Substring] { split(separator: "/") }

  var name: String { String(components.last ?? "") }

  /// The path without its last component. Empty if there is only one component.
  var parent: String { components.dropLast().joined(separator: "/") }
}
