internal import AssetModel
internal import Basics

/// Reads the targets and products of a package.
struct PackageReader {
  private let manifest: PackageManifest
  private let places: PlaceFinder
  private let package: RepositoryPath
  private let files: PackageFiles
  /// The local packages that this package depends on, and the names that targets can use for them.
  private var localPackages: [LocalPackage] = []
  private var remotePackages: Set<PackageIdentity> = []
  /// Whether the manifest lists packages for Tuist to download. If so, targets without a folder are left out.
  private let isForTuist: Bool
  private var result = Declarations()

  private typealias LocalPackage = (folder: RepositoryPath, identities: Set<PackageIdentity>)

  static func read(_ path: RepositoryPath, _ bytes: [UInt8], _ context: ReadingContext) -> Declarations {
    let (path, bytes) = chosen(path, bytes, context)
    let places = PlaceFinder(path, bytes)
    guard let manifest = ManifestReader.read(bytes) else {
      let note = ModuleNote(.computed, Place(path), "no package was found in the manifest")
      return Declarations(notes: [note])
    }
    let isForTuist = path.parent.nameText == "Tuist" || TuistReader.importsTuist(bytes)
    var reader = PackageReader(manifest, places, context, isForTuist: isForTuist)
    reader.readDependencies()
    reader.readTargets()
    reader.readProducts()
    reader.noteGaps()
    return reader.result
  }

  private init(
    _ manifest: PackageManifest, _ places: PlaceFinder, _ context: ReadingContext, isForTuist: Bool
  ) {
    self.manifest = manifest
    self.isForTuist = isForTuist
    self.places = places
    package = places.path.parent
    files = PackageFiles(files: context.files, package: package, toolsVersion: manifest.toolsVersion)
  }

  /// The manifest that SwiftPM chooses if there are several. Manifests such as `Package@swift-5.9.swift` have a
  /// version in their name. The one with the highest version is chosen if its tools version is higher than that of
  /// `Package.swift`. Otherwise, `Package.swift` is chosen.
  private static func chosen(
    _ path: RepositoryPath, _ bytes: [UInt8], _ context: ReadingContext
  ) -> (RepositoryPath, [UInt8]) {
    let mark = "Package@swift-"
    let siblings = context.files.files(in: path.parent).filter {
      $0.parent == path.parent && $0.stem.hasPrefix(mark) && $0.pathExtension == "swift"
    }
    let named = siblings.compactMap { sibling in
      ToolsVersion(number: sibling.stem.dropFirst(mark.count)).map { (path: sibling, version: $0) }
    }
    guard let last = named.max(by: { $0.version < $1.version }), let others = context.read(last.path),
      let version = ToolsVersion(others), ToolsVersion(bytes).map({ $0 < version }) ?? true
    else { return (path, bytes) }
    return (last.path, others)
  }

  private mutating func readDependencies() {
    for dependency in manifest.dependencies {
      let named = dependency.name.map { PackageIdentity($0) }
      switch dependency.location {
      case .remote(let url):
        remotePackages.formUnion([PackageIdentity(url: url), named].compactMap { $0 })
      case .path(let path):
        guard let folder = package.following(path) else {
          remotePackages.formUnion([PackageIdentity(url: path), named].compactMap { $0 })
          let place = places.place(dependency.offset)
          result.notes.append(
            ModuleNote(.outsideRepository, place, "the package \(path) is not in the repository"))
          continue
        }
        localPackages.append((folder, Set([PackageIdentity(folder: folder), named].compactMap { $0 })))
      }
    }
  }

  private mutating func readTargets() {
    for target in manifest.targets where target.kind != .binaryTarget {
      var module = Module(
        target.name, ModuleKind(target.kind), .package, at: places.place(target.offset), in: package)
      module.gaps = target.gaps
      module.resourceBundleName = "\(manifest.name)_\(target.name).bundle"
      let isOnly = manifest.targets.count { $0.kind == target.kind && $0.path == nil } == 1
      if let folder = files.folder(of: target, amongFirst: isOnly) {
        (module.files, module.leftovers) = files.files(of: target, in: folder)
        module.makeConditional(if: target.isConditional)
        if target.kind == .target, manifest.toolsVersion < ToolsVersion(major: 5, minor: 4),
          module.holdsMainFile
        {
          module.kind = .commandLineTool
        }
      } else if isForTuist {
        continue
      } else {
        module.gaps.insert(.sources)
        result.notes.append(
          ModuleNote(.dangling, module.place, "the target \(target.name) has no folder in the repository"))
      }
      let dependencies = target.dependencies.map(draft)
      result.modules.append(ModuleDraft(module: module, dependencies: dependencies))
    }
  }

  private func draft(_ dependency: PackageManifest.TargetDependency) -> DependencyDraft {
    let binaries = manifest.targets.filter { $0.kind == .binaryTarget }.map(\.name)
    switch dependency {
    case .target(let name):
      return DependencyDraft(name, [.target(name, in: package)], mayBeOutside: binaries.contains(name))
    case .byName(let name):
      let products = products(name, of: localPackages)
      return DependencyDraft(
        name, [.target(name, in: package)] + products,
        mayBeOutside: binaries.contains(name) || !remotePackages.isEmpty)
    case .product(let name, let packageName):
      let identity = packageName.map { PackageIdentity($0) }
      let named = localPackages.filter { package in identity.map { package.identities.contains($0) } ?? true }
      // A package can also be referred to by the name in its own manifest.
      let folders = named.isEmpty && !(identity.map(remotePackages.contains) ?? false) ? localPackages : named
      return DependencyDraft(
        name, products(name, of: folders), mayBeOutside: !remotePackages.isEmpty)
    }
  }

  private func products(_ name: String, of packages: [LocalPackage]) -> [ModuleKey] {
    packages.map { .product(name, of: $0.folder) }
      + packages.map { .productByIdentity(name, of: PackageIdentity(folder: $0.folder)) }
  }

  private mutating func readProducts() {
    for product in manifest.products {
      result.products.append(
        ProductDraft(
          name: product.name, kind: product.kind, package: package, targets: product.targets,
          place: places.place(product.offset)))
    }
  }

  private mutating func noteGaps() {
    for offset in Set(manifest.unclear) {
      let message = "assetlint cannot evaluate this expression"
      result.notes.append(ModuleNote(.computed, places.place(offset), message))
    }
    for module in result.modules.map(\.module) {
      guard let message = module.gapMessage else { continue }
      result.notes.append(ModuleNote(.computed, module.place, message))
    }
  }
}

extension Module {
  fileprivate var holdsMainFile: Bool {
    files.contains { $0.role == .source && $0.path.nameText == "main.swift" }
  }
}

extension ModuleKind {
  fileprivate init(_ kind: PackageManifest.Kind) {
    switch kind {
    case .target, .systemLibrary, .binaryTarget: self = .packageTarget
    case .executableTarget: self = .commandLineTool
    case .testTarget: self = .test
    case .plugin, .macro: self = .buildTool
    }
  }
}
