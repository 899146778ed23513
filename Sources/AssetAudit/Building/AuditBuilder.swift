public import AssetModel
internal import AssetQueries
internal import LintEngine

extension Audit {
  /// Counts everything once, from what lint has seen and said.
  ///
  /// `changes` are the last commits that touched files, by path, where somebody wants to know; `target` is the catalog to plan a migration to, by
  /// default the shared one.
  public init(
    _ project: Project, _ report: Report, changes: [RepositoryPath: AuditedChange]? = nil,
    movingTo target: RepositoryPath? = nil
  ) {
    var builder = AuditBuilder(project, report, changes ?? [:])
    let assets = builder.assets()
    self.assets = assets
    total = AuditTotal(assets)
    let byCatalog = Dictionary(grouping: assets) { $0.set.id.catalog }
    catalogs = project.catalogs.map { catalog in
      let own = byCatalog[catalog.path] ?? []
      return AuditedCatalog(
        path: catalog.path, role: catalog.role, modules: builder.owners(of: catalog.path),
        isInLibrary: builder.isInLibrary(catalog.path),
        total: AuditTotal(own), kinds: Self.totals(own) { [$0.set.kind.rawValue] })
    }
    modules = builder.modules(byCatalog)
    kinds = Self.totals(assets) { [$0.set.kind.rawValue] }
    formats = Self.formats(assets)
    products = ShippedProducts(project, byCatalog.mapValues { $0.reduce(0) { $0 + $1.bytes } }).all(
      byCatalog.mapValues(\.count))
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
    bytesToSave = report.bytesToSave
    limits = (changes?.isEmpty == true ? [Self.noHistory] : []) + Self.limits(project, report)
    advice = AuditAdvice(
      assets, total: total, catalogs: catalogs, modules: modules, rules: rules, report: report)
    let shared = project.catalogs.first { $0.role == .shared }?.path
    migration = (target ?? shared).map { MigrationPlan(assets, to: $0, in: project) }
  }

  private static func totals(
    _ assets: [AuditedAsset], by names: (AuditedAsset) -> [String]
  ) -> [NamedTotal] {
    let named = assets.flatMap { asset in names(asset).map { (name: $0, asset: asset) } }
    return Dictionary(grouping: named, by: \.name).map { name, found in
      NamedTotal(name: name, total: AuditTotal(found.map(\.asset)))
    }.sorted { ($1.total.bytes, $0.name) < ($0.total.bytes, $1.name) }
  }

  /// The totals of the formats: files and bytes are those in the format, and not all of the asset.
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

  private static let noHistory =
    "Git has no history here, so nothing says when assets were last changed."

  private static func limits(_ project: Project, _ report: Report) -> [String] {
    var limits: [String] = []
    if project.modules.all.isEmpty {
      limits.append("No project file or manifest was found, so nothing is known about modules and products.")
    } else if let unowned = project.catalogs.firstUnowned(project.modules) {
      limits.append(unowned)
    }
    if project.usage.map({ $0.codeCount == 0 }) ?? true, !project.sets.isEmpty {
      limits.append("No source code was found, so no asset counts as unused.")
    }
    let unknown = project.usage?.unresolved.count ?? 0
    if unknown > 0 {
      limits.append(
        unknown == 1
          ? "One call computes the name of an asset at run time; what it uses may count as unused."
          : "\(unknown) calls compute names of assets at run time; what they use may count as unused.")
    }
    let gaps = project.modules.all.filter { !$0.gaps.isEmpty }.map(\.name)
    if !gaps.isEmpty {
      limits.append(
        "Not everything about \(gaps.count == 1 ? "the module" : "\(gaps.count) modules, such as") \(gaps[0]) "
          + "could be understood: see assetlint audit --modules.")
    }
    return limits + report.unread.map { "\($0.place.path) \($0.message)" }
  }
}

extension [Catalog] {
  /// A sentence about the catalogs that no module compiles; nil where there are none.
  fileprivate func firstUnowned(_ modules: Modules) -> String? {
    let unowned = filter { modules.memberships(of: $0.path).isEmpty }
    guard let first = unowned.first else { return nil }
    return unowned.count == 1
      ? "No module compiles \(first.path)."
      : "No module compiles \(first.path) and \(unowned.count - 1) more."
  }
}

extension Payload {
  /// The extension of the file's name, by which people call its format.
  var formatName: String { path.pathExtension ?? "none" }
}

extension RuleTotal {
  /// A total for each rule that reports something.
  static func all(in report: Report) -> [RuleTotal] {
    Dictionary(grouping: report.diagnostics, by: \.rule).map { rule, found in
      RuleTotal(
        rule: rule, severity: found.map(\.severity).max() ?? .info, findings: found.count,
        bytes: found.bytesToSave)
    }.sorted {
      let isBroken = ($0.severity == .error, $1.severity == .error)
      if isBroken.0 != isBroken.1 { return isBroken.0 }
      return ($1.bytes, $1.severity, $1.findings, $0.rule) < ($0.bytes, $0.severity, $0.findings, $1.rule)
    }
  }
}

extension NameClash {
  /// Every name that stands for different things, by name.
  static func all(in assets: [AuditedAsset]) -> [NameClash] {
    let named = Dictionary(grouping: assets.indices.filter { assets[$0].set.canClash }) {
      assets[$0].set.replaceability
    }
    return named.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.compactMap { name, members in
      var variants: [[Int]] = []
      for member in members {
        if let same = variants.firstIndex(where: { assets[$0[0]].showsSame(as: assets[member]) }) {
          variants[same].append(member)
        } else {
          variants.append([member])
        }
      }
      return variants.count > 1 ? NameClash(name: name.name, variants: variants) : nil
    }
  }
}

extension AssetSet {
  /// Whether another asset of its name can be mistaken for it.
  fileprivate var canClash: Bool { isAddressable && !isNamedByXcode && role != .override }
}

extension AuditedAsset {
  /// Whether both are known to show the same.
  fileprivate func showsSame(as other: AuditedAsset) -> Bool {
    if let copies, copies == other.copies { return true }
    guard let content = set.content(by: .bytes) else { return false }
    return content == other.set.content(by: .bytes)
  }
}
