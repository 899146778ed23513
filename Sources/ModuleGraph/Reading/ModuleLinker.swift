internal import AssetModel
internal import Basics

/// Resolves the dependencies between modules.
struct ModuleLinker {
  private var modules: [ModuleDraft]
  private let drafts: [ProductDraft]
  private var candidates: [ModuleKey: [Candidate]] = [:]

  private struct Candidate {
    let modules: [Int]
    let container: RepositoryPath
  }

  init(_ drafts: [ModuleDraft], products: [ProductDraft]) {
    modules = drafts
    self.drafts = products
    for (index, draft) in drafts.enumerated() {
      modules[index].module.id = Module.ID(index: index)
      let container = draft.module.container
      // A pod often has the name and the folder of a package with the same code.
      let own: [ModuleKey] =
        draft.module.origin == .cocoaPods
        ? [.named(draft.module.name)]
        : [.target(draft.module.name, in: container), .named(draft.module.name)]
      for key in own + draft.keys {
        candidates[key, default: []].append(Candidate(modules: [index], container: container))
      }
    }
    for product in products {
      let candidate = Candidate(modules: members(of: product), container: product.package)
      let identity = PackageIdentity(folder: product.package)
      for key in [
        ModuleKey.product(product.name, of: product.package), .productByIdentity(product.name, of: identity),
        .anyProduct(product.name),
      ] {
        candidates[key, default: []].append(candidate)
      }
    }
  }

  func link() -> [Module] {
    modules.map { draft in
      var module = draft.module
      var seen: Set<ModuleDependency> = []
      for dependency in draft.dependencies.filter({ !$0.isHint }) + draft.dependencies.filter(\.isHint) {
        let found = ModuleDependency(name: dependency.name, target: target(of: dependency, from: module))
        if dependency.isHint, Set(found.modules).isSubset(of: module.dependencies.flatMap(\.modules)) {
          continue
        }
        if seen.insert(found).inserted { module.dependencies.append(found) }
      }
      return module
    }
  }

  var products: [PackageProduct] {
    drafts.map { draft in
      PackageProduct(
        name: draft.name, kind: draft.kind, package: draft.package,
        modules: members(of: draft).map(Module.ID.init), place: draft.place)
    }
  }

  private func members(of product: ProductDraft) -> [Int] {
    product.targets.flatMap { target in
      candidates[.target(target, in: product.package), default: []].flatMap(\.modules)
    }
  }

  private func target(of dependency: DependencyDraft, from module: Module) -> ModuleDependency.Target {
    var isKnown = false
    for key in dependency.keys {
      let named = candidates[key, default: []]
      let others = Set(nearest(named, to: module).flatMap(\.modules)).subtracting([module.id.index]).sorted()
      if !others.isEmpty { return .modules(others.map(Module.ID.init)) }
      // A product without modules may consist only of binaries.
      isKnown = isKnown || !named.isEmpty
    }
    return isKnown || dependency.mayBeOutside ? .outside : .unknown
  }

  /// The maximum number of candidates for one key. If there are more, because of a mistake or an attack, none is
  /// chosen.
  private static let maxCandidates = 100

  /// The candidates declared nearest to the module. If some candidates may support a platform of the module, only those
  /// candidates are considered.
  private func nearest(_ all: [Candidate], to module: Module) -> [Candidate] {
    guard all.count > 1 else { return all }
    guard all.count <= Self.maxCandidates else { return [] }
    let fitting = all.filter { candidate in
      candidate.modules.contains { fits(modules[$0].module.platforms, module.platforms) }
    }
    let remaining = fitting.isEmpty ? all : fitting
    let distances = remaining.map { sharedComponents($0.container, module.container) }
    let nearest = distances.max() ?? 0
    return zip(remaining, distances).filter { $0.1 == nearest }.map(\.0)
  }

  private func fits(_ left: [ApplePlatform], _ right: [ApplePlatform]) -> Bool {
    left.isEmpty || right.isEmpty || left.contains { right.contains($0) }
  }

  private func sharedComponents(_ left: RepositoryPath, _ right: RepositoryPath) -> Int {
    zip(left.components, right.components).prefix { $0.elementsEqual($1) }.count
  }
}
