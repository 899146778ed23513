public import Basics

extension Modules {
  /// Reads every project file and manifest of a repository.
  ///
  /// `paths` holds its files, with or without the folders; `read` gives the bytes of one of them, or nil where
  /// that is not possible, and is called from several threads.
  public init(
    paths: [RepositoryPath], jobs: Jobs, read: @escaping @Sendable (RepositoryPath) -> [UInt8]?
  ) {
    let context = ReadingContext(files: RepositoryFiles(paths), read: read)
    let sources = context.files.all.compactMap { path in ProjectFormat(path).map { ($0, path) } }
    let parts = sources.parallelMap(jobs, grain: 1) { format, path in format.read(path, context) }
    self.init(parts)
  }

  private init(_ parts: [Declarations]) {
    var notes = parts.flatMap(\.notes)
    let drafts = parts.flatMap(\.modules).sorted { $0.module.place < $1.module.place }
    let (kept, superseded) = Succession.settle(drafts, &notes)
    let linker = ModuleLinker(kept, products: parts.flatMap(\.products))
    self.init(
      linker.link(), products: linker.products, superseded: superseded,
      notes: Set(notes).sorted { ($0.place, $0.message) < ($1.place, $1.message) })
  }
}

/// The sorts of files that declare modules.
enum ProjectFormat: Sendable {
  case xcode
  case package

  /// Recognises a file by its name.
  init?(_ path: RepositoryPath) {
    if path.name.elementsEqual("project.pbxproj".utf8), path.parent.pathExtension == "xcodeproj" {
      self = .xcode
    } else if path.name.elementsEqual("Package.swift".utf8) {
      self = .package
    } else {
      return nil
    }
  }

  /// What a file declares.
  func read(_ path: RepositoryPath, _ context: ReadingContext) -> Declarations {
    guard let bytes = context.read(path) else {
      let note = ModuleNote(.unreadable, ModulePlace(path), "the file cannot be read")
      return Declarations(notes: [note])
    }
    switch self {
    case .xcode: return XcodeProjectReader.read(path, bytes, context)
    case .package: return PackageReader.read(path, bytes, context)
    }
  }
}
