public import AssetModel

/// A configuration for a repository, inferred from the habits of its team.
///
/// A team that accepts the proposal never gets more warnings and errors than without a configuration. So a naming style
/// with exceptions is only proposed as a comment. If existing assets break a rule about shared assets, the proposal
/// turns the rule down to info. The shared catalogs are useful even then, because they tell other rules which copy to
/// keep.
public struct Proposal: Sendable {
  /// The catalogs with assets that several modules share; nil if there are none.
  public let shared: SharedCatalogs?
  /// Whether the shared catalogs cause more warnings or errors from other rules.
  private(set) var sharingIsLoud = false
  /// The app catalogs whose assets replace shared assets, sorted by path.
  public let overrides: [OverrideCatalog]
  public let brands: BrandMatrix?
  /// The usual style of asset names, for each kind of asset that occurs often enough.
  public private(set) var names: [NamingMajority]
  /// The rules to turn down to infos, sorted.
  private(set) var quieted: [String] = []
  /// The folders with findings that the team can do little about, such as third-party code, sorted by path.
  public let excluded: [ForeignFolder]
  /// The types whose members refer to assets. The type with the most members comes first.
  public let accessors: [AccessorType]

  /// `report` contains the findings without a configuration, and `judge` returns the findings under one.
  public init<E: Error>(
    _ project: Project, _ report: Report, judge: (_ configuration: String) throws(E) -> Report
  ) throws(E) {
    self.init(project, report)
    quiet(try judge(text(counting: report)))
    if shared != nil {
      sharingIsLoud = try judge(text(counting: report)).alarms > report.alarms
    }
  }

  /// A proposal that may cause new warnings.
  init(_ project: Project, _ report: Report) {
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

  /// The rules that report nothing unless the configuration contains a policy for them.
  static let policyRules: Set = [
    "outside_shared_catalog", "orphan_override", "redundant_override", "mismatched_override",
    "missing_override", "asset_name",
  ]

  private mutating func quiet(_ trial: Report) {
    for index in names.indices {
      let kind = names[index].kind
      names[index].exceptions = trial.findings(of: "asset_name").count {
        $0.subjects.first?.asset?.kind == kind
      }
    }
    quieted = Self.policyRules.subtracting(["asset_name"]).filter { rule in
      trial.diagnostics.contains { $0.rule == rule && $0.severity > .info }
    }.sorted()
  }
}

extension AssetSet {
  /// Whether a policy on shared assets or names can apply to this asset.
  var isForAgreement: Bool {
    isAddressable && !isNamedByXcode && SharedPolicy().kinds.contains(kind)
  }
}
