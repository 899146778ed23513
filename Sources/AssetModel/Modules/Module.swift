public import Basics

/// A target of a project or package, a CocoaPods pod, or a module that the configuration declares.
public struct Module: Sendable, Identifiable {
  /// The identifier of a module in one `Modules` value.
  public struct ID: NumberKey, Comparable, Sendable {
    package let index: Int

    public var keyNumber: UInt64 { UInt64(truncatingIfNeeded: index) }

    package init(index: Int) {
      self.index = index
    }

    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
  }

  public package(set) var id = ID(index: 0)
  /// The name of the target. Two modules can have the same name.
  public let name: String
  public package(set) var kind: ModuleKind
  public let origin: ModuleOrigin
  public let place: Place
  /// The `.xcodeproj` that contains the target, or the folder of the manifest. An `.xcodeproj` may not have been
  /// generated yet.
  public let container: RepositoryPath
  /// The platforms, in the order of `ApplePlatform`. Empty if they are unknown.
  public package(set) var platforms: [ApplePlatform] = []
  /// Whether the settings say that the iOS app cannot be built for Macs with Mac Catalyst.
  public package(set) var rulesOutCatalyst = false
  /// The iOS devices that the product is for, as numbered by TARGETED_DEVICE_FAMILY; empty if not set.
  public package(set) var deviceFamilies: Set<Int> = []
  /// The names of the product, without extension. They may differ between the configurations of the target.
  public package(set) var productNames: [String]
  public package(set) var bundleIdentifiers: [String] = []
  public package(set) var files: [ModuleFile] = []
  /// The images, fonts and catalogs in the folder of a package target that the target neither builds nor excludes.
  public package(set) var leftovers: [RepositoryPath] = []
  /// The file names of images that a project lists, but that the repository does not have by these names. They may be in
  /// a folder on a developer's disk, or differ only in case.
  public package(set) var pictureNamesWithoutFile: Set<String> = []
  public package(set) var dependencies: [ModuleDependency] = []
  public package(set) var infoPlists: [RepositoryPath] = []
  /// The names that Info.plist files list under their icon keys, such as `Icon-60` or `Icon-60@2x~ipad`. Most of them
  /// are names of files outside catalogs.
  public package(set) var iconFiles: Set<String> = []
  /// The launch screens, whose assets the system loads from the app's own bundle.
  public package(set) var launchScreens: Set<RepositoryPath> = []
  /// Whether a property list or build setting specifies a launch screen.
  public package(set) var namesLaunchScreen = false
  /// The build settings that begin with `ASSETCATALOG_` or `INFOPLIST_KEY_`, and also `DEVELOPMENT_ASSET_PATHS` and
  /// `PRODUCT_MODULE_NAME`.
  public package(set) var settings: [ModuleSetting] = []
  /// Whether some settings are unknown, because a configuration file is not in the repository. Files in folders
  /// such as `Pods` do not count.
  public package(set) var lacksSettings = false
  /// The name of the bundle that the build system creates for the resources of a module without its own bundle.
  package var resourceBundleName: String?
  public package(set) var gaps: Set<ModuleGap> = []

  package init(
    _ name: String, _ kind: ModuleKind, _ origin: ModuleOrigin, at place: Place,
    in container: RepositoryPath
  ) {
    self.name = name
    self.kind = kind
    self.origin = origin
    self.place = place
    self.container = container
    productNames = [name]
  }

  public var sources: [RepositoryPath] { files.filter { $0.role == .source }.map(\.path) }

  public var resources: [ModuleFile] { files.filter { $0.role != .source } }

  /// The words in the values that a build setting has in the configurations of the module.
  public func words(of setting: String) -> Set<Substring> {
    Set(settings.lazy.filter { $0.name == setting }.flatMap { $0.value.split(separator: " ") })
  }

  /// The names of the module's bundle, which may differ between the configurations of the target. Empty if the module
  /// has no bundle.
  package var bundleNames: [String] {
    if let resourceBundleName {
      return files.contains { $0.role == .processed || $0.role == .copied } ? [resourceBundleName] : []
    }
    guard let type = kind.bundleExtension else { return [] }
    // A name that contains `$(` is incomplete, because it depends on a setting outside the repository.
    let known = productNames.filter { !$0.contains("$(") }
    return (known.isEmpty ? [name] : known).map { "\($0).\(type)" }
  }
}

/// Something that is unknown about a module. Usually, the project or manifest contains expressions that assetlint
/// cannot evaluate.
public enum ModuleGap: String, Sendable, CaseIterable {
  case sources
  case resources
  case dependencies
}
