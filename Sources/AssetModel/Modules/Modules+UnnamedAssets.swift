internal import Basics

extension Modules {
  /// Whether the system certainly does not use an asset that it uses only if a build setting refers to it: a launch
  /// image, or a color such as `AccentColor`.
  public func leaveUnnamed(_ set: AssetSet) -> Bool {
    guard set.isAddressable, set.kind == .launchImage || set.templateSetting != nil else { return false }
    let catalog = set.id.catalog
    let holders = memberships(of: catalog).filter { $0.role == .processed }.map(\.module)
    let compilers = Set(holders + bundles(compiling: catalog).map(\.owner)).map { self[$0] }
    guard !compilers.isEmpty, knowResources(around: catalog),
      compilers.allSatisfy({ !$0.lacksSettings && !$0.mayName(set) })
    else { return false }
    // Project generators may add settings of their own.
    guard set.kind == .launchImage else { return compilers.allSatisfy { $0.origin == .xcode } }
    let apps = compilers.filter { $0.kind == .app }
    return !apps.isEmpty && apps.allSatisfy(\.hasNoLaunchImage)
  }
}

extension AssetSet {
  /// The build setting that refers to this color, if Xcode's templates create the color together with the setting.
  public var templateSetting: String? { kind == .color ? Self.templateSettings[name] : nil }

  /// For each color of Xcode's templates that a build setting names, the setting. The settings have no default values.
  public static let templateSettings = [
    "AccentColor": "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    "WidgetBackground": "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME",
  ]
}

extension Module {
  /// Whether the app shows a launch screen, or runs only on platforms without launch images.
  fileprivate var hasNoLaunchImage: Bool {
    namesLaunchScreen || !platforms.isEmpty && Set(platforms).isDisjoint(with: [.iOS, .tvOS])
  }

  /// Whether a setting refers to the asset. Also true if the value of the setting that may refer to it is partly unknown.
  fileprivate func mayName(_ set: AssetSet) -> Bool {
    let naming = set.templateSetting ?? "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"
    return settings.contains { setting in
      setting.value.lowercased() == set.ownName.lowercased()
        || setting.name == naming && setting.value.contains("$")
    }
  }
}
