internal import AssetModel
internal import Basics

/// The kinds of files that declare modules or, in the case of a Podfile, dependencies of modules.
enum ProjectFormat: Sendable {
  case xcode, package, xcodeGen, tuist, podspec, podfile, bazel

  init?(_ path: RepositoryPath) {
    switch path.nameText {
    case "project.pbxproj" where path.parent.pathExtension == "xcodeproj": self = .xcode
    case "Package.swift": self = .package
    case "project.yml", "project.yaml": self = .xcodeGen
    case "Project.swift": self = .tuist
    case "Podfile": self = .podfile
    case "BUILD", "BUILD.bazel": self = .bazel
    default:
      guard path.pathExtension == "podspec" else { return nil }
      self = .podspec
    }
  }

  func read(_ path: RepositoryPath, _ context: ReadingContext) -> Declarations {
    guard let bytes = context.read(path) else {
      let note = ModuleNote(.unreadable, Place(path), "the file cannot be read")
      return Declarations(notes: [note])
    }
    return switch self {
    case .xcode: XcodeProjectReader.read(path, bytes, context)
    case .package: PackageReader.read(path, bytes, context)
    case .xcodeGen: SpecReader.read(path, bytes, context)
    case .tuist: TuistReader.read(path, bytes, context)
    case .podspec: PodspecReader.read(path, bytes, context)
    case .podfile: PodfileReader.read(path, bytes, context)
    case .bazel: BuildFileReader.read(path, bytes, context)
    }
  }
}
