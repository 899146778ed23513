public import AssetModel

/// The modules of a repository, with their dependencies, catalogs and bundles.
public struct ModuleAudit: Sendable {
  public let modules: [Entry]
  /// The catalogs that no module compiles or copies.
  public let ownerless: [RepositoryPath]
  public let disagreements: [Disagreement]
  public let notes: [ModuleNote]
  public let catalogCount: Int

  public struct Entry: Sendable {
    public let module: Module
    public let catalogs: [RepositoryPath]
    /// The catalogs that are copied instead of compiled. Code cannot find their assets by name.
    public let copiedCatalogs: [RepositoryPath]
    public let dependencies: [Dependency]
    /// The bundle that the module builds. Nil if it builds none; other bundles then contain its resources, if any.
    public let bundle: ModuleBundle?
    /// Other modules whose resources end up in this module's bundle.
    public let guests: [String]
    /// The names of the bundles that contain the resources of the module, if it has no bundle of its own.
    public let hosts: [String]
  }

  public struct Dependency: Sendable {
    public let name: String
    public let target: ModuleDependency.Target
    public let modules: [String]
  }

  /// A module that two files declare with different resources. The declaration in `successor` takes precedence.
  public struct Disagreement: Sendable {
    public let superseded: SupersededModule
    public let successor: Module
  }

  public init(_ project: Project) {
    let modules = project.modules
    var compiled: [Module.ID: [RepositoryPath]] = [:]
    var copied: [Module.ID: [RepositoryPath]] = [:]
    var ownerless: [RepositoryPath] = []
    for catalog in project.catalogs.map(\.path) {
      let memberships = modules.memberships(of: catalog)
      if memberships.isEmpty { ownerless.append(catalog) }
      for membership in memberships {
        if membership.role == .processed {
          compiled[membership.module, default: []].append(catalog)
        } else {
          copied[membership.module, default: []].append(catalog)
        }
      }
    }
    let bundles = modules.bundles
    self.modules = modules.all.map { module in
      let bundle = modules.bundle(of: module.id)
      let hosts = bundle != nil ? [] : bundles.filter { $0.contents.contains(module.id) }
      return Entry(
        module: module, catalogs: compiled[module.id] ?? [], copiedCatalogs: copied[module.id] ?? [],
        dependencies: module.dependencies.map { dependency in
          Dependency(
            name: dependency.name, target: dependency.target,
            modules: dependency.modules.map { modules[$0].name })
        }, bundle: bundle, guests: bundle?.contents.dropFirst().map { modules[$0].name } ?? [],
        hosts: hosts.flatMap(\.names))
    }
    self.ownerless = ownerless
    disagreements = modules.superseded.filter { !$0.onlyHere.isEmpty || !$0.onlyInSuccessor.isEmpty }.map {
      Disagreement(superseded: $0, successor: modules[$0.successor])
    }
    notes = modules.notes
    catalogCount = project.catalogs.count
  }
}
