public import AssetModel

/// Everything known about the assets of a repository, as one value.
///
/// # How an audit is built
///
/// The input is that of `lint`: the immutable `Project`, with its usage and modules, and the `Report` of the rules. The
/// output is this value, built once by `AuditBuilder`. Every number in any format is a property here. The reporters in
/// `Reports` and `Page` only lay it out and compute nothing, so no two formats can disagree, and none can disagree with
/// lint: an asset is unused here because `unused_asset` reports it, and a copy because `duplicate_asset` does, with the
/// bytes of those findings.
///
/// Start with `AuditedAsset`, the row about one asset. Totals (`AuditTotal`) are sums of rows: of all rows, of a
/// catalog, a module, a kind, a product. `AuditAdvice` picks what a reader should look at first. `MigrationPlan` says
/// what moving assets into one catalog would mean, and `AuditTrend` what changed since another state.
public struct Audit: Sendable {
  /// A row for each asset, in the order of the project.
  public let assets: [AuditedAsset]
  public let total: AuditTotal
  /// By path.
  public let catalogs: [AuditedCatalog]
  /// The modules that compile a catalog come first, largest first.
  public let modules: [AuditedModule]
  public let kinds: [NamedTotal]
  /// By file extension; an asset counts in every format that it has files of.
  public let formats: [NamedTotal]
  /// Apps, extensions and tools, largest first.
  public let products: [AuditedProduct]
  /// Findings by rule: errors first, then by the bytes that could be saved.
  public let rules: [RuleTotal]
  /// Assets with the same content, as `duplicate_asset` reports them, most wasteful first.
  public let copies: [AssetGroup]
  /// Assets that look alike, as `similar_asset` reports them.
  public let lookalikes: [AssetGroup]
  /// Names of different pictures in different catalogs.
  public let clashes: [NameClash]
  /// How many assets in each catalog (column) the code of each module (row) uses.
  public let uses: AuditMatrix
  /// Which brand (column) has which of the assets that every brand needs (row).
  public let brands: AuditMatrix
  /// First for all catalogs together, then for each.
  public let coverage: [Coverage]
  public let names: [NameStyleTotal]
  /// How code and interfaces refer to assets.
  public let access: [AccessTotal]
  /// The bytes that fixing all findings would save, each byte counted once.
  public let bytesToSave: Int
  /// What could not be read, so that the numbers are incomplete.
  public let limits: [String]
  public let advice: AuditAdvice
  /// What moving assets into one catalog would mean; nil if not requested and there is no shared catalog.
  public let migration: MigrationPlan?
  /// What changed since another state; nil if not requested.
  public var trend: AuditTrend?
}

/// Sums over some assets.
public struct AuditTotal: Sendable, Equatable {
  public var assets = 0
  public var files = 0
  public var bytes = 0
  /// The assets that `unused_asset` reports, and their bytes.
  public var unused = 0
  public var unusedBytes = 0
  /// The assets that could be deleted because another one has the same content, and the bytes that would save.
  public var copies = 0
  public var copiedBytes = 0
  /// The assets used by code of the modules that compile them.
  public var usedHere = 0
  /// The assets used by code of other modules.
  public var usedElsewhere = 0

  init() {}

  init(_ assets: some Sequence<AuditedAsset>) {
    for asset in assets {
      self.assets += 1
      files += asset.set.payloads.count
      bytes += asset.bytes
      if asset.verdict == .unused {
        unused += 1
        unusedBytes += asset.savings.unused
      }
      if let copied = asset.savings.copied {
        copies += 1
        copiedBytes += copied
      }
      if asset.isUsedHere { usedHere += 1 }
      if asset.isUsedElsewhere { usedElsewhere += 1 }
    }
  }
}

/// A total and what it counts.
public struct NamedTotal: Sendable, Equatable {
  public let name: String
  public let total: AuditTotal
}

/// One catalog.
public struct AuditedCatalog: Sendable {
  public let path: RepositoryPath
  public let role: CatalogRole
  /// The modules that compile it.
  public let modules: [String]
  /// Whether one of them is a framework, package or library, which others can use.
  public let isInLibrary: Bool
  public let total: AuditTotal
  public let kinds: [NamedTotal]
}

/// One module.
public struct AuditedModule: Sendable {
  public let name: String
  public let kind: ModuleKind
  /// The project or package that declares it.
  public let container: RepositoryPath
  /// The catalogs that it compiles; a catalog that several modules compile counts for each.
  public let catalogs: [RepositoryPath]
  public let total: AuditTotal
}

/// An app, extension or tool, which people install.
public struct AuditedProduct: Sendable {
  public let name: String
  public let kind: ModuleKind
  /// The assets in the bundles that its code can read.
  public let assets: Int
  /// Their source bytes, counting each bundle once.
  public let bytes: Int
  /// The source bytes that it adds to a download, including its extensions. Each extension has its own copy of static
  /// and package resources; a dynamic framework ships once. Source bytes are an estimate of what ships.
  public let shippedBytes: Int
  /// The extensions that it contains.
  public let extensions: [String]
}

/// The findings of one rule.
public struct RuleTotal: Sendable {
  public let rule: String
  /// The severity of the most severe finding.
  public let severity: Severity
  public let findings: Int
  /// The bytes that could be saved, each counted once.
  public let bytes: Int
}

/// Assets that belong together.
public struct AssetGroup: Sendable {
  /// As indices of the audit's assets, the one to keep first.
  public let members: [Int]
  /// The bytes that could be saved.
  public let bytes: Int
  public let severity: Severity
  public let message: String
}

/// One name of different assets.
public struct NameClash: Sendable {
  public let name: String
  /// The assets, as indices of the audit's assets, grouped by content.
  public let variants: [[Int]]
}

/// A table of counts.
public struct AuditMatrix: Sendable {
  public let rows: [String]
  public let columns: [String]
  /// The counts, by row.
  public let cells: [[Int]]

  public var isEmpty: Bool { rows.isEmpty || columns.isEmpty }
}
