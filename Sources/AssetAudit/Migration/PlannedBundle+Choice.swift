internal import AssetModel
internal import AssetUsage
internal import Basics

extension PlannedBundle {
  /// Chooses an expression for the bundle of the target catalog:
  /// - `.main`, if only apps and other executables have the catalog in their bundles.
  /// - Otherwise, an expression that code already uses.
  /// - If there is none, a new expression with its declaration.
  ///
  /// Nil if the catalog's bundle is unknown, or if no single expression works.
  init?(compiling target: RepositoryPath, in facts: MovingFacts) {
    let modules = facts.project.modules
    let bundles = modules.bundles(compiling: target)
    guard let home = bundles.first.map({ modules[$0.owner] }) else { return nil }
    module = home.name
    if bundles.allSatisfy({ modules[$0.owner].kind.isExecutable }) {
      (expression, declaration) = (".main", nil)
      return
    }
    guard bundles.count == 1 else { return nil }
    if let known = Self.known(bundles[0], in: facts) {
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

  private static func known(_ bundle: ModuleBundle, in facts: MovingFacts) -> String? {
    facts.bundleExpressions[bundle.owner]?.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}
