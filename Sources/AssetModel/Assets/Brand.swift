/// One of several apps that are built from the same code, but replace some of the shared assets with their own.
public struct Brand: Sendable {
  public let name: String
  /// Patterns for the catalogs that belong only to this brand.
  public let catalogs: [Glob]

  public init(_ name: String, catalogs: [Glob]) {
    self.name = name
    self.catalogs = catalogs
  }

  public func has(_ catalog: RepositoryPath) -> Bool {
    catalogs.contains { $0.matches(catalog) }
  }
}

extension AssetSet {
  public var replaceability: Replaceability {
    // Code loads symbols in the same way as images, so a symbol can override an image.
    Replaceability(kind: kind == .symbol ? .image : kind, name: name)
  }
}

/// The name and kind that an asset shares with the assets that can override it. Symbols count as images.
public struct Replaceability: Hashable, Comparable, Sendable {
  public let kind: AssetKind
  public let name: String

  public static func < (left: Self, right: Self) -> Bool {
    (left.name, left.kind) < (right.name, right.kind)
  }
}
