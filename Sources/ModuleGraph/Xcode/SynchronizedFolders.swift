internal import AssetModel
internal import Basics

/// The synchronized folders of a project. Their files belong to targets without being listed.
///
/// An exception removes a file from a target that has the folder, adds a file to a target that does not have the
/// folder, or moves a file to another build phase.
struct SynchronizedFolders {
  private let folders: [Folder]

  private struct Folder {
    let path: RepositoryPath
    /// The files in the folder, each with the role for its file type. An explicit folder counts as one file, and is
    /// copied as a whole.
    let units: [(path: RepositoryPath, role: FileRole?)]
    let owners: Set<String>
    /// The exceptions of each target. For an exception of a build phase (`isPhase`), `role` is the role of its files,
    /// or nil if they are neither sources nor resources. For any other exception, the file types determine the roles.
    var exceptions: [String: [(files: ExceptionList, role: FileRole?, isPhase: Bool)]]
    /// The files of each target that are built only for some platforms.
    var filtered: [String: [ExceptionList]] = [:]
  }

  init(_ project: XcodeProject) {
    var owners: [String: Set<String>] = [:]
    var phaseOwners: [String: String] = [:]
    for target in project.targets {
      for folder in target.texts("fileSystemSynchronizedGroups") {
        owners[folder, default: []].insert(target.id)
      }
      for phase in target.texts("buildPhases") { phaseOwners[phase] = target.id }
    }
    folders = project.paths.synchronizedGroups.compactMap { group in
      guard let path = project.paths.path(of: group).flatMap(project.context.files.located) else {
        return nil
      }
      let copied = Set(group.texts("explicitFolders").compactMap { path.following($0) })
      let units = project.context.files.units(in: path, whole: copied).map { unit in
        (unit, copied.contains(unit) ? .copied : Self.role(of: unit))
      }
      var folder = Folder(
        path: path, units: units, owners: owners[group.id, default: []], exceptions: [:])
      for exception in group.texts("exceptions").compactMap({ project.objects[$0] }) {
        let files = ExceptionList(exception.texts("membershipExceptions"), in: path, project.context.files)
        if let phase = project.objects.object("buildPhase", of: exception), let target = phaseOwners[phase.id]
        {
          folder.exceptions[target, default: []].append((files, phase.phaseRole, true))
        } else if let target = exception.text("target") {
          folder.exceptions[target, default: []].append((files, nil, false))
          let filtered = exception.entries("platformFiltersByRelativePath").map(\.key)
          if !filtered.isEmpty {
            folder.filtered[target, default: []].append(
              ExceptionList(filtered, in: path, project.context.files))
          }
        }
      }
      return folder
    }
  }

  func files(of target: XcodeObject) -> [ModuleFile] {
    folders.flatMap { folder in
      let exceptions = folder.exceptions[target.id, default: []]
      let isOwner = folder.owners.contains(target.id)
      guard isOwner || !exceptions.isEmpty else { return [ModuleFile]() }
      return folder.units.compactMap { unit in
        let exception = exceptions.first { $0.files.contains(unit.path) }
        if let exception, exception.isPhase { return exception.role.map { ModuleFile(unit.path, $0) } }
        guard isOwner == (exception == nil) else { return nil }
        var file = unit.role.map { ModuleFile(unit.path, $0) }
        file?.isConditional =
          folder.filtered[target.id]?.contains { $0.contains(unit.path) } ?? false
        return file
      }
    }
  }

  private static func role(of unit: RepositoryPath) -> FileRole? {
    let role = FileTypes.role(of: unit)
    return role == .processed && FileTypes.isCopiedWhole(unit) ? .copied : role
  }
}

/// A list of files in a synchronized folder. An entry is a path relative to the folder. For a localized file, it is
/// `/Localized: ` followed by the path without the `.lproj` folder.
private struct ExceptionList {
  private let files: PathList
  private let localized: PathList

  private static let localizedMark = "/Localized: "

  init(_ texts: [String], in folder: RepositoryPath, _ files: RepositoryFiles) {
    let isLocalized = { (text: String) in text.hasPrefix(Self.localizedMark) }
    self.files = PathList(texts.filter { !isLocalized($0) }.compactMap { folder.following($0) }, files)
    let names = texts.filter(isLocalized).map { $0.dropFirst(Self.localizedMark.count) }
    localized = PathList(names.compactMap { folder.following($0) }, files)
  }

  /// Whether the list contains the file or a folder that contains it.
  func contains(_ unit: RepositoryPath) -> Bool {
    if files.contains(unit) { return true }
    let language = unit.parent
    return language.pathExtension == "lproj" && localized.names(language.parent.appending(unit.name))
  }
}
