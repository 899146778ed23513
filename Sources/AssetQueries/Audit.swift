public import AssetModel

/// Everything there is in the catalogs of a repository, counted.
public struct Audit: Sendable {
  public let catalogs: [CatalogTotal]
  public let kinds: [Total]
  public let formats: [Total]
  /// Groups of assets with the same content, the most wasteful first.
  public let duplicates: [DuplicateGroup]
  public let sum: Total

  /// How many there are of something, and the bytes they take.
  public struct Total: Sendable, Equatable {
    public let name: String
    public var count = 0
    public var files = 0
    public var bytes = 0
  }

  /// What one catalog holds.
  public struct CatalogTotal: Sendable {
    public let path: RepositoryPath
    public let role: CatalogRole
    public let kinds: [Total]
    public let sum: Total
  }

  /// Assets that show the same thing.
  public struct DuplicateGroup: Sendable {
    /// The one to keep first.
    public let assets: [AssetSet]
    /// The bytes of all the others.
    public let waste: Int
  }

  public init(_ project: Project) {
    let sets = project.sets
    let setsOfCatalog = Dictionary(grouping: sets, by: \.id.catalog)
    catalogs = project.catalogs.map { catalog in
      let own = setsOfCatalog[catalog.path] ?? []
      return CatalogTotal(
        path: catalog.path, role: catalog.role, kinds: Self.totals(own) { $0.kind.rawValue },
        sum: Self.total("\(catalog.path)", own))
    }
    kinds = Self.totals(sets) { $0.kind.rawValue }
    formats = Self.formats(sets.flatMap(\.payloads))
    duplicates = Self.duplicates(sets)
    sum = Self.total("all", sets)
  }

  private static func totals(_ sets: [AssetSet], by name: (AssetSet) -> String) -> [Total] {
    Dictionary(grouping: sets, by: name).map { total($0.key, $0.value) }.sorted { $0.name < $1.name }
  }

  private static func total(_ name: String, _ sets: [AssetSet]) -> Total {
    Total(
      name: name, count: sets.count, files: sets.reduce(0) { $0 + $1.payloads.count },
      bytes: sets.reduce(0) { $0 + $1.byteCount })
  }

  private static func formats(_ payloads: [Payload]) -> [Total] {
    Dictionary(grouping: payloads) { $0.path.pathExtension ?? "none" }.map { name, payloads in
      Total(
        name: name, count: payloads.count, files: payloads.count,
        bytes: payloads.reduce(0) { $0 + $1.byteCount })
    }.sorted { $0.name < $1.name }
  }

  private static func duplicates(_ sets: [AssetSet]) -> [DuplicateGroup] {
    sets.filter(\.isAddressable).grouped(by: .picture).map { group in
      let sorted = group.sorted {
        ($0.role == .shared ? 0 : 1, $0.path) < ($1.role == .shared ? 0 : 1, $1.path)
      }
      return DuplicateGroup(assets: sorted, waste: sorted.dropFirst().reduce(0) { $0 + $1.byteCount })
    }.sorted { ($1.waste, $0.assets[0].path) < ($0.waste, $1.assets[0].path) }
  }
}
