internal import AssetModel
internal import Basics

extension Audit {
  static let noHistory =
    "There is no git history, so it is unknown when assets last changed."

  static func limits(_ project: Project, _ report: Report, _ flags: AuditFlags) -> [String] {
    var limits: [String] = []
    if project.modules.all.isEmpty {
      limits.append("No project file or manifest was found, so modules and products are unknown.")
    } else if let unowned = project.catalogs.firstUnowned(project.modules) {
      limits.append(unowned)
    }
    if project.usage.map({ $0.codeCount == 0 }) ?? true, !project.sets.isEmpty {
      limits.append("No source code was found, so no asset counts as unused.")
    }
    let unknown = project.usage?.computedNames.count ?? 0
    if unknown > 0 {
      limits.append(
        unknown == 1
          ? "One call computes an asset name at run time, so assets that it uses may count as unused."
          : "\(unknown) calls compute asset names at run time, so assets that they use may count as unused.")
    }
    let gaps = project.modules.all.filter { !$0.gaps.isEmpty }.map(\.name)
    if !gaps.isEmpty {
      limits.append(
        "Some settings of \(gaps.count == 1 ? "the module \(gaps[0])" : "\(gaps.count) modules (such as \(gaps[0]))") "
          + "could not be understood; see assetlint audit --modules\(flags.common).")
    }
    return limits + report.unread.map { "\($0.place.path): \($0.message)" }
  }
}

extension [Catalog] {
  /// A sentence about the catalogs that no module compiles or copies; nil if there are none.
  fileprivate func firstUnowned(_ modules: Modules) -> String? {
    let unowned = filter { modules.memberships(of: $0.path).isEmpty }
    guard let first = unowned.first else { return nil }
    return unowned.count == 1
      ? "No module is known to compile \(first.path)."
      : "No module is known to compile \(first.path) or \((unowned.count - 1).counting("other catalog"))."
  }
}
