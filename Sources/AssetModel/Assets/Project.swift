/// Everything assetlint knows about a repository, read once and never changed.
public struct Project: Sendable {
  /// Every catalog, sorted by path.
  public let catalogs: [Catalog]
  /// Every set of every catalog, sorted by path.
  public let sets: [AssetSet]
  /// Payloads that look alike and are not the same; empty unless a rule asked for them.
  public let similarities: [Similarity]
  /// Who uses which asset; nil unless a rule asked for it.
  public let usage: Usage?
  /// The targets of the project files and manifests; empty unless a rule asked for them.
  public let modules: Modules
  /// The agreement about shared catalogs; nil if the configuration states none.
  public let shared: SharedPolicy?

  public init(
    catalogs: [Catalog], sets: [AssetSet], usage: Usage? = nil, similarities: [Similarity] = [],
    modules: Modules = Modules(), shared: SharedPolicy? = nil
  ) {
    self.catalogs = catalogs
    self.sets = sets
    self.similarities = similarities
    self.usage = usage
    self.modules = modules
    self.shared = shared
  }

  /// The files that sets show, in the order of the sets.
  public var payloads: some Sequence<Payload> { sets.lazy.flatMap(\.payloads) }
}
