/// What a module builds to hold its resources, and what ends up in it.
public struct ModuleBundle: Hashable, Sendable {
  /// The module whose bundle this is.
  public let owner: Module.ID
  /// The name on disk in each configuration, such as `Core.framework` or `Kit_Icons.bundle`.
  public let names: [String]
  /// The identifiers by which `Bundle(identifier:)` finds it.
  public let identifiers: [String]
  /// The modules whose resources are compiled into it, the owner first.
  public let contents: [Module.ID]
}
