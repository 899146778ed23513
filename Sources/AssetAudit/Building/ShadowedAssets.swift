internal import AssetModel
internal import AssetUsage

extension Project {
  /// The assets whose identifier a system type has, too: `.white` is `UIColor.white`, not the asset.
  var shadowedAssets: Set<Int> {
    Set(
      sets.indices.filter { index in
        let set = sets[index]
        return (set.kind == .color || set.kind == .image)
          && XcodeSymbol.isTaken(set.name, isColor: set.kind == .color)
      })
  }
}

extension Reference {
  /// Whether it is a member of a system type, written in full or not, rather than of a generated type.
  var isBareMember: Bool {
    guard strength == .symbol else { return false }
    return form.split(separator: ".", omittingEmptySubsequences: false).first.map {
      Self.systemTypes.contains(String($0))
    } ?? false
  }

  private static let systemTypes: Set = ["", "UIColor", "NSColor", "Color", "UIImage", "NSImage", "Image"]
}
