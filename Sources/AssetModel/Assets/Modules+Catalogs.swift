extension Modules {
  /// The bundles that a catalog, or whatever lies in it, is compiled into; empty where that is not known.
  public func bundles(compiling path: RepositoryPath) -> [ModuleBundle] {
    let owners = Set(memberships(of: path).lazy.filter { $0.role == .processed }.map(\.module))
    guard !owners.isEmpty else { return [] }
    return bundles.filter { !owners.isDisjoint(with: $0.contents) }
  }
}
