internal import AssetModel

/// What ends up in the apps, extensions and tools that people install.
struct ShippedProducts {
  private let modules: Modules
  private let names: ModuleNames
  /// The bytes of the assets in each catalog.
  private let bytes: [RepositoryPath: Int]
  private let catalogs: [Module.ID: [RepositoryPath]]
  /// The modules that a plan adds as dependencies of the modules in `adding`.
  private let added: [Module.ID]
  private let adding: Set<Module.ID>

  init(
    _ project: Project, _ bytes: [RepositoryPath: Int], linking added: [Module.ID] = [],
    into adding: Set<Module.ID> = []
  ) {
    modules = project.modules
    names = ModuleNames(project.modules)
    self.bytes = bytes
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

  /// The products, largest first.
  func all(_ assets: [RepositoryPath: Int]) -> [AuditedProduct] {
    programs.map { program in
      let bundles = bundles(of: program.id)
      return AuditedProduct(
        name: names[program.id], kind: program.kind,
        assets: bundles.reduce(0) { $0 + sum(of: assets, in: $1) },
        bytes: bundles.reduce(0) { $0 + sum(of: bytes, in: $1) }, shippedBytes: shippedBytes(of: program),
        extensions: extensions(of: program).map { names[$0] })
    }.sorted { ($1.shippedBytes, $0.name) < ($0.shippedBytes, $1.name) }
  }

  /// What each product ships, in the order of the modules.
  func sizes() -> [(name: String, bytes: Int)] {
    programs.map { (names[$0.id], shippedBytes(of: $0)) }
  }

  private var programs: [Module] { modules.all.filter { $0.kind.isExecutable && !$0.kind.isTest } }

  private func shippedBytes(of program: Module) -> Int {
    let own = bundles(of: program.id)
    var shipped = own.reduce(0) { $0 + sum(of: bytes, in: $1) }
    var frameworks = Set(own.map(\.owner).filter(isShared))
    for embedded in extensions(of: program) {
      for bundle in bundles(of: embedded)
      where !isShared(bundle.owner) || frameworks.insert(bundle.owner).inserted {
        shipped += sum(of: bytes, in: bundle)
      }
    }
    return shipped
  }

  private func extensions(of program: Module) -> [Module.ID] {
    let embedded = program.dependencies.flatMap(\.modules).filter { id in
      id != program.id && [.appExtension, .watchApp, .service].contains(modules[id].kind)
    }
    return Set(embedded).sorted()
  }

  /// Whether an app and all its extensions share the bundle.
  private func isShared(_ owner: Module.ID) -> Bool { modules[owner].kind == .framework }

  /// The bundles that the code of a product can read, each once.
  private func bundles(of product: Module.ID) -> [ModuleBundle] {
    var parts = modules.parts(of: product)
    if !parts.isDisjoint(with: adding) { for module in added { parts.formUnion(modules.parts(of: module)) } }
    return parts.sorted().compactMap { modules.bundle(of: $0) }
  }

  private func sum(of numbers: [RepositoryPath: Int], in bundle: ModuleBundle) -> Int {
    Set(bundle.contents.flatMap { catalogs[$0] ?? [] }).reduce(0) { $0 + (numbers[$1] ?? 0) }
  }
}
