public import AssetModel
public import AssetUsage
internal import Basics

/// The answer to the question why an asset counts as used or not.
public struct Why: Sendable {
  /// What was asked about, as the person named it.
  public let wanted: String
  /// The assets that are meant, by path; none where there are no such.
  public var assets: [AssetStory]
  /// What is called almost like that, the closest first, where there is no such asset.
  public let nearest: [AssetSet]
  /// Who asks in vain for the name, or for another one and probably means one of the assets.
  public let askers: [MissingName]
  /// The calls that ask for some asset by a name that the sources do not tell, where one of the assets is not sure to be
  /// used: who is about to delete it wants to look at them.
  public let unknownNames: [UnknownName]

  /// Asks about a name, or a path that may be that of a set or of a file in one.
  public init(
    _ name: String, paths: [RepositoryPath] = [], in project: Project, generators: Generators = Generators()
  ) {
    wanted = name
    let sets = project.sets
    var found = Self.matches(name, paths, in: sets)
    if found.isEmpty { found = Self.spelled(name, in: sets, generators) }
    let usage = project.usage ?? Usage(verdicts: sets.map { _ in Verdict(.notJudged) })
    assets = found.map { AssetStory(of: $0, in: project, usage, generators) }
    askers = usage.missing.filter { missing in
      missing.name == name || missing.candidates.contains(where: found.contains)
    }
    let doubtful = found.filter {
      usage.verdicts[$0].state != .used && usage.verdicts[$0].state != .notJudged
    }
    unknownNames = usage.unresolved.filter { call in doubtful.contains { call.mayMean(sets[$0]) } }
    nearest = found.isEmpty ? Self.nearest(to: name, in: sets) : []
  }

  /// The sets with the name: the full one, or else the one behind the namespaces, in any case if need be.
  private static func matches(_ name: String, _ paths: [RepositoryPath], in sets: [AssetSet]) -> [Int] {
    let named = sets.indices.filter { sets[$0].name == name }
    if !named.isEmpty { return named }
    let holders = sets.indices.filter { index in paths.contains { $0.isInside(sets[index].path) } }
    // Of sets inside one another, a file belongs to the inner one.
    if let inner = holders.max(by: { sets[$0].path.bytes.count < sets[$1].path.bytes.count }) {
      return [inner]
    }
    let own = sets.indices.filter { sets[$0].ownName == name }
    if !own.isEmpty { return own }
    let folded = name.lowercased()
    return sets.indices.filter {
      sets[$0].name.lowercased() == folded || sets[$0].ownName.lowercased() == folded
    }
  }

  /// The sets that code writes in this way, as `Image(.close)`, `UIColor.brand` and `R.image.close()` do, or whose names
  /// a pattern such as `flag-*` fits.
  private static func spelled(_ text: String, in sets: [AssetSet], _ generators: Generators) -> [Int] {
    let identifier = text.filter { $0 != "`" && $0 != "(" && $0 != ")" }
    let written = sets.indices.filter { index in
      generators.identifiers(of: sets[index]).contains { $0.isWritten(identifier) }
    }
    guard written.isEmpty, text.contains(where: { "*?[{".contains($0) }),
      let pattern = try? Glob(naming: text)
    else { return written }
    return sets.indices.filter { sets[$0].isAddressable && pattern.matches(name: sets[$0].name) }
  }

  private static func nearest(to name: String, in sets: [AssetSet]) -> [AssetSet] {
    let folded = name.lowercased()
    let limit = max(1, name.unicodeScalars.count / 3)
    return sets.lazy.filter(\.isAddressable).compactMap { set in
      [set.name, set.ownName].compactMap { editDistance(folded, $0.lowercased(), limit: limit) }.min()
        .map { (distance: $0, set: set) }
    }
    .sorted { ($0.distance, $0.set.path) < ($1.distance, $1.set.path) }.prefix(5).map(\.set)
  }
}
