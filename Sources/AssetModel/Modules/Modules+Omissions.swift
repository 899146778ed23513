public import Basics

extension Modules {
  /// Whether a source file is certainly not compiled by any target of the projects and packages in its parent
  /// folders. Always false for files other than Swift and Objective-C sources, xibs and storyboards.
  public func leaveOut(_ source: RepositoryPath) -> Bool {
    source.pathExtension.map(Self.compiled.contains) == true && leaveOut(source, .sources)
  }

  /// Whether a source or catalog certainly does not belong to any target of the projects and packages in its parent
  /// folders. False if one of these targets has the given gap, because that target may contain the file.
  public func leaveOut(_ path: RepositoryPath, _ gap: ModuleGap) -> Bool {
    // Sources in a folder that is copied as a whole are not compiled.
    guard memberships(of: path).allSatisfy({ gap == .sources && $0.role == .copied }) else { return false }
    let around = modules(around: path)
    return around.allSatisfy { !$0.gaps.contains(gap) && Self.listing.contains($0.origin) }
      && !hideModules(around: path)
      && (list(path.pathExtension, around)
        || path.pathExtension.map(Self.interfaces.contains) == true && knowInterfaces(around))
  }

  /// Whether it is certain which targets compile a catalog, because the resources are known for all targets whose
  /// project is in a parent folder of the catalog.
  func knowResources(around catalog: RepositoryPath) -> Bool {
    modules(around: catalog).allSatisfy { !$0.gaps.contains(.resources) } && !hideModules(around: catalog)
  }

  /// The targets of the projects and manifests in the parent folders of a file.
  private func modules(around path: RepositoryPath) -> [Module] {
    all.filter { module in
      let isProject = module.container.pathExtension == "xcodeproj"
      return path.isInside(isProject ? module.container.parent : module.container)
    }
  }

  private func hideModules(around path: RepositoryPath) -> Bool {
    notes.contains { Self.hiding.contains($0.kind) && path.isInside($0.place.path.parent) }
  }

  private func list(_ pathExtension: String?, _ modules: [Module]) -> Bool {
    modules.contains { module in
      !module.kind.isTest && module.files.contains { $0.path.pathExtension == pathExtension }
    }
  }

  /// Whether all interface files of the apps and of these modules are known. False if no app lists interface files
  /// or catalogs. In that case, apps in other repositories may use the interface files.
  private func knowInterfaces(_ modules: [Module]) -> Bool {
    let apps = all.filter { $0.kind == .app }
    return !modules.isEmpty
      && (modules + apps).allSatisfy {
        $0.gaps.isDisjoint(with: [.sources, .resources]) && Self.listing.contains($0.origin)
      }
      && (Self.interfaces + ["xcassets"]).contains { list($0, apps) }
  }

  /// Whether no target contains a catalog, although there is an app target and the resources of all targets are known.
  public func isInNoProduct(_ catalog: RepositoryPath) -> Bool {
    memberships(of: catalog).isEmpty && all.contains { $0.kind == .app }
      && !all.contains { $0.gaps.contains(.resources) }
      && !notes.contains { Self.hiding.contains($0.kind) }
  }

  /// The extensions of files that are part of an app only if a target compiles them.
  private static let compiled = ["swift", "m", "mm"] + interfaces
  private static let interfaces = ["xib", "storyboard"]

  /// The kinds of file that list all files of a target, or the folders that contain these files. Podspecs do not
  /// count, because other repositories may build the pods in their own way.
  private static let listing = projects.union([.package])

  /// The kinds of file that declare the targets of an Xcode project.
  static let projects: Set<ModuleOrigin> = [.xcode, .xcodeGen, .tuist]

  /// Notes of these kinds mean that some targets or files may not be known.
  static let hiding: Set<ModuleNote.Kind> = [.unreadable, .conflictMarks, .computed, .tooLarge]
}
