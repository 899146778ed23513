internal import Basics

/// The places that use assets, and what they say about whether an asset can be replaced.
public struct AssetUses: Sendable {
  private let project: Project
  /// The index of each set in the project, by the path of its folder.
  let indices: [RepositoryPath: Int]
  /// The places that find several assets, by the name and kind that these assets share.
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

  /// What code finds an asset by: its name and kind.
  private struct Namesakes: Hashable {
    let name: String
    let kind: AssetKind

    init(_ set: AssetSet) {
      name = set.name
      kind = set.kind
    }
  }

  /// One place that uses an asset.
  struct Use {
    let place: Place
    let doubts: Doubts
    /// Whether the name is made there at run time.
    let isMade: Bool
    /// How many characters of such a name are known.
    var knownCount = 0
    /// Whether it is the raw value of an enum case that no known call takes as a name.
    var isUnusedRawValue = false
  }

  /// The places that count as uses of an asset. If a generated accessor refers to it, the uses of the accessor count
  /// instead. An unused declaration does not count.
  private static func uses(of index: Int, in project: Project) -> [Use] {
    guard let usage = project.usage else { return [] }
    let ignored = DoubtClass.savingNothing.reduce(into: Doubts()) { $0.formUnion($1.doubts) }
    let references = usage.verdicts[index].references.filter { $0.doubts.isDisjoint(with: ignored) }
    // A place that spells the name out does not make it.
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
            isUnusedRawValue: reference.isRawValue && reference.doubts.contains(.text))
        ]
      }
      return accessor.uses.filter { $0.accessor.map { usage.accessors[$0].isGenerated } != true }
        .map { Use(place: $0.place, doubts: $0.doubts, isMade: false) }
    }
  }

  /// The places that count as uses of an asset; empty if it is not in the project.
  func uses(of set: AssetSet) -> [Use] {
    indices[set.path].map { Self.uses(of: $0, in: project) } ?? []
  }

  /// The places that may refer to an asset by its name, so that they have to change with it.
  ///
  /// A raw value that no known call takes may only be a name if a call takes names that are not known.
  func possibleUses(of set: AssetSet) -> [Use] {
    let uses = self.uses(of: set)
    guard uses.contains(where: \.isUnusedRawValue), let usage = project.usage,
      !usage.unresolved.contains(where: { $0.mayMean(set) })
    else { return uses }
    return uses.filter { !$0.isUnusedRawValue }
  }

  /// The file that makes the name of an asset at run time.
  public enum NameMaker: Sendable, Equatable {
    case file(RepositoryPath)
    /// Some call takes a name about which nothing is known.
    case unknown
  }

  /// What makes the name of an asset at run time; nil if nothing does.
  public func maker(ofNameOf set: AssetSet) -> NameMaker? {
    guard let usage = project.usage else { return nil }
    let uses = self.uses(of: set)
    let made = uses.filter(\.isMade).map { (path: $0.place.path, known: $0.knownCount) }
    if !made.isEmpty { return mostTelling(made) }
    // If no code uses the asset, a call with an unknown name loads it, if anything does.
    guard uses.allSatisfy({ !$0.doubts.isDisjoint(with: [.data, .tests, .previews]) }),
      let index = indices[set.path], case .doubtful = usage.verdicts[index].state
    else {
      return nil
    }
    return mostTelling(
      usage.unresolved.filter { $0.mayMean(set) }.map { name in
        (name.place.path, name.affixes.start.count + name.affixes.end.count)
      })
  }

  /// The first of the files that tell most about a name.
  private func mostTelling(_ files: [(path: RepositoryPath, known: Int)]) -> NameMaker? {
    guard let most = files.map(\.known).max() else { return nil }
    return files.first { $0.known == most && most > 0 }.map { .file($0.path) } ?? .unknown
  }

  /// A file that finds another asset by the name of this one, too.
  public func sharer(ofNameOf set: AssetSet) -> RepositoryPath? {
    guard let places = sharedPlaces.value[Namesakes(set)], !places.isEmpty else { return nil }
    return uses(of: set).map(\.place).first(where: places.contains)?.path
  }

  /// A file that uses an asset but is not code, such as a storyboard: it only looks in its own bundle.
  func finder(of set: AssetSet) -> RepositoryPath? {
    let files = uses(of: set).map(\.place.path).filter { !Self.code.contains($0.pathExtension ?? "") }
    let owners = Set(project.modules.bundles(compiling: set.id.catalog).flatMap(\.contents))
    return files.first { file in
      project.modules.memberships(of: file).contains { owners.contains($0.module) }
    } ?? files.first
  }

  private static let code: Set = ["swift", "m", "mm", "h", "c", "cc", "cpp", "pbxproj", "yml", "yaml"]

  /// Whether an asset counts as used only because of doubtful uses.
  func isDoubtful(_ set: AssetSet) -> Bool {
    guard let usage = project.usage, let index = indices[set.path],
      case .doubtful = usage.verdicts[index].state
    else { return false }
    return true
  }
}

extension Reference {
  /// Whether code makes the name at run time.
  fileprivate var isMade: Bool { strength == .pattern || doubts.contains(.pattern) }
}
