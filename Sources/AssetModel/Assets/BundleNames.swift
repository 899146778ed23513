extension Project {
  /// Whether a bundle that contains the set refers to it in a build setting, an Info.plist or a launch screen, or
  /// may use it as the accent color. The system looks for such an asset only in that bundle.
  public func isNamedByBundle(_ index: Int) -> Bool {
    let owners = modules.bundles(compiling: sets[index].id.catalog).map { modules[$0.owner] }
    if owners.contains(where: { $0.settings.contains { $0.value == sets[index].name } }) { return true }
    if sets[index].kind == .color, sets[index].name == "AccentColor",
      owners.contains(where: \.mayUseAccentColor), !modules.leaveUnnamed(sets[index])
    {
      return true
    }
    let places = owners.reduce(into: Set()) { places, owner in
      places.formUnion(owner.infoPlists)
      places.formUnion(owner.launchScreens)
    }
    return !places.isEmpty
      && usage?.verdicts[index].references.contains { places.contains($0.place.path) } == true
  }
}

extension Module {
  /// Whether the module is an app that may use `AccentColor`, because no known setting specifies another accent color.
  fileprivate var mayUseAccentColor: Bool {
    (kind == .app || kind == .watchApp)
      && !settings.contains { $0.name == "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME" }
  }
}
