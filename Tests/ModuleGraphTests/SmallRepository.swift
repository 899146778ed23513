import AssetModel
import Basics

@testable import ModuleGraph

/// The modules of a repository with the given texts.
func readModules(_ files: [String: String], besides others: [String] = []) -> Modules {
  readModules(bytes: files.mapValues { Array($0.utf8) }, besides: others)
}

/// The modules of a repository with the given bytes and `others`, whose content must not be read.
func readModules(bytes files: [String: [UInt8]], besides others: [String] = []) -> Modules {
  let paths = (files.keys + others).map { RepositoryPath($0) }
  return Modules(paths: paths.sorted(), jobs: Jobs(1)) { files[$0.description] }
}

extension Modules {
  /// The modules with a name.
  func named(_ name: String) -> [Module] { all.filter { $0.name == name } }

  /// The only module with a name.
  func the(_ name: String) -> Module? {
    let found = named(name)
    return found.count == 1 ? found[0] : nil
  }

  /// The modules that a path belongs to, as `Module role`.
  func owners(_ path: String) -> [String] {
    memberships(of: RepositoryPath(path)).map { "\(self[$0.module].name) \($0.role)" }
  }

  /// The dependencies of a module, as `Name→Module` or with the reason why there is none.
  func needs(_ module: Module) -> [String] {
    module.dependencies.map { dependency in
      switch dependency.target {
      case .modules(let modules): "\(dependency.name)→\(modules.map { self[$0].name }.joined(separator: "+"))"
      case .outside: "\(dependency.name) outside"
      case .unknown: "\(dependency.name) unknown"
      }
    }
  }

  /// The notes as `kind line: message`.
  var remarks: [String] {
    notes.map { "\($0.kind) \($0.place.position?.line ?? 0): \($0.message)" }
  }
}

extension Module {
  /// The files as `role path`.
  var parts: [String] { files.map { "\($0.role) \($0.path)" } }
}

extension [ModuleBundle] {
  var names: [String] { flatMap(\.names) }
}
