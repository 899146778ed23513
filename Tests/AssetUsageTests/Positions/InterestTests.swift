import AssetUsage
import SourceIndex
import Testing

/// Places outside code that contain asset names.
struct InterestTests {
  private static func kinds(_ text: String, _ language: SourceLanguage) -> [Mention.Kind] {
    FileMentions(indexing: Array(text.utf8), as: language, for: .assets).mentions.map(\.kind)
  }

  @Test(arguments: [
    "CFBundleIconName", "CFBundleIconFile", "CFBundleIconFiles", "CFBundleAlternateIcons",
    "CFBundleTypeIconFile", "CFBundleTypeIconFiles", "UTTypeIconFile", "UTTypeIconFiles", "UTTypeIconName",
    "UTTypeIconBackgroundName", "UTTypeIconBadgeName", "UTTypeSize64IconFile", "UTTypeSize320IconFile",
    "UIImageName", "UIColorName", "UILaunchImageFile", "UILaunchImageName",
    "UIApplicationShortcutItemIconFile", "NSAccentColorName", "NSWidgetBackgroundColorName",
    "NSAppIconActionTintColorName", "NSAppIconComplementingColorNames", "INIntentDefaultImageName",
    "INImageName",
  ])
  func `an Info.plist key that takes asset names`(key: String) {
    #expect(Self.kinds("{ \(key) = x; }", .propertyList) == [.literal])
    #expect(Self.kinds("{ \"\(key)~ipad\" = x; }", .propertyList) == [key.hasPrefix("IN") ? .word : .literal])
    #expect(Self.kinds("INFOPLIST_KEY_\(key) = x", .buildSettings) == [.literal])
  }

  @Test(arguments: [
    "CFBundleName", "UILaunchStoryboardName", "UIApplicationShortcutItemIconType", "INImageNames",
    "XINImageName", "CFBundleIcons",
  ])
  func `an Info.plist key that takes something else`(key: String) {
    #expect(Self.kinds("{ \(key) = x; }", .propertyList) == [.word])
    #expect(
      Self.kinds("INFOPLIST_KEY_\(key) = x", .buildSettings) == (key.contains("Storyboard") ? [.word] : []))
  }

  @Test func `alternate icons are the keys of their dictionary`() {
    #expect(Self.kinds("{ CFBundleAlternateIcons = { x = {}; }; }", .propertyList) == [.literal])
    #expect(Self.kinds("{ CFBundleIcons = { x = {}; }; }", .propertyList) == [])
    let files = "CFBundleIconFiles = (y, );"
    #expect(
      Self.kinds("{ CFBundleAlternateIcons = { x = {\(files)}; }; }", .propertyList) == [.word, .literal])
    let named = files + "CFBundleIconName = z;"
    #expect(
      Self.kinds("{ CFBundleAlternateIcons = { x = {\(named)}; }; }", .propertyList)
        == [.word, .literal, .literal])
  }

  @Test(arguments: [
    "ASSETCATALOG_COMPILER_APPICON_NAME", "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME",
    "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME",
    "ASSETCATALOG_COMPILER_COMPLICATION_NAME", "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES",
  ])
  func `a build setting that takes asset names`(setting: String) {
    #expect(Self.kinds("\(setting) = x", .buildSettings) == [.literal])
    let isList = setting == "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"
    #expect(Self.kinds("\(setting) = x y", .buildSettings).count == (isList ? 2 : 1))
  }

  @Test(arguments: [
    "name", "resource", "image", "icon", "color", "colour", "asset", "picture", "photo", "glyph", "symbol",
    "avatar", "background", "thumb", "badge", "sprite", "texture", "artwork", "drawable", "img", "logo",
    "flag", "uri",
  ])
  func `a variable of a function counts under a label`(label: String) {
    #expect(Self.kinds("func f(value: Key) { show(my_\(label): value) }", .swift).count == 2)
    #expect(Self.kinds("func f(value: Key) { show(my_\(label.dropLast()): value) }", .swift).count == 1)
  }
}
