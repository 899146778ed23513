internal import AssetModel
internal import Basics

/// A parsed project file with its lookup tables.
struct XcodeProject {
  let context: ReadingContext
  let container: RepositoryPath
  let objects: XcodeObjects
  let paths: XcodePaths
  let targets: [XcodeObject]

  init(
    _ path: RepositoryPath, _ bytes: [UInt8], _ context: ReadingContext, _ notes: inout [ModuleNote]
  ) throws(ModuleNoteError) {
    self.context = context
    container = path.parent
    let objects = try XcodeObjects(path, bytes, &notes)
    guard let paths = XcodePaths(objects, in: container.parent, context.files) else {
      throw ModuleNoteError(
        .outsideRepository, Place(path), "the source folder of the project is not in the repository")
    }
    self.objects = objects
    self.paths = paths
    targets = objects.project.texts("targets").compactMap { objects[$0] }
  }

  func phases(of target: XcodeObject) -> [XcodeObject] {
    target.texts("buildPhases").compactMap { objects[$0] }
  }

  func buildFiles(of phase: XcodeObject) -> [XcodeObject] {
    phase.texts("files").compactMap { objects[$0] }
  }

  func reference(of buildFile: XcodeObject) -> XcodeObject? { objects.object("fileRef", of: buildFile) }

  /// The paths of a file reference in the repository: one for each language of a localized file, otherwise at most one.
  func paths(of reference: XcodeObject) -> [RepositoryPath] {
    let files =
      reference.isA("PBXVariantGroup")
      ? reference.texts("children").compactMap { objects[$0] } : [reference]
    return files.compactMap(paths.path)
  }

  /// The path of the project that a proxy refers to; nil if it is unknown or outside the repository.
  func container(of proxy: XcodeObject) -> RepositoryPath? {
    guard let portal = objects.object("containerPortal", of: proxy) else { return nil }
    return portal.id == objects.project.id ? container : paths.path(of: portal)
  }
}

extension XcodeObject {
  /// What a build phase does with the files in it; nil if they are neither sources nor resources.
  var phaseRole: FileRole? {
    switch isa {
    case "PBXSourcesBuildPhase": .source
    case "PBXResourcesBuildPhase": .processed
    // Destination 1 is the bundle itself, and 7 is its resources. Most others are for products of other targets.
    case "PBXCopyFilesBuildPhase": ["1", "7"].contains(text("dstSubfolderSpec")) ? .copied : nil
    default: nil
    }
  }
}
