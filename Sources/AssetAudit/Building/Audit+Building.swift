public import AssetModel
public import AssetUsage
internal import LintEngine

extension Audit {
  /// Computes the whole audit.
  ///
  /// `changes` contains the last commit that changed each file, if requested. `target` is the destination of the
  /// migration plan, by default the shared catalog. If `source` is given, the plan moves only the assets in this
  /// catalog. `generators` determine which identifiers in code change if an asset moves. The audit looks for
  /// a better place only for assets in the catalogs of `scope`, because this search takes longer than everything else.
  /// `flags` are added to the commands that the audit recommends.
  public init(
    _ project: Project, _ report: Report, changes: [RepositoryPath: AuditedChange]? = nil,
    movingFrom source: RepositoryPath? = nil, to target: RepositoryPath? = nil,
    generators: Generators = Generators(), moves scope: MoveScope = .all, flags: AuditFlags = AuditFlags()
  ) {
    self.flags = flags
    var builder = AuditBuilder(project, report, changes ?? [:])
    let assets = builder.assets()
    self.assets = assets
    total = AuditTotal(assets)
    let byCatalog = Dictionary(grouping: assets) { $0.set.id.catalog }
    let target = target ?? project.catalogs.first { $0.role == .shared }?.path
    let moved = scope.catalogs(in: byCatalog)
    let facts = target == nil && moved.isEmpty ? nil : MovingFacts(project, assets, generators)
    var mover = facts.map(CatalogMoves.init)
    catalogs = project.catalogs.map { catalog in
      let own = byCatalog[catalog.path] ?? []
      return AuditedCatalog(
        path: catalog.path, role: catalog.role, modules: builder.owners(of: catalog.path),
        isInLibrary: builder.isInLibrary(catalog.path),
        isForDevelopment: project.isForDevelopment(catalog.path),
        total: AuditTotal(own), kinds: Self.totals(own) { [$0.set.kind.rawValue] },
        moving: moved.contains(catalog.path) ? mover?.move(of: catalog.path) : nil)
    }
    modules = builder.modules(byCatalog)
    kinds = Self.totals(assets) { [$0.set.kind.rawValue] }
    formats = Self.formats(assets)
    products = ShippedProducts(project).all(
      byCatalog.mapValues { $0.reduce(0) { $0 + $1.bytes } }, byCatalog.mapValues(\.count))
    rules = RuleTotal.all(in: report)
    copies = builder.copies
    lookalikes = builder.lookalikes
    clashes = NameClash.all(in: assets)
    uses = builder.uses(assets)
    brands = builder.brands()
    coverage =
      [Coverage("", assets)]
      + project.catalogs.compactMap { catalog in
        byCatalog[catalog.path].map { Coverage("\(catalog.path)", $0) }
      }
    names = NameStyleTotal.all(project.sets)
    access = AccessStyle.allCases.compactMap { style in
      let counts = assets.flatMap(\.access).filter { $0.style == style }
      guard !counts.isEmpty else { return nil }
      return AccessTotal(
        style: style, references: counts.reduce(0) { $0 + $1.count }, assets: counts.count)
    }
    errors = builder.errors()
    otherFindings = builder.otherFindings()
    computedNames = project.usage?.computedNames ?? []
    bytesToSave = report.bytesToSave
    limits = (changes?.isEmpty == true ? [Self.noHistory] : []) + Self.limits(project, report, flags)
    advice = AuditAdvice(
      assets, total: total, catalogs: catalogs, modules: modules, rules: rules, report: report,
      flags: flags)
    migration = target.flatMap { target in facts.map { MigrationPlan($0, from: source, to: target) } }
  }

  private static func totals(
    _ assets: [AuditedAsset], by names: (AuditedAsset) -> [String]
  ) -> [NamedTotal] {
    let named = assets.flatMap { asset in names(asset).map { (name: $0, asset: asset) } }
    return Dictionary(grouping: named, by: \.name).map { name, found in
      NamedTotal(name: name, total: AuditTotal(found.map(\.asset)))
    }.sorted { ($1.total.bytes, $0.name) < ($0.total.bytes, $1.name) }
  }

  /// The totals by file format. The files and bytes of a format do not include an asset's files in other formats.
  private static func formats(_ assets: [AuditedAsset]) -> [NamedTotal] {
    let files = Dictionary(grouping: assets.lazy.flatMap { $0.set.payloads }, by: \.formatName)
    return totals(assets, by: \.formats).map { named in
      var total = AuditTotal()
      total.assets = named.total.assets
      total.files = files[named.name]?.count ?? 0
      total.bytes = files[named.name]?.reduce(0) { $0 + $1.byteCount } ?? 0
      return NamedTotal(name: named.name, total: total)
    }.sorted { ($1.total.bytes, $0.name) < ($0.total.bytes, $1.name) }
  }
}

extension Payload {
  var formatName: String { path.pathExtension ?? "none" }
}

extension MoveScope {
  fileprivate func catalogs(in assets: [RepositoryPath: [AuditedAsset]]) -> Set<RepositoryPath> {
    switch self {
    case .none: []
    case .all: Set(assets.keys)
    case .largest(let count):
      Set(
        assets.filter { !$0.value[0].set.isInTests }
          .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(count).map(\.key))
    }
  }
}
