internal import AssetModel
internal import Basics
internal import Pictures

struct XcodeProjectReader {
  private let project: XcodeProject
  private let folders: SynchronizedFolders
  private var notes: [ModuleNote] = []
  /// The offsets of objects with references to missing objects.
  private var dangling: [Int] = []

  static func read(_ path: RepositoryPath, _ bytes: [UInt8], _ context: ReadingContext) -> Declarations {
    var result = Declarations()
    do throws(ModuleNoteError) {
      let project = try XcodeProject(path, bytes, context, &result.notes)
      var reader = XcodeProjectReader(project: project, folders: SynchronizedFolders(project))
      result.modules = reader.readTargets()
      result.notes += reader.notes
    } catch {
      result.notes.append(error.note)
    }
    return result
  }

  private init(project: XcodeProject, folders: SynchronizedFolders) {
    self.project = project
    self.folders = folders
  }

  private mutating func readTargets() -> [ModuleDraft] {
    var settings = XcodeSettings(project)
    let dependencies = XcodeDependencies(project)
    let missing = MissingSources(project)
    var drafts: [ModuleDraft] = []
    for target in project.targets {
      guard let name = target.text("name") else { continue }
      let kind = target.text("productType").map { ModuleKind(xcodeProductType: $0) } ?? .aggregate
      let place = project.objects.places.place(target.offset)
      var draft = ModuleDraft(module: Module(name, kind, .xcode, at: place, in: project.container))
      settings.apply(to: &draft, target)
      addFiles(of: target, to: &draft)
      if !kind.isTest { draft.notes = missing.notes(about: target, name) }
      if lacksCatalog(target) { draft.module.gaps.insert(.resources) }
      draft.keys = keys(of: target, draft.module)
      draft.dependencies += dependencies.all(of: target)
      dangling += target.texts("dependencies").filter { project.objects[$0] == nil }.map { _ in target.offset
      }
      drafts.append(draft)
    }
    notes += settings.notes
    noteTroubles()
    return drafts
  }

  /// Whether this is an image that the project lists, but that is not in the repository. False for files in catalogs,
  /// because only the catalogs are known here, and for files that git ignores, because developers may have them
  /// locally.
  private func isDeletedPicture(_ path: RepositoryPath) -> Bool {
    path.pictureFormat != nil && project.context.files.located(path) == nil
      && !"\(path)".contains(".xcassets/") && !project.context.gitIgnores(path)
  }

  private func keys(of target: XcodeObject, _ module: Module) -> [ModuleKey] {
    var keys: [ModuleKey] = [.object(target.id, in: project.container)]
    let product = project.objects.object("productReference", of: target)
    if let product { keys.append(.object(product.id, in: project.container)) }
    let names = module.bundleNames + [product?.text("path")].compactMap { $0 }
    return keys + Set(names).sorted().map { ModuleKey.file($0) }
  }

  private mutating func addFiles(of target: XcodeObject, to draft: inout ModuleDraft) {
    var files = folders.files(of: target)
    for id in target.texts("buildPhases") {
      guard let phase = project.objects[id] else {
        dangling.append(target.offset)
        continue
      }
      guard let role = phase.phaseRole else { continue }
      for id in phase.texts("files") {
        guard let buildFile = project.objects[id], let reference = project.reference(of: buildFile) else {
          if project.objects[id]?.text("productRef") == nil { dangling.append(phase.offset) }
          continue
        }
        let paths = project.paths(of: reference)
        // On most Macs, a file is also found by a name in another case, and the build copies it with that name.
        if let path = reference.text("path").map({ RepositoryPath($0) }), path.pictureFormat != nil,
          paths.allSatisfy({ project.context.files.located($0).map { $0.name != path.name } == true })
        {
          draft.module.pictureNamesWithoutFile.insert(path.nameText)
        }
        files += paths.filter { !isDeletedPicture($0) }.compactMap { path in
          var file = Self.file(path, role, isFolder: reference.isFolderReference)
          file?.isConditional = buildFile.isFiltered
          return file
        }
      }
    }
    draft.setFiles(files.normalized)
  }

  /// Whether a target compiles a catalog that is not in the repository, so that its assets are unknown. A script or a
  /// submodule may provide the catalog, or its path may be absolute.
  private func lacksCatalog(_ target: XcodeObject) -> Bool {
    let files = project.phases(of: target).filter { $0.phaseRole == .processed }.flatMap(project.buildFiles)
    return files.compactMap(project.reference).contains { reference in
      RepositoryPath(reference.text("path") ?? "").pathExtension == "xcassets"
        && project.paths.path(of: reference).flatMap(project.context.files.located) == nil
    }
  }

  private static func file(_ path: RepositoryPath, _ role: FileRole, isFolder: Bool) -> ModuleFile? {
    switch role {
    case .source: ModuleFile(path, FileTypes.isCatalog(path) ? .processed : .source)
    case .processed: ModuleFile(path, isFolder || FileTypes.isCopiedWhole(path) ? .copied : .processed)
    case .copied, .embedded: FileTypes.role(of: path) == nil ? nil : ModuleFile(path, .copied)
    }
  }

  private mutating func noteTroubles() {
    let lost = project.objects.project.texts("targets").count - project.targets.count
    let start = project.objects.project.offset
    note(
      .dangling, dangling + project.paths.missing + [Int](repeating: start, count: lost),
      "references to missing objects")
    note(.cycle, project.paths.cycles, "groups that contain themselves")
    note(.outsideRepository, project.paths.outside, "files or groups outside the repository")
    noteSubmodules()
  }

  /// Adds a note about nested projects in submodules that are not checked out, because their code may use the
  /// assets of this project.
  private mutating func noteSubmodules() {
    let nested = project.targets.flatMap { $0.texts("dependencies") }.compactMap { id in
      project.objects[id].flatMap { project.objects.object("targetProxy", of: $0) }
        .flatMap { project.objects.object("containerPortal", of: $0) }
    }
    let lost = Set(nested.compactMap { project.paths.path(of: $0) }).filter {
      project.context.files.located($0) == nil
    }
    guard !lost.isEmpty, let offset = nested.map(\.offset).min() else { return }
    let names = project.context.emptySubmodules(around: project.container).filter { submodule in
      lost.contains { $0.isInside(submodule) }
    }
    if names.isEmpty { return }
    let list = names.map { "“\($0)”" }.joined(separator: ", ")
    let (subject, their) =
      names.count == 1 ? ("submodule \(list) is", "its") : ("submodules \(list) are", "their")
    notes.append(
      ModuleNote(
        .missingSources, project.objects.places.place(offset),
        "the \(subject) not checked out, so it is unknown which assets \(their) code uses"))
  }

  private mutating func note(_ kind: ModuleNote.Kind, _ offsets: [Int], _ message: String) {
    guard let first = offsets.min() else { return }
    notes.append(ModuleNote(kind, project.objects.places.place(first), "\(message): \(offsets.count)"))
  }
}

extension XcodeObject {
  fileprivate var isFiltered: Bool {
    text("platformFilter") != nil || !texts("platformFilters").isEmpty
  }

  /// Whether the file reference is a folder that is copied as a whole.
  fileprivate var isFolderReference: Bool {
    has("lastKnownFileType", "folder")
  }
}
