public import AssetModel

public struct AuditedAsset: Sendable {
  public let set: AssetSet
  public let modules: [String]
  public let formats: [String]
  public let pixels: PictureSize?
  public let points: PictureSize?
  public let traits: AssetTraits
  public let colors: [AuditedColor]
  public let access: [AccessCount]
  /// The file and line of each certain use. Empty if the verdict is `doubtful`, `unused` or `accepted`.
  public let places: [Place]
  /// Where else the asset may be used, the most likely place first. At such a place, for example, a word may mean
  /// something else, or the code may not be able to read the asset's bundle.
  public let possiblePlaces: [Place]
  /// The modules whose code uses the asset, or may use it if the verdict is doubtful.
  public let users: [String]
  public let verdict: AuditVerdict
  public let reason: String
  /// Whether someone should check an unused asset before deleting it, because code may refer to it after all,
  /// for example by a similar name.
  public let isToCheck: Bool
  /// The group of copies that this asset belongs to, as an index into `Audit.copies`.
  public let copies: Int?
  /// The groups of look-alikes that this asset belongs to, as indices into `Audit.lookalikes`.
  public let lookalikes: [Int]
  public let overrides: [Int]
  public let findings: [AuditedFinding]
  public let savings: AssetSavings
  /// The commit that last changed the asset; nil if not requested, or unknown to git.
  public let lastChange: AuditedChange?

  public var bytes: Int { self.set.byteCount }

  public var isUsedHere: Bool { verdict == .used && users.contains(where: modules.contains) }

  public var isUsedElsewhere: Bool {
    verdict == .used && !modules.isEmpty && users.contains { !modules.contains($0) }
  }
}

/// Whether an asset is used, according to `lint`.
public enum AuditVerdict: String, Sendable, CaseIterable {
  case used
  /// All uses of the asset are doubtful, and `lint` does not report the asset as unused.
  case doubtful
  /// The rule `unused_asset` reports the asset.
  case unused
  /// The asset is unused, but lint does not report it. For example, the configuration excludes or suppresses the
  /// finding, or another finding suggests using, renaming or deleting the asset.
  case accepted
  /// The sources cannot show whether the asset is used, for example because it is an app icon, a sticker or a set
  /// inside another asset, or because there is no source code.
  case notJudged = "not-judged"

  var isUse: Bool { self != .unused && self != .accepted }
}

public struct AssetTraits: Sendable, Equatable {
  public var appearances: [String] = []
  public var scales: [String] = []
  public var idioms: [String] = []
  public var locales: [String] = []
}

/// The bytes that fixing the findings about an asset would save.
public struct AssetSavings: Sendable, Equatable {
  /// The bytes that deleting the asset saves, if it is unused.
  public var unused = 0
  /// The bytes that deleting the asset saves, if another asset with the same content can replace it. Nil if the asset
  /// has no copies, or is the one to keep.
  public var copied: Int?
  /// The bytes that fixing all findings would save, each byte counted once.
  public var all = 0
}

public struct AuditedColor: Sendable, Equatable {
  /// The color as `#RRGGBB` or `#RRGGBBAA` in sRGB, or the name of a system color.
  public let value: String
  /// The settings for which the color is used, such as `dark, ipad`. Empty for the default settings.
  public let circumstances: String
}

public struct AccessCount: Sendable, Equatable {
  public let style: AccessStyle
  public let count: Int
}

public struct AuditedFinding: Sendable {
  public let rule: String
  public let severity: Severity
  public let message: String
  public let place: Place
}

public struct AuditedChange: Sendable, Equatable {
  public let commit: String
  public let date: String

  public init(commit: String, date: String) {
    self.commit = commit
    self.date = date
  }
}
