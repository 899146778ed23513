public import Basics

public struct Project: Sendable {
  public let catalogs: [Catalog]
  /// All asset sets, sorted by path.
  public let sets: [AssetSet]
  /// The images and Lottie animations that targets put into bundles as separate files, sorted by path. Empty if no rule
  /// needs them.
  public let looseFiles: [Payload]
  /// Pairs of files that look similar, but not exactly the same. Empty if no rule needs them.
  public let similarities: [Similarity]
  /// What uses each asset; nil if not requested.
  public let usage: Usage?
  /// The targets of the project files and manifests, and the modules in the configuration; empty if not requested.
  public let modules: Modules
  public let shared: SharedPolicy?
  /// The folders with prebuilt third-party SDKs and their resources, such as `GoogleMapsSDK`.
  public let sdkFolders: Set<RepositoryPath>

  public init(
    catalogs: [Catalog], sets: [AssetSet], looseFiles: [Payload] = [], usage: Usage? = nil,
    similarities: [Similarity] = [],
    modules: Modules = Modules(), shared: SharedPolicy? = nil, sdkFolders: Set<RepositoryPath> = []
  ) {
    self.catalogs = catalogs
    self.sets = sets
    self.looseFiles = looseFiles
    self.similarities = similarities
    self.usage = usage
    self.modules = modules
    self.shared = shared
    self.sdkFolders = sdkFolders
  }

  public var payloads: some Sequence<Payload> { sets.lazy.flatMap(\.payloads) }
}
