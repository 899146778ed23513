internal import Basics

extension Modules {
  /// Whether the system certainly does not use an asset that it uses only if a build setting refers to it: a launch
  /// image, or a color such as `AccentColor`.
  public func leaveUnnamed(_ set: AssetSet) -> Bool {
    guard set.isAddressable, set.kind == .launchImage || set.templateSetting != nil else { return false }
    let catalog = set.id.catalog
    let holders = memberships(of: catalog).filter { $0.role == .processed }.map(\.module)
    let compilers = Set(holders + bundles(compiling: catalog).map(\.owner)).map { self[$0] }
    return leaveUnnamed(set, compilers) && knowResources(around: catalog)
      && compilers.allSatisfy { !$0.lacksSettings && !$0.mayName(set) }
  }

  private func leaveUnnamed(_ set: AssetSet, _ compilers: [Module]) -> Bool {
    if set.kind == .launchImage {
      let apps = compilers.filter { $0.kind == .app }
      return !apps.isEmpty && apps.allSatisfy(\.hasNoLaunchImage)
    }
    // Project generators may add settings of their own.
    return !compilers.isEmpty && compilers.allSatisfy { $0.origin == .xcode }
  }
}

extension AssetSet {
  /// The build setting that refers to this color, if Xcode's templates create the color together with the setting. The
  /// setting has no default value.
  public var templateSetting: String? {
    guard kind == .color else { return nil }
    return switch name {
    case "AccentColor": "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"
    case "WidgetBackground": "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME"
    default: nil
    }
  }
}

extension Module {
  /// Whether the app shows a launch screen, or runs only on platforms without launch images.
  fileprivate var hasNoLaunchImage: Bool {
    namesLaunchScreen || !platforms.isEmpty && Set(platforms).isDisjoint(with: [.iOS, .tvOS])
  }

  /// Whether a setting refers to the asset. Also true if the value of a setting that may refer to it is partly unknown.
  fileprivate func mayName(_ set: AssetSet) -> Bool {
    settings.contains { setting in
      setting.value.lowercased() == set.ownName.lowercased()
        || setting.name.hasPrefix("ASSETCATALOG_COMPILER_") && setting.name.hasSuffix("_NAME")
          && setting.value.contains("$")
    }
  }
}
