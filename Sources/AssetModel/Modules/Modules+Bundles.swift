extension Modules {
  /// All bundles, in the order of the modules that own them.
  public var bundles: [ModuleBundle] {
    all.compactMap { bundlesByOwner[$0.id] }
  }

  /// The bundle that a module builds. Nil if it builds none; other bundles then contain its resources, if any.
  public func bundle(of module: Module.ID) -> ModuleBundle? {
    bundlesByOwner[module]
  }

  /// The bundles that `Bundle.main` refers to, and that lookups without a bundle argument search. These are the bundles
  /// of the apps and other processes that run the module's code. For unit tests with a host app, this is the bundle of
  /// that app.
  ///
  /// Empty for a library that nothing in the repository links. Tools are left out, because they have no bundle.
  public func mainBundles(of module: Module.ID) -> [ModuleBundle] {
    let hosts = linkage.hosts(of: module)
    return (hosts.isEmpty ? executables(linking: module) : hosts).compactMap { bundlesByOwner[$0] }
  }

  /// The bundle that `Bundle.module` refers to in the code of the module. Nil if the build system does not generate
  /// this property.
  public func moduleBundle(of module: Module.ID) -> ModuleBundle? {
    switch self[module].origin {
    case .package, .tuist: bundlesByOwner[module]
    case .xcode, .xcodeGen, .cocoaPods, .bazel, .configuration: nil
    }
  }

  /// The bundles that `Bundle(for:)` may return for a class of the module. There may be several, because
  /// several binaries can contain the module's code.
  public func classBundles(of module: Module.ID) -> [ModuleBundle] {
    var bundles: [ModuleBundle] = []
    for binary in linkage.binaries(of: module) {
      // A dynamic library or a tool has no bundle of its own, so `Bundle(for:)` returns the main bundle.
      let found = bundlesByOwner[binary].map { [$0] } ?? mainBundles(of: binary)
      bundles += found.filter { !bundles.contains($0) }
    }
    return bundles
  }

  public func bundles(identifier: String) -> [ModuleBundle] {
    bundles.filter { $0.identifiers.contains(identifier) }
  }

  /// Whether the interface files of a module may show the assets of a catalog. This requires the catalog to be in
  /// the bundle of the module, or in the bundle of an app that runs the module's code. True if the bundles are
  /// unknown.
  public func mayShow(_ catalog: RepositoryPath, in module: Module.ID) -> Bool {
    let owners = bundles(compiling: catalog).map(\.owner)
    let searched = mainBundles(of: module) + [bundle(of: module)].compactMap(\.self)
    return owners.isEmpty || searched.isEmpty || searched.contains { owners.contains($0.owner) }
  }

  /// All modules that a module links, directly or through others.
  public func libraries(linkedBy module: Module.ID) -> [Module.ID] {
    linkage.libraries(of: module)
  }

  /// The apps, extensions and tools that link a module, or only the module itself if it is one of these.
  /// Tests are included only if nothing else links the module.
  public func executables(linking module: Module.ID) -> [Module.ID] {
    linkage.executables(of: module)
  }
}

extension Linkage {
  /// The bundle of each module that has one. A bundle also receives the resources of linked modules without a
  /// bundle of their own.
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
