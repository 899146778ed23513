internal import AssetModel

/// Determines which catalogs ship in the apps, extensions and tools that people install.
struct ShippedProducts {
  private let modules: Modules
  private let names: ModuleNames
  private let catalogs: [Module.ID: [RepositoryPath]]
  /// The modules that a migration plan adds as dependencies of the modules in `adding`.
  private let added: [Module.ID]
  private let adding: Set<Module.ID>

  init(
    _ project: Project, linking added: [Module.ID] = [], into adding: Set<Module.ID> = []
  ) {
    modules = project.modules
    names = ModuleNames(project.modules)
    self.added = added
    self.adding = adding
    var catalogs: [Module.ID: [RepositoryPath]] = [:]
    for catalog in project.catalogs.map(\.path) where !project.isForDevelopment(catalog) {
      for member in project.modules.memberships(of: catalog) where member.role == .processed {
        catalogs[member.module, default: []].append(catalog)
      }
    }
    self.catalogs = catalogs
  }

  /// All products. `bytes` and `assets` contain the size of each catalog and the number of its assets.
  func all(_ bytes: [RepositoryPath: Int], _ assets: [RepositoryPath: Int]) -> [AuditedProduct] {
    programs.map { program in
      let readable = bundles(of: program.id).flatMap(catalogs(in:))
      return AuditedProduct(
        name: names[program.id], kind: program.kind,
        assets: readable.reduce(0) { $0 + (assets[$1] ?? 0) },
        bytes: readable.reduce(0) { $0 + (bytes[$1] ?? 0) },
        shippedBytes: shippedCatalogs(of: program).reduce(0) { $0 + (bytes[$1] ?? 0) },
        extensions: extensions(of: program).map { names[$0] })
    }.sorted { ($1.shippedBytes, $0.name) < ($0.shippedBytes, $1.name) }
  }

  /// The catalogs that each product ships. A catalog that ships in several copies, such as one in the app and one in
  /// its extension, is listed once for each copy.
  func shippedCatalogs() -> [(name: String, catalogs: [RepositoryPath])] {
    programs.map { (names[$0.id], shippedCatalogs(of: $0)) }
  }

  private var programs: [Module] { modules.all.filter { $0.kind.isExecutable && !$0.kind.isTest } }

  private func shippedCatalogs(of program: Module) -> [RepositoryPath] {
    let own = bundles(of: program.id)
    var shipped = own.flatMap(catalogs(in:))
    var frameworks = Set(own.map(\.owner).filter(isShared))
    for embedded in extensions(of: program) {
      for bundle in bundles(of: embedded)
      where !isShared(bundle.owner) || frameworks.insert(bundle.owner).inserted {
        shipped += catalogs(in: bundle)
      }
    }
    return shipped
  }

  private func extensions(of program: Module) -> [Module.ID] {
    let embedded = program.dependencies.flatMap(\.modules).filter { id in
      id != program.id && modules[id].kind.isEmbedded
    }
    return Set(embedded).sorted()
  }

  /// Whether an app and its extensions share one copy of the bundle, as they do with a dynamic framework.
  private func isShared(_ owner: Module.ID) -> Bool { modules[owner].kind == .framework }

  private func bundles(of product: Module.ID) -> [ModuleBundle] {
    var parts = modules.parts(of: product)
    if !parts.isDisjoint(with: adding) { for module in added { parts.formUnion(modules.parts(of: module)) } }
    return parts.sorted().compactMap { modules.bundle(of: $0) }
  }

  private func catalogs(in bundle: ModuleBundle) -> Set<RepositoryPath> {
    Set(bundle.contents.flatMap { catalogs[$0] ?? [] })
  }
}
