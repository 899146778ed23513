extension Modules {
  /// Every bundle, in the order of the modules that own them.
  public var bundles: [ModuleBundle] {
    all.compactMap { bundlesByOwner[$0.id] }
  }

  /// The bundle that a module builds; nil if its resources go into those of others.
  public func bundle(of module: Module.ID) -> ModuleBundle? {
    bundlesByOwner[module]
  }

  /// What `Bundle.main` and the default of the API mean: the bundle of every app that links the module.
  ///
  /// Empty where nothing in the repository links it.
  public func mainBundles(of module: Module.ID) -> [ModuleBundle] {
    let hosts = linkage.hosts(of: module)
    return (hosts.isEmpty ? executables(linking: module) : hosts).compactMap { bundlesByOwner[$0] }
  }

  /// What `Bundle.module` means: a bundle that the build system names in a source it writes.
  public func moduleBundle(of module: Module.ID) -> ModuleBundle? {
    switch self[module].origin {
    case .package, .tuist: bundlesByOwner[module]
    case .xcode, .xcodeGen, .cocoaPods, .bazel, .configuration: nil
    }
  }

  /// What `Bundle(for:)` means for a class of the module: the bundle of each binary its code is linked into.
  public func classBundles(of module: Module.ID) -> [ModuleBundle] {
    var bundles: [ModuleBundle] = []
    for binary in linkage.binaries(of: module) {
      // A bare dynamic library has no bundle, and neither has a tool: there `Bundle(for:)` is the main one.
      let found = bundlesByOwner[binary].map { [$0] } ?? mainBundles(of: binary)
      bundles += found.filter { !bundles.contains($0) }
    }
    return bundles
  }

  /// The bundles that `Bundle(identifier:)` finds.
  public func bundles(identifier: String) -> [ModuleBundle] {
    bundles.filter { $0.identifiers.contains(identifier) }
  }

  /// All modules that a module links, directly or through others.
  public func libraries(linkedBy module: Module.ID) -> [Module.ID] {
    linkage.libraries(of: module)
  }

  /// The apps, extensions and tools that link a module, or the module itself where it is one.
  public func executables(linking module: Module.ID) -> [Module.ID] {
    linkage.executables(of: module)
  }
}

extension Linkage {
  /// The bundle of each module that has one, with what the modules without one leave to it.
  func bundles(of modules: [Module]) -> [Module.ID: ModuleBundle] {
    var guests: [Module.ID: [Module.ID]] = [:]
    for module in modules where module.bundleNames.isEmpty && !module.resources.isEmpty {
      for holder in holders(of: module.id) where holder != module.id {
        guests[holder, default: []].append(module.id)
      }
    }
    var bundles: [Module.ID: ModuleBundle] = [:]
    for module in modules where !module.bundleNames.isEmpty {
      bundles[module.id] = ModuleBundle(
        owner: module.id, names: module.bundleNames, identifiers: module.bundleIdentifiers,
        contents: [module.id] + guests[module.id, default: []])
    }
    return bundles
  }
}
