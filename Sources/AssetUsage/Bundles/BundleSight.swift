internal import AssetModel
internal import Basics

/// Determines which assets a mention can show. This depends on the bundles that its call searches.
struct BundleSight: Sendable {
  let lookup: BundleLookup
  private let names: AssetNames
  /// For each catalog, the modules whose bundles contain its assets.
  private var holders: [RepositoryPath: Set<Module.ID>] = [:]
  private var compilers: [RepositoryPath: Set<Module.ID>] = [:]
  /// The platforms of code that receives asset names at run time. Another device may send these names, as a phone
  /// does to a watch. So code for any platform may refer to the assets of these platforms.
  private var receiving: Set<ApplePlatform> = []
  /// For each module, the number of its group of projects, as in `Modules.groups`. Empty if there is at most one group.
  private var groups: [Int?] = []

  init(_ names: AssetNames, _ lookup: BundleLookup, receivers: Set<Int32>) {
    self.lookup = lookup
    self.names = names
    guard !lookup.modules.all.isEmpty else { return }
    for catalog in Set(names.sets.map(\.id.catalog)) {
      holders[catalog] = Set(lookup.modules.bundles(compiling: catalog).map(\.owner))
      compilers[catalog] = Set(lookup.modules.memberships(of: catalog).map(\.module))
    }
    receiving = platforms(of: Set(receivers.flatMap { lookup.owners(of: Int($0)) }))
    groups = lookup.modules.groups
    if Set(groups.compactMap(\.self)).count < 2 { groups = [] }
  }

  /// The modules that own the bundles with this asset; empty if unknown.
  func holders(of asset: Int) -> Set<Module.ID> { holders[names.sets[asset].id.catalog] ?? [] }

  /// The first call that may show an asset: it loads assets of that kind, and searches a bundle that may contain it.
  func first(of calls: [Request], thatMayShow asset: Int) -> Request? {
    let kind = names.sets[asset].kind
    let owners = holders(of: asset)
    return calls.first { call in
      call.kinds.contains(kind) && (owners.isEmpty || mayFind(call.mention, owners))
    }
  }

  /// Whether the asset may be in the bundle of the module that contains this string, or of an app that runs the
  /// module's code. True if unknown.
  func mayReach(_ asset: Int, from text: MentionID) -> Bool {
    let owners = holders(of: asset)
    let users = lookup.owners(of: Int(text.file))
    let bundles = users.flatMap {
      lookup.modules.mainBundles(of: $0) + [lookup.modules.bundle(of: $0)].compactMap(\.self)
    }
    return owners.isEmpty || bundles.isEmpty || bundles.contains { holds($0, owners) || hasGaps($0) }
  }

  func catalogs(seenBy call: MentionID) -> Set<RepositoryPath>? {
    guard !lookup.modules.all.isEmpty, let searches = lookup.searches(of: call) else { return nil }
    let bundles = searches.flatMap(\.bundles)
    if bundles.contains(where: hasGaps) { return nil }
    return Set(
      holders.lazy.filter { _, owners in owners.isEmpty || bundles.contains { holds($0, owners) } }.map(\.key)
    )
  }

  private func mayFind(_ call: MentionID, _ owners: Set<Module.ID>) -> Bool {
    guard let searches = lookup.searches(of: call) else { return true }
    return searches.contains { $0.bundles.contains { holds($0, owners) || hasGaps($0) } }
  }

  private func holds(_ bundle: ModuleBundle, _ owners: Set<Module.ID>) -> Bool {
    owners.contains(bundle.owner) || !owners.isDisjoint(with: bundle.contents)
  }

  private func hasGaps(_ bundle: ModuleBundle) -> Bool {
    bundle.contents.contains { lookup.modules[$0].gaps.contains(.resources) }
  }

  /// The assets that a hit refers to. Of several assets with the same name, keeps only those that the code can
  /// load. If it cannot load any of them, keeps them all.
  func narrowed(_ hit: Hit) -> [Int] {
    guard hit.assets.count > 1, !lookup.modules.all.isEmpty,
      let isSeen = sight(of: hit) ?? sightOfDevices(of: hit)
    else { return hit.assets }
    // A catalog that no known module compiles may be in any bundle.
    return Dictionary(grouping: hit.assets, by: { names.sets[$0].name }).values.flatMap { twins in
      let seen = twins.filter { holders(of: $0).isEmpty || isSeen($0) }
      return seen.contains(where: isSeen) ? seen : twins
    }.sorted()
  }

  /// The assets of a hit, except those that only apps in unrelated projects contain. If none remain, but the hit
  /// certainly refers to an asset, keeps them all: the code then looks in the wrong bundle.
  func related(_ hit: Hit) -> [Int] {
    guard !groups.isEmpty, hit.strength != .declared,
      let own = commonGroups(Set(lookup.owners(of: Int(hit.mention.file))))
    else { return hit.assets }
    let related = hit.assets.filter { commonGroups(holders(of: $0))?.isDisjoint(with: own) != true }
    return related.isEmpty && (hit.strength <= .symbol || lookup.isHelped(hit.mention)) ? hit.assets : related
  }

  /// The groups of the modules; nil if there are no modules, or if one of them has no group.
  private func commonGroups(_ modules: Set<Module.ID>) -> Set<Int>? {
    let found = modules.compactMap { groups[$0.index] }
    return found.isEmpty || found.count < modules.count ? nil : Set(found)
  }

  private func sight(of hit: Hit) -> ((Int) -> Bool)? {
    if hit.generator != nil {
      // Symbols are only visible in the module that compiles the catalog.
      let owners = lookup.owners(of: Int(hit.mention.file))
      return { compilers[names.sets[$0].id.catalog]?.isDisjoint(with: owners) == false }
    }
    guard hit.strength == .exact || hit.strength == .literal && lookup.isHelped(hit.mention),
      let bundles = lookup.searches(of: hit.mention)?.flatMap(\.bundles)
    else { return nil }
    return { asset in bundles.contains { holds($0, holders(of: asset)) } }
  }

  /// A function that returns whether an asset is available on the platforms that run the code of a hit. For
  /// example, a phone cannot load the images of a watch app. Nil if the platforms are unknown, or if the hit is
  /// weaker than a literal, as patterns and comments are.
  private func sightOfDevices(of hit: Hit) -> ((Int) -> Bool)? {
    guard hit.strength <= .literal else { return nil }
    let own = platforms(of: Set(lookup.owners(of: Int(hit.mention.file))))
    if own.isEmpty { return nil }
    let reached = own.union(receiving)
    return { asset in
      holders(of: asset).contains { owner in
        let platforms = platforms(of: [owner])
        return platforms.isEmpty || !platforms.isDisjoint(with: reached)
      }
    }
  }

  private func platforms(of modules: Set<Module.ID>) -> Set<ApplePlatform> {
    let all = modules.flatMap { lookup.modules.executables(linking: $0) }.map { lookup.modules[$0].platforms }
    return all.contains(where: \.isEmpty) ? [] : Set(all.joined())
  }
}
