extension Modules {
  /// The bundles that the catalog at this path is compiled into. The path can also be inside the catalog. Empty if no
  /// known module compiles the catalog.
  public func bundles(compiling path: RepositoryPath) -> [ModuleBundle] {
    let owners = Set(memberships(of: path).lazy.filter { $0.role == .processed }.map(\.module))
    guard !owners.isEmpty else { return [] }
    return bundles.filter { !owners.isDisjoint(with: $0.contents) }
  }

  /// Whether a catalog is compiled only into app extensions. The rules for App Store icons do not apply to
  /// such a catalog, because the icon of an Action extension is a template image.
  public func isOnlyInExtensions(_ catalog: RepositoryPath) -> Bool {
    let bundles = bundles(compiling: catalog)
    return !bundles.isEmpty && bundles.allSatisfy { self[$0.owner].kind == .appExtension }
  }

  /// The modules in the product of a module: the module itself, the libraries that it links, and the resource bundles
  /// of all these modules.
  public func parts(of module: Module.ID) -> Set<Module.ID> {
    let linked = [module] + libraries(linkedBy: module)
    let bundles = linked.flatMap { self[$0].dependencies.flatMap(\.modules) }.filter {
      self[$0].kind == .resourceBundle
    }
    return Set(linked + bundles)
  }
}

/// Determines which catalogs are in the same product. A product is either a process or a download.
public struct CatalogCompany: Sendable {
  public enum Kind: Sendable {
    /// A process can load assets from the bundles of everything that it links.
    case process
    /// A download contains an app and its extensions.
    case download
  }

  /// The products that contain each catalog. Catalogs that only tests contain, or that no known module compiles, are
  /// omitted.
  private let products: [RepositoryPath: Set<Module.ID>]
  private let processes: Set<Module.ID>
  /// For each catalog, the modules that build its bundles, and the libraries that these modules link.
  private let owners: [RepositoryPath: (modules: Set<Module.ID>, linked: Set<Module.ID>)]

  public init(_ kind: Kind, in project: Project) {
    let modules = project.modules
    var holders: [Module.ID: Set<Module.ID>] = [:]
    for module in modules.all where !module.kind.isTest {
      var parts = modules.parts(of: module.id)
      if kind == .download {
        for guest in module.dependencies.flatMap(\.modules) where modules[guest].kind == .appExtension {
          parts.formUnion(modules.parts(of: guest))
        }
      }
      for part in parts { holders[part, default: []].insert(module.id) }
    }
    var products: [RepositoryPath: Set<Module.ID>] = [:]
    var allOwners: [RepositoryPath: (modules: Set<Module.ID>, linked: Set<Module.ID>)] = [:]
    for catalog in project.catalogs.map(\.path) {
      let owners = modules.bundles(compiling: catalog).map(\.owner)
      let all = owners.reduce(into: Set()) { $0.formUnion(holders[$1] ?? []) }
      if !all.isEmpty { products[catalog] = all }
      allOwners[catalog] = (Set(owners), Set(owners.flatMap(modules.libraries(linkedBy:))))
    }
    self.products = products
    self.owners = allOwners
    processes = Set(modules.all.lazy.filter(\.kind.isExecutable).map(\.id))
  }

  public func knows(_ catalog: RepositoryPath) -> Bool { products[catalog] != nil }

  /// Whether both catalogs belong to known modules and are in the same product.
  public func meet(_ one: RepositoryPath, _ other: RepositoryPath) -> Bool {
    guard let one = products[one], let other = products[other] else { return false }
    return !one.isDisjoint(with: other)
  }

  /// Whether every process that can load assets from `one` can also load assets from `other`. True if this is unknown.
  public func reaches(_ other: RepositoryPath, from one: RepositoryPath) -> Bool {
    guard let one = products[one]?.intersection(processes), !one.isEmpty,
      let other = products[other]?.intersection(processes), !other.isEmpty
    else { return true }
    return one.isSubset(of: other)
  }

  /// Whether modules of the catalog `other` link modules of the catalog `one`, but not the other way around.
  public func isBelow(_ one: RepositoryPath, _ other: RepositoryPath) -> Bool {
    guard let one = owners[one], let other = owners[other] else { return false }
    return !one.modules.isDisjoint(with: other.linked) && other.modules.isDisjoint(with: one.linked)
  }

  /// Whether no process can read both catalogs. False if this is unknown.
  public func areApart(_ one: RepositoryPath, _ other: RepositoryPath) -> Bool {
    guard let one = products[one]?.intersection(processes), !one.isEmpty,
      let other = products[other]?.intersection(processes), !other.isEmpty
    else { return false }
    return one.isDisjoint(with: other)
  }

  /// Whether the modules of some of these catalogs are unknown, although the modules of other catalogs in the project
  /// are known. Always false for a single catalog.
  public func isLost(among catalogs: [RepositoryPath]) -> Bool {
    !products.isEmpty && Set(catalogs).count > 1 && !catalogs.allSatisfy(knows)
  }

  /// Whether two of the catalogs may be in the same product. True if the modules of one of them are unknown.
  public func mayMeet(_ catalogs: [RepositoryPath]) -> Bool {
    var seen: Set<Module.ID> = []
    for catalog in catalogs {
      guard let products = products[catalog], seen.isDisjoint(with: products) else { return true }
      seen.formUnion(products)
    }
    return false
  }
}
