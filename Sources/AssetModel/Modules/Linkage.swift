/// For each module, the modules that it links and the modules that link it.
struct Linkage: Sendable {
  private let modules: [Module]
  /// For each module, the indices of the libraries that it links directly.
  private let linked: [[Int]]
  /// For each module, the indices of the modules that link it directly.
  private let linking: [[Int]]

  init(_ modules: [Module]) {
    self.modules = modules
    linked = modules.map { module in
      let targets = Set(module.dependencies.flatMap(\.modules))
      return targets.map(\.index).filter { modules[$0].kind.isLibrary }.sorted()
    }
    var linking = [[Int]](repeating: [], count: modules.count)
    for (module, libraries) in linked.enumerated() {
      for library in libraries { linking[library].append(module) }
    }
    self.linking = linking
  }

  /// All libraries that the module links directly or indirectly.
  func libraries(of id: Module.ID) -> [Module.ID] {
    reach(from: id.index, by: linked) { _ in true }.filter { $0 != id.index }.map(Module.ID.init)
  }

  /// The apps and other processes that contain or load the module; for an executable, only the executable itself.
  ///
  /// Tests count only if nothing else links the module.
  func executables(of id: Module.ID) -> [Module.ID] {
    if modules[id.index].kind.isExecutable { return [id] }
    let all = reach(from: id.index, by: linking) { !modules[$0].kind.isExecutable }
      .filter { modules[$0].kind.isExecutable }
    let apps = all.filter { !modules[$0].kind.isTest }
    return (apps.isEmpty ? all : apps).map(Module.ID.init)
  }

  /// The executables and resource bundles that receive the resources of a module without a bundle.
  func holders(of id: Module.ID) -> [Module.ID] {
    let isHolder = { (index: Int) in
      modules[index].kind.isExecutable || modules[index].kind == .resourceBundle
    }
    return reach(from: id.index, by: linking) { !isHolder($0) }.filter(isHolder).map(Module.ID.init)
  }

  /// The modules whose binaries contain this module's code. Tests count only if no other binary contains it.
  func binaries(of id: Module.ID) -> [Module.ID] {
    guard modules[id.index].kind.isStatic else { return [id] }
    let all = reach(from: id.index, by: linking) { modules[$0].kind.isStatic }
      .filter { !modules[$0].kind.isStatic }
    let apart = all.filter { !modules[$0].kind.isTest }
    return (apart.isEmpty ? all : apart).map(Module.ID.init)
  }

  /// The apps that a unit test module runs in. Empty for other modules.
  func hosts(of id: Module.ID) -> [Module.ID] {
    guard modules[id.index].kind == .test else { return [] }
    return modules[id.index].dependencies.flatMap(\.modules).filter {
      let kind = modules[$0.index].kind
      return kind.isExecutable && !kind.isTest
    }
  }

  /// The sorted indices of a module and of all modules that can be reached from it along `edges`. Except at
  /// the start, the search does not continue from modules for which `passes` returns false.
  private func reach(from start: Int, by edges: [[Int]], passes: (Int) -> Bool) -> [Int] {
    var seen: Set<Int> = [start]
    var pending = [start]
    while let module = pending.popLast() {
      guard module == start || passes(module) else { continue }
      for next in edges[module] where seen.insert(next).inserted { pending.append(next) }
    }
    return seen.sorted()
  }
}
