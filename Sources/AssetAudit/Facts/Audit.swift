public import AssetModel

/// Everything there is to know about the assets of a repository, as one value.
///
/// # How an audit comes about
///
/// What comes in is what `lint` works with: the frozen `Project`, with its usage and modules, and the `Report` of the
/// rules. What comes out is this value. `AuditBuilder` makes it, once; every number that anybody prints is a property
/// here. The reporters in `Reports` and `Page` lay the value out and compute nothing, so no two formats can disagree,
/// and none can disagree with lint: an asset is unused here because `unused_asset` says so, and a copy because
/// `duplicate_asset` says so, with the bytes that these findings carry.
///
/// Start with `AuditedAsset`, the row about one asset. Totals (`AuditTotal`) are sums of rows: of all of them, of a
/// catalog, a module, a kind, a product. `AuditAdvice` picks what a reader should look at first. `MigrationPlan` says
/// what moving assets into one catalog would mean, and `AuditTrend` what changed since another state.
public struct Audit: Sendable {
  /// A row for each asset, in the order of the project.
  public let assets: [AuditedAsset]
  public let total: AuditTotal
  /// By path.
  public let catalogs: [AuditedCatalog]
  /// Those that compile a catalog first, the heaviest in front.
  public let modules: [AuditedModule]
  public let kinds: [NamedTotal]
  /// By the extension of the file name; an asset counts in each format it has files of.
  public let formats: [NamedTotal]
  /// Apps, extensions and tools, the heaviest first.
  public let products: [AuditedProduct]
  /// What the rules report, rule by rule, errors first, then by the bytes that could be saved.
  public let rules: [RuleTotal]
  /// Assets with the same content, as `duplicate_asset` reports them, the most wasteful first.
  public let copies: [AssetGroup]
  /// Assets that look alike, as `similar_asset` reports them.
  public let lookalikes: [AssetGroup]
  /// Names that stand for different pictures in different catalogs.
  public let clashes: [NameClash]
  /// How many assets of each catalog (a column) the code of each module (a row) uses.
  public let uses: AuditMatrix
  /// Which brand (a column) has which of the assets that every brand needs (a row).
  public let brands: AuditMatrix
  /// For all catalogs together first, then for each.
  public let coverage: [Coverage]
  public let names: [NameStyleTotal]
  /// How code and interfaces refer to assets, counted.
  public let access: [AccessTotal]
  /// The bytes that could be saved by everything that is reported, each counted once.
  public let bytesToSave: Int
  /// What was not seen, so that the numbers are not whole.
  public let limits: [String]
  public let advice: AuditAdvice
  /// What moving assets into one catalog would mean; nil where nobody asked and there is no shared catalog.
  public let migration: MigrationPlan?
  /// What changed since another state; nil where nobody asked.
  public var trend: AuditTrend?
}

/// How much there is of something. All are sums over assets.
public struct AuditTotal: Sendable, Equatable {
  public var assets = 0
  public var files = 0
  public var bytes = 0
  /// The assets that `unused_asset` reports, and their bytes.
  public var unused = 0
  public var unusedBytes = 0
  /// The assets that could go because another one has the same content, and the bytes that would save.
  public var copies = 0
  public var copiedBytes = 0
  /// The assets that code of the modules uses which compile them.
  public var usedHere = 0
  /// The assets that code of other modules uses.
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

/// A total with the name of what was counted.
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
  /// Whether a framework, package or library is among them, which others are meant to use.
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
  /// The catalogs that it compiles; one that several modules compile counts in each.
  public let catalogs: [RepositoryPath]
  public let total: AuditTotal
}

/// Something that people install: an app, an extension, a tool.
public struct AuditedProduct: Sendable {
  public let name: String
  public let kind: ModuleKind
  /// The assets in the bundles that its code can read.
  public let assets: Int
  /// Their source bytes, each bundle counted once.
  public let bytes: Int
  /// The source bytes it adds to a download: with its extensions, each of which has its own copy of every static and
  /// package resource, while a dynamic framework is there once. Source bytes are an estimate of what ships.
  public let shippedBytes: Int
  /// The extensions inside.
  public let extensions: [String]
}

/// How often a rule reports something.
public struct RuleTotal: Sendable {
  public let rule: String
  /// The most severe of its findings.
  public let severity: Severity
  public let findings: Int
  /// The bytes that could be saved, each counted once.
  public let bytes: Int
}

/// Assets that belong together.
public struct AssetGroup: Sendable {
  /// As positions among the audit's assets, the one to keep first.
  public let members: [Int]
  /// What could be saved.
  public let bytes: Int
  public let severity: Severity
  public let message: String
}

/// One name for different things.
public struct NameClash: Sendable {
  public let name: String
  /// The assets, as positions among the audit's, parted by what they show.
  public let variants: [[Int]]
}

/// A table of counts.
public struct AuditMatrix: Sendable {
  public let rows: [String]
  public let columns: [String]
  /// Row by row.
  public let cells: [[Int]]

  public var isEmpty: Bool { rows.isEmpty || columns.isEmpty }
}
