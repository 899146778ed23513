internal import Basics

/// Where each asset is used, and whether that prevents replacing it with a copy.
public struct AssetUses: Sendable {
  private let project: Project
  /// The index of each set in the project, by its path.
  let indices: [RepositoryPath: Int]
  /// For each name and kind that several assets share, the places that refer to more than one of these assets.
  private let sharedPlaces: Once<[Namesakes: Set<Place>]>

  init(_ project: Project) {
    self.project = project
    let indices = Dictionary(
      zip(project.sets.map(\.path), project.sets.indices), uniquingKeysWith: { first, _ in first })
    self.indices = indices
    sharedPlaces = Once {
      Dictionary(grouping: project.sets.indices) { Namesakes(project.sets[$0]) }.filter { $0.value.count > 1 }
        .mapValues { sets in
          var counts: [Place: Int] = [:]
          for set in sets {
            for place in Set(Self.uses(of: set, in: project).map(\.place)) { counts[place, default: 0] += 1 }
          }
          return Set(counts.lazy.filter { $0.value > 1 }.map(\.key))
        }
    }
  }

  private struct Namesakes: Hashable {
    let name: String
    let kind: AssetKind

    init(_ set: AssetSet) {
      name = set.name
      kind = set.kind
    }
  }

  struct Use {
    let place: Place
    let doubts: Doubts
    /// Whether code composes the name at run time, as in `"icon-\(size)"`.
    let isMade: Bool
    /// The number of known characters in a composed name.
    var knownCount = 0
    /// Whether the use is the raw value of an enum case, and no known call takes that value as an asset name.
    var isUnusedRawValue = false
    /// Whether the place contains the name as a string that no call takes directly.
    var isLiteral = false
  }

  /// The places that count as uses of an asset, in code and in other files. If a generated accessor refers to the
  /// asset, the uses of the accessor count instead. Unused declarations do not count.
  private static func uses(of index: Int, in project: Project) -> [Use] {
    guard let usage = project.usage else { return [] }
    let ignored = DoubtClass.savingNothing.reduce(into: Doubts()) { $0.formUnion($1.doubts) }
    let references = usage.verdicts[index].references.filter { $0.doubts.isDisjoint(with: ignored) }
    // A place that contains the full name as a literal does not compose it.
    let spelled = Set(references.lazy.filter { !$0.isMade }.map(\.place))
    return references.flatMap { reference -> [Use] in
      if reference.isMade, spelled.contains(reference.place) { return [] }
      let accessor = reference.accessor.map { usage.accessors[$0] }
      if accessor?.state == .unused { return [] }
      guard let accessor, accessor.isGenerated else {
        return [
          Use(
            place: reference.place, doubts: reference.doubts, isMade: reference.isMade,
            knownCount: reference.knownCount,
            isUnusedRawValue: reference.isRawValue && reference.doubts.contains(.text),
            isLiteral: reference.strength == .literal)
        ]
      }
      return accessor.uses.filter { $0.accessor.map { usage.accessors[$0].isGenerated } != true }
        .map { Use(place: $0.place, doubts: $0.doubts, isMade: false) }
    }
  }

  func uses(of set: AssetSet) -> [Use] {
    indices[set.path].map { Self.uses(of: $0, in: project) } ?? []
  }

  /// The places that may refer to an asset by its name. They may have to change if the asset is renamed.
  /// The raw value of an enum case counts only in two cases: a known call takes the value as an asset name, or a
  /// call with an unknown name may load the asset.
  func possibleUses(of set: AssetSet) -> [Use] {
    let uses = self.uses(of: set)
    guard uses.contains(where: \.isUnusedRawValue), let usage = project.usage,
      !usage.unresolved.contains(where: { $0.mayMean(set) })
    else { return uses }
    return uses.filter { !$0.isUnusedRawValue }
  }

  /// The code that composes the name of an asset at run time, or the data that contains it.
  public enum NameMaker: Sendable, Equatable {
    case file(RepositoryPath)
    /// A data file. Other data, perhaps from a server, may contain the name, too.
    case data(RepositoryPath)
    /// A call that takes a name without any known characters.
    case unknown
  }

  /// The code or data that the asset's name probably comes from at run time. Nil if code contains the name, or
  /// if the source of the name is unknown.
  public func maker(ofNameOf set: AssetSet) -> NameMaker? {
    guard let usage = project.usage else { return nil }
    let uses = self.uses(of: set)
    let made = uses.filter(\.isMade).map { (path: $0.place.path, known: $0.knownCount) }
    if !made.isEmpty { return mostTelling(made) }
    // If only data files, tests and previews refer to the asset, the app can load it only with a call that takes an
    // unknown name.
    guard uses.allSatisfy({ !$0.doubts.isDisjoint(with: [.data, .tests, .previews]) }),
      let index = indices[set.path], case .doubtful = usage.verdicts[index].state
    else {
      return nil
    }
    let maker = mostTelling(
      usage.unresolved.filter { $0.mayMean(set) }.map { name in
        (name.place.path, name.affixes.start.count + name.affixes.end.count)
      })
    if case .file = maker { return maker }
    let data = usage.takesNamesFromData ? uses.first { $0.doubts.contains(.data) } : nil
    return data.map { .data($0.place.path) } ?? maker
  }

  /// The file that composes the name with the most known characters. `.unknown` if no characters are known.
  /// Nil if there are no files.
  private func mostTelling(_ files: [(path: RepositoryPath, known: Int)]) -> NameMaker? {
    guard let most = files.map(\.known).max() else { return nil }
    return files.first { $0.known == most && most > 0 }.map { .file($0.path) } ?? .unknown
  }

  /// A file that may refer to either this asset or another asset with the same name and kind.
  public func sharer(ofNameOf set: AssetSet) -> RepositoryPath? {
    guard let places = sharedPlaces.value[Namesakes(set)], !places.isEmpty else { return nil }
    return uses(of: set).map(\.place).first(where: places.contains)?.path
  }

  /// A file that uses the asset and can load assets only from its own bundle, such as a storyboard. If there
  /// are several, a file in a bundle that contains the asset is preferred.
  func finder(of set: AssetSet) -> RepositoryPath? {
    let files = uses(of: set).map(\.place.path).filter { !Self.code.contains($0.pathExtension ?? "") }
    let owners = Set(project.modules.bundles(compiling: set.id.catalog).flatMap(\.contents))
    return files.first { file in
      project.modules.memberships(of: file).contains { owners.contains($0.module) }
    } ?? files.first
  }

  private static let code: Set = ["swift", "m", "mm", "h", "c", "cc", "cpp", "pbxproj", "yml", "yaml"]

  /// Whether all uses of an asset are doubtful.
  func isDoubtful(_ set: AssetSet) -> Bool {
    guard let usage = project.usage, let index = indices[set.path],
      case .doubtful = usage.verdicts[index].state
    else { return false }
    return true
  }
}

extension Reference {
  fileprivate var isMade: Bool { strength == .pattern || doubts.contains(.pattern) }
}
