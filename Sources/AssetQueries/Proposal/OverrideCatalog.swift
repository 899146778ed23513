public import AssetModel

/// A catalog of an app that mostly has the names of shared assets, and shows something else under them.
public struct OverrideCatalog: Sendable {
  public let path: RepositoryPath
  /// The name of the first app that compiles it.
  public let app: String
  /// How many assets it has, of the shared kinds.
  public let count: Int
  /// Those of them that are called like a shared one.
  public let repeated: Set<Replaceability>

  /// Those of a project, by path.
  static func all(
    in project: Project, of shared: SharedCatalogs, where isOwn: (AssetSet) -> Bool
  ) -> [OverrideCatalog] {
    let sets = Dictionary(
      grouping: project.sets.filter { $0.isForAgreement && shared.kinds.contains($0.kind) && isOwn($0) },
      by: \.id.catalog)
    let bases = Dictionary(
      (shared.catalogs + shared.others).flatMap { sets[$0] ?? [] }.map { ($0.replaceability, $0) },
      uniquingKeysWith: { first, _ in first })
    return sets.keys.filter { !(shared.catalogs + shared.others).contains($0) }.sorted().compactMap { path in
      let own = sets[path] ?? []
      let owners = project.modules.compiling(path)
      guard !owners.isEmpty, owners.allSatisfy({ project.modules[$0].kind.isExecutable }),
        owners.contains(where: { !project.modules.parts(of: $0).isDisjoint(with: shared.owners) })
      else { return nil }
      let pairs = own.compactMap { set in bases[set.replaceability].map { (set, $0) } }
      // What only repeats is a copy; what replaces looks different.
      let replaces = pairs.contains { set, base in
        // What is as large as nothing else has no digest.
        set.content(by: .bytes).map { $0 != base.content(by: .bytes) } ?? true
      }
      let apps = owners.filter { project.modules[$0].kind == .app }
      guard replaces, pairs.count * 2 >= own.count, let app = (apps.isEmpty ? owners : apps).min() else {
        return nil
      }
      return OverrideCatalog(
        path: path, app: project.modules[app].name, count: own.count,
        repeated: Set(pairs.map(\.0.replaceability)))
    }
  }
}
