internal import AssetModel
internal import Basics

/// The calls, build settings, keys and attributes that take an asset name.
enum NameAPI {
  private static let pictures: [AssetKind] = [
    .image, .symbol, .appIcon, .imageStack, .launchImage, .iconDocument,
  ]
  /// Images and iconsets: an iconset becomes a file in the bundle, and AppKit finds such files by name, too.
  private static let macPictures = pictures + [.icns]
  private static let colors: [AssetKind] = [.color]
  private static let icons: [AssetKind] = [
    .appIcon, .iconDocument, .stickersIcon, .brandAssets, .solidImageStack,
  ]
  /// The kinds of asset that the `init(named:)` initializers of system types can load.
  static let named = pictures + colors

  /// The kinds of asset that an argument can refer to, or nil if it is not an asset name.
  ///
  /// `callee` is the last name of the called function. `label` is empty for an argument without a label.
  static func kinds(callee: String, owner: String, label: String, index: Int) -> [AssetKind]? {
    if callee == "NSImage", label == "named" || label == "imageNamed" { return macPictures }
    if let kinds = byLabel[label] { return kinds }
    switch (callee, label) {
    case ("UIImage", "named"), ("Image", "decorative"), ("INImage", "named"),
      ("Image", "named"), ("ImageResource", "name"), ("#imageLiteral", "resourceName"):
      return pictures
    case ("Image", ""): return index == 0 ? pictures : nil
    case ("Color", ""): return index == 0 ? colors : nil
    case ("UIColor", "named"), ("NSColor", "named"), ("ColorResource", "name"): return colors
    case ("NSDataAsset", "name"): return [.data]
    case ("asset", ""), ("asset", "named"): return lottieTypes.contains(owner) && index == 0 ? [.data] : nil
    case ("image", "forResource"): return macPictures
    case ("newTexture", "name"): return pictures + [.texture, .cubeTexture]
    case ("SKTextureAtlas", "named"): return [.spriteAtlas]
    case ("setImageNamed", ""), ("urlForImageResource", ""), ("pathForImageResource", ""),
      ("setBackgroundImageNamed", ""):
      return pictures
    case ("setAlternateIconName", ""): return [.appIcon, .iconDocument]
    case (let callee, "image"): return viewsWithImage.contains(callee) && index > 0 ? pictures : nil
    default: return nil
    }
  }

  /// The types of the Lottie library that can load an animation from a data set.
  private static let lottieTypes: Set = ["LottieAnimation", "DotLottieFile"]

  /// The function names and argument labels of calls that take asset names.
  static let words: Set = viewsWithImage.union(byLabel.keys).union([
    "UIImage", "NSImage", "Image", "INImage", "ImageResource", "#imageLiteral", "Color", "UIColor", "NSColor",
    "ColorResource", "NSDataAsset", "asset", "image", "newTexture", "SKTextureAtlas", "setImageNamed",
    "urlForImageResource", "pathForImageResource", "setBackgroundImageNamed", "setAlternateIconName",
  ])

  /// The argument labels that usually mark an asset name, whatever the function.
  static var labels: [String] { byLabel.keys + ["named"] }

  /// The functions and properties that split or build file names. If code passes the result as an asset name, it
  /// probably loads, for example, an icon for each type of document.
  static let makingFileNames: Set = [
    "appendingPathExtension", "deletingPathExtension", "pathExtension", "stringByAppendingPathExtension",
    "stringByAppendingPathExtension:", "stringByDeletingPathExtension",
  ]

  static let changingCase: Set = [
    "lowercased", "uppercased", "capitalized", "lowercaseString", "uppercaseString", "capitalizedString",
  ]

  static let replacingParts: Set = [
    "replacing", "replacingOccurrences", "stringByReplacingOccurrencesOfString",
    "stringByReplacingOccurrencesOfString:withString:",
  ]

  static let respelling = changingCase.union(replacingParts)

  static let stringTypes: Set = ["String", "NSString", "StringProtocol"]

  /// Whether the callee begins with a capital letter, like the name of a type.
  static func isType(_ callee: String) -> Bool { callee.utf8.first.map { 0x41...0x5A ~= $0 } ?? false }

  private static let byLabel: [String: [AssetKind]] = [
    "imageNamed": pictures, "textureWithImageNamed": pictures, "spriteNodeWithImageNamed": pictures,
    "imageLiteralResourceName": pictures, "templateImageName": pictures,
    "colorNamed": colors, "imageForResource": macPictures, "iconWithTemplateImageName": pictures,
    "inGroupNamed": [.arResourceGroup], "atlasNamed": [.spriteAtlas], "setImageNamed": pictures,
    "setBackgroundImageNamed": pictures, "setAlternateIconName": [.appIcon, .iconDocument],
  ]

  static func takesName(inCSharp method: String) -> Bool {
    ["FromBundle", "FromFile", "FromName"].contains(method)
  }

  /// The labels of arguments that take the name of a system symbol.
  static let symbolLabels: Set = [
    "systemName", "systemImage", "systemImageName", "systemSymbolName", "systemImageNamed",
    "imageWithSystemName",
  ]

  static func takesSystemSymbol(label: String) -> Bool { label == "systemName" || label == "systemImage" }

  /// Whether the argument is the common prefix of numbered image names, such as `frame` for `frame1` and `frame2`.
  static func takesSequence(callee: String, label: String) -> Bool {
    [callee, label].contains { $0 == "animatedImageNamed" || $0 == "animatedResizableImageNamed" }
  }

  /// Whether the argument is text that a SwiftUI view displays, as in `Button("Save")`. The caller must check that the
  /// repository does not declare a type named `callee`.
  static func takesTitle(callee: String, label: String) -> Bool {
    label.isEmpty && (viewsWithImage.contains(callee) || viewsWithTitle.contains(callee))
  }

  private static let viewsWithTitle: Set = [
    "Section", "TextField", "SecureField", "Link", "DatePicker", "Stepper", "GroupBox", "DisclosureGroup",
    "LabeledContent", "CommandMenu", "WindowGroup",
  ]

  private static let viewsWithImage: Set = [
    "Label", "Button", "Tab", "ContentUnavailableView", "Menu", "Toggle", "Picker", "NavigationLink",
  ]

  /// Whether a string passed to this call may be an asset name. It may also be something else, because the call may
  /// create a value of any type: `.init(named: "close")` does not show which one.
  static func mayTakeName(callee: String, owner: String, label: String) -> Bool {
    callee == "init" && label == "named" || label == "resourceName"
      || callee == "Name" && ["NSImage", "NSColor", "NSDataAsset"].contains(owner)
  }

  /// Whether a type probably belongs to the system, judging by its name.
  static func isSystemType(_ name: String) -> Bool {
    systemTypes.contains(name)
      || name.count > 2 && systemPrefixes.contains(String(name.prefix(2)))
        && name.dropFirst(2).first?.isUppercase == true
  }

  private static let systemTypes: Set = [
    "Bundle", "Calendar", "Date", "Locale", "Notification", "ProcessInfo", "Self", "String",
    "URL", "UserDefaults",
  ]

  private static let systemPrefixes: Set = [
    "AV", "CA", "CG", "CL", "MK", "NS", "PH", "SF", "SK", "UI", "UN", "WK",
  ]

  /// Whether the values of a key such as `CFBundleName` are never asset names.
  static func isPlain(key: String) -> Bool {
    let key = key.hasPrefix("INFOPLIST_KEY_") ? key.dropFirst(14) : key[...]
    if ["SymbolName", "IconType", "_IDENTIFIER_PREFIX"].contains(where: key.hasSuffix) { return true }
    let isSystem = ["CF", "LS", "NS", "UI", "UT"].contains { prefix in
      key.hasPrefix(prefix) && key.dropFirst(2).first?.isUppercase == true
    }
    return isSystem && !["Image", "Icon", "Color"].contains { key.contains($0) }
  }

  /// Whether the values of an entry are file names, which may refer to files outside asset catalogs.
  static func namesFiles(entry: String) -> Bool { entry.contains("File") }

  /// Whether a build setting lists alternate app icons. The rule `app_icon` checks their names.
  static func namesAlternateIcons(entry: String) -> Bool { entry.contains("ALTERNATE_APPICON") }

  /// Whether the value of an Info.plist key is the name of a launch image.
  static func namesLaunchImage(entry: String) -> Bool {
    ["UILaunchImageFile", "UILaunchImageName"].contains(entry)
  }

  /// The kinds of asset that the value of a build setting, key or attribute can refer to.
  static func kinds(entry: ArraySlice<UInt8>) -> [AssetKind]? {
    if entry.elementsEqual("namedColor".utf8) { return colors }
    // The values of these entries are names of classes, storyboards, methods and properties.
    if ["action", "customClass", "storyboardName"].contains(where: { entry.elementsEqual($0.utf8) })
      || entry.starts(with: "outlet".utf8)
    {
      return nil
    }
    let prefix = "INFOPLIST_KEY_".utf8
    let name = entry.starts(with: prefix) ? entry.dropFirst(prefix.count) : entry
    if name.holds("Color".utf8) || name.suffix(10).elementsEqual("COLOR_NAME".utf8) { return colors }
    if name.holds("LAUNCHIMAGE".utf8) || name.holds("LaunchImage".utf8) { return [.launchImage] + pictures }
    if name.holds("COMPLICATION".utf8) { return [.complication] }
    if name.holds("APPICON".utf8) { return icons }
    // The icon may also be an image, because these entries can name image files instead of an app icon.
    if name.holds("Icon".utf8) { return pictures + [.icns] + icons }
    return pictures
  }

  /// The SwiftUI and UIKit members that take a color, such as `.brand`, as an argument.
  static let colorCallees: Set = [
    "foregroundColor", "foregroundStyle", "tint", "accentColor", "background", "fill", "stroke", "border",
    "shadow", "listRowBackground", "colorMultiply", "strokeBorder", "toolbarBackground", "setTitleColor",
    "setFill", "backgroundStyle", "containerBackground", "overlay", "withTintColor", "setColor",
    "listItemTint", "listRowSeparatorTint", "listSectionSeparatorTint", "presentationBackground",
    "setStroke",
  ]

  /// The modifiers whose arguments, such as `.title` in `.font(.title)`, are neither images nor colors.
  static let otherCallees: Set = [
    "font", "padding", "frame", "fontWeight", "buttonStyle", "listStyle", "toggleStyle", "labelStyle",
    "textFieldStyle", "pickerStyle", "imageScale", "controlSize", "transition", "animation",
    "ignoresSafeArea",
    "multilineTextAlignment", "aspectRatio", "preferredColorScheme", "colorScheme",
    "navigationBarTitleDisplayMode", "presentationDetents",
  ]

  /// Argument labels of system calls whose arguments are never images or colors, as in
  /// `.system(size: 12, weight: .bold)`.
  static let otherLabels: Set = ["alignment", "axis", "design", "edges", "width", "weight"]

  /// Whether this argument of a system call is a style, a state or a position rather than an image or a color:
  /// `.default` in `UIAlertAction(title: "OK", style: .default)`.
  static func takesOther(callee: String, label: String) -> Bool {
    otherArguments[label]?.contains(callee) == true
  }

  /// For each label, the system's types and functions that have such an argument.
  private static let otherArguments: [String: Set<String>] = [
    "at": ["scrollToItem", "scrollToRow"],
    "attribute": ["NSLayoutConstraint"],
    "barButtonSystemItem": ["UIBarButtonItem"],
    "for": [
      "addTarget", "removeTarget", "setAttributedTitle", "setBackgroundImage", "setImage", "setTitle",
      "setTitleColor", "setTitleShadowColor",
    ],
    "placement": ["ToolbarItem", "ToolbarItemGroup"],
    "preferredStyle": ["UIAlertController"],
    "relatedBy": ["NSLayoutConstraint"],
    "role": ["Button"],
    "style": [
      "UIActivityIndicatorView", "UIAlertAction", "UIBarButtonItem", "UIBlurEffect", "UIContextualAction",
      "UIImpactFeedbackGenerator", "UITableView", "UITableViewCell", "UITableViewRowAction",
      "UIVibrancyEffect",
    ],
    "type": ["UIButton"],
    "with": ["deleteRows", "deleteSections", "insertRows", "insertSections", "reloadRows", "reloadSections"],
  ]

  /// The members that take an image, such as `.close`, as an argument.
  static let imageCallees: Set = [
    "setImage", "setBackgroundImage", "setThumbImage",
    "setMinimumTrackImage", "setMaximumTrackImage", "setDividerImage", "setIncrementImage",
    "setDecrementImage", "setBackButtonBackgroundImage", "setSearchFieldBackgroundImage",
    "setPositionImage",
  ]

  /// Whether a member with this name probably sets the image of its view, as `setImage`, `sd_setImageWithURL` and
  /// `loadImage` do.
  static func setsPicture(_ member: ArraySlice<UInt8>) -> Bool {
    pictureSetters.contains(where: member.elementsEqual) || pictureVerbs.contains(where: member.holds)
  }

  private static let pictureSetters = ["alternateImage", "image", "setBackgroundImage"].map { Array($0.utf8) }
  private static let pictureVerbs = ["setImage", "loadImage", "downloadImage"].map { Array($0.utf8) }

  /// For each color that an interface file can set on a view, the name of the property or method that sets it in code.
  static let colorSetters = [
    "backgroundColor": "backgroundColor", "barTintColor": "barTintColor", "color": "color",
    "currentPageIndicatorTintColor": "currentPageIndicatorTintColor",
    "maximumTrackTintColor": "maximumTrackTintColor", "minimumTrackTintColor": "minimumTrackTintColor",
    "onTintColor": "onTintColor", "pageIndicatorTintColor": "pageIndicatorTintColor",
    "progressTintColor": "progressTintColor", "separatorColor": "separatorColor",
    "shadowColor": "shadowColor",
    "textColor": "textColor", "thumbTintColor": "thumbTintColor", "tintColor": "tintColor",
    "titleColor": "setTitleColor", "trackTintColor": "trackTintColor",
  ]

  /// Calls that only wrap their argument, such as `Optional(.close)`. The argument has the type that the context
  /// expects of the whole call.
  static let handingCallees: Set = ["Optional", "constant", "some"]

  static let textTypes: Set = [
    "String", "NSString", "Substring", "NSMutableString", "Name", "Optional", "Array", "Dictionary",
    "Binding", "State",
    "URL", "NSURL", "UserDefaults",
  ]

  static let makingCallees: Set = [
    "String", "NSString", "format", "localizedStringWithFormat", "appending", "appendingFormat",
    "stringWithFormat", "stringByAppendingString", "stringByAppendingFormat",
  ]

  /// The functions that make a selector from a string.
  static let selectorCallees: Set = ["NSSelectorFromString", "Selector", "sel_getUid", "sel_registerName"]

  static func asksBeginning(callee: String) -> Bool { ["hasPrefix", "starts"].contains(callee) }

  /// The collection methods that take an element as an argument.
  static let elementMembers: Set = ["append", "contains", "firstIndex", "insert", "lastIndex", "remove"]
}
