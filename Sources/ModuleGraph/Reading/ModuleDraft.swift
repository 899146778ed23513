internal import AssetModel
internal import Basics

/// What one project file or manifest declares, before names are resolved across files.
struct Declarations: Sendable {
  var modules: [ModuleDraft] = []
  var products: [ProductDraft] = []
  var additions: [DependencyAddition] = []
  var notes: [ModuleNote] = []
}

struct ModuleDraft: Sendable {
  var module: Module
  /// Keys for the module, in addition to its name in the project or package.
  var keys: [ModuleKey] = []
  var dependencies: [DependencyDraft] = []
  var excluded: [Glob] = []
  var notes: [ModuleNote] = []

  /// Sets the module's files, except its Info.plist files. Marks the files that some configuration or platform
  /// excludes from the build.
  mutating func setFiles(_ files: [ModuleFile]) {
    module.files = files.filter { !module.infoPlists.contains($0.path) }
    for index in module.files.indices where excluded.contains(where: { $0.matches(module.files[index].path) })
    {
      module.files[index].isConditional = true
    }
  }
}

extension Module {
  /// Marks all files of a target as conditional if `isConditional` is true. Pass true if assetlint cannot evaluate a
  /// condition that decides whether the target exists or what it contains.
  mutating func makeConditional(if isConditional: Bool) {
    guard isConditional else { return }
    for index in files.indices { files[index].isConditional = true }
  }

  /// A message about the parts of the module that are unknown; nil if all are known.
  var gapMessage: String? {
    let parts = ModuleGap.allCases.filter(gaps.contains).map(\.rawValue)
    return parts.isEmpty ? nil : "some \(parts.listed("and")) of \(name) are unknown"
  }
}

struct ProductDraft: Sendable {
  let name: String
  let kind: PackageProduct.Kind
  let package: RepositoryPath
  let targets: [String]
  let place: Place
}

/// A dependency as the project file or manifest declares it.
struct DependencyDraft: Sendable, Hashable {
  let name: String
  /// The modules that the dependency may refer to, most likely first.
  let keys: [ModuleKey]
  let mayBeOutside: Bool
  /// Whether to ignore the dependency if it cannot be resolved, or if another dependency of the module already refers
  /// to the same modules.
  var isHint = false

  init(_ name: String, _ keys: [ModuleKey], mayBeOutside: Bool) {
    self.name = name
    self.keys = keys
    self.mayBeOutside = mayBeOutside
  }

  /// A dependency on a module that a build setting such as `TEST_HOST` refers to. The target may also declare this
  /// dependency itself.
  static func hint(_ name: String, _ keys: [ModuleKey]) -> DependencyDraft {
    var draft = DependencyDraft(name, keys, mayBeOutside: false)
    draft.isHint = true
    return draft
  }
}

/// Dependencies that a Podfile adds to a target of a project.
struct DependencyAddition: Sendable {
  let target: String
  /// The project that the target belongs to; nil if it may be any of the projects in `folder`.
  let project: RepositoryPath?
  let folder: RepositoryPath
  let dependencies: [DependencyDraft]

  func concerns(_ module: Module) -> Bool {
    guard module.name == target, [.xcode, .xcodeGen, .tuist].contains(module.origin) else { return false }
    return project.map { $0 == module.container } ?? module.container.isInside(folder)
  }
}

/// A key for a module or product that a dependency may refer to.
enum ModuleKey: Hashable, Sendable {
  /// A target in the project at this path, or in the manifest in this folder.
  case target(String, in: RepositoryPath)
  /// A target in an Xcode project, given by the identifier of the target or of its product.
  case object(String, in: RepositoryPath)
  /// The name of the file that is built, such as `Core.framework`.
  case file(String)
  /// A product of the package in this folder.
  case product(String, of: RepositoryPath)
  /// A product of a package with this identity, in any folder. A local package can replace another package that has
  /// the same identity.
  case productByIdentity(String, of: PackageIdentity)
  case anyProduct(String)
  case pod(String)
  case named(String)
}
