public import AssetModel

/// Everything there is to know about one asset.
public struct AuditedAsset: Sendable {
  public let set: AssetSet
  /// The modules that compile it.
  public let modules: [String]
  /// The formats of its files, by their extensions.
  public let formats: [String]
  /// The size of its largest picture.
  public let pixels: PictureSize?
  /// The size at which it is shown, in points.
  public let points: PictureSize?
  public let traits: AssetTraits
  /// The colors of a color set.
  public let colors: [AuditedColor]
  /// How often it is referred to, by the way that is done.
  public let access: [AccessCount]
  /// Where it is used, the least doubtful places first.
  public let places: [Place]
  /// The modules whose code uses it.
  public let users: [String]
  public let verdict: AuditVerdict
  /// Why, as a sentence.
  public let reason: String
  /// The group of copies it is in, as a position among the audit's.
  public let copies: Int?
  /// The groups of look-alikes it is in.
  public let lookalikes: [Int]
  /// The assets that it is shown in place of, as positions among the audit's.
  public let overrides: [Int]
  /// What the rules say about it.
  public let findings: [AuditedFinding]
  public let savings: AssetSavings
  /// The commit that last changed any of its files; nil where nobody asked, or git does not know.
  public let lastChange: AuditedChange?

  public var bytes: Int { self.set.byteCount }

  /// Whether a module that compiles it uses it, too.
  public var isUsedHere: Bool { users.contains(where: modules.contains) }

  /// Whether a module uses it that does not compile it.
  public var isUsedElsewhere: Bool { !modules.isEmpty && users.contains { !modules.contains($0) } }
}

/// Whether an asset is used, as `lint` judges it.
public enum AuditVerdict: String, Sendable, CaseIterable {
  case used
  /// Every use is doubtful, and lint gives it the benefit of the doubt.
  case doubtful
  /// `unused_asset` reports it.
  case unused
  /// It is unused, and the configuration does not want to hear of it.
  case accepted
  /// Sources do not decide about it: an app icon, a sticker, a part of another asset.
  case notJudged = "not-judged"
}

/// For which circumstances an asset has variants.
public struct AssetTraits: Sendable, Equatable {
  public var appearances: [String] = []
  public var scales: [String] = []
  public var idioms: [String] = []
  public var locales: [String] = []
}

/// The bytes that could be saved of one asset, by what the rules report.
public struct AssetSavings: Sendable, Equatable {
  /// If it went because it is unused.
  public var unused = 0
  /// If it went because another asset has the same content; nil where there is none to keep in its place.
  public var copied: Int?
  /// By all rules together, each byte counted once.
  public var all = 0
}

/// One color of a color set.
public struct AuditedColor: Sendable, Equatable {
  /// `#RRGGBB` or `#RRGGBBAA` in sRGB, or the name of a system color.
  public let value: String
  /// When it is shown: `dark`, `ipad`; empty for the usual one.
  public let circumstances: String
}

/// How often something is referred to in one way.
public struct AccessCount: Sendable, Equatable {
  public let style: AccessStyle
  public let count: Int
}

/// One thing that a rule says about an asset.
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
