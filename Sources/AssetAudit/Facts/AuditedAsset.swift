public import AssetModel

/// Everything known about one asset.
public struct AuditedAsset: Sendable {
  public let set: AssetSet
  /// The modules that compile it.
  public let modules: [String]
  /// The formats of its files, by their extensions.
  public let formats: [String]
  /// The size of its largest image file.
  public let pixels: PictureSize?
  /// The size at which it is shown, in points.
  public let points: PictureSize?
  public let traits: AssetTraits
  /// The colors of a color set.
  public let colors: [AuditedColor]
  /// The number of references, by kind.
  public let access: [AccessCount]
  /// Where it is certainly used; empty if it is doubtful.
  public let places: [Place]
  /// Where else it may be used, most certain first: a word that may mean something else, or code that cannot read its
  /// bundle.
  public let possiblePlaces: [Place]
  /// The modules whose code certainly uses it, or may use it if it is doubtful.
  public let users: [String]
  public let verdict: AuditVerdict
  /// The reason for the verdict, as a sentence.
  public let reason: String
  /// Whether someone should check an unused asset first: a word in the code may be its name, or code may refer to it.
  public let isToCheck: Bool
  /// Its group of copies, as an index of the audit's groups.
  public let copies: Int?
  /// Its groups of look-alikes.
  public let lookalikes: [Int]
  /// The assets that it replaces, as indices of the audit's assets.
  public let overrides: [Int]
  /// The findings about it.
  public let findings: [AuditedFinding]
  public let savings: AssetSavings
  /// The last commit that changed any of its files; nil if not requested, or unknown to git.
  public let lastChange: AuditedChange?

  public var bytes: Int { self.set.byteCount }

  /// Whether a module that compiles it also uses it.
  public var isUsedHere: Bool { verdict == .used && users.contains(where: modules.contains) }

  /// Whether a module that does not compile it uses it.
  public var isUsedElsewhere: Bool {
    verdict == .used && !modules.isEmpty && users.contains { !modules.contains($0) }
  }
}

/// Whether an asset is used, as `lint` judges it.
public enum AuditVerdict: String, Sendable, CaseIterable {
  case used
  /// Every use is doubtful, so lint does not report it.
  case doubtful
  /// `unused_asset` reports it.
  case unused
  /// It is unused, but lint does not report it, because the configuration says so or another finding recommends it.
  case accepted
  /// Code does not refer to assets like this: an app icon, a sticker, a part of another asset.
  case notJudged = "not-judged"

  /// Whether references to such an asset count as uses.
  var isUse: Bool { self != .unused && self != .accepted }
}

/// The appearances, devices and languages for which an asset has variants.
public struct AssetTraits: Sendable, Equatable {
  public var appearances: [String] = []
  public var scales: [String] = []
  public var idioms: [String] = []
  public var locales: [String] = []
}

/// The bytes that could be saved with one asset, according to its findings.
public struct AssetSavings: Sendable, Equatable {
  /// By deleting it because it is unused.
  public var unused = 0
  /// By deleting it because another asset has the same content; nil if no other one can replace it.
  public var copied: Int?
  /// By all findings together, each byte counted once.
  public var all = 0
}

/// One color of a color set.
public struct AuditedColor: Sendable, Equatable {
  /// `#RRGGBB` or `#RRGGBBAA` in sRGB, or the name of a system color.
  public let value: String
  /// When it is shown, such as `dark` or `ipad`; empty for the default.
  public let circumstances: String
}

/// The number of references of one kind.
public struct AccessCount: Sendable, Equatable {
  public let style: AccessStyle
  public let count: Int
}

/// One finding of lint.
public struct AuditedFinding: Sendable {
  public let rule: String
  public let severity: Severity
  public let message: String
  public let place: Place
}

/// A commit.
public struct AuditedChange: Sendable, Equatable {
  public let commit: String
  /// As `2024-01-31`.
  public let date: String

  public init(commit: String, date: String) {
    self.commit = commit
    self.date = date
  }
}
