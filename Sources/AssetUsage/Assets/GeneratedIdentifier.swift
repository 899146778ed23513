public import AssetModel

public struct GeneratedIdentifier: Sendable, Equatable {
  public let generator: Generator
  /// The identifier with its enclosing types, such as `ImageResource.Icons.close`.
  public let text: String
}

extension GeneratedIdentifier {
  /// Whether an expression in code refers to the asset. An Xcode symbol may also be written without its type, as in
  /// `.brand`, or with another type, as in `UIColor.brand`.
  public func isWritten(_ text: String) -> Bool {
    let own = self.text.filter { $0 != "`" }
    guard generator == .xcode, let dot = own.firstIndex(of: ".") else { return text == own }
    let types = own.hasPrefix("Color") ? AssetType.colors : AssetType.images
    guard let split = text.firstIndex(of: ".") else { return false }
    return text[split...] == own[dot...]
      && (split == text.startIndex || types.contains(String(text[..<split])))
  }
}

extension AssetSet {
  public var xcodeIdentifiers: [GeneratedIdentifier] {
    guard isAddressable, [.image, .symbol, .color].contains(kind) else { return [] }
    let isColor = kind == .color
    let type = isColor ? "ColorResource" : "ImageResource"
    let swift = XcodeSymbol.swiftMember(for: name).map {
      GeneratedIdentifier(generator: .xcode, text: type + $0)
    }
    let constant = XcodeSymbol.objectiveCConstant(for: name, isColor: isColor).map {
      GeneratedIdentifier(generator: .objectiveC, text: $0)
    }
    return [swift, constant].compactMap(\.self)
  }
}

extension Generators {
  /// The identifiers that the generators in use create for an asset.
  public func usedIdentifiers(of set: AssetSet) -> [GeneratedIdentifier] {
    identifiers(of: set).filter { used.contains($0.generator) }
  }

  /// The identifiers that generators derive from an asset's name. If no SwiftGen configuration in the repository covers
  /// the asset's catalog, SwiftGen's default settings apply.
  public func identifiers(of set: AssetSet) -> [GeneratedIdentifier] {
    guard set.isNamedBySources else { return [] }
    let address = AssetAddress(of: set, namespaces: namespaces)
    let own = swiftGenNamings.filter { $0.action.covers(set.id.catalog) }.map(\.naming)
    let paths = (own.isEmpty ? [SwiftGenNaming()] : own).compactMap { $0.memberPath(of: address) }
    var identifiers = set.xcodeIdentifiers
    for path in paths {
      let identifier = GeneratedIdentifier(generator: .swiftGen, text: path.joined(separator: "."))
      if !identifiers.contains(identifier) { identifiers.append(identifier) }
    }
    if let path = RSwiftNaming.memberPath(of: address) {
      identifiers.append(GeneratedIdentifier(generator: .rSwift, text: path.joined(separator: ".")))
    }
    return identifiers
  }
}
