public import AssetModel

/// A configuration for a repository, inferred from the habits of its team.
public struct Proposal: Sendable {
  /// The catalogs with assets that several modules share; nil if there are none.
  public let shared: SharedCatalogs?
  /// The app catalogs whose assets replace shared assets, sorted by path.
  public let overrides: [OverrideCatalog]
  public let brands: BrandMatrix?
  /// The usual style of asset names, for each kind of asset that occurs often enough.
  public let names: [NamingMajority]
  /// The folders with findings that the team can do little about, such as third-party code, sorted by path.
  public let excluded: [ForeignFolder]
  /// The type with the most members comes first.
  public let accessors: [AccessorType]

  public init(_ project: Project, _ report: Report) {
    let excluded = ForeignFolder.all(in: project, report)
    let isOwn = { (set: AssetSet) in
      !set.isInTests && !excluded.contains { set.path.isInside($0.path) }
    }
    shared = SharedCatalogs(in: project, where: isOwn)
    let overrides = shared.map { OverrideCatalog.all(in: project, of: $0, where: isOwn) } ?? []
    brands = BrandMatrix(overrides)
    self.overrides = overrides
    names = NamingMajority.all(in: project.sets.filter(isOwn))
    accessors = AccessorType.all(in: project.usage)
    self.excluded = excluded
  }
}

extension AssetSet {
  /// Whether a policy on shared assets or names can apply to this asset.
  var isForAgreement: Bool {
    isAddressable && !isNamedByXcode && SharedPolicy().kinds.contains(kind)
  }
}
