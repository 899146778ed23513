import AssetModel
import Testing

@testable import AssetUsage

/// The calls and entries that take asset names.
struct NameAPITests {
  private static let pictures: [AssetKind] = [
    .image, .symbol, .appIcon, .imageStack, .launchImage, .iconDocument,
  ]
  private static let icons: [AssetKind] = [.appIcon, .iconDocument]

  @Test(
    arguments: [
      ("UIImage", "named", pictures), ("NSImage", "named", pictures + [.icns]),
      ("NSImage", "imageNamed", pictures + [.icns]),
      ("Image", "decorative", pictures),
      ("INImage", "named", pictures), ("Image", "named", pictures), ("ImageResource", "name", pictures),
      ("#imageLiteral", "resourceName", pictures), ("Image", "", pictures), ("Color", "", [.color]),
      ("UIColor", "named", [.color]), ("NSColor", "named", [.color]), ("ColorResource", "name", [.color]),
      ("NSDataAsset", "name", [.data]), ("image", "forResource", pictures + [.icns]),
      ("newTexture", "name", pictures + [.texture, .cubeTexture]),
      ("SKTextureAtlas", "named", [.spriteAtlas]),
      ("setImageNamed", "", pictures), ("urlForImageResource", "", pictures),
      ("pathForImageResource", "", pictures), ("setBackgroundImageNamed", "", pictures),
      ("setAlternateIconName", "", icons), ("any", "imageNamed", pictures),
      ("any", "textureWithImageNamed", pictures), ("any", "spriteNodeWithImageNamed", pictures),
      ("any", "imageLiteralResourceName", pictures), ("any", "templateImageName", pictures),
      ("any", "colorNamed", [.color]), ("any", "imageForResource", pictures + [.icns]),
      ("any", "iconWithTemplateImageName", pictures), ("any", "inGroupNamed", [.arResourceGroup]),
      ("any", "atlasNamed", [.spriteAtlas]), ("any", "setImageNamed", pictures),
      ("any", "setBackgroundImageNamed", pictures), ("any", "setAlternateIconName", icons),
    ] as [(String, String, [AssetKind])])
  func `a call takes names of some kinds`(callee: String, label: String, kinds: [AssetKind]) {
    #expect(NameAPI.kinds(callee: callee, owner: "", label: label, index: 0) == kinds)
    #expect(NameAPI.kinds(callee: callee + "X", owner: "", label: label + "X", index: 0) == nil)
  }

  @Test(arguments: ["Image", "Color"]) func `only the first argument is a name`(callee: String) {
    #expect(NameAPI.kinds(callee: callee, owner: "", label: "", index: 1) == nil)
  }

  @Test(arguments: [
    "Label", "Button", "Tab", "ContentUnavailableView", "Menu", "Toggle", "Picker", "NavigationLink",
  ])
  func `a view takes a title and then a picture`(callee: String) {
    #expect(NameAPI.takesTitle(callee: callee, label: ""))
    #expect(!NameAPI.takesTitle(callee: callee, label: "title"))
    #expect(NameAPI.kinds(callee: callee, owner: "", label: "image", index: 1) == Self.pictures)
    #expect(NameAPI.kinds(callee: callee, owner: "", label: "image", index: 0) == nil)
  }

  @Test(arguments: [
    "Section", "TextField", "SecureField", "Link", "DatePicker", "Stepper", "GroupBox", "DisclosureGroup",
    "LabeledContent", "CommandMenu", "WindowGroup",
  ])
  func `a view takes only a title`(callee: String) {
    #expect(NameAPI.takesTitle(callee: callee, label: ""))
    #expect(NameAPI.kinds(callee: callee, owner: "", label: "image", index: 1) == nil)
  }

  @Test(arguments: ["animatedImageNamed", "animatedResizableImageNamed"])
  func `a sequence takes the beginning of its names`(name: String) {
    #expect(NameAPI.takesSequence(callee: name, label: ""))
    #expect(NameAPI.takesSequence(callee: "UIImage", label: name))
    #expect(!NameAPI.takesSequence(callee: "UIImage", label: "named"))
  }

  @Test(arguments: [
    ("init", "", "named", true), ("init", "", "name", false), ("make", "", "resourceName", true),
    ("Name", "NSImage", "", true), ("Name", "NSColor", "", true), ("Name", "NSDataAsset", "", true),
    ("Name", "Notification", "", false), ("make", "", "named", false),
  ])
  func `a call may take a name`(callee: String, owner: String, label: String, expected: Bool) {
    #expect(NameAPI.mayTakeName(callee: callee, owner: owner, label: label) == expected)
  }

  @Test(arguments: [
    ("CFBundleName", true), ("LSHandlerRank", true), ("NSMainNibFile", true), ("UIMainStoryboardFile", true),
    ("UTTypeIdentifier", true), ("UISymbolName", true), ("UIApplicationShortcutItemIconType", true),
    ("APP_IDENTIFIER_PREFIX", true), ("CFBundleIconName", false), ("UIImageName", false),
    ("UIColorName", false), ("NSused", false), ("UIx", false), ("Name", false), ("name", false),
    ("XXName", false),
  ])
  func `a system key has another meaning`(key: String, isPlain: Bool) {
    #expect(NameAPI.isPlain(key: key) == isPlain)
  }

  @Test(
    arguments: [
      ("namedColor", [.color]), ("UIColorName", [.color]), ("INFOPLIST_KEY_NSAccentColorName", [.color]),
      ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", [.color]),
      ("ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME", [.launchImage] + pictures),
      ("UILaunchImageFile", [.launchImage] + pictures),
      ("ASSETCATALOG_COMPILER_COMPLICATION_NAME", [.complication]),
      (
        "CFBundleIconName",
        pictures + [.icns, .appIcon, .iconDocument, .stickersIcon, .brandAssets, .solidImageStack]
      ),
      (
        "ASSETCATALOG_COMPILER_APPICON_NAME",
        [.appIcon, .iconDocument, .stickersIcon, .brandAssets, .solidImageStack]
      ),
      ("image", pictures),
    ] as [(String, [AssetKind])])
  func `an entry takes names of some kinds`(entry: String, kinds: [AssetKind]) {
    #expect(NameAPI.kinds(entry: Array(entry.utf8)[...]) == kinds)
  }

  @Test(arguments: [("CFBundleIconFile", true), ("CFBundleIconFiles", true), ("CFBundleIconName", false)])
  func `an entry may take files`(entry: String, expected: Bool) {
    #expect(NameAPI.namesFiles(entry: entry) == expected)
  }

  @Test(arguments: [
    "foregroundColor", "foregroundStyle", "tint", "accentColor", "background", "fill", "stroke", "border",
    "shadow", "listRowBackground", "colorMultiply", "strokeBorder", "toolbarBackground", "setTitleColor",
    "setFill", "backgroundStyle", "containerBackground", "overlay", "withTintColor", "setColor",
    "listItemTint", "listRowSeparatorTint", "listSectionSeparatorTint", "presentationBackground",
    "setStroke",
  ])
  func `a member takes colors`(callee: String) {
    #expect(NameAPI.colorCallees.contains(callee))
  }

  @Test(arguments: [
    "setImage", "setBackgroundImage", "setThumbImage",
    "setMinimumTrackImage", "setMaximumTrackImage", "setDividerImage", "setIncrementImage",
    "setDecrementImage", "setBackButtonBackgroundImage", "setSearchFieldBackgroundImage", "setPositionImage",
  ])
  func `a member takes pictures`(callee: String) {
    #expect(NameAPI.imageCallees.contains(callee))
  }

  @Test(arguments: [
    "font", "padding", "frame", "fontWeight", "buttonStyle", "listStyle", "toggleStyle", "labelStyle",
    "textFieldStyle", "pickerStyle", "imageScale", "controlSize", "transition", "animation",
    "ignoresSafeArea", "multilineTextAlignment", "aspectRatio", "preferredColorScheme", "colorScheme",
    "navigationBarTitleDisplayMode", "presentationDetents",
  ])
  func `a member takes neither`(callee: String) {
    #expect(NameAPI.otherCallees.contains(callee))
    #expect(!NameAPI.colorCallees.contains(callee) && !NameAPI.imageCallees.contains(callee))
  }

  @Test(arguments: ["alignment", "axis", "design", "edges", "width", "weight"])
  func `an argument is neither`(label: String) {
    #expect(NameAPI.otherLabels.contains(label))
  }

  @Test(arguments: ["append", "contains", "firstIndex", "insert", "lastIndex", "remove"])
  func `a member of a collection takes an element`(callee: String) {
    #expect(NameAPI.elementMembers.contains(callee))
  }

  @Test(arguments: [
    "String", "NSString", "Substring", "NSMutableString", "Name", "Optional", "Array", "Dictionary",
    "Binding",
    "State", "URL", "NSURL", "UserDefaults",
  ])
  func `a type of the system is a text or contains one`(type: String) {
    #expect(NameAPI.textTypes.contains(type))
    #expect(!NameAPI.textTypes.contains("Float") && !NameAPI.textTypes.contains("Int"))
  }

  @Test(arguments: [
    "String", "NSString", "format", "localizedStringWithFormat", "appending", "appendingFormat",
    "stringWithFormat", "stringByAppendingString", "stringByAppendingFormat",
  ])
  func `a call turns its arguments into text`(callee: String) {
    #expect(NameAPI.makingCallees.contains(callee))
  }

  @Test(arguments: ["Optional", "constant", "some"])
  func `a call returns its argument`(callee: String) {
    #expect(NameAPI.handingCallees.contains(callee))
  }

  @Test(arguments: [("hasPrefix", true), ("starts", true), ("hasSuffix", false), ("contains", false)])
  func `a call asks for a beginning`(callee: String, expected: Bool) {
    #expect(NameAPI.asksBeginning(callee: callee) == expected)
  }

  @Test(arguments: [
    ("systemName", false), ("systemImage", false), ("systemImageName", false), ("systemSymbolName", false),
    ("systemImageNamed", false), ("imageWithSystemName", false), ("pathForResource", false),
    ("URLForResource", false), ("forResource", false), ("url", false), ("string", false),
    ("pathComponent", false), ("title", true), ("identifier", true),
  ])
  func `what names a file or a system symbol is not just text`(label: String, isHarmless: Bool) {
    let callee = label == "forResource" ? "path" : "show"
    #expect(PlainText.takes(callee: callee, label: label))
    #expect(HarmlessUses.takes(callee: callee, label: label) == isHarmless)
  }

  @Test(arguments: ["isEmpty", "count", "hashValue", "debugDescription"])
  func `a member of a text does not depend on what it says`(member: String) {
    #expect(HarmlessUses.members.contains(member))
  }
}
