internal import AssetModel
internal import Basics

/// Decides which declaration of a target counts if there are several.
enum Succession {
  private struct Key: Hashable {
    let container: RepositoryPath
    let name: String
  }

  /// Separates the declarations that count from those that a more trusted declaration replaces.
  ///
  /// A declaration replaces another one only if both describe the same target of the same Xcode project. In contrast, a
  /// package, a pod and a project with the same files are three ways to build these files, so all of them count.
  static func settle(
    _ drafts: [ModuleDraft], _ notes: inout [ModuleNote]
  ) -> (kept: [ModuleDraft], superseded: [SupersededModule]) {
    var trusted: [Key: ModuleOrigin] = [:]
    for module in drafts.map(\.module) {
      let key = Key(container: module.container, name: module.name)
      trusted[key] = min(trusted[key] ?? module.origin, module.origin)
    }
    var kept: [ModuleDraft] = []
    var indices: [Key: Int] = [:]
    var others: [(Key, Module)] = []
    for draft in drafts {
      let key = Key(container: draft.module.container, name: draft.module.name)
      if draft.module.container.pathExtension == "xcodeproj", trusted[key] != draft.module.origin {
        others.append((key, draft.module))
        continue
      }
      if let first = indices.updateValue(kept.count, forKey: key),
        kept[first].module.origin == draft.module.origin
      {
        let other = kept[first].module.place.position.map { ", also declared on line \($0.line)" } ?? ""
        notes.append(
          ModuleNote(.repeatedName, draft.module.place, "duplicate target name \(draft.module.name)\(other)"))
      }
      kept.append(draft)
    }
    return (
      kept,
      others.compactMap { key, module in
        indices[key].map { supersede(module, by: $0, kept[$0].module) }
      }
    )
  }

  private static func supersede(_ module: Module, by index: Int, _ successor: Module) -> SupersededModule {
    let here = Set(module.resources.map(\.path))
    let there = Set(successor.resources.map(\.path))
    return SupersededModule(
      name: module.name, origin: module.origin, place: module.place, successor: Module.ID(index: index),
      onlyHere: here.subtracting(there).sorted(), onlyInSuccessor: there.subtracting(here).sorted())
  }
}
