public import SourceIndex

extension Interest {
  /// The places in sources, property lists and build settings where asset names can occur.
  public static let assets = Interest(
    keys: [
      "CFBundleIconName", "CFBundleSymbolName", "CFBundleIconFile", "CFBundleIconFiles",
      "CFBundleAlternateIcons",
      "CFBundleTypeIconFile", "CFBundleTypeIconFiles", "UTTypeIconFile", "UTTypeIconFiles", "UTTypeIconName",
      "UTTypeIconBackgroundName", "UTTypeIconBadgeName", "CFBundleURLIconFile", "UTTypeSize64IconFile",
      "UTTypeSize320IconFile",
      "UIImageName", "UIColorName", "UILaunchImageFile", "UILaunchImageName",
      "UIApplicationShortcutItemIconFile", "NSAccentColorName", "NSWidgetBackgroundColorName",
      "NSAppIconActionTintColorName", "NSAppIconComplementingColorNames",
    ],
    // Intents have several keys for image names, such as `INIntentDefaultImageName`, and Apple keeps adding more.
    keyForms: [("IN", "ImageName")],
    keysOfNames: ["CFBundleAlternateIcons"],
    describingKeys: ["CFBundleIconFiles", "CFBundleIconName"],
    interfaceKeys: [
      "NSMainNibFile", "NSMainStoryboardFile", "UILaunchStoryboardName", "UIMainStoryboardFile",
    ],
    settingPrefix: "ASSETCATALOG_",
    settings: [
      "ASSETCATALOG_COMPILER_APPICON_NAME", "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME",
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME",
      "ASSETCATALOG_COMPILER_COMPLICATION_NAME",
    ],
    settingsOfSeveral: ["ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"],
    labels: ["name", "resource"] + AssetVocabulary.words)
}
