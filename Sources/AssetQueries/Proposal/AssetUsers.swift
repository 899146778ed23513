internal import AssetModel

/// For each asset, the modules with code that certainly uses it. Test modules do not count.
struct AssetUsers {
  private(set) var bySet: [Set<Module.ID>] = []
  private let modules: Modules
  private var known: [RepositoryPath: Set<Module.ID>] = [:]

  init(_ project: Project) {
    modules = project.modules
    guard let usage = project.usage else {
      bySet = project.sets.map { _ in [] }
      return
    }
    for verdict in usage.verdicts { bySet.append(users(by: verdict.references, usage.accessors)) }
  }

  var all: Set<Module.ID> { bySet.reduce(into: []) { $0.formUnion($1) } }

  private mutating func users(by references: [Reference], _ accessors: [Accessor]) -> Set<Module.ID> {
    var users: Set<Module.ID> = []
    var seen: Set<Int> = []
    var pending: [Int] = []
    for reference in references where reference.doubts.isEmpty && reference.strength <= .literal {
      if let accessor = reference.accessor {
        pending.append(accessor)
      } else {
        users.formUnion(compiling(reference.place.path))
      }
    }
    while let accessor = pending.popLast() {
      guard seen.insert(accessor).inserted else { continue }
      for use in accessors[accessor].uses where use.doubts.isEmpty {
        if let next = use.accessor {
          pending.append(next)
        } else {
          users.formUnion(compiling(use.place.path))
        }
      }
    }
    return users
  }

  private mutating func compiling(_ source: RepositoryPath) -> Set<Module.ID> {
    if let known = known[source] { return known }
    let found = Set(modules.memberships(of: source).map(\.module)).filter { !modules[$0].kind.isTest }
    known[source] = found
    return found
  }
}
