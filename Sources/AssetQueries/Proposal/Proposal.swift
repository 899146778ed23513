public import AssetModel

/// What a repository does already, as an agreement that its team may adopt.
public struct Proposal: Sendable {
  /// The catalogs that others take assets from; nil where no catalog is one.
  public let shared: SharedCatalogs?
  /// Catalogs of apps that replace what is shared, by path.
  public let overrides: [OverrideCatalog]
  /// The apps that do so, where there are several.
  public let brands: BrandMatrix?
  /// How the names of each kind are written, for kinds of which there is something to say.
  public let names: [NamingMajority]
  /// Folders whose findings nobody here can do much about, by path.
  public let excluded: [ForeignFolder]
  /// The types in which code keeps names of assets, the largest first.
  public let accessors: [AccessorType]

  /// Looks at a project, and at what is reported where no configuration says anything.
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
  /// Whether an agreement about shared assets, or about names, can be about it.
  var isForAgreement: Bool {
    isAddressable && !isNamedByXcode && SharedPolicy().kinds.contains(kind)
  }
}
