internal import AssetModel

/// The catalogs of apps built from the same code that mostly contain the same names, such as each brand's logo.
///
/// Code that several apps compile expects these names in every app. So they belong to brands even if no shared catalog
/// has them. That is usual if the apps compile the shared catalog themselves: an asset of the app would then be in the
/// same bundle as a shared asset with its name, and the build, not the brand, would decide which one is shown.
struct BrandCatalogs {
  /// For each catalog, the assets that another app has under the same name, each with the other app's asset.
  private(set) var pairs: [RepositoryPath: [Replaceability: AssetSet]] = [:]
  private let modules: Modules
  private let sets: [RepositoryPath: [AssetSet]]

  /// `owners` are the modules that compile the shared catalogs.
  init(_ project: Project, _ sets: [RepositoryPath: [AssetSet]], using owners: Set<Module.ID>) {
    modules = project.modules
    self.sets = sets
    var users = sets.keys.reduce(into: [:]) { $0[$1] = project.modules.compiling($1) }.filter {
      isForApps($0.value) && $0.value != owners && project.modules.anyLinks($0.value, owners)
    }
    var count: Int
    repeat {
      count = users.count
      pairs = pairs(users).filter { path, pairs in
        // Most names must match, because unrelated apps may both have a “logo”.
        pairs.count * 2 >= sets[path, default: []].count
          && sets[path, default: []].contains { pairs[$0.replaceability]?.differs(from: $0) ?? false }
      }
      users = users.filter { pairs[$0.key] != nil }
    } while users.count < count
  }

  private func isForApps(_ owners: Set<Module.ID>) -> Bool {
    owners.allSatisfy { modules[$0].kind.isExecutable } && owners.contains { modules[$0].kind == .app }
  }

  private func pairs(_ users: [RepositoryPath: Set<Module.ID>]) -> [RepositoryPath: [Replaceability:
    AssetSet]]
  {
    let named = Dictionary(
      grouping: users.keys.sorted().flatMap { sets[$0] ?? [] }, by: \.replaceability)
    var kinship: [Set<Set<Module.ID>>: Bool] = [:]
    return users.reduce(into: [:]) { pairs, user in
      for set in sets[user.key] ?? [] {
        let other = named[set.replaceability]?.first { other in
          guard let others = users[other.id.catalog], others.isDisjoint(with: user.value) else {
            return false
          }
          let key: Set = [user.value, others]
          let areKin = kinship[key] ?? areBuiltFromSameCode(user.value, others)
          kinship[key] = areKin
          return areKin
        }
        if let other { pairs[user.key, default: [:]][set.replaceability] = other }
      }
    }
  }

  /// Whether an app in one group and an app in the other compile the same file for the same platform. An iOS app and
  /// its macOS version are one brand.
  private func areBuiltFromSameCode(_ some: Set<Module.ID>, _ others: Set<Module.ID>) -> Bool {
    let apps = others.map { modules[$0] }.filter { $0.kind == .app }
    return some.map { modules[$0] }.filter { $0.kind == .app }.contains { one in
      let files = Set(one.files.map(\.path))
      return apps.contains { other in
        let platforms = Set(one.platforms)
        return (platforms.isEmpty || other.platforms.isEmpty || !platforms.isDisjoint(with: other.platforms))
          && other.files.contains { files.contains($0.path) }
      }
    }
  }
}

extension Modules {
  /// Whether one of the `users` is one of the `owners`, or links one.
  func anyLinks(_ users: Set<Module.ID>, _ owners: Set<Module.ID>) -> Bool {
    users.contains { !parts(of: $0).isDisjoint(with: owners) }
  }
}
