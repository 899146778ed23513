internal import AssetModel

/// Finds the modules that a path belongs to, and gives each module a unique name.
struct ModuleNames {
  let modules: Modules
  private let labels: [Module.ID: String]
  private var known: [RepositoryPath: [Module.ID]] = [:]

  init(_ modules: Modules) {
    self.modules = modules
    let named = Dictionary(grouping: modules.all) { $0.name }
    labels = Dictionary(
      uniqueKeysWithValues: modules.all.map { module in
        let namesakes = named[module.name, default: []].filter { $0.container != module.container }
        return (module.id, namesakes.isEmpty ? module.name : "\(module.name) (\(module.container))")
      })
  }

  subscript(module: Module.ID) -> String { labels[module] ?? modules[module].name }

  /// The modules that contain the file at this path. Test modules are included only if there are no others.
  mutating func users(_ path: RepositoryPath) -> [Module.ID] {
    if let known = known[path] { return known }
    let found = members(modules.memberships(of: path).map(\.module))
    known[path] = found
    return found
  }

  func owners(of catalog: RepositoryPath) -> [Module.ID] {
    members(modules.memberships(of: catalog).filter { $0.role == .processed }.map(\.module))
  }

  private func members(_ all: [Module.ID]) -> [Module.ID] {
    let unique = Set(all).sorted()
    let apps = unique.filter { !modules[$0].kind.isTest }
    return apps.isEmpty ? unique : apps
  }
}
