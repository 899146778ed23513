internal import AssetModel
internal import Basics

/// What one project file or manifest declares, before names are followed from file to file.
struct Declarations: Sendable {
  var modules: [ModuleDraft] = []
  var products: [ProductDraft] = []
  var additions: [DependencyAddition] = []
  var notes: [ModuleNote] = []
}

/// A module whose dependencies are still names.
struct ModuleDraft: Sendable {
  var module: Module
  /// What others may call it, besides its name within the container.
  var keys: [ModuleKey] = []
  var dependencies: [DependencyDraft] = []
  /// Patterns for the files that some configuration or platform does without.
  var excluded: [Glob] = []

  /// Gives the module its files, but those that describe the product.
  mutating func setFiles(_ files: [ModuleFile]) {
    module.files = files.filter { !module.infoPlists.contains($0.path) }
    for index in module.files.indices where excluded.contains(where: { $0.matches(module.files[index].path) })
    {
      module.files[index].isForSomePlatforms = true
    }
  }
}

/// A product of a package whose targets are still names.
struct ProductDraft: Sendable {
  let name: String
  let kind: PackageProduct.Kind
  let package: RepositoryPath
  let targets: [String]
  let place: Place
}

/// A dependency as it is written.
struct DependencyDraft: Sendable, Hashable {
  let name: String
  /// What it may stand for, the most likely first.
  let keys: [ModuleKey]
  /// Whether it can be something that is not in the repository.
  let mayBeOutside: Bool
  /// Whether it says something only where the name is found.
  var isHint = false

  init(_ name: String, _ keys: [ModuleKey], mayBeOutside: Bool) {
    self.name = name
    self.keys = keys
    self.mayBeOutside = mayBeOutside
  }

  /// A name that a setting mentions besides the dependencies proper.
  static func hint(_ name: String, _ keys: [ModuleKey]) -> DependencyDraft {
    var draft = DependencyDraft(name, keys, mayBeOutside: false)
    draft.isHint = true
    return draft
  }
}

/// Dependencies that another file than its project gives to a target.
struct DependencyAddition: Sendable {
  let target: String
  /// Nil where any project in the folder may be meant.
  let project: RepositoryPath?
  let folder: RepositoryPath
  let dependencies: [DependencyDraft]

  /// Whether a module is the one that is meant.
  func concerns(_ module: Module) -> Bool {
    guard module.name == target, [.xcode, .xcodeGen, .tuist].contains(module.origin) else { return false }
    return project.map { $0 == module.container } ?? module.container.isInside(folder)
  }
}

/// A name under which a module or product can be asked for.
enum ModuleKey: Hashable, Sendable {
  /// A target of a project or manifest.
  case target(String, in: RepositoryPath)
  /// The Xcode object that is a target or its product.
  case object(String, in: RepositoryPath)
  /// The file that is built, such as `Core.framework`.
  case file(String)
  /// A product of the package in a folder.
  case product(String, of: RepositoryPath)
  /// A product of a package that lies elsewhere under the same name, which is then the one that is used.
  case productByIdentity(String, of: PackageIdentity)
  /// A product of whatever package has it.
  case anyProduct(String)
  case pod(String)
  /// Whatever module has the name.
  case named(String)
}
