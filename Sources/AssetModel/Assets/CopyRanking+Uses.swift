/// What keeps a copy from being replaced by another one, although both have the same content.
public enum CopyTie: Sendable, Equatable {
  /// A file makes its name at run time, so there is no name to change.
  case madeName(RepositoryPath)
  /// A file also finds another asset by its name, for example in another app.
  case sharedName(RepositoryPath)
  /// A file that is not code, and cannot say another bundle, finds it in its own.
  case ownBundle(RepositoryPath)
  /// Not everything that uses it can search the bundle of the other one, which may be a plug-in.
  case reach
}

extension CopyRanking {
  /// One place that uses an asset.
  private struct Use {
    let place: Place
    let doubts: Doubts
    /// Whether the name is made there at run time.
    let isMade: Bool
  }

  /// The places that count as uses of an asset; those of a generated accessor instead of the accessor, and none of a
  /// declaration that nothing uses.
  private func uses(of set: AssetSet) -> [Use] {
    guard let usage = project.usage, let index = indices[set.path] else { return [] }
    let ignored = DoubtClass.savingNothing.reduce(into: Doubts()) { $0.formUnion($1.doubts) }
    let references = usage.verdicts[index].references.filter { $0.doubts.isDisjoint(with: ignored) }
    // A place that has the name makes none.
    let spelled = Set(references.lazy.filter { !$0.isMade }.map(\.place))
    return references.flatMap { reference -> [Use] in
      if reference.isMade, spelled.contains(reference.place) { return [] }
      let accessor = reference.accessor.map { usage.accessors[$0] }
      if accessor?.state == .unused { return [] }
      guard let accessor, accessor.isGenerated else {
        return [Use(place: reference.place, doubts: reference.doubts, isMade: reference.isMade)]
      }
      return accessor.uses.filter { $0.accessor.map { usage.accessors[$0].isGenerated } != true }
        .map { Use(place: $0.place, doubts: $0.doubts, isMade: false) }
    }
  }

  /// The file that makes the name of an asset at run time; nil if none does.
  public func maker(ofNameOf set: AssetSet) -> RepositoryPath? {
    guard let usage = project.usage else { return nil }
    let uses = self.uses(of: set)
    if let made = uses.first(where: \.isMade) { return made.place.path }
    // Without a place that has the name, a call whose name is unknown is all that saves it.
    guard uses.isEmpty, let index = indices[set.path], case .doubtful = usage.verdicts[index].state else {
      return nil
    }
    return usage.unresolved.first { $0.mayMean(set) }?.place.path
  }

  /// A file that finds another asset by the name of this one, too.
  public func sharer(ofNameOf set: AssetSet) -> RepositoryPath? {
    let others = namesakes[set.name, default: []].map { project.sets[$0] }
      .filter { $0.path != set.path && $0.kind == set.kind }
    guard !others.isEmpty else { return nil }
    let places = Set(others.flatMap(uses).map(\.place))
    return uses(of: set).map(\.place).first(where: places.contains)?.path
  }

  /// A file that is not code and asks for an asset: what it asks for is in its own bundle.
  func finder(of set: AssetSet) -> RepositoryPath? {
    let files = uses(of: set).map(\.place.path).filter { !Self.code.contains($0.pathExtension ?? "") }
    let owners = Set(project.modules.bundles(compiling: set.id.catalog).flatMap(\.contents))
    return files.first { file in
      project.modules.memberships(of: file).contains { owners.contains($0.module) }
    } ?? files.first
  }

  private static let code: Set = ["swift", "m", "mm", "h", "c", "cc", "cpp", "pbxproj", "yml", "yaml"]

  /// What to change before copies are deleted that nothing certainly uses, as the end of a sentence about deleting
  /// them; empty if nothing may look them up by names other than that of the copy to keep.
  public func precaution(deleting copies: [AssetSet], for kept: AssetSet) -> String {
    let found = copies.flatMap { $0.name == kept.name || !isDoubtful($0) ? [] : uses(of: $0) }
      .sorted { ($0.doubts.rawValue, $0.place) < ($1.doubts.rawValue, $1.place) }
    var seen: Set<RepositoryPath> = []
    let files = found.map(\.place.path).filter { seen.insert($0).inserted }
    guard let first = files.first else { return "" }
    let others = files.count > 1 ? " and \((files.count - 1).more("file"))" : ""
    return ", but first change \(first)\(others), which may refer to \(copies.count > 1 ? "them" : "it")"
  }

  /// Whether no place certainly refers to an asset.
  private func isDoubtful(_ set: AssetSet) -> Bool {
    guard let usage = project.usage, let index = indices[set.path],
      case .doubtful = usage.verdicts[index].state
    else { return false }
    return true
  }
}

extension Reference {
  /// Whether code makes the name there.
  fileprivate var isMade: Bool { strength == .pattern || doubts.contains(.pattern) }
}
