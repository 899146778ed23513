internal import AssetModel
internal import AssetScan

struct LastUse {
  private let base: RepositoryState
  private let present: FileTree
  private let project: Project
  private var lines: LineMaps

  /// Compares two states of the repository. `project` is the project in the present state.
  init(from base: RepositoryState, to present: RepositoryState, _ project: Project) {
    self.base = base
    self.present = present.tree
    self.project = project
    lines = LineMaps(from: base.tree, to: present.tree)
  }

  enum Trail: Equatable {
    /// The line where the last use was, in a file that still exists.
    case place(Place)
    /// The file that contained the last use, if the file was deleted or cannot be read.
    case file(RepositoryPath)
  }

  mutating func trail(of asset: AssetID) -> Trail? {
    guard let places = base.uses[asset] else { return nil }
    let left = project.sets.firstIndex { $0.id == asset }.flatMap { index in
      project.usage.map { $0.places(using: index) }
    }
    // If a file uses the asset at least as often as before, the lines with the uses were edited rather than removed.
    let counts = Dictionary(grouping: left ?? [], by: \.path).mapValues(\.count)
    let fewer = Dictionary(grouping: places, by: \.path).filter { $1.count > counts[$0, default: 0] }
    for place in places where fewer[place.path] != nil {
      guard let line = place.position?.line, let map = lines.map(of: place.path), map.isGone(line) else {
        continue
      }
      return .place(Place(place.path, TextPosition(line: map.line(at: line), column: 1)))
    }
    return places.first { present.contentID(of: $0.path) == nil }.map { .file($0.path) }
  }
}
