internal import AssetModel

extension Audit {
  static let noHistory =
    "Git has no history here, so nothing says when assets were last changed."

  /// What was not seen, as sentences.
  static func limits(_ project: Project, _ report: Report) -> [String] {
    var limits: [String] = []
    if project.modules.all.isEmpty {
      limits.append("No project file or manifest was found, so nothing is known about modules and products.")
    } else if let unowned = project.catalogs.firstUnowned(project.modules) {
      limits.append(unowned)
    }
    if project.usage.map({ $0.codeCount == 0 }) ?? true, !project.sets.isEmpty {
      limits.append("No source code was found, so no asset counts as unused.")
    }
    let unknown = project.usage?.unresolved.count ?? 0
    if unknown > 0 {
      limits.append(
        unknown == 1
          ? "One call computes the name of an asset at run time; what it uses may count as unused."
          : "\(unknown) calls compute names of assets at run time; what they use may count as unused.")
    }
    let gaps = project.modules.all.filter { !$0.gaps.isEmpty }.map(\.name)
    if !gaps.isEmpty {
      limits.append(
        "Not everything about \(gaps.count == 1 ? "the module" : "\(gaps.count) modules, such as") \(gaps[0]) "
          + "could be understood: see assetlint audit --modules.")
    }
    return limits + report.unread.map { "\($0.place.path) \($0.message)" }
  }
}

extension [Catalog] {
  /// A sentence about the catalogs that no module compiles; nil where there are none.
  fileprivate func firstUnowned(_ modules: Modules) -> String? {
    let unowned = filter { modules.memberships(of: $0.path).isEmpty }
    guard let first = unowned.first else { return nil }
    return unowned.count == 1
      ? "No module compiles \(first.path)."
      : "No module compiles \(first.path) and \(unowned.count - 1) more."
  }
}
