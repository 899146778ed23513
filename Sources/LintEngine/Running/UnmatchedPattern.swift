internal import AssetModel
internal import AssetScan
internal import Basics

struct UnmatchedPattern: Sendable {
  /// The configuration key that contains the pattern, such as `excluded`.
  let key: String
  let pattern: String
  let place: Place
}

extension Configuration {
  func unmatchedPatterns(_ tree: FileTree, _ project: Project) -> [UnmatchedPattern] {
    let inTree = { (pattern: Glob) in tree.hasMatch(pattern) }
    let inCatalogs = { (pattern: Glob) in project.catalogs.contains { pattern.matches($0.path) } }
    var found =
      Self.unmatched(included, "included", inTree)
      + Self.unmatched(excluded, "excluded", inTree)
      + Self.unmatched(ignored, "ignored", tree.hasIgnored)
      + Self.unmatched(overrides.flatMap(\.paths), "overrides.paths", inTree)
    for (id, settings) in rules.sorted(by: { $0.key < $1.key }) {
      found += Self.unmatched(settings.included, "\(id).included", inTree)
      found += Self.unmatched(settings.excluded, "\(id).excluded", inTree)
    }
    if let shared {
      found += Self.unmatched(shared.catalogs, "shared.catalogs", inCatalogs)
      found += Self.unmatched(shared.overrides, "shared.overrides", inCatalogs)
      found += Self.unmatched(shared.brandCatalogs, "shared.brands", inCatalogs)
      found += Self.unmatched(shared.exceptions, "shared.exceptions") { pattern in
        project.sets.contains { SharedPolicy(exceptions: [pattern]).excepts($0) }
      }
    }
    return found
  }

  private static func unmatched(
    _ patterns: [Stated<Glob>], _ key: String, _ hasMatch: (Glob) -> Bool
  ) -> [UnmatchedPattern] {
    // Patterns for folders with generated or downloaded files are left out, because such folders do not exist on every
    // machine.
    patterns.filter { !ScanScope.leavesOut($0.value.pattern) && !hasMatch($0.value) }.map {
      UnmatchedPattern(key: key, pattern: $0.value.pattern, place: $0.place)
    }
  }
}
