internal import AssetModel
internal import AssetUsage
internal import Basics

extension PlannedBundle {
  /// The expression that code already uses, or else one to declare; nil if the module alone does not determine it.
  init?(compiling target: RepositoryPath, in project: Project) {
    let modules = project.modules
    let bundles = modules.bundles(compiling: target)
    guard let home = bundles.first.map({ modules[$0.owner] }) else { return nil }
    module = home.name
    if bundles.allSatisfy({ modules[$0.owner].kind.isExecutable }) {
      (expression, declaration) = (".main", nil)
      return
    }
    guard bundles.count == 1 else { return nil }
    if let known = Self.known(bundles[0], in: project) {
      (expression, declaration) = (known, nil)
      return
    }
    guard home.kind != .resourceBundle else { return nil }
    guard let member = XcodeSymbol.memberPath(for: home.name)?.last else { return nil }
    expression = "." + member
    declaration =
      modules.moduleBundle(of: home.id) != nil
      ? "extension Bundle { public static let \(member) = Bundle.module }"
      : "extension Bundle { public static let \(member) = Bundle(for: BundleToken.self) }; private final class BundleToken {}"
  }

  /// The expression that other modules use most.
  private static func known(_ bundle: ModuleBundle, in project: Project) -> String? {
    var counts: [String: Int] = [:]
    let references = project.usage?.verdicts.flatMap(\.references) ?? []
    for lookup in Set(references.compactMap(\.lookups).joined()) where lookup.homes == [bundle.owner] {
      let isOutside = project.modules.memberships(of: lookup.place.path).allSatisfy {
        $0.module != bundle.owner
      }
      let isGlobal = lookup.bundle.first.map { $0 == "." || $0.isUppercase } ?? false
      if isOutside, isGlobal, lookup.place.path.pathExtension == "swift" {
        counts[lookup.bundle, default: 0] += 1
      }
    }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}
