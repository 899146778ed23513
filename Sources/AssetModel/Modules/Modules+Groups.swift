internal import Basics

extension Modules {
  /// For each module, the number of its group. Two projects are in the same group if a target of one depends on a
  /// target of the other, directly or through other projects.
  ///
  /// Nil if the module may share code or assets with any project, because it is a library or a test, or because not
  /// everything about it is known.
  public var groups: [Int?] {
    // A project that cannot be read may compile any file in its folder.
    let unread = notes.filter { Self.hiding.contains($0.kind) }.map { note in
      let file = note.place.path
      return (file.parent.pathExtension == "xcodeproj" ? file.parent : file).parent
    }
    var parents = Array(all.indices)
    func root(of index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    for siblings in Dictionary(grouping: all, by: \.container).values {
      for module in siblings { parents[root(of: module.id.index)] = root(of: siblings[0].id.index) }
    }
    for module in all {
      for other in module.dependencies.flatMap(\.modules) {
        parents[root(of: module.id.index)] = root(of: other.index)
      }
    }
    return all.map { module in
      let isKnown =
        module.gaps.isEmpty && Self.projects.contains(module.origin)
        && !module.dependencies.contains { $0.target == .unknown }
        && !unread.contains { module.container.isInside($0) || module.container == $0 }
      return isKnown && module.kind.isExecutable && !module.kind.isTest ? root(of: module.id.index) : nil
    }
  }
}
