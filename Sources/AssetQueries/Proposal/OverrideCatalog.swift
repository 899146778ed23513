public import AssetModel

/// An app's catalog that seems to override shared assets, or to contain the app's versions of assets that several apps
/// have.
public struct OverrideCatalog: Sendable {
  public let path: RepositoryPath
  /// The name of the app that compiles the catalog; nil if only extensions and the like compile it.
  public let app: String?
  /// The number of assets in the catalog. If it only overrides shared assets, only the kinds that belong in the shared
  /// catalogs count.
  public let count: Int
  /// The assets in the catalog that have the same name and kind as a shared asset in another bundle, or as an asset of
  /// another brand.
  public let repeated: Set<Replaceability>

  static func all(
    in project: Project, of shared: SharedCatalogs, where isOwn: (AssetSet) -> Bool
  ) -> [OverrideCatalog] {
    let modules = project.modules
    let sets = Dictionary(
      grouping: project.sets.filter { $0.isForAgreement && isOwn($0) }, by: \.id.catalog)
    let bases = Dictionary(
      grouping: (shared.catalogs + shared.others).flatMap { sets[$0] ?? [] }.filter {
        shared.kinds.contains($0.kind)
      },
      by: \.replaceability)
    return sets.keys.filter { !(shared.catalogs + shared.others).contains($0) }.sorted().compactMap { path in
      let owners = modules.compiling(path)
      guard !owners.isEmpty, owners.allSatisfy({ modules[$0].kind.isExecutable }),
        modules.anyLinks(owners, Set(shared.owners))
      else { return nil }
      let versions = shared.brands.pairs[path]
      let own = (sets[path] ?? []).filter { versions != nil || shared.kinds.contains($0.kind) }
      let bundles = Set(modules.bundles(compiling: path))
      let pairs = own.compactMap { set -> (AssetSet, AssetSet)? in
        // In the same bundle, the two assets are not an override but a conflict.
        let base = bases[set.replaceability]?.first {
          bundles.isDisjoint(with: modules.bundles(compiling: $0.id.catalog))
        }
        return (base ?? versions?[set.replaceability]).map { (set, $0) }
      }
      guard pairs.contains(where: { $0.differs(from: $1) }), pairs.count * 2 >= own.count else { return nil }
      return OverrideCatalog(
        path: path, app: owners.filter { modules[$0].kind == .app }.min().map { modules[$0].name },
        count: own.count, repeated: Set(pairs.map(\.0.replaceability)))
    }
  }
}

extension AssetSet {
  /// Whether this is a different version of the other asset, rather than a copy.
  func differs(from other: AssetSet) -> Bool {
    // If the content is unknown, no other file has the same size, so the assets differ.
    content(by: .bytes).map { $0 != other.content(by: .bytes) } ?? true
  }
}
