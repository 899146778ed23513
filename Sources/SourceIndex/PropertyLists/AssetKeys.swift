internal import Formats

/// The keys of property lists whose values are names of assets.
enum AssetKeys {
  /// Whether the strings under a key name assets.
  static func contains(_ key: String) -> Bool {
    // Intents have several, and more in every year: `INIntentDefaultImageName`.
    names.contains(baseName(of: key)) || key.hasPrefix("IN") && key.hasSuffix("ImageName")
  }

  /// Whether the keys of the dictionary under a key are names by which code asks for assets.
  static func namesByKey(_ key: String) -> Bool {
    baseName(of: key) == "CFBundleAlternateIcons"
  }

  /// Whether an alternate icon shows files that lie in the bundle, and no set of a catalog.
  static func isMadeOfFiles(_ icon: PropertyListNode) -> Bool {
    guard case .dictionary(let entries) = icon.value else { return false }
    return entries.contains { baseName(of: $0.key) == "CFBundleIconFiles" }
      && !entries.contains { $0.key == "CFBundleIconName" }
  }

  /// A key without the device it is for: `CFBundleIconFiles~ipad`.
  private static func baseName(of key: String) -> Substring {
    key.prefix { $0 != "~" }
  }

  private static let names: Set<Substring> = [
    "CFBundleIconName", "CFBundleIconFile", "CFBundleIconFiles", "CFBundleAlternateIcons",
    "CFBundleTypeIconFile", "CFBundleTypeIconFiles", "UTTypeIconFile", "UTTypeIconFiles", "UTTypeIconName",
    "UTTypeIconBackgroundName", "UTTypeIconBadgeName", "UTTypeSize64IconFile", "UTTypeSize320IconFile",
    "UIImageName", "UIColorName", "UILaunchImageFile", "UILaunchImageName",
    "UIApplicationShortcutItemIconFile",
    "NSAccentColorName", "NSWidgetBackgroundColorName", "NSAppIconActionTintColorName",
    "NSAppIconComplementingColorNames",
  ]
}
