public import AssetModel
public import Basics

extension Modules {
  /// Reads every project file and manifest in a repository.
  ///
  /// - Parameters:
  ///   - paths: The files in the repository. A catalog is one path, without the files in it. Paths of other folders
  ///     are ignored.
  ///   - read: Returns the bytes of a file, or nil if it cannot be read. Called from several threads.
  public init(
    paths: [RepositoryPath], configured: [ConfiguredModule] = [], jobs: Jobs,
    read: @escaping @Sendable (RepositoryPath) -> [UInt8]?
  ) {
    let named = paths.compactMap { path in ProjectFormat(path).map { (format: $0, path: path) } }
      .sorted { $0.path < $1.path }
    // Without a project or a configured module, no table of files is needed.
    guard !named.isEmpty || !configured.isEmpty else {
      self.init()
      return
    }
    let context = ReadingContext(files: RepositoryFiles(paths), bytes: read)
    let sources = named.filter { context.files.isFile($0.path) }
    var parts = sources.parallelMap(jobs, grain: 1) { format, path in
      var part = format.read(path, context)
      for index in part.modules.indices {
        part.modules[index].module.locateFiles(in: context.files)
        part.modules[index].module.readPropertyLists(context)
      }
      return part
    }
    parts += configured.map { $0.declarations(context.files) }
    self.init(parts)
  }

  private init(_ parts: [Declarations]) {
    var notes = parts.flatMap(\.notes)
    let drafts = parts.flatMap(\.modules).sorted { $0.module.place < $1.module.place }
    var (kept, superseded) = Succession.settle(drafts, &notes)
    notes += kept.flatMap(\.notes)
    for addition in parts.flatMap(\.additions) {
      for index in kept.indices where addition.concerns(kept[index].module) {
        kept[index].dependencies += addition.dependencies
      }
    }
    let linker = ModuleLinker(kept, products: parts.flatMap(\.products))
    self.init(
      linker.link(), products: linker.products, superseded: superseded,
      notes: Set(notes).sorted { ($0.place, $0.message) < ($1.place, $1.message) })
  }
}

extension Module {
  /// Corrects file paths that differ from those on disk in case or Unicode normalization.
  fileprivate mutating func locateFiles(in repository: RepositoryFiles) {
    for index in files.indices {
      if let path = repository.located(files[index].path) { files[index].path = path }
    }
  }
}
