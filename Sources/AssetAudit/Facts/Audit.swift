public import AssetModel

/// Everything known about the assets of a repository, as one value.
///
/// # How an audit is built
///
/// The input is that of `lint`: the immutable `Project`, with its usage and modules, and the `Report` of the rules. The
/// output is this value, built once by `AuditBuilder`. Every number in any format is a property here. The reporters in
/// `Reports` and `Page` only lay it out and compute nothing, so no two formats can disagree, and none can disagree with
/// lint: an asset is unused here because `unused_asset` reports it, and a copy because `duplicate_asset` does. The
/// bytes to save are those of the findings. What lint merges into one line counts once here, too.
///
/// Start with `AuditedAsset`, the row about one asset. Totals (`AuditTotal`) are sums of rows: of all rows, of a
/// catalog, a module, a kind, a product. `AuditAdvice` picks what a reader should look at first. `MigrationPlan` says
/// what moving assets into one catalog would mean, and `AuditTrend` what changed since another state.
public struct Audit: Sendable {
  /// What was audited; nil if not requested.
  public var repository: AuditedRepository?
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
  /// Names that different images in different catalogs share.
  public let clashes: [NameClash]
  /// How many used assets of each catalog (column) the code of each module (row) uses.
  public let uses: AuditMatrix
  /// Which brand (column) has which of the assets that every brand needs (row).
  public let brands: AuditMatrix
  /// First for all catalogs together, then for each.
  public let coverage: [Coverage]
  public let names: [NameStyleTotal]
  /// How code and interfaces refer to assets.
  public let access: [AccessTotal]
  /// The errors, as lint prints them.
  public let errors: [AuditedFinding]
  /// The findings that are not about an asset, such as those about a name that no asset has.
  public let otherFindings: [AuditedFinding]
  /// The calls whose asset name is only known at run time, so they may use any asset of the kind.
  public let computedNames: [UnknownName]
  /// The bytes that fixing all findings would save, each byte counted once.
  public let bytesToSave: Int
  /// What could not be read or understood, which makes the numbers incomplete.
  public let limits: [String]
  public let advice: AuditAdvice
  /// What moving assets into one catalog would mean; nil if not requested and there is no shared catalog.
  public let migration: MigrationPlan?
  /// What changed since another state; nil if not requested.
  public var trend: AuditTrend?
}

/// The repository, and the commit that was audited or that the audited files are based on.
public struct AuditedRepository: Sendable, Equatable {
  public let name: String
  /// Nil if there is no git history.
  public let commit: AuditedChange?

  public init(_ name: String, at commit: AuditedChange?) {
    self.name = name
    self.commit = commit
  }

  /// The name with the commit and its date.
  var title: String { commit.map { "\(name) at \($0.commit), \($0.date)" } ?? name }
}

/// Sums over some assets.
///
/// Each asset has one verdict, so `used`, `doubtful`, `unused`, `accepted` and `notJudged` add up to `assets`. The other
/// counts are about some of these: `toCheck` of the unused ones, `usedHere` and `usedElsewhere` of the used ones, which
/// can be both.
public struct AuditTotal: Sendable, Equatable {
  public var assets = 0
  /// The files that assets list.
  public var files = 0
  public var bytes = 0
  public var used = 0
  public var doubtful = 0
  /// The assets that `unused_asset` reports, and their bytes.
  public var unused = 0
  public var unusedBytes = 0
  public var accepted = 0
  public var notJudged = 0
  /// The unused assets to check before anyone deletes them.
  public var toCheck = 0
  /// The assets that repeat the content of another one, and the bytes that keeping one of each would save.
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
      switch asset.verdict {
      case .used: used += 1
      case .doubtful: doubtful += 1
      case .accepted: accepted += 1
      case .notJudged: notJudged += 1
      case .unused:
        unused += 1
        unusedBytes += asset.savings.unused
        if asset.isToCheck { toCheck += 1 }
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
  /// Whether one of its modules is a framework, package or library, which other modules can use.
  public let isInLibrary: Bool
  /// Whether it is only for development, for example for previews, and left out of archives.
  public let isForDevelopment: Bool
  public let total: AuditTotal
  public let kinds: [NamedTotal]
  /// What moving its assets would touch; nil if not requested.
  public let moving: CatalogMove?
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

/// The findings of one rule with one severity.
public struct RuleTotal: Sendable {
  public let rule: String
  public let severity: Severity
  public let findings: Int
  /// The bytes that could be saved, each counted once.
  public let bytes: Int
}

/// Assets that belong together.
public struct AssetGroup: Sendable {
  /// As indices of the audit's assets. If one can replace others, it is first.
  public let members: [Int]
  /// Those that the first can replace.
  public let removable: [Int]
  /// The bytes that could be saved.
  public let bytes: Int
  public let severity: Severity
  public let message: String
}

/// A name that different assets share.
public struct NameClash: Sendable {
  public let name: String
  /// The assets, as indices of the audit's assets, grouped by content.
  public let variants: [[Int]]
  /// The settings in which they differ, if their files are the same.
  public let settings: [String]
}

/// A table of counts.
public struct AuditMatrix: Sendable {
  public let rows: [String]
  public let columns: [String]
  /// The counts, by row.
  public let cells: [[Int]]

  public var isEmpty: Bool { rows.isEmpty || columns.isEmpty }
}
