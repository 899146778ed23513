internal import AssetModel
internal import AssetScan
internal import Basics

extension LintRun {
  func dependencies(of configuration: Configuration) throws(ConfigurationError) -> [RepositoryPath:
    DiskSource]
  {
    var sources: [RepositoryPath: DiskSource] = [:]
    for dependency in configuration.dependencies {
      let refuse = { (reason: String) in
        ConfigurationError(
          file: "\(dependency.place.path)", position: dependency.place.position,
          message: "“\(dependency.value)” \(reason)")
      }
      guard let path = RepositoryPath(neighbor: dependency.value) else {
        throw refuse("must be a relative path to a folder outside the repository, such as ../DesignSystem")
      }
      let place: FilePath
      do {
        place = try resolveLinks(root.appending(path))
      } catch {
        throw refuse(
          "cannot be read: \(error). Without this folder, its assets would count as missing; "
            + "clone the dependency to this path, or remove it from `dependencies`")
      }
      guard place.relative(to: root) == nil, root.relative(to: place) == nil else {
        throw refuse("overlaps the repository, which is always read; list only folders outside it")
      }
      sources[path] = DiskSource(place)
    }
    return sources
  }
}

extension RepositoryPath {
  /// Parses a path such as `../Design`. Nil for paths such as `Design` or `..`.
  fileprivate init?(neighbor text: String) {
    let components = text.split(separator: "/").filter { $0 != "." }
    let rest = components.drop { $0 == ".." }
    guard !text.hasPrefix("/"), components.first == "..", !rest.isEmpty, !rest.contains("..") else {
      return nil
    }
    self.init(components.joined(separator: "/"))
  }
}
