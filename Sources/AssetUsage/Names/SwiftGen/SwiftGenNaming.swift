public import AssetModel

/// How SwiftGen names assets in one of the files that it generates. Tuist names assets in the same way.
public struct SwiftGenNaming: Hashable, Sendable {
  /// The name of the outermost type.
  public var enumName = "Asset"
  /// Whether every folder becomes a type, even if it does not provide a namespace.
  public var forcesNamespaces = false
  /// Whether every catalog gets its own type, because there are several catalogs, or because the configuration says so.
  public var separatesCatalogs = false

  public init(enumName: String = "Asset", forcesNamespaces: Bool = false, separatesCatalogs: Bool = false) {
    self.enumName = enumName
    self.forcesNamespaces = forcesNamespaces
    self.separatesCatalogs = separatesCatalogs
  }

  /// How Tuist names the assets of a target by default.
  public init(tuistTarget name: String, catalogCount: Int) {
    let words = name.unicodeScalars.split { scalar in
      !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
    let identifier = words.map { Substring($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    self.init(enumName: identifier + "Asset", separatesCatalogs: catalogCount > 1)
  }

  /// The names that code writes for an asset, from the outermost type on: `Asset`, `Icons`, `close`. Nil if SwiftGen
  /// generates nothing for the asset. Names never include backticks.
  public func memberPath(of address: AssetAddress) -> [String]? {
    guard Self.accessors(of: address.kind) != nil,
      let member = SwiftGenIdentifier.member(address.name)
    else { return nil }
    var types = separatesCatalogs ? [address.catalog] : []
    types += address.folders.filter { forcesNamespaces || $0.providesNamespace }.map(\.name)
    let path = types.compactMap(SwiftGenIdentifier.type)
    guard path.count == types.count else { return nil }
    return [enumName] + path + [member]
  }

  /// The members of the accessor that SwiftGen generates for an asset of this kind; nil if it generates none.
  public static func accessors(of kind: AssetKind) -> [String]? {
    switch kind {
    case .image, .symbol: ["image", "swiftUIImage", "name"]
    case .color: ["color", "swiftUIColor", "name"]
    case .data: ["data", "name"]
    case .arResourceGroup: ["referenceImages", "referenceObjects", "name"]
    default: nil
    }
  }
}
