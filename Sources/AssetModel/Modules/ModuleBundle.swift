/// The bundle that a module builds, and what ends up in it.
public struct ModuleBundle: Hashable, Sendable {
  public let owner: Module.ID
  /// The name on disk in each configuration, such as `Core.framework` or `Kit_Icons.bundle`.
  public let names: [String]
  public let identifiers: [String]
  /// The modules whose resources are put into the bundle, starting with its owner.
  public let contents: [Module.ID]
}
