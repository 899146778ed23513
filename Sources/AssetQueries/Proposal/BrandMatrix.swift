internal import AssetModel

/// Several apps that each have their own versions of the same assets.
public struct BrandMatrix: Sendable {
  public let brands: [(name: String, catalogs: [OverrideCatalog])]
  /// The names of the assets that all the brands have, sorted.
  public let required: [String]

  /// Groups the catalogs by app. Nil if fewer than two apps have catalogs among `overrides`.
  init?(_ overrides: [OverrideCatalog]) {
    let owned = overrides.compactMap { catalog in catalog.app.map { (app: $0, catalog: catalog) } }
    brands = Dictionary(grouping: owned, by: \.app).sorted { $0.key < $1.key }.map { app, owned in
      (app, owned.map(\.catalog))
    }
    guard brands.count > 1 else { return nil }
    let names = brands.map { brand in brand.catalogs.reduce(into: Set()) { $0.formUnion($1.repeated) } }
    required = Set(names.dropFirst().reduce(names[0]) { $0.intersection($1) }.map(\.name)).sorted()
  }
}
