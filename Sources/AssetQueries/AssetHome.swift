internal import AssetModel

/// The bundles that contain an asset, and the products that can use it.
public struct AssetHome: Sendable, Equatable {
  /// The names of the bundles into which the asset is compiled. Empty if they are unknown.
  public private(set) var bundles: [String] = []
  /// The names of the apps, extensions and other executables that own one of these bundles, or link a module that does.
  public private(set) var users: [String] = []

  init() {}

  init(of set: AssetSet, in modules: Modules) {
    let bundles = modules.bundles(compiling: set.path)
    let users = bundles.flatMap { modules.executables(linking: $0.owner) }
    self.bundles = Set(bundles.flatMap(\.names)).sorted()
    self.users = Set(users.map { modules[$0].name }).sorted()
  }

  var text: String? {
    guard !bundles.isEmpty else { return nil }
    let text = "compiled into \(bundles.listed("and"))"
    return users.isEmpty ? text : "\(text), available to \(users.listed("and"))"
  }
}
