extension Modules {
  /// Whether an app may use this icon set. True if no app is known to compile it.
  public func mayShow(iconSet set: AssetSet) -> Bool {
    let apps = bundles(compiling: set.id.catalog).map { self[$0.owner] }.filter(\.isAppWithIcon)
    return apps.isEmpty || apps.contains { $0.mayShow(iconSet: set.name) }
  }
}

extension Module {
  fileprivate var isAppWithIcon: Bool { kind == .app || kind == .watchApp }

  public func mayShow(iconSet name: String) -> Bool {
    guard isAppWithIcon else { return false }
    let named = words(of: "ASSETCATALOG_COMPILER_APPICON_NAME").union(
      words(of: "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"))
    return named.isEmpty || includesAllIcons || named.contains { $0 == name || $0.contains("$") }
  }

  public var includesAllIcons: Bool {
    words(of: "ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS").contains("YES")
  }
}
