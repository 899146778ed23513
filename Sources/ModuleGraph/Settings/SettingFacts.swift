internal import AssetModel
internal import Basics

/// What a target's settings say about its product, across all configurations.
struct SettingFacts {
  private var values: [String: [SettingValue]] = [:]
  private var areIncomplete = false

  private static let names: Set = [
    "PRODUCT_NAME", "PRODUCT_MODULE_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "INFOPLIST_FILE", "MACH_O_TYPE",
    "SUPPORTED_PLATFORMS", "SDKROOT", "TEST_HOST", "TEST_TARGET_NAME", "DEVELOPMENT_ASSET_PATHS",
    "EXCLUDED_SOURCE_FILE_NAMES", "TARGETED_DEVICE_FAMILY", "MACOSX_DEPLOYMENT_TARGET",
    "SUPPORTS_MACCATALYST",
  ]

  /// The settings for the minimum OS version on platforms other than macOS.
  private static let mobileVersions: Set = [
    "IPHONEOS_DEPLOYMENT_TARGET", "TVOS_DEPLOYMENT_TARGET", "WATCHOS_DEPLOYMENT_TARGET",
    "XROS_DEPLOYMENT_TARGET",
  ]

  mutating func add(_ settings: BuildSettings) {
    if settings.areIncomplete { areIncomplete = true }
    // A target that sets an SDK but no platforms is for one platform, even in a project for several platforms.
    let isForOneSDK =
      settings.isOwn("SDKROOT") && !settings.isOwn("SUPPORTED_PLATFORMS")
      && !ApplePlatform.all(named: settings.values(of: "SDKROOT").map(\.text)).isEmpty
    for name in settings.names(Self.namesAsset).union(Self.names).union(Self.mobileVersions) {
      if isForOneSDK, name == "SUPPORTED_PLATFORMS" { continue }
      let found = settings.values(of: name)
      if !found.isEmpty { values[name, default: []] += found }
    }
  }

  private static func namesAsset(_ name: String) -> Bool {
    name.hasPrefix("ASSETCATALOG_") || name.hasPrefix("INFOPLIST_KEY_")
  }

  /// Stores the facts in a module. `place` converts an offset in the declaring file to a file and line.
  func apply(to draft: inout ModuleDraft, sourceRoot: RepositoryPath, place: (Int) -> Place) {
    let products = texts("PRODUCT_NAME")
    if !products.isEmpty { draft.module.productNames = products }
    draft.module.bundleIdentifiers = texts("PRODUCT_BUNDLE_IDENTIFIER")
    draft.module.infoPlists = texts("INFOPLIST_FILE").compactMap { sourceRoot.following($0) }
    let supported = ApplePlatform.all(
      named: texts("SUPPORTED_PLATFORMS").flatMap { $0.split(separator: " ") })
    let platforms = supported.isEmpty ? ApplePlatform.all(named: texts("SDKROOT")) : supported
    if !platforms.isEmpty { draft.module.platforms = platforms }
    if draft.module.platforms.isEmpty, isForMacByDefault { draft.module.platforms = [.macOS] }
    draft.module.lacksSettings = areIncomplete
    let catalyst = texts("SUPPORTS_MACCATALYST")
    // Project generators have other ways to turn on Mac Catalyst.
    draft.module.rulesOutCatalyst =
      catalyst == ["NO"] || catalyst.isEmpty && draft.module.origin == .xcode && !areIncomplete
    draft.module.deviceFamilies = Set(
      texts("TARGETED_DEVICE_FAMILY").flatMap { $0.split { !$0.isNumber } }.compactMap { Int($0) })
    // By default, Xcode builds a target only for iPhones. Project generators have other defaults.
    if texts("TARGETED_DEVICE_FAMILY").isEmpty, draft.module.origin == .xcode, !areIncomplete,
      draft.module.platforms == [.iOS]
    {
      draft.module.deviceFamilies = [1]
    }
    if draft.module.kind == .framework, texts("MACH_O_TYPE").contains("staticlib") {
      draft.module.kind = .staticFramework
    }
    if draft.module.kind == .app, draft.module.platforms == [.watchOS] { draft.module.kind = .watchApp }
    draft.excluded = excludedFiles
    addHosts(to: &draft)
    draft.module.settings = settings(of: draft.module, place: place)
  }

  /// Whether no platform is set, and only macOS has a deployment target. In that case, Xcode builds for macOS.
  private var isForMacByDefault: Bool {
    ["SUPPORTED_PLATFORMS", "SDKROOT"].allSatisfy { texts($0).isEmpty }
      && !texts("MACOSX_DEPLOYMENT_TARGET").isEmpty && Self.mobileVersions.allSatisfy { texts($0).isEmpty }
  }

  private var excludedFiles: [Glob] {
    texts("EXCLUDED_SOURCE_FILE_NAMES").flatMap { $0.split { $0 == " " || $0 == "\"" } }.compactMap {
      pattern in
      do throws(GlobError) { return try Glob("**/\(pattern)") } catch {
        // An invalid pattern excludes nothing.
        return nil
      }
    }
  }

  /// Adds a dependency on the host app of a test target. The settings contain either the path of the app's binary or
  /// the name of the app's target.
  private func addHosts(to draft: inout ModuleDraft) {
    guard draft.module.kind.isTest else { return }
    for host in texts("TEST_HOST") {
      guard let app = host.split(separator: "/").first(where: { $0.hasSuffix(".app") }) else { continue }
      let name = String(app.dropLast(4))
      // The name of the app is often also the name of its target.
      let keys = [ModuleKey.file(String(app)), .target(name, in: draft.module.container)]
      draft.dependencies.append(.hint(name, keys))
    }
    for name in texts("TEST_TARGET_NAME") {
      draft.dependencies.append(.hint(name, [.target(name, in: draft.module.container)]))
    }
  }

  private func settings(of module: Module, place: (Int) -> Place) -> [ModuleSetting] {
    let names = values.keys.filter {
      Self.namesAsset($0) || $0 == "DEVELOPMENT_ASSET_PATHS" || $0 == "PRODUCT_MODULE_NAME"
    }
    return names.sorted().flatMap { name in
      var seen: Set<String> = []
      return values[name, default: []].filter { seen.insert($0.text).inserted }.map { value in
        let found =
          switch value.source {
          case .offset(let offset): place(offset)
          case .place(let place): place
          case .buildSystem: module.place
          }
        return ModuleSetting(name: name, value: value.text, place: found)
      }
    }
  }

  private func texts(_ name: String) -> [String] {
    var seen: Set<String> = []
    return values[name, default: []].map(\.text).filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
