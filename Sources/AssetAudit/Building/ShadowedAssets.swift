internal import AssetModel
internal import AssetUsage

extension Project {
  /// The indices of the assets whose identifier is already a member of a type in UIKit, AppKit or SwiftUI.
  /// For example, `.white` means `UIColor.white`, not the asset.
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
  /// Whether the code refers to the asset as `.white` or `UIColor.white`, rather than as a member of a type that a
  /// generator declares.
  var isBareMember: Bool {
    guard strength == .symbol else { return false }
    return form.split(separator: ".", omittingEmptySubsequences: false).first.map {
      Self.systemTypes.contains(String($0))
    } ?? false
  }

  private static let systemTypes: Set = ["", "UIColor", "NSColor", "Color", "UIImage", "NSImage", "Image"]
}
