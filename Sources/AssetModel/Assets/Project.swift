/// Everything assetlint knows about a repository, read once and never changed.
public struct Project: Sendable {
  /// Every catalog, sorted by path.
  public let catalogs: [Catalog]
  /// Every set of every catalog, sorted by path.
  public let sets: [AssetSet]
  /// Payloads that look alike and are not the same; empty unless a rule asked for them.
  public let similarities: [Similarity]
  /// What the sources say; empty unless a rule asked for it.
  public let mentions: MentionedNames
  /// The targets of the project files and manifests; empty unless a rule asked for them.
  public let modules: Modules
  /// The agreement about shared catalogs; nil where the configuration states none.
  public let shared: SharedPolicy?

  public init(
    catalogs: [Catalog], sets: [AssetSet], mentions: MentionedNames = MentionedNames(),
    similarities: [Similarity] = [], modules: Modules = Modules(), shared: SharedPolicy? = nil
  ) {
    self.catalogs = catalogs
    self.sets = sets
    self.similarities = similarities
    self.mentions = mentions
    self.modules = modules
    self.shared = shared
  }

  /// The files that sets show, in the order of the sets.
  public var payloads: some Sequence<Payload> { sets.lazy.flatMap(\.payloads) }
}

/// The strings that sources, interface files and property lists hold.
public struct MentionedNames: Sendable {
  public let names: Set<String>
  /// How many files were read for them.
  public let fileCount: Int

  public init(names: Set<String> = [], fileCount: Int = 0) {
    self.names = names
    self.fileCount = fileCount
  }
}
