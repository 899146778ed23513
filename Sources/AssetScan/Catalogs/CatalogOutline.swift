internal import AssetModel
internal import Basics

/// Finds the catalogs, groups and sets in a tree by the names of their folders.
struct CatalogOutline: Sendable {
  /// The folders of the catalogs, as indices into `FileTree.folders`.
  var catalogs: [Int] = []
  var groups: [Group] = []
  var sets: [SetFolder] = []

  struct Group: Sendable {
    let folder: Int
    let catalog: Int
  }

  struct SetFolder: Sendable {
    let folder: Int
    let kind: AssetKind
    /// The index of the catalog's folder; nil for an Icon Composer document outside a catalog.
    let catalog: Int?
    /// The enclosing groups in the same catalog, outermost first, as indices into `groups`.
    let groups: [Int]
    /// The index of the set that contains this one, such as the image stack around a layer.
    let container: Int?
    /// The folders inside the set that are not sets themselves, as indices into `FileTree.folders`.
    var folders: [Int] = []
    var parts: [RepositoryPath] = []
  }

  private enum Level {
    case plain
    case catalog(Int)
    case group(Int)
    case set(Int)
  }

  init(_ tree: FileTree) {
    var way: [(path: RepositoryPath, level: Level)] = []
    for (index, folder) in tree.folders.enumerated() {
      while let last = way.last, !folder.path.isInside(last.path) { way.removeLast() }
      let level = place(folder, index, way.map(\.level))
      if case .plain = level { continue }
      way.append((folder.path, level))
    }
  }

  private mutating func place(_ folder: FileTree.Folder, _ index: Int, _ way: [Level]) -> Level {
    if folder.path.isCatalog {
      catalogs.append(index)
      return .catalog(index)
    }
    let kind = folder.path.pathExtension.flatMap(AssetKind.init(folderExtension:))
    guard let innermost = way.last else {
      guard kind == .iconDocument, folder.hasFile("icon.json") else { return .plain }
      sets.append(SetFolder(folder: index, kind: .iconDocument, catalog: nil, groups: [], container: nil))
      return .set(sets.count - 1)
    }
    if case .set(let container) = innermost {
      guard let kind, sets[container].kind != .iconDocument else {
        sets[container].folders.append(index)
        return innermost
      }
      sets[container].parts.append(folder.path)
      sets.append(
        SetFolder(
          folder: index, kind: kind, catalog: sets[container].catalog, groups: sets[container].groups,
          container: container))
      return .set(sets.count - 1)
    }
    guard let catalog = catalog(of: way) else { return .plain }
    guard let kind else {
      groups.append(Group(folder: index, catalog: catalog))
      return .group(groups.count - 1)
    }
    let enclosing = way.reversed().prefix { if case .catalog = $0 { false } else { true } }.reversed()
    let groups = enclosing.compactMap { if case .group(let position) = $0 { position } else { nil } }
    sets.append(SetFolder(folder: index, kind: kind, catalog: catalog, groups: groups, container: nil))
    return .set(sets.count - 1)
  }

  private func catalog(of way: [Level]) -> Int? {
    for level in way.reversed() {
      if case .catalog(let index) = level { return index }
    }
    return nil
  }
}
