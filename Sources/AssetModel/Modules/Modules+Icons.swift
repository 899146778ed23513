extension Modules {
  /// Whether an app may use this icon set. True if no app is known to compile it.
  public func mayShow(iconSet set: AssetSet) -> Bool {
    let apps = bundles(compiling: set.id.catalog).map { self[$0.owner] }.filter(\.isAppWithIcon)
    return apps.isEmpty || apps.contains { $0.mayShow(iconSet: set.name) }
  }
}

extension Module {
  fileprivate var isAppWithIcon: Bool { kind == .app || kind == .watchApp }

  private var iconNames: Set<Substring> {
    words(of: "ASSETCATALOG_COMPILER_APPICON_NAME").union(
      words(of: "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"))
  }

  /// Whether a setting includes the icon set in the build. Also true if the setting is partly unknown.
  private func includes(iconSet name: String) -> Bool {
    includesAllIcons || iconNames.contains { $0 == name || $0.contains("$") }
  }

  public func mayShow(iconSet name: String) -> Bool {
    isAppWithIcon && (iconNames.isEmpty || includes(iconSet: name))
  }

  /// Whether the build leaves the icon set out of an extension or a framework, because no setting includes it.
  public func leavesOut(iconSet name: String) -> Bool { !isAppWithIcon && !includes(iconSet: name) }

  public var includesAllIcons: Bool {
    words(of: "ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS").contains("YES")
  }
}
