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
  /// The repository that was audited; nil if not requested.
  public var repository: AuditedRepository?
  public let assets: [AuditedAsset]
  public let total: AuditTotal
  /// Sorted by path.
  public let catalogs: [AuditedCatalog]
  /// The modules that compile a catalog come first, largest first.
  public let modules: [AuditedModule]
  public let kinds: [NamedTotal]
  /// Totals by file extension. An asset with a PNG and a PDF file counts in both.
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
  /// How many assets of each catalog (column) the code of each module (row) uses.
  public let uses: AuditMatrix
  /// Which brand (column) has which of the assets that every brand needs (row).
  public let brands: AuditMatrix
  /// First for all catalogs together, then for each.
  public let coverage: [Coverage]
  public let names: [NameStyleTotal]
  /// How code and interfaces refer to assets.
  public let access: [AccessTotal]
  public let errors: [AuditedFinding]
  /// The findings that are not about an asset, such as those about a name that no asset has.
  public let otherFindings: [AuditedFinding]
  /// Calls that compute an asset name at run time, so they may use any asset of the kind.
  public let computedNames: [UnknownName]
  /// The bytes that fixing all findings would save, each byte counted once.
  public let bytesToSave: Int
  /// What could not be read or understood, which makes the numbers incomplete.
  public let limits: [String]
  public let advice: AuditAdvice
  /// Nil if no target catalog was given and there is no shared catalog.
  public let migration: MigrationPlan?
  /// What changed since another commit or branch; nil if not requested.
  public var trend: AuditTrend?
}

/// The repository, and the commit that was audited or that the audited files are based on.
public struct AuditedRepository: Sendable, Equatable {
  public let name: String
  public let commit: AuditedChange?

  public init(_ name: String, at commit: AuditedChange?) {
    self.name = name
    self.commit = commit
  }

  var title: String { commit.map { "\(name) at \($0.commit), \($0.date)" } ?? name }
}

/// Each asset has one verdict, so `used`, `doubtful`, `unused`, `accepted` and `notJudged` add up to `assets`. The
/// unused assets include those in `toCheck`. An asset can be used both by its own module (`usedHere`) and by others
/// (`usedElsewhere`).
public struct AuditTotal: Sendable, Equatable {
  public var assets = 0
  /// The number of files listed in the `Contents.json` files of the assets.
  public var files = 0
  public var bytes = 0
  public var used = 0
  public var doubtful = 0
  public var unused = 0
  public var unusedBytes = 0
  public var accepted = 0
  public var notJudged = 0
  /// The unused assets that a person should check before deleting them.
  public var toCheck = 0
  /// The assets that repeat the content of another one, and the bytes that keeping one of each would save.
  public var copies = 0
  public var copiedBytes = 0
  public var usedHere = 0
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

public struct NamedTotal: Sendable, Equatable {
  public let name: String
  public let total: AuditTotal
}

public struct AuditedCatalog: Sendable {
  public let path: RepositoryPath
  public let role: CatalogRole
  public let modules: [String]
  /// Whether a framework, package or static library compiles the catalog, so that other modules can use it.
  public let isInLibrary: Bool
  /// Whether it is left out of archives, as Xcode's development assets are.
  public let isForDevelopment: Bool
  public let total: AuditTotal
  public let kinds: [NamedTotal]
  public let moving: CatalogMove?
}

public struct AuditedModule: Sendable {
  public let name: String
  public let kind: ModuleKind
  /// The project or package that declares it.
  public let container: RepositoryPath
  /// The catalogs that the module compiles. A catalog that several modules compile is listed for each of them.
  public let catalogs: [RepositoryPath]
  public let total: AuditTotal
}

/// An app, extension or tool.
public struct AuditedProduct: Sendable {
  public let name: String
  public let kind: ModuleKind
  public let assets: Int
  /// The size of the source files; a bundle counts once.
  public let bytes: Int
  /// The source bytes that the product adds to a download, including its extensions. Each extension has its own copy of
  /// static and package resources; a dynamic framework ships once. Source bytes are an estimate of what ships.
  public let shippedBytes: Int
  public let extensions: [String]
}

/// The findings of a rule, with one entry per severity.
public struct RuleTotal: Sendable {
  public let rule: String
  public let severity: Severity
  public let findings: Int
  public let bytes: Int
}

public struct AssetGroup: Sendable {
  /// Indices into `Audit.assets`. If one can replace others, it is first.
  public let members: [Int]
  /// The members that the first member can replace.
  public let removable: [Int]
  public let bytes: Int
  public let severity: Severity
  public let message: String
}

/// A name that several catalogs use for different assets.
public struct NameClash: Sendable {
  public let name: String
  /// Indices into `Audit.assets`; assets with the same content form one group.
  public let variants: [[Int]]
  /// For assets with identical files, the settings in Contents.json that differ.
  public let settings: [String]
}

/// A table of counts.
public struct AuditMatrix: Sendable {
  public let rows: [String]
  public let columns: [String]
  public let cells: [[Int]]

  public var isEmpty: Bool { rows.isEmpty || columns.isEmpty }
}
