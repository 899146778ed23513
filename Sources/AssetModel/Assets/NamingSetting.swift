/// A build setting whose module does not compile the asset that the setting refers to.
public struct NamingSetting: Sendable {
  public let module: Module
  public let setting: ModuleSetting
  /// The indices of the assets in the project that have the name in the setting.
  public let assets: [Int]
  /// The index of an asset in the same module whose name differs from the name in the setting only in capitalization.
  public let namesake: Int?

  /// All settings in the project that refer to an asset of another module, in the order of their modules.
  ///
  /// Modules are skipped if they compile no catalog, or if anything about them is unknown.
  public static func all(in project: Project) -> [NamingSetting] {
    let modules = project.modules
    let naming = modules.all.filter { module in
      module.gaps.isEmpty && module.settings.contains { kinds(of: $0, in: module.kind) != nil }
    }
    guard !naming.isEmpty else { return [] }
    let catalogs = project.catalogs.map { Set(modules.bundles(compiling: $0.path).flatMap(\.contents)) }
    return naming.filter { module in catalogs.contains { $0.contains(module.id) } }.flatMap { module in
      module.settings.compactMap { setting in
        guard let kinds = kinds(of: setting, in: module.kind) else { return nil }
        let assets = project.sets.indices.filter {
          project.sets[$0].name == setting.value && kinds.contains(project.sets[$0].kind)
        }
        let holders = assets.map { Set(modules.bundles(compiling: project.sets[$0].path).map(\.owner)) }
        // If no known module compiles a catalog, this module may compile it.
        guard !assets.isEmpty, holders.allSatisfy({ !$0.isEmpty && !$0.contains(module.id) }) else {
          return nil
        }
        let namesake = project.namesake(of: setting.value, kinds, in: module)
        return NamingSetting(module: module, setting: setting, assets: assets, namesake: namesake)
      }
    }
  }

  /// The missing names in build settings that have no effect: those of modules that do not compile any catalog, and
  /// launch images of modules that do not show them, such as watch apps. These names are not needed.
  public static func unneeded(of missing: [MissingName], in project: Project) -> Set<String> {
    let asking = missing.filter { $0.place.path.pathExtension == "pbxproj" }
    guard !asking.isEmpty else { return [] }
    let modules = project.modules
    let compiling = Set(project.catalogs.flatMap { modules.bundles(compiling: $0.path) }.flatMap(\.contents))
    return Set(asking.map(\.name)).filter { name in
      let askers = modules.all.filter { $0.settings.contains { $0.value == name } }
      return !askers.isEmpty
        && askers.allSatisfy {
          $0.gaps.isEmpty
            && (!compiling.contains($0.id) || $0.needsOnlyAsLaunchImage(name) && $0.kind != .app)
        }
    }
  }

  /// Whether a missing name occurs only in the settings of tvOS targets that have no assets for tvOS. If these
  /// targets have catalogs, the catalogs belong to an app for another platform. Project templates create such
  /// targets, and few teams use them.
  public static func isInUntouchedTarget(_ missing: MissingName, in project: Project) -> Bool {
    guard missing.place.path.pathExtension == "pbxproj" else { return false }
    let modules = project.modules
    let askers = modules.all.filter { module in
      module.container == missing.place.path.parent
        && module.settings.contains { $0.value == missing.name }
    }
    return !askers.isEmpty
      && askers.allSatisfy { asker in
        guard asker.platforms == [.tvOS], !asker.gaps.contains(.resources) else { return false }
        return project.catalogs.allSatisfy { catalog in
          let bundles = modules.bundles(compiling: catalog.path)
          guard bundles.contains(where: { $0.contents.contains(asker.id) }) else { return true }
          return bundles.contains {
            let owner = modules[$0.owner]
            return owner.kind == .app && !owner.platforms.isEmpty && !owner.platforms.contains(.tvOS)
          } && !project.sets.contains { $0.id.catalog == catalog.path && $0.isForTV }
        }
      }
  }

  /// The kinds of asset that the setting can refer to in a module of this kind. Nil if the setting does not refer
  /// to an asset, or if its value is not fully known.
  private static func kinds(of setting: ModuleSetting, in module: ModuleKind) -> Set<AssetKind>? {
    guard !setting.value.isEmpty, !setting.value.contains("$") else { return nil }
    let isApp = module == .app || module == .watchApp
    switch setting.name {
    // An extension may inherit this setting from the project, but usually has no icon.
    case "ASSETCATALOG_COMPILER_APPICON_NAME" where isApp:
      return [.appIcon, .iconDocument, .brandAssets, .solidImageStack, .stickersIcon]
    // The template for watch apps sets this name, but watch apps have no launch images.
    case launchImageName where module == .app: return [.launchImage, .brandAssets]
    case "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME" where isApp || module == .appExtension:
      return [.color]
    case "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME" where module == .appExtension: return [.color]
    default: return nil
    }
  }

  fileprivate static let launchImageName = "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"
}

extension Module {
  fileprivate func needsOnlyAsLaunchImage(_ name: String) -> Bool {
    settings.allSatisfy { $0.value != name || $0.name == NamingSetting.launchImageName }
  }
}

extension AssetSet {
  /// Whether the asset is at least partly for tvOS, such as a layered icon or an image with an entry for Apple TV.
  fileprivate var isForTV: Bool {
    kind == .brandAssets || kind == .imageStack || slots.contains { $0.idiom == "tv" }
  }
}

extension Project {
  /// The index of an asset that the module compiles and whose name differs from `name` only in capitalization.
  public func namesake(of name: String, _ kinds: Set<AssetKind>, in module: Module) -> Int? {
    let wanted = name.lowercased()
    return sets.indices.first { index in
      let set = sets[index]
      return kinds.contains(set.kind) && set.name.lowercased() == wanted && set.name != name
        && modules.bundles(compiling: set.id.catalog).contains { $0.contents.contains(module.id) }
    }
  }
}
