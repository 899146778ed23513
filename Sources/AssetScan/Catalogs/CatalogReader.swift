internal import AssetModel
internal import Basics

/// Reads every catalog in a tree: names, the entries of Contents.json and file sizes, but not the images.
struct CatalogReader: Sendable {
  let tree: FileTree
  let roles: CatalogRoles
  let jobs: Jobs

  struct Outcome {
    var catalogs: [Catalog] = []
    var sets: [AssetSet] = []
    var issues: [ScanIssue] = []
  }

  func read() -> Outcome {
    let outline = CatalogOutline(tree)
    var outcome = Outcome()
    let groups = outline.groups.parallelMap(jobs) { readGroup(at: $0.folder) }
    let catalogs = outline.catalogs.parallelMap(jobs) { readGroup(at: $0) }
    outcome.catalogs = assemble(outline, catalogs, groups)

    let names = names(in: outline, groups.map(\.contents))
    let sets = Array(zip(outline.sets, names)).parallelMap(jobs) { readSet($0, id: $1, in: outline) }
    outcome.sets = sets.map(\.set)
    outcome.issues = (groups.map(\.issues) + catalogs.map(\.issues) + sets.map(\.issues)).flatMap { $0 }
    return outcome
  }

  // MARK: Groups and catalogs

  private struct ReadGroup: Sendable {
    var contents: Contents
    var loose: [Payload]
    var issues: [ScanIssue] = []
  }

  private func readGroup(at index: Int) -> ReadGroup {
    let folder = tree.folders[index]
    var group = ReadGroup(contents: .absent(folder.path.appending(contentsName)), loose: [])
    group.contents = readContents(of: folder, kind: nil, &group.issues)
    for file in folder.files where !file.isHousekeeping(in: nil) {
      let path = folder.path.appending(file.name)
      if let size = size(of: path, &group.issues) {
        group.loose.append(
          Payload(
            path: path, asset: nil, folder: folder.path, place: Place(path), byteCount: size,
            presence: file.presence))
      }
    }
    return group
  }

  private func assemble(_ outline: CatalogOutline, _ catalogs: [ReadGroup], _ groups: [ReadGroup])
    -> [Catalog]
  {
    let groupsOfCatalog = Dictionary(grouping: outline.groups.indices) { outline.groups[$0].catalog }
    return zip(outline.catalogs, catalogs).map { index, catalog in
      let path = tree.folders[index].path
      let inside = groupsOfCatalog[index] ?? []
      return Catalog(
        path: path, role: roles.role(of: path), contents: catalog.contents.file,
        groups: inside.map { position in
          Catalog.Group(
            path: tree.folders[outline.groups[position].folder].path,
            contents: groups[position].contents.file,
            providesNamespace: groups[position].contents.providesNamespace)
        },
        loose: catalog.loose + inside.flatMap { groups[$0].loose })
    }
  }

  // MARK: Sets

  private func names(in outline: CatalogOutline, _ groups: [Contents]) -> [AssetID] {
    var ids: [AssetID] = []
    for set in outline.sets {
      let path = tree.folders[set.folder].path
      var name = path.stem
      if let container = set.container, isNamespace(outline.sets[container]) {
        name = ids[container].name + "/" + name
      } else {
        for group in set.groups.reversed() where groups[group].providesNamespace {
          name = tree.folders[outline.groups[group].folder].path.nameText + "/" + name
        }
      }
      let catalog = set.catalog.map { tree.folders[$0].path } ?? path.parent
      ids.append(AssetID(catalog: catalog, kind: set.kind, name: name))
    }
    return ids
  }

  /// Whether the names of inner sets begin with the name of this set. They always do, except in a sprite atlas, where
  /// `Contents.json` decides.
  private func isNamespace(_ container: CatalogOutline.SetFolder) -> Bool {
    guard container.kind == .spriteAtlas else { return true }
    var issues: [ScanIssue] = []
    return readContents(of: tree.folders[container.folder], kind: .spriteAtlas, &issues).providesNamespace
  }

  private func readSet(
    _ outline: CatalogOutline.SetFolder, id: AssetID, in all: CatalogOutline
  ) -> (set: AssetSet, issues: [ScanIssue]) {
    let folder = tree.folders[outline.folder]
    var issues: [ScanIssue] = []
    let contents = readContents(of: folder, kind: id.kind, &issues)
    var listed: [RepositoryPath: Place] = [:]
    for slot in contents.slots.reversed() {
      guard let name = slot.filename else { continue }
      listed[folder.path.appending(name)] = Place(contents.file.path, slot.filenamePosition)
    }
    var payloads: [Payload] = []
    var strays: [Payload] = []
    for inner in [folder] + outline.folders.map({ tree.folders[$0] }) {
      for file in inner.files where !file.isHousekeeping(in: id.kind) {
        let path = inner.path.appending(file.name)
        let place = listed[path] ?? (id.kind.owns(file.name) ? Place(path) : nil)
        guard let size = size(of: path, &issues) else { continue }
        let payload = Payload(
          path: path, asset: id, folder: folder.path, place: place ?? Place(path), byteCount: size,
          presence: file.presence)
        if place == nil { strays.append(payload) } else { payloads.append(payload) }
      }
    }
    let present = Set(payloads.map(\.path))
    var set = AssetSet(
      id: id, path: folder.path, container: outline.container.map { all.sets[$0].kind },
      role: roles.role(of: id.catalog), contents: contents.file, slots: contents.slots,
      // The loop adds the files of subfolders last, so the order by path has to be restored.
      payloads: payloads.sorted { $0.path < $1.path }, strays: strays, parts: outline.parts)
    let missing = listed.keys.filter { !present.contains($0) }
    set.notAdded = Set(missing.filter(tree.isOnDiskOnly))
    set.ignored = Set(missing.filter(tree.ignores))
    set.isFilledByBuild =
      (set.isEmpty || !listed.isEmpty) && set.payloads.allSatisfy { $0.presence != .tracked }
      && tree.ignoresUntracked(in: folder.path, listed.keys)
    return (set, issues)
  }

  // MARK: Files

  private func readContents(
    of folder: FileTree.Folder, kind: AssetKind?, _ issues: inout [ScanIssue]
  ) -> Contents {
    let name = kind == .iconDocument ? "icon.json" : contentsName
    let path = folder.path.appending(name)
    guard let entry = folder.files.first(where: { $0.name.elementsEqual(name.utf8) }) else {
      return readMisspelled(name, of: folder, kind: kind, &issues) ?? .absent(path)
    }
    do {
      let bytes = try tree.read(path)
      let slice = bytes[...]
      if let standIn = StandIn(slice.span) {
        issues.append(ScanIssue(standIn, at: path))
        return Contents(file: ContentsFile(path: path, state: .unreadable))
      }
      return Contents(bytes, path: path, kind: kind, presence: entry.presence)
    } catch {
      issues.append(ScanIssue(Place(path), "cannot be read: \(error)", .catalog))
      return Contents(file: ContentsFile(path: path, state: .unreadable))
    }
  }

  /// Reads a file with the wrong capitalization, such as `contents.json`. The file systems of most Macs ignore case, so
  /// Xcode finds the file there.
  private func readMisspelled(
    _ name: String, of folder: FileTree.Folder, kind: AssetKind?, _ issues: inout [ScanIssue]
  ) -> Contents? {
    guard let entry = folder.files.first(where: { $0.name.isSpelled(like: name) }) else { return nil }
    let path = folder.path.appending(entry.name)
    do {
      var contents = Contents(try tree.read(path), path: path, kind: kind, presence: entry.presence)
      contents.file.addProblem(
        ContentsProblem(
          .lenient, at: .start,
          "won't be found on case-sensitive file systems; rename it to \(name)",
          key: [ContentsProblem.misspelled]))
      return contents
    } catch {
      issues.append(ScanIssue(Place(path), "cannot be read: \(error)"))
      return nil
    }
  }

  private func size(of path: RepositoryPath, _ issues: inout [ScanIssue]) -> Int? {
    do {
      return try tree.byteCount(of: path)
    } catch .absent {
      issues.append(ScanIssue(Place(path), "disappeared while the catalog was being read"))
      return nil
    } catch {
      issues.append(ScanIssue(Place(path), "cannot be read: \(error)"))
      return 0
    }
  }
}

private let contentsName = "Contents.json"

extension FileTree.Entry {
  /// Whether the file is not part of an asset: a `Contents.json`, the `icon.json` of an Icon Composer document, or a
  /// file such as `.DS_Store`.
  fileprivate func isHousekeeping(in kind: AssetKind?) -> Bool {
    if name.elementsEqual("icon.json".utf8) { return kind == .iconDocument }
    return [".DS_Store", ".gitkeep", ".keep"].contains { name.elementsEqual($0.utf8) }
      || name.isSpelled(like: contentsName)
  }
}

extension [UInt8] {
  fileprivate func isSpelled(like name: String) -> Bool {
    count == name.utf8.count && zip(self, name.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }
}

extension AssetKind {
  /// Whether a file belongs to a set of this kind even if Contents.json does not list it.
  fileprivate func owns(_ file: [UInt8]) -> Bool {
    switch self {
    case .icns: file.starts(with: Array("icon_".utf8))
    case .arObject: file.elementsEqual("trackingData.cv3dmap".utf8)
    default: false
    }
  }
}
