import AssetModel
import Basics

@testable import ModuleGraph

/// The modules of a repository with these texts, and with other files that must not be read.
func readModules(_ files: [String: String], besides others: [String] = []) -> Modules {
  readModules(bytes: files.mapValues { Array($0.utf8) }, besides: others)
}

/// The modules of a repository with these bytes, and with other files that must not be read.
func readModules(bytes files: [String: [UInt8]], besides others: [String] = []) -> Modules {
  let paths = (files.keys + others).map { RepositoryPath($0) }
  return Modules(paths: paths.sorted(), jobs: Jobs(1)) { files[$0.description] }
}

extension Modules {
  func named(_ name: String) -> [Module] { all.filter { $0.name == name } }

  /// The module with this name. Nil if there are several or none.
  func the(_ name: String) -> Module? {
    let found = named(name)
    return found.count == 1 ? found[0] : nil
  }

  /// The modules that contain a path, in the form `Module role`.
  func owners(_ path: String) -> [String] {
    memberships(of: RepositoryPath(path)).map { "\(self[$0.module].name) \($0.role)" }
  }

  /// The dependencies of a module, in the form `Name→Module`, or with the reason why there is no module.
  func needs(_ module: Module) -> [String] {
    module.dependencies.map { dependency in
      switch dependency.target {
      case .modules(let modules): "\(dependency.name)→\(modules.map { self[$0].name }.joined(separator: "+"))"
      case .outside: "\(dependency.name) outside"
      case .unknown: "\(dependency.name) unknown"
      }
    }
  }

  /// The notes in the form `kind line: message`.
  var remarks: [String] {
    notes.map { "\($0.kind) \($0.place.position?.line ?? 0): \($0.message)" }
  }
}

extension Module {
  /// The files in the form `role path`.
  var parts: [String] { files.map { "\($0.role) \($0.path)" } }
}

extension [ModuleBundle] {
  var names: [String] { flatMap(\.names) }
}
