internal import AssetModel

/// Which modules compile the file with a reference, and whether code there can find the asset.
public struct ReferenceHome: Sendable, Equatable {
  public let modules: [String]
  /// Whether it is certain that no target compiles the file.
  public let isLeftOut: Bool
  /// Whether the lookup cannot find the asset, because the searched bundles do not contain it or are not in the
  /// product.
  public let isUnreachable: Bool

  /// `asset` is the index of the set that the reference refers to.
  init(of reference: Reference, to asset: Int, in project: Project, _ usage: Usage) {
    let compiling = project.modules.memberships(of: reference.place.path).map {
      project.modules[$0.module].name
    }
    modules = Set(compiling).sorted()
    isLeftOut = reference.doubts.contains(.disabled) && project.modules.leaveOut(reference.place.path)
    isUnreachable = usage.unreachable.contains {
      $0.place == reference.place && $0.assets.contains(asset)
    }
  }
}
