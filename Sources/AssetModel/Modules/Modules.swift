public import Basics

/// The modules of a repository, according to its project files and manifests.
public struct Modules: Sendable {
  public let all: [Module]
  public let products: [PackageProduct]
  /// Modules that were left out of `all`, because a more reliable file declares the same modules.
  public let superseded: [SupersededModule]
  /// The problems in project files and manifests, sorted by place.
  public let notes: [ModuleNote]
  private let memberships: [RepositoryPath: [Membership]]
  let linkage: Linkage
  let bundlesByOwner: [Module.ID: ModuleBundle]

  public init() {
    self.init([])
  }

  package init(
    _ modules: [Module], products: [PackageProduct] = [], superseded: [SupersededModule] = [],
    notes: [ModuleNote] = []
  ) {
    all = modules
    self.products = products
    self.superseded = superseded
    self.notes = notes
    var memberships: [RepositoryPath: [Membership]] = [:]
    memberships.reserveCapacity(modules.reduce(0) { $0 + $1.files.count })
    for module in modules {
      for file in module.files {
        let membership = Membership(
          module: module.id, role: file.role, isConditional: file.isConditional)
        memberships[file.path, default: []].append(membership)
      }
    }
    self.memberships = memberships
    linkage = Linkage(modules)
    bundlesByOwner = linkage.bundles(of: modules)
  }

  public subscript(id: Module.ID) -> Module { all[id.index] }

  /// The modules that contain a file or folder, directly or through a parent folder. The module from the most reliable
  /// kind of project comes first.
  public func memberships(of path: RepositoryPath) -> [Membership] {
    var found: [Membership] = []
    var path = path
    while !path.isRoot {
      found += memberships[path, default: []].filter { !found.contains($0) }
      path = path.parent
    }
    if found.count < 2 { return found }
    return found.sorted { (self[$0.module].origin, $0.module) < (self[$1.module].origin, $1.module) }
  }

  /// Whether a module lists the file itself, and not only a folder or catalog that contains it.
  public func list(_ file: RepositoryPath) -> Bool { memberships[file] != nil }

  /// The folders inside bundles to which a resource is copied, such as `Art/` if a module copies the folder `Art` as a
  /// whole. The empty string is the top level, where lookups by plain name find the file.
  public func folders(inBundlesFor file: RepositoryPath) -> [String] {
    var found: Set<String> = []
    var path = file
    while !path.isRoot {
      for membership in memberships[path, default: []] where membership.role != .source {
        let isWhole = membership.role == .copied && path != file
        let folder = isWhole ? file.parent.relative(to: path.parent) : nil
        // Folders such as `en.lproj` and `Icons.bundle` are searched in other ways.
        let isPlain = folder?.components.allSatisfy { !$0.contains(UInt8(ascii: ".")) } ?? false
        found.insert(isPlain ? folder.map { "\($0)/" } ?? "" : "")
      }
      path = path.parent
    }
    return found.isEmpty ? [""] : found.sorted()
  }

  /// Whether a project lists a file of the set separately, in addition to the catalog. Such a project cannot be built
  /// without the file.
  public func listFile(of set: AssetSet) -> Bool {
    set.payloads.contains { list($0.path) }
  }
}

/// A module that contains a file or folder, and the role of the file in it.
public struct Membership: Hashable, Sendable {
  public let module: Module.ID
  public let role: FileRole
  /// Whether some builds of the module may leave the file out.
  public let isConditional: Bool
}

/// A module that was replaced because a more reliable file declares a module with the same name in the same project.
public struct SupersededModule: Sendable {
  public let name: String
  public let origin: ModuleOrigin
  public let place: Place
  public let successor: Module.ID
  /// The resources that only the less reliable file mentions.
  public let onlyHere: [RepositoryPath]
  /// The resources that only the more reliable file mentions.
  public let onlyInSuccessor: [RepositoryPath]

  package init(
    name: String, origin: ModuleOrigin, place: Place, successor: Module.ID, onlyHere: [RepositoryPath],
    onlyInSuccessor: [RepositoryPath]
  ) {
    self.name = name
    self.origin = origin
    self.place = place
    self.successor = successor
    self.onlyHere = onlyHere
    self.onlyInSuccessor = onlyInSuccessor
  }
}
