public import Basics

/// A call whose asset name cannot be determined from the sources.
public struct UnknownName: Sendable {
  /// The expression or pattern from which the code gets the name.
  public let expression: String
  public let place: Place
  public let form: String
  public let declaration: String
  public let kinds: [AssetKind]
  /// The known prefix and suffix of the name; empty if unknown.
  public let affixes: (start: String, end: String)
  /// The catalogs in the bundles that the call searches; nil if unknown.
  public let catalogs: Set<RepositoryPath>?
  /// The type that the name comes from, such as `K` for `K.Images.close`, if no file in the repository declares it.
  public var undeclaredType: String?

  public init(
    _ expression: String, at place: Place, form: String, declaration: String, kinds: [AssetKind],
    affixes: (start: String, end: String) = ("", ""), in catalogs: Set<RepositoryPath>? = nil
  ) {
    self.affixes = affixes
    self.catalogs = catalogs
    self.expression = expression
    self.place = place
    self.form = form
    self.declaration = declaration
    self.kinds = kinds
  }
}

extension UnknownName {
  public func fits(_ name: String) -> Bool { name.hasPrefix(affixes.start) && name.hasSuffix(affixes.end) }

  /// Whether the call may load the asset: the kind and the name fit, and the bundles that the call searches contain the
  /// asset or are unknown.
  public func mayMean(_ set: AssetSet) -> Bool {
    kinds.contains(set.kind) && fits(set.name)
      && catalogs?.contains(set.id.catalog) != false
  }
}
