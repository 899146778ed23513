internal import AssetModel
internal import Basics

/// Finds the files of a package target by the rules of the Swift Package Manager and of Xcode.
struct PackageFiles {
  let files: RepositoryFiles
  let package: RepositoryPath
  let toolsVersion: ToolsVersion

  /// The folder of a target; nil if it is not in the repository.
  func folder(of target: PackageManifest.Target, amongFirst isOnlyTarget: Bool) -> RepositoryPath? {
    if let path = target.path { return package.following(path).flatMap(files.located) }
    let parents =
      switch target.kind {
      case .testTarget: ["Tests", "Sources", "Source", "src", "srcs"]
      case .plugin: ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    let folders = parents.compactMap { package.following($0) }
    if let folder = folders.compactMap({ $0.following(target.name) }).first(where: files.isFolder) {
      return folder
    }
    // Since tools version 5.9, a target does not need its own folder if no other target of its kind uses the default
    // path.
    guard isOnlyTarget, toolsVersion >= ToolsVersion(major: 5, minor: 9) else { return nil }
    return folders.first(where: files.isFolder)
  }

  /// The files in `folder` that a target builds, and its leftovers: catalogs, images and fonts that the target
  /// neither builds nor excludes.
  func files(
    of target: PackageManifest.Target, in folder: RepositoryPath
  ) -> (files: [ModuleFile], leftovers: [RepositoryPath]) {
    let rules = Rules(target, in: folder, files)
    let paths = files.collect(in: folder) { path, isFolder in
      if path.name.first == .dot || rules.excluded.names(path) { return .skip }
      guard isFolder else { return .take }
      if rules.copied.names(path) { return .take }
      if Self.ignoredFolders.contains(path.pathExtension ?? "") { return .skip }
      return FileTypes.isWrapper(path) ? .take : .enter
    }
    var found: (files: [ModuleFile], leftovers: [RepositoryPath]) = ([], [])
    for path in paths {
      if let role = role(of: path, rules) {
        var file = ModuleFile(path, role)
        file.isOnlyForXcode = isAutomaticResource(path.pathExtension ?? "") && !rules.list(path)
        found.files.append(file)
      } else if FileTypes.isContent(path) {
        found.leftovers.append(path)
      }
    }
    return found
  }

  private static let ignoredFolders: Set = ["xcodeproj", "xcworkspace", "playground"]

  private struct Rules {
    let excluded: PathList
    let resources: [(path: RepositoryPath, treatment: PackageManifest.Resource.Treatment)]
    let copied: PathList
    let sources: PathList?

    func list(_ path: RepositoryPath) -> Bool { resources.contains { path.isInside($0.path) } }

    init(_ target: PackageManifest.Target, in folder: RepositoryPath, _ files: RepositoryFiles) {
      excluded = PathList(target.exclude.compactMap { folder.following($0) }, files)
      resources = target.resources.compactMap { resource in
        folder.following(resource.path).map { ($0, resource.treatment) }
      }
      copied = PathList(resources.filter { $0.treatment != .process }.map(\.path), files)
      sources = target.sources.map { PathList($0.compactMap { folder.following($0) }, files) }
    }
  }

  private func role(of path: RepositoryPath, _ rules: Rules) -> FileRole? {
    if let resource = rules.resources.first(where: { path.isInside($0.path) }) {
      switch resource.treatment {
      case .process: return FileTypes.isCopiedWhole(path) ? .copied : .processed
      case .copy: return .copied
      case .embedInCode: return .embedded
      }
    }
    let type = path.pathExtension ?? ""
    if Self.sourceTypes.contains(type) {
      guard let sources = rules.sources else { return isManifest(path) ? nil : .source }
      return sources.contains(path) ? .source : nil
    }
    let isLocalized = path.components.contains { RepositoryPath(bytes: Array($0)).pathExtension == "lproj" }
    return isLocalized || isAutomaticResource(type) ? .processed : nil
  }

  /// Whether Xcode treats files of this type as resources even if the manifest does not list them.
  private func isAutomaticResource(_ type: String) -> Bool {
    guard toolsVersion >= ToolsVersion(major: 5, minor: 3) else { return false }
    if type == "xcstrings" { return toolsVersion >= ToolsVersion(major: 5, minor: 9) }
    return Self.resourceTypes.contains(type)
  }

  private func isManifest(_ path: RepositoryPath) -> Bool {
    path.parent == package && (path.stem == "Package" || path.stem.hasPrefix("Package@swift"))
  }

  private static let sourceTypes: Set = ["swift", "c", "m", "mm", "cc", "cpp", "cxx", "s"]

  private static let resourceTypes: Set = [
    "xcassets", "xcstickers", "icon", "nib", "xib", "storyboard", "xcdatamodel", "xcdatamodeld",
    "xcmappingmodel",
    "metal",
  ]
}
