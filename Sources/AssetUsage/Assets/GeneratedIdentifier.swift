public import AssetModel

/// What code can write for an asset, thanks to a program that made it.
public struct GeneratedIdentifier: Sendable, Equatable {
  public let generator: Generator
  /// The identifier with the types around it: `ImageResource.Icons.close`.
  public let text: String
}

extension AssetSet {
  /// What Xcode makes of the asset's name.
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
  /// What the generators make of an asset's name: as the repository sets them up, or as they work by themselves.
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
