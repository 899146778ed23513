internal import Basics

extension Modules {
  /// Whether the build certainly leaves out a launch image: no app that compiles its catalog uses launch images,
  /// and no setting refers to this one.
  public func leaveOut(launchImage set: AssetSet) -> Bool {
    guard set.kind == .launchImage, set.isAddressable else { return false }
    let catalog = set.id.catalog
    let holders = memberships(of: catalog).filter { $0.role == .processed }.map(\.module)
    let compilers = Set(holders + bundles(compiling: catalog).map(\.owner)).map { self[$0] }
    let apps = compilers.filter { $0.kind == .app }
    return !apps.isEmpty && apps.allSatisfy(\.hasNoLaunchImage) && knowResources(around: catalog)
      && compilers.allSatisfy { !$0.lacksSettings && !$0.mayName(set) }
  }
}

extension Module {
  /// Whether the app shows a launch screen, or runs only on platforms without launch images.
  fileprivate var hasNoLaunchImage: Bool {
    namesLaunchScreen || !platforms.isEmpty && Set(platforms).isDisjoint(with: [.iOS, .tvOS])
  }

  /// Whether a setting refers to the launch image. Also true if the value of the setting for launch images is
  /// partly unknown.
  fileprivate func mayName(_ launchImage: AssetSet) -> Bool {
    settings.contains { setting in
      setting.value.lowercased() == launchImage.ownName.lowercased()
        || setting.name == "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME" && setting.value.contains("$")
    }
  }
}
