public import AssetModel
public import Basics
internal import ModuleGraph

extension FileTree {
  public func modules(_ configured: [ConfiguredModule] = [], jobs: Jobs = .all) -> Modules {
    ModuleReader(tree: self, configured: configured, jobs: jobs).read(.modules).modules
  }
}

struct ModuleReader: Sendable {
  let tree: FileTree
  let configured: [ConfiguredModule]
  let jobs: Jobs

  func read(_ needs: Needs) -> (modules: Modules, issues: [ScanIssue]) {
    guard needs.contains(.modules) else { return (Modules(), []) }
    let paths = paths
    let hasCatalogs = paths.contains { $0.pathExtension == "xcassets" }
    let modules = Modules(paths: paths, configured: configured, jobs: jobs) { [tree] path in
      do { return try tree.read(path) } catch {
        // If a file cannot be read, `Modules` contains a note about it.
        return nil
      }
    }
    var troubled: Set<RepositoryPath> = []
    let notes = modules.notes.filter { note in
      note.concernsPeople && (hasCatalogs || ![.missingSources, .missingInterfaces].contains(note.kind))
        && (note.kind == .fitsNothing || troubled.insert(note.place.path).inserted)
    }
    return (
      modules, notes.map { ScanIssue($0.place, $0.message, $0.kind == .fitsNothing ? .unread : .project) }
    )
  }

  /// The paths of all files. A catalog counts as one path, because projects refer to it as a whole.
  private var paths: [RepositoryPath] {
    var paths: [RepositoryPath] = []
    var catalog: RepositoryPath?
    for folder in tree.folders {
      if let catalog, folder.path.isInside(catalog) { continue }
      if folder.path.name.hasExtension("xcassets") || folder.path.name.hasExtension("xcstickers") {
        catalog = folder.path
        paths.append(folder.path)
      } else {
        for entry in folder.entries where entry.type != .folder {
          paths.append(folder.path.appending(entry.name))
        }
      }
    }
    return paths
  }
}

extension ModuleNote {
  /// Whether the note is about a problem that a person should fix. Only commands that list modules show other notes.
  fileprivate var concernsPeople: Bool {
    switch kind {
    case .unreadable, .conflictMarks, .fitsNothing, .tooLarge: true
    case .missingSources, .missingInterfaces: !place.path.isVendored
    case .dangling, .cycle, .computed, .outsideRepository, .repeatedName: false
    }
  }
}
