internal import AssetModel

/// What is known of the place of a reference by the modules of the repository.
public struct ReferenceHome: Sendable, Equatable {
  /// The names of the modules that compile it; empty where none is known.
  public let modules: [String]
  /// Whether the bundles that the place asks do not have the asset.
  public let isUnreachable: Bool

  /// `asset` is the index of the set that the reference names.
  init(of reference: Reference, to asset: Int, in project: Project, _ usage: Usage) {
    let compiling = project.modules.memberships(of: reference.place.path).map {
      project.modules[$0.module].name
    }
    modules = Set(compiling).sorted()
    isUnreachable = usage.unreachable.contains {
      $0.place == reference.place && $0.assets.contains(asset)
    }
  }
}
