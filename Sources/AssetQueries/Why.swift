public import AssetModel
public import AssetUsage
public import Basics

/// Explains why an asset counts as used or unused.
public struct Why: Sendable {
  /// The question, as the user typed it.
  public let wanted: String
  public var assets: [AssetStory]
  /// If no asset matches, the assets with similar names, starting with the most similar one.
  public let nearest: [AssetSet]
  /// The references to missing assets with the wanted name, and those that probably mean one of `assets`.
  public let askers: [MissingName]
  /// The calls that compute an asset's name at run time, and that may load one of the unused or doubtful assets. The
  /// user should check these calls before deleting an asset.
  public let unknownNames: [UnknownName]
  /// If no asset matches, the files with the wanted name or path.
  public var looseFiles: [LooseFile] = []

  /// A file that is not part of an asset.
  public struct LooseFile: Sendable {
    public let path: RepositoryPath
    /// The strings that may refer to the file.
    public let places: [Place]

    public init(path: RepositoryPath, places: [Place]) {
      self.path = path
      self.places = places
    }
  }

  /// Asks about an asset by its name, by the path of its set or of a file in the set, by a file name, by a pattern, or by
  /// code that refers to it.
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

  /// The sets with this name or path. Tries the full name first, then the paths, then the name without namespaces, then
  /// the name in any capitalization, and finally the names of their files.
  private static func matches(_ name: String, _ paths: [RepositoryPath], in sets: [AssetSet]) -> [Int] {
    let named = sets.indices.filter { sets[$0].name == name }
    if !named.isEmpty { return named }
    let holders = sets.indices.filter { index in paths.contains { $0.isInside(sets[index].path) } }
    // A file in nested sets belongs to the innermost one.
    if let inner = holders.max(by: { sets[$0].path.bytes.count < sets[$1].path.bytes.count }) {
      return [inner]
    }
    let own = sets.indices.filter { sets[$0].ownName == name }
    if !own.isEmpty { return own }
    let folded = name.lowercased()
    let similar = sets.indices.filter {
      sets[$0].name.lowercased() == folded || sets[$0].ownName.lowercased() == folded
    }
    if !similar.isEmpty { return similar }
    return sets.indices.filter { index in
      (sets[index].payloads + sets[index].strays).contains { $0.path.nameText == name }
    }
  }

  /// The sets that a string refers to. The string can be code, such as `Image(.close)`, `UIColor.brand` or
  /// `R.image.close()`, or a pattern, such as `flag-*`.
  private static func spelled(_ text: String, in sets: [AssetSet], _ generators: Generators) -> [Int] {
    let identifier = text.filter { $0 != "`" && $0 != "(" && $0 != ")" }
    let written = sets.indices.filter { index in
      generators.identifiers(of: sets[index]).contains { $0.isWritten(identifier) }
    }
    // A string that is not a valid pattern can only be a name, and no asset has that name.
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
