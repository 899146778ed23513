public import AssetModel

/// Everything that `assetlint` knows about the assets in a repository, as one value.
///
/// # How an audit is built
///
/// An audit is built from what `lint` computes: the immutable `Project`, with its usage and modules, and the rules'
/// `Report`. `AuditBuilder` builds the audit once. The reporters in `Reports` and `Page` take their numbers from the
/// audit, so all formats agree. They also agree with `lint`: an asset is unused here if `unused_asset` reports it, and
/// a copy if `duplicate_asset` reports it. The bytes to save come from the findings. Findings that `lint` merges into
/// one line count separately.
///
/// Start with `AuditedAsset`, which describes one asset. An `AuditTotal` is a sum over assets: all assets, or
/// those of a catalog, a module, a kind or a file format. `AuditAdvice` selects what a reader should look at
/// first. `MigrationPlan` describes what would change if assets moved into one catalog, and `AuditTrend` what
/// changed since an earlier commit.
public struct Audit: Sendable {
  /// The repository that was audited; nil if not requested.
  public var repository: AuditedRepository?
  public let assets: [AuditedAsset]
  public let total: AuditTotal
  public let catalogs: [AuditedCatalog]
  /// The modules, largest first. Modules that compile a catalog come before all others.
  public let modules: [AuditedModule]
  public let kinds: [NamedTotal]
  /// Totals by file extension, in which only `assets`, `files` and `bytes` are set. An asset with a PNG and a PDF file
  /// counts in both.
  public let formats: [NamedTotal]
  /// The apps, extensions and tools, largest first.
  public let products: [AuditedProduct]
  /// The number of findings of each rule, separately for each severity. Errors come first, then the totals
  /// that could save the most bytes.
  public let rules: [RuleTotal]
  /// Assets with the same content, as `duplicate_asset` reports them, most wasteful first.
  public let copies: [AssetGroup]
  /// The assets that look alike, according to `similar_asset`.
  public let lookalikes: [AssetGroup]
  public let clashes: [NameClash]
  /// How many assets of each catalog (column) the code of each module (row) uses.
  public let uses: AuditMatrix
  /// For each asset that every brand needs (row), how many assets with its name and kind each brand has (column).
  public let brands: AuditMatrix
  /// The coverage of all catalogs together, followed by that of each catalog with assets.
  public let coverage: [Coverage]
  public let names: [NameStyleTotal]
  /// How code and other files refer to assets.
  public let access: [AccessTotal]
  public let errors: [AuditedFinding]
  /// The findings that are not about an asset, such as those about missing names.
  public let otherFindings: [AuditedFinding]
  /// Calls that compute an asset name at run time. Which asset they load is unknown.
  public let computedNames: [UnknownName]
  /// The bytes that fixing the findings of grade `normal` would save, each byte counted once.
  public let bytesToSave: Int
  /// The reasons why figures in the audit may be incomplete, such as files that could not be read.
  public let limits: [String]
  public let advice: AuditAdvice
  let flags: AuditFlags
  /// The migration plan, or nil if no target catalog was given and the repository has no shared catalog.
  public let migration: MigrationPlan?
  /// What changed since another commit or branch; nil if not requested.
  public var trend: AuditTrend?
}

/// The repository, and the commit that was audited. If the files came from disk or from git's index, the commit is the
/// one that is checked out.
public struct AuditedRepository: Sendable, Equatable {
  public let name: String
  public let commit: AuditedChange?

  public init(_ name: String, at commit: AuditedChange?) {
    self.name = name
    self.commit = commit
  }

  var title: String { commit.map { "\(name) at \($0.commit), \($0.date)" } ?? name }
}

/// The figures for a group of assets.
///
/// Each asset has exactly one verdict, so `used`, `doubtful`, `unused`, `accepted` and `notJudged` add up to `assets`.
/// `unused` includes the assets in `toCheck`. An asset counts in both `usedHere` and `usedElsewhere` if its own module
/// and other modules use it.
public struct AuditTotal: Sendable, Equatable {
  public var assets = 0
  /// The number of files in the assets, not counting `Contents.json`.
  public var files = 0
  public var bytes = 0
  public var used = 0
  public var doubtful = 0
  public var unused = 0
  public var unusedBytes = 0
  public var accepted = 0
  public var notJudged = 0
  /// The number of unused assets that a person should check before deleting them.
  public var toCheck = 0
  /// The number of copies, not counting the asset to keep in each group.
  public var copies = 0
  /// The bytes that deleting the copies would save.
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
  /// Whether a module that is not an executable, such as a framework or package, compiles the catalog. Other modules
  /// can then use its assets.
  public let isInLibrary: Bool
  /// Whether the catalog is one of Xcode's development assets, which are left out of archives.
  public let isForDevelopment: Bool
  public let total: AuditTotal
  public let kinds: [NamedTotal]
  public let moving: CatalogMove?
}

public struct AuditedModule: Sendable {
  public let name: String
  public let kind: ModuleKind
  /// The project or package that declares the module.
  public let container: RepositoryPath
  /// The catalogs that the module compiles. A catalog that several modules compile is listed for each of them.
  public let catalogs: [RepositoryPath]
  public let total: AuditTotal
}

public struct AuditedProduct: Sendable {
  public let name: String
  public let kind: ModuleKind
  public let assets: Int
  /// The total size of the asset files that the product's own code can read. Files that only its extensions can read do
  /// not count.
  public let bytes: Int
  /// An estimate of what a download of the product and its extensions contains: the total size of the asset files. Each
  /// extension has its own copy of the resources of static libraries and packages, but a dynamic framework ships only
  /// once.
  public let shippedBytes: Int
  public let extensions: [String]
}

public struct RuleTotal: Sendable {
  public let rule: String
  public let severity: Severity
  public let findings: Int
  public let bytes: Int
}

/// Assets that are copies of each other or look alike, from one finding. `members` and `removable` are indices into
/// `Audit.assets`.
public struct AssetGroup: Sendable {
  public let members: [Int]
  /// The members that the finding tells the user to delete. The first of `members` can replace them.
  public let removable: [Int]
  public let bytes: Int
  public let severity: Severity
  public let message: String
}

/// A name shared by assets with different content.
public struct NameClash: Sendable {
  public let name: String
  /// The indices of the assets in `Audit.assets`. Assets with the same content are in one group.
  public let variants: [[Int]]
  /// If all variants have the same files, the names of the settings that differ in Contents.json. If only the slots of
  /// the files differ, a phrase that says so. Empty if the files differ.
  public let settings: [String]
}

public struct AuditMatrix: Sendable {
  public let rows: [String]
  public let columns: [String]
  public let cells: [[Int]]

  public var isEmpty: Bool { rows.isEmpty || columns.isEmpty }
}
