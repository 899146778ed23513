internal import AssetModel

/// Several apps that each override shared assets.
public struct BrandMatrix: Sendable {
  public let brands: [(name: String, catalogs: [OverrideCatalog])]
  /// The names of the shared assets that all the brands override, sorted.
  public let required: [String]

  /// Nil unless at least two apps override shared assets.
  init?(_ overrides: [OverrideCatalog]) {
    brands = Dictionary(grouping: overrides, by: \.app).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    guard brands.count > 1 else { return nil }
    let names = brands.map { brand in brand.catalogs.reduce(into: Set()) { $0.formUnion($1.repeated) } }
    required = Set(names.dropFirst().reduce(names[0]) { $0.intersection($1) }.map(\.name)).sorted()
  }
}
