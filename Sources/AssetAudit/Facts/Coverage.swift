internal import AssetModel

/// How many assets support dark mode, all screen scales and other languages, and how code refers to assets.
public struct Coverage: Sendable, Equatable {
  public let scope: String
  public var images = 0
  public var darkImages = 0
  /// The number of image sets with a vector image, a bitmap without a scale, or bitmaps for both 2x and 3x.
  /// Sets with a `wrong_scale` finding do not count.
  public var sharpImages = 0
  public var localizedImages = 0
  public var colors = 0
  public var darkColors = 0
  /// The number of assets that code refers to by a generated symbol, such as `.close`.
  public var usedBySymbol = 0
  /// The number of assets that code refers to by name, in a call such as `UIImage(named: "close")`.
  public var usedByString = 0

  init(_ scope: String, _ assets: some Sequence<AuditedAsset>) {
    self.scope = scope
    for asset in assets {
      let isDark = asset.traits.appearances.contains("dark")
      if asset.set.kind == .color {
        colors += 1
        if isDark { darkColors += 1 }
      } else if asset.set.kind == .image {
        images += 1
        if isDark { darkImages += 1 }
        if asset.isSharpEverywhere { sharpImages += 1 }
        if !asset.traits.locales.isEmpty { localizedImages += 1 }
      }
      if asset.access.contains(where: { $0.style == .symbol }) { usedBySymbol += 1 }
      if asset.access.contains(where: { $0.style == .string }) { usedByString += 1 }
    }
  }
}

extension AuditedAsset {
  fileprivate var isSharpEverywhere: Bool {
    if findings.contains(where: { $0.rule == "wrong_scale" }) { return false }
    let filled = self.set.slots.filter { $0.filename != nil }
    let scales = Set(filled.compactMap(\.scale))
    return filled.contains { $0.showsVectorImage || $0["scale"] == nil } || scales.isSuperset(of: [2, 3])
  }
}
