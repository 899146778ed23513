/// One of several apps that are made from the same code, each with assets of its own in place of shared ones.
public struct Brand: Sendable {
  public let name: String
  /// Patterns for the catalogs that this brand has and the others do not.
  public let catalogs: [Glob]

  public init(_ name: String, catalogs: [Glob]) {
    self.name = name
    self.catalogs = catalogs
  }

  /// Whether the catalog is one of the brand's.
  public func has(_ catalog: RepositoryPath) -> Bool {
    catalogs.contains { $0.matches(catalog) }
  }
}

extension AssetSet {
  /// What has to be equal for one asset to be shown in place of another.
  public var replaceability: Replaceability {
    // Who asks for a picture is given a symbol as well.
    Replaceability(kind: kind == .symbol ? .image : kind, name: name)
  }
}

/// The kind and name by which code asks for an asset, whatever the catalog that has it.
public struct Replaceability: Hashable, Comparable, Sendable {
  public let kind: AssetKind
  public let name: String

  public static func < (left: Self, right: Self) -> Bool {
    (left.name, left.kind) < (right.name, right.kind)
  }
}
