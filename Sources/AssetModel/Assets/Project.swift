/// Everything assetlint knows about a repository, read once and never changed.
public struct Project: Sendable {
  /// Sorted by path.
  public let catalogs: [Catalog]
  /// Sorted by path.
  public let sets: [AssetSet]
  /// Pairs of files that look alike but are not the same; empty unless a rule needs them.
  public let similarities: [Similarity]
  /// What uses which asset; nil unless a rule needs it.
  public let usage: Usage?
  /// The targets of the project files and manifests; empty unless a rule needs them.
  public let modules: Modules
  /// The policy on shared catalogs; nil if none is configured.
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

  public var payloads: some Sequence<Payload> { sets.lazy.flatMap(\.payloads) }
}
