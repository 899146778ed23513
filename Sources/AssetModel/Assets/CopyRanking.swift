/// Decides which of several assets with the same content to keep. The choice affects only what a finding
/// recommends.
public struct CopyRanking: Sendable {
  private let process: CatalogCompany
  let project: Project
  public let uses: AssetUses
  /// The indices of assets that need new names, because a generator such as SwiftGen cannot give them unique
  /// identifiers.
  private let colliding: Set<Int>
  private let steps: [Step: Int]

  public init(_ project: Project) {
    self.project = project
    process = CatalogCompany(.process, in: project)
    colliding = Set(project.usage?.collisions.filter(\.isInUse).flatMap(\.assets) ?? [])
    uses = AssetUses(project)
    steps = Dictionary(project.sets.compactMap(Step.init).map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// A series of assets in a catalog whose names differ only in the number at the end.
  private struct Step: Hashable {
    let catalog: RepositoryPath
    let kind: AssetKind
    let stem: Substring

    init?(_ set: AssetSet) {
      let digits = set.name.reversed().prefix(while: \.isNumber).count
      guard 0 < digits, digits < set.name.count else { return nil }
      (catalog, kind, stem) = (set.id.catalog, set.kind, set.name.dropLast(digits))
    }
  }

  /// Whether the sets are steps of a series with further steps, such as `signal0` and `signal1` if there is a `signal2`.
  public func areSteps(_ group: [AssetSet]) -> Bool {
    let series = Set(group.map(Step.init))
    guard series.count == 1, let step = series.first.flatMap(\.self) else { return false }
    return steps[step, default: 0] > group.count
  }

  /// Sorts the sets: the set to keep comes first, followed by the sets that it can replace, and then all others.
  public func keptFirst(_ group: [AssetSet]) -> [AssetSet] {
    let standings = standings(of: group)
    let ranked = group.map { set in (rank: rank(set, standings[set.id.catalog]), set: set) }
    guard
      let kept = ranked.min(by: { left, right in
        left.rank == right.rank
          ? left.set.path < right.set.path : left.rank.lexicographicallyPrecedes(right.rank)
      })?.set
    else { return group }
    let others = group.filter { $0.path != kept.path }.sorted { $0.path < $1.path }
    let tied = Set(others.filter { !canReplace($0, by: kept) }.map(\.path))
    return [kept] + others.filter { !tied.contains($0.path) } + others.filter { tied.contains($0.path) }
  }

  public func canReplace(_ set: AssetSet, by other: AssetSet) -> Bool { tie(of: set, to: other) == nil }

  /// Why a set cannot be replaced by another set with the same content; nil if it can.
  public func tie(of set: AssetSet, to other: AssetSet) -> CopyTie? {
    let maker = uses.maker(ofNameOf: set)
    if set.name != other.name {
      if let maker { return .madeName(maker) }
      if let file = uses.sharer(ofNameOf: set) { return .sharedName(file) }
    }
    let (own, new) = (set.id.catalog, other.id.catalog)
    if own != new, isPinned(set) || !process.reaches(new, from: own) || process.isBelow(own, new) {
      return isNamedByBundle(set) || isNamedByBundle(other) ? .systemName : .reach
    }
    let homes = Set(project.modules.bundles(compiling: own))
    let others = project.modules.bundles(compiling: new)
    guard !homes.isEmpty, !homes.isSubset(of: others) else { return nil }
    if let file = uses.finder(of: set) { return .ownBundle(file) }
    let areLoaded = others.contains(where: isPlugIn) && homes.contains(where: isPlugIn)
    // Code that composes names looks all of them up in the same bundle.
    return areLoaded || maker != nil ? .reach : nil
  }

  /// The name of the module whose bundle code has to search once `other` replaces `set`. If there are several, their
  /// names, joined by “or”. Nil if code can search the same bundle as before, or if the bundles are unknown.
  public func newHome(of set: AssetSet, replacedBy other: AssetSet) -> String? {
    let old = project.modules.bundles(compiling: set.id.catalog)
    let new = project.modules.bundles(compiling: other.id.catalog)
    guard !old.isEmpty, !new.isEmpty, !new.contains(where: old.contains) else { return nil }
    return Set(new.map { project.modules[$0.owner].name }).sorted().listed("or")
  }

  /// Whether only the set's own package target can load the set. `Bundle.module` is internal, so other
  /// modules can load the set only through a `package` or `public` declaration.
  public func isInternal(_ set: AssetSet) -> Bool {
    guard let usage = project.usage, let index = uses.indices[set.path] else { return false }
    let homes = project.modules.bundles(compiling: set.id.catalog).map { project.modules[$0.owner] }
    return !homes.isEmpty && homes.allSatisfy { $0.origin == .package }
      && !usage.verdicts[index].references.compactMap(\.accessor).contains { accessor in
        usage.accessors[accessor].audience.map { $0 >= .package } ?? false
      }
  }

  /// Whether no app or other process contains both sets. False if this is unknown.
  public func areApart(_ one: AssetSet, _ other: AssetSet) -> Bool {
    process.areApart(one.id.catalog, other.id.catalog)
  }

  /// The end of a sentence that says which files to change before deleting copies, such as
  /// `, but first change Menu.swift`. Mentions only files with uses that are easily missed: doubtful uses,
  /// and names in plain strings. Empty if there are none.
  public func precaution(deleting copies: [AssetSet], for kept: AssetSet) -> String {
    let found = copies.flatMap { copy -> [AssetUses.Use] in
      guard copy.name != kept.name else { return [] }
      let all = uses.possibleUses(of: copy)
      return uses.isDoubtful(copy) ? all : all.filter(\.isLiteral)
    }
    .sorted { ($0.doubts.rawValue, $0.place) < ($1.doubts.rawValue, $1.place) }
    var seen: Set<RepositoryPath> = []
    let files = found.map(\.place.path).filter { seen.insert($0).inserted }
    guard let first = files.first else { return "" }
    let others = files.count > 1 ? " and \((files.count - 1).more("file"))" : ""
    let doubt =
      found.allSatisfy(\.doubts.isEmpty)
      ? ", which may refer to \(copies.count > 1 ? "them" : "it")"
      : ", unless the name there means something else"
    return ", but first change \(first)\(others)\(doubt)"
  }

  /// The criteria for choosing the set to keep, the most important one first. Lower numbers are better.
  private func rank(_ set: AssetSet, _ standing: Standing?) -> [Int] {
    [
      isPinned(set) ? 0 : 1,
      disuse(set),
      uses.indices[set.path].map(colliding.contains) == true ? 1 : 0,
      standing?.irreplaceable ?? 0,
      -(standing?.above ?? 0),
      set.role == .shared ? 0 : 1,
      -set.richness,
      -uses.uses(of: set).count,
    ]
  }

  /// How well a catalog's sets can replace the other sets in a group of copies.
  private struct Standing {
    /// The number of sets in the group that cannot be replaced by a set in this catalog. Either the code that uses
    /// them cannot load assets from this catalog, or they have to stay in another catalog.
    var irreplaceable = 0
    /// The number of sets in the group whose modules link the modules of this catalog.
    var above = 0
  }

  /// The standing of each catalog that contains some of the sets. Comparing catalogs is faster than comparing
  /// sets, because even a large group of sets is usually in only a few catalogs.
  private func standings(of group: [AssetSet]) -> [RepositoryPath: Standing] {
    let catalogs = Dictionary(grouping: group, by: \.id.catalog)
      .mapValues { sets in (all: sets.count, pinned: sets.count(where: isPinned)) }
    return Dictionary(
      uniqueKeysWithValues: catalogs.keys.map { own in
        var standing = Standing()
        for (other, sets) in catalogs {
          let isReached = process.reaches(own, from: other)
          standing.irreplaceable += !isReached ? sets.all : own == other ? 0 : sets.pinned
          if process.isBelow(own, other) { standing.above += sets.all }
        }
        return (own, standing)
      })
  }

  /// Whether the bundle is a plug-in that an app loads at run time. A plug-in cannot use the assets of another
  /// plug-in, because the app may load only one of them.
  private func isPlugIn(_ bundle: ModuleBundle) -> Bool {
    let module = project.modules[bundle.owner]
    return module.kind == .resourceBundle && !module.sources.isEmpty
  }

  /// Whether the set has to stay in its bundle, because the system looks for it only there, or because a project lists
  /// one of its files.
  private func isPinned(_ set: AssetSet) -> Bool {
    isNamedByBundle(set) || project.modules.listFile(of: set)
  }

  /// Whether the system looks for the set only in its own bundle.
  public func isNamedByBundle(_ set: AssetSet) -> Bool {
    uses.indices[set.path].map(project.isNamedByBundle) == true
  }

  public func isUnused(_ set: AssetSet) -> Bool { disuse(set) > 1 }

  private func disuse(_ set: AssetSet) -> Int {
    // The uses of assets in neighboring repositories are unknown, so these assets count as used.
    guard let usage = project.usage, let index = uses.indices[set.path],
      !set.path.bytes.starts(with: [.dot, .dot])
    else { return 0 }
    switch usage.verdicts[index].state {
    case .used, .notJudged: return 0
    case .doubtful: return 1
    case .unused: return 2
    }
  }
}

extension AssetSet {
  fileprivate var richness: Int {
    slots.count { $0.filename != nil || $0.color != nil } * 2
      + Self.offers.count { contents.properties[$0].map { $0 != "false" } ?? false }
  }

  private static let offers = ["template-rendering-intent", "preserves-vector-representation"]

  /// The rendering properties in which the sets differ, such as `template-rendering-intent`, sorted.
  public static func differences(of sets: [AssetSet]) -> [String] {
    offers.filter { offer in Set(sets.map { $0.contents.properties[offer] ?? "" }).count > 1 }.sorted()
  }
}
