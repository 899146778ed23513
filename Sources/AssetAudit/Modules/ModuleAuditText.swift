internal import AssetModel
internal import Basics

extension ModuleAudit {
  public func text() -> String {
    // Problems with the project files come first, because they can make the rest wrong.
    var lines =
      notes.isEmpty
      ? [] : ["Not understood"] + notes.map { "  \($0.place.fileAndLine): \($0.message)" } + [""]
    if modules.isEmpty { lines.append("No project file or manifest was found.") }
    var container: RepositoryPath?
    for entry in modules {
      if container != entry.module.container {
        lines += (container == nil ? [] : [""]) + [entry.container]
        container = entry.module.container
      }
      lines += entry.lines
    }
    lines += Self.section("Catalogs in no module", ownerless.map { "\($0)" })
    lines += Self.section("Files that disagree", disagreements.flatMap(\.lines))
    let owned = catalogCount - ownerless.count
    lines += [
      "",
      "\(modules.count.counting("module")), \(owned) of \(catalogCount.counting("catalog")) in a module",
    ]
    return lines.map { $0.displayed + "\n" }.joined()
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title] + lines.map { "  " + $0 }
  }
}

extension ModuleAudit.Entry {
  fileprivate var container: String {
    "\(module.container.isRoot ? "." : "\(module.container)") (\(module.origin.title))"
  }

  fileprivate var lines: [String] {
    let platforms = module.platforms.map { "\($0)" }.joined(separator: ", ")
    var lines = ["  \(module.name): \(module.kind.rawValue)" + (platforms.isEmpty ? "" : " for \(platforms)")]
    let add = { (title: String, items: [String]) in
      if !items.isEmpty { lines.append("    \(title) \(items.joined(separator: ", "))") }
    }
    add("builds", bundle?.names ?? [])
    add("goes into", hosts)
    add("includes the resources of", guests)
    add("compiles", catalogs.map { "\($0)" })
    add("copies", copiedCatalogs.map { "\($0)" })
    add("needs", dependencies.filter { !$0.modules.isEmpty }.map(\.text))
    add("needs (built elsewhere):", dependencies.filter { $0.target == .outside }.map(\.name))
    add("needs (not found):", dependencies.filter { $0.target == .unknown }.map(\.name))
    add("could not be understood:", module.gaps.map(\.rawValue).sorted())
    return lines
  }
}

extension ModuleAudit.Dependency {
  fileprivate var text: String {
    modules == [name] ? name : "\(name) (\(modules.joined(separator: ", ")))"
  }
}

extension ModuleAudit.Disagreement {
  fileprivate var lines: [String] {
    let here = superseded.onlyHere.map { "  only \(superseded.place.path): \($0)" }
    let there = superseded.onlyInSuccessor.map { "  only \(successor.place.path): \($0)" }
    return ["\(superseded.name): \(successor.place.path) wins over \(superseded.place.fileAndLine)"] + here
      + there
  }
}

extension Place {
  var fileAndLine: String {
    position.map { "\(path):\($0.line)" } ?? "\(path)"
  }
}

extension ModuleOrigin {
  fileprivate var title: String {
    switch self {
    case .xcode: "Xcode"
    case .package: "SwiftPM"
    case .xcodeGen: "XcodeGen"
    case .tuist: "Tuist"
    case .cocoaPods: "CocoaPods"
    case .bazel: "Bazel"
    case .configuration: "configuration"
    }
  }

  var word: String { title.lowercased() }
}
