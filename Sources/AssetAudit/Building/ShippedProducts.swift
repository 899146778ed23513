internal import AssetModel

/// What ends up in the apps, extensions and tools that people install.
struct ShippedProducts {
  private let modules: Modules
  private let names: ModuleNames
  private let assets: [RepositoryPath: [AuditedAsset]]
  private let catalogs: [Module.ID: [RepositoryPath]]

  init(_ project: Project, _ assets: [RepositoryPath: [AuditedAsset]]) {
    modules = project.modules
    names = ModuleNames(project.modules)
    self.assets = assets
    var catalogs: [Module.ID: [RepositoryPath]] = [:]
    for catalog in project.catalogs.map(\.path) {
      for member in project.modules.memberships(of: catalog) where member.role == .processed {
        catalogs[member.module, default: []].append(catalog)
      }
    }
    self.catalogs = catalogs
  }

  /// The products, the heaviest first.
  func all() -> [AuditedProduct] {
    modules.all.filter { $0.kind.isExecutable && !$0.kind.isTest }.map(product).sorted {
      ($1.shippedBytes, $0.name) < ($0.shippedBytes, $1.name)
    }
  }

  private func product(_ module: Module) -> AuditedProduct {
    let bundles = bundles(of: module.id)
    let extensions = module.dependencies.flatMap(\.modules).filter { isEmbedded($0) && $0 != module.id }
    var shipped = bundles.reduce(0) { $0 + bytes(of: $1) }
    var frameworks = Set(bundles.map(\.owner).filter(isShared))
    for embedded in Set(extensions).sorted() {
      for bundle in self.bundles(of: embedded)
      where !isShared(bundle.owner) || frameworks.insert(bundle.owner).inserted {
        shipped += bytes(of: bundle)
      }
    }
    return AuditedProduct(
      name: names[module.id], kind: module.kind,
      assets: bundles.reduce(0) { $0 + contents(of: $1).count },
      bytes: bundles.reduce(0) { $0 + bytes(of: $1) }, shippedBytes: shipped,
      extensions: Set(extensions).sorted().map { names[$0] })
  }

  private func isEmbedded(_ module: Module.ID) -> Bool {
    [.appExtension, .watchApp, .service].contains(modules[module].kind)
  }

  /// Whether an app has the bundle once, for itself and all its extensions.
  private func isShared(_ owner: Module.ID) -> Bool { modules[owner].kind == .framework }

  /// The bundles that code of a product can read, each once.
  private func bundles(of product: Module.ID) -> [ModuleBundle] {
    modules.parts(of: product).sorted().compactMap { modules.bundle(of: $0) }
  }

  private func contents(of bundle: ModuleBundle) -> [AuditedAsset] {
    let paths = Set(bundle.contents.flatMap { catalogs[$0] ?? [] })
    return paths.sorted().flatMap { assets[$0] ?? [] }
  }

  private func bytes(of bundle: ModuleBundle) -> Int {
    contents(of: bundle).reduce(0) { $0 + $1.bytes }
  }
}
