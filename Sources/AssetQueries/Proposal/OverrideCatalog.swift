public import AssetModel

/// An app's catalog that seems to override shared assets.
public struct OverrideCatalog: Sendable {
  public let path: RepositoryPath
  public let app: String
  /// The number of assets in the catalog, counting only the kinds that belong in the shared catalogs.
  public let count: Int
  /// The assets in the catalog that have the same name and kind as a shared asset.
  public let repeated: Set<Replaceability>

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
      // An asset with the same content would only be a copy, not an override.
      let replaces = pairs.contains { set, base in
        // Unknown content was not read, because no other file has the same size, so the assets differ.
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
