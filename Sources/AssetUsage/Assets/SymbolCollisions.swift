internal import AssetModel
internal import Basics

/// Finds the assets for which a generator cannot create a unique identifier.
struct SymbolCollisions {
  private let reader: MentionReader
  private let generators: Generators
  private let lookup: BundleLookup
  private let users: GeneratorUsers
  private let rSwiftMembers: [String?]

  init(
    _ reader: MentionReader, _ generators: Generators, _ lookup: BundleLookup, _ users: GeneratorUsers
  ) {
    self.reader = reader
    // Computed once for each asset, because several modules may compile the same catalog.
    rSwiftMembers = reader.names.sets.map { set in
      guard set.isNamedBySources, RSwiftNaming.names(set.kind) else { return nil }
      return RSwiftNaming.memberPath(of: AssetAddress(of: set, namespaces: generators.namespaces))?
        .joined(separator: ".")
    }
    self.generators = generators
    self.lookup = lookup
    self.users = users
  }

  private var names: AssetNames { _read { yield reader.names } }
  private var symbols: GeneratedSymbols { _read { yield reader.symbols } }
  private var modules: Modules { _read { yield lookup.modules } }

  /// Assets whose generated identifiers are compiled together and may therefore collide.
  private struct Scope {
    let module: Module?
    var assets: [Int] = []
    var catalogs: Set<RepositoryPath> = []
  }

  private struct Group: Hashable {
    let generator: Generator
    let identifier: String
    let assets: [Int]
  }

  /// The assets without a unique identifier. Lists each collision only once, even if several modules compile the
  /// catalog.
  var all: [UnavailableSymbol] {
    let scopes = scopes
    let found = scopes.flatMap(ofXcode) + ofSwiftGen(scopes) + scopes.flatMap(ofRSwift)
    // Modules that use the generator come first. They are more informative than those that only compile the catalog.
    var seen: Set<Group> = []
    return (found.filter(\.isInUse) + found.filter { !$0.isInUse }).filter {
      seen.insert(Group(generator: $0.generator, identifier: $0.identifier, assets: $0.assets)).inserted
    }
  }

  /// A scope for each module that compiles catalogs, then one for each catalog that no known module compiles.
  private var scopes: [Scope] {
    var ofModules: [Module.ID: Scope] = [:]
    var others: [RepositoryPath: Scope] = [:]
    for (catalog, assets) in Dictionary(grouping: names.sets.indices, by: { names.sets[$0].id.catalog }) {
      let named = assets.filter { names.sets[$0].container == nil }
      let compiled = modules.memberships(of: catalog).filter { $0.role == .processed }
      if compiled.isEmpty { others[catalog] = Scope(module: nil, assets: named, catalogs: [catalog]) }
      // Catalogs that are compiled for only some platforms might never be compiled together.
      for membership in compiled where !membership.isConditional {
        ofModules[membership.module, default: Scope(module: modules[membership.module])].assets += named
        ofModules[membership.module]?.catalogs.insert(catalog)
      }
    }
    return ofModules.sorted { $0.key < $1.key }.map(\.value) + others.sorted { $0.key < $1.key }.map(\.value)
  }

  private func isInUse(_ generator: Generator, _ scope: Scope) -> Bool {
    guard let module = scope.module else { return users.homeless.contains(generator) }
    return users.modules[generator]?.contains(module.id) == true
  }

  // MARK: Xcode

  private func ofXcode(_ scope: Scope) -> [UnavailableSymbol] {
    let switches = scope.module?.words(of: "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") ?? []
    // Xcode recommends this setting for every project, but the Swift symbols matter only in modules with Swift code.
    let isWanted =
      switches.contains("YES") && scope.module?.sources.contains { $0.pathExtension == "swift" } == true
    let isOn = switches != ["NO"] && (isWanted || isInUse(.xcode, scope))
    let named = scope.assets.filter { [.image, .symbol, .color].contains(names.sets[$0].kind) }
    let swift = collisions(.xcode, named, scope, isInUse: isOn) { asset in
      let type = names.sets[asset].kind == .color ? "ColorResource" : "ImageResource"
      return symbols.swiftMembers[asset].map { type + $0 }
    }
    let objectiveC = collisions(.objectiveC, named, scope, isInUse: isInUse(.objectiveC, scope)) {
      symbols.objectiveCConstants[$0]
    }
    return swift + objectiveC + takenMembers(named, scope, isInUse: isOn)
  }

  /// The assets whose generated symbols cannot become members of a type such as `UIImage`, because the type already
  /// has a member with the same name.
  private func takenMembers(_ assets: [Int], _ scope: Scope, isInUse: Bool) -> [UnavailableSymbol] {
    guard let module = scope.module,
      module.words(of: "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS").contains("YES")
    else { return [] }
    return assets.compactMap { asset in
      guard let path = symbols.swiftMembers[asset]?.split(separator: "."), path.count == 1 else { return nil }
      let member = path[0].filter { $0 != "`" }
      let isColor = names.sets[asset].kind == .color
      let owners = FrameworkMembers.owners(of: member, isColor: isColor, in: module.extendedFrameworks)
      guard let first = owners.first else { return nil }
      let use = firstUse(of: member, on: owners, isColor: isColor, in: module.id)
      return UnavailableSymbol(
        .xcode, "\(first).\(member)", [asset], .taken(by: owners, use: use), module: module.name,
        isInUse: isInUse)
    }
  }

  /// The first place in the module's code that certainly refers to a member of a system type.
  private func firstUse(of member: String, on owners: [String], isColor: Bool, in module: Module.ID) -> Place?
  {
    guard let name = reader.corpus.words.find(member) else { return nil }
    let reading = SymbolReading(reader)
    let use = reader.places.code.chains.mentions(naming: [name]).first { id in
      lookup.owners(of: Int(id.file)).contains(module)
        && reading.isOfSystem(id, name, on: owners, isColor: isColor)
    }
    return use.map { id in
      let (path, position) = reader.corpus.place(of: id)
      return Place(path, position)
    }
  }

  // MARK: Others

  private func ofSwiftGen(_ scopes: [Scope]) -> [UnavailableSymbol] {
    guard !generators.swiftGen.isEmpty else {
      return scopes.flatMap { scope in
        let naming = SwiftGenNaming(separatesCatalogs: scope.catalogs.count > 1)
        return ofSwiftGen(naming, scope, isInUse: false)
      }
    }
    return generators.swiftGenRuns.flatMap { run in
      let assets = names.sets.indices.filter { run.action.covers(names.sets[$0].id.catalog) }
      return ofSwiftGen(run.naming, Scope(module: nil, assets: assets), isInUse: true)
    }
  }

  private func ofSwiftGen(_ naming: SwiftGenNaming, _ scope: Scope, isInUse: Bool) -> [UnavailableSymbol] {
    let named = scope.assets.filter { SwiftGenNaming.accessors(of: names.sets[$0].kind) != nil }
    return collisions(.swiftGen, named, scope, isInUse: isInUse) { asset in
      naming.memberPath(of: AssetAddress(of: names.sets[asset], namespaces: generators.namespaces))?.joined(
        separator: ".")
    }
  }

  private func ofRSwift(_ scope: Scope) -> [UnavailableSymbol] {
    let named = scope.assets.filter { RSwiftNaming.names(names.sets[$0].kind) }
    return collisions(.rSwift, named, scope, isInUse: isInUse(.rSwift, scope)) { rSwiftMembers[$0] }
  }

  private func collisions(
    _ generator: Generator, _ assets: [Int], _ scope: Scope, isInUse: Bool,
    identifier: (Int) -> String?
  ) -> [UnavailableSymbol] {
    let sorted = assets.filter { names.sets[$0].isNamedBySources }.sorted {
      (names.sets[$0].name, $0) < (names.sets[$1].name, $1)
    }
    var groups: [String: [Int]] = [:]
    for asset in sorted { groups[identifier(asset) ?? "", default: []].append(asset) }
    return groups.sorted { $0.key < $1.key }.compactMap { identifier, group in
      // Two assets with the same kind and name clash even without a generator, so they count as one here.
      var seen: Set<String> = []
      let distinct = group.filter { seen.insert(names.sets[$0].nameAndKind).inserted }
      guard distinct.count > 1 || identifier.isEmpty else { return nil }
      return UnavailableSymbol(
        generator, identifier, distinct, identifier.isEmpty ? .empty : .shared, module: scope.module?.name,
        isInUse: isInUse)
    }
  }
}

extension AssetSet {
  fileprivate var nameAndKind: String { "\(kind.rawValue) \(name)" }
}

extension Module {
  /// The frameworks whose types Xcode extends with asset symbols for this module, according to the module's platforms
  /// and build settings.
  fileprivate var extendedFrameworks: [FrameworkMembers.Framework] {
    let wanted = words(of: "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_FRAMEWORKS")
    return FrameworkMembers.Framework.allCases.filter { framework in
      let isThere =
        switch framework {
        case .swiftUI: true
        case .uiKit: platforms.contains { $0 != .macOS }
        case .appKit: platforms.contains(.macOS)
        }
      return isThere && (wanted.isEmpty || wanted.contains(framework.rawValue[...]))
    }
  }
}
