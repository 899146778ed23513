internal import AssetModel
internal import Basics

/// A project file that has been read, and what its targets are looked up in.
struct XcodeProject {
  let context: ReadingContext
  /// The `.xcodeproj`.
  let container: RepositoryPath
  let objects: XcodeObjects
  let paths: XcodePaths
  let targets: [XcodeObject]

  /// Reads the project file at `path`, which lies in its `.xcodeproj`.
  init(
    _ path: RepositoryPath, _ bytes: [UInt8], _ context: ReadingContext, _ notes: inout [ModuleNote]
  ) throws(ModuleNoteError) {
    self.context = context
    container = path.parent
    let objects = try XcodeObjects(path, bytes, &notes)
    guard let paths = XcodePaths(objects, in: container.parent) else {
      throw ModuleNoteError(.outsideRepository, Place(path), "the sources are not in the repository")
    }
    self.objects = objects
    self.paths = paths
    targets = objects.project.texts("targets").compactMap { objects[$0] }
  }

  /// The build phases of a target.
  func phases(of target: XcodeObject) -> [XcodeObject] {
    target.texts("buildPhases").compactMap { objects[$0] }
  }

  /// The build files of a phase.
  func buildFiles(of phase: XcodeObject) -> [XcodeObject] {
    phase.texts("files").compactMap { objects[$0] }
  }

  /// The project that a proxy points into; nil if it is none of the repository's.
  func container(of proxy: XcodeObject) -> RepositoryPath? {
    guard let portal = objects.object("containerPortal", of: proxy) else { return nil }
    return portal.id == objects.project.id ? container : paths.path(of: portal)
  }
}

extension XcodeObject {
  /// What a build phase does with files of the repository; nil if it leaves them out of bundle and binary.
  var phaseRole: FileRole? {
    switch isa {
    case "PBXSourcesBuildPhase": .source
    case "PBXResourcesBuildPhase": .processed
    // Into the bundle itself or its folder of resources; other folders take what other targets have built.
    case "PBXCopyFilesBuildPhase": ["1", "7"].contains(text("dstSubfolderSpec")) ? .copied : nil
    default: nil
    }
  }
}
