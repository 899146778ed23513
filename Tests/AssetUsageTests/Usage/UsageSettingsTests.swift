import Testing

struct UsageSettingsTests {
  @Test(
    arguments: [
      UsageRow(
        "UILaunchScreen = { UIImageName = close; UIColorName = Tint; };", "close: used", "Tint color: used"),
      UsageRow(
        "UILaunchScreens = { UILaunchScreenDefinitions = ( { UIImageName = close; } ); };", "close: used"),
      UsageRow("UILaunchScreen = { UINavigationBar = { UIImageName = close; }; };", "close: used"),
      UsageRow("UILaunchScreen = { UITabBar = { UIImageName = close; }; };", "close: used"),
      UsageRow("UILaunchScreen = { UIToolbar = { UIImageName = close; }; };", "close: used"),
      UsageRow("UILaunchImages = ( { UILaunchImageName = Launch; } );", "Launch launch-image: named"),
      UsageRow("CFBundleIconName = Icon;", "Icon app-icon: named"),
      UsageRow("CFBundleIconFile = Icon;", "Icon icns: named"),
      UsageRow("CFBundleIconFiles = ( close, \"open.png\" );", "close: used", "open: used"),
      UsageRow(
        "CFBundleIcons = { CFBundlePrimaryIcon = { CFBundleIconName = Icon; }; };", "Icon app-icon: named"),
      UsageRow(
        "\"CFBundleIcons~ipad\" = { CFBundlePrimaryIcon = { CFBundleIconFiles = ( close ); }; };",
        "close: used"),
      UsageRow(
        "CFBundleIcons = { CFBundleAlternateIcons = { Dark = { UIPrerenderedIcon = NO; }; }; };",
        "Dark app-icon: named"),
      UsageRow("NSAppIconActionTintColorName = Tint;", "Tint color: used"),
      UsageRow(
        "NSAppIconComplementingColorNames = ( Tint, Shade );", "Tint color: used", "Shade color: used"),
      UsageRow("NSAccentColorName = Tint;", "Tint color: used"),
      UsageRow("NSWidgetBackgroundColorName = Tint;", "Tint color: used"),
      UsageRow(
        "UIApplicationShortcutItems = ( { UIApplicationShortcutItemIconFile = close; } );", "close: used"),
      UsageRow("UTExportedTypeDeclarations = ( { UTTypeIconFile = close; } );", "close: used"),
      UsageRow(
        "UTTypeIcons = { UTTypeIconBadgeName = close; UTTypeIconBackgroundName = open; };", "close: used",
        "open: used"),
      UsageRow(
        "CFBundleDocumentTypes = ( { CFBundleTypeIconFile = close; CFBundleTypeIconFiles = ( open ); } );",
        "close: used", "open: used"),
      UsageRow("INIntentDefaultImageName = close;", "close: used"),
      UsageRow("Intents = ( { iconName = close; } );", "close: doubtful: data"),
      // near misses
      UsageRow("UIApplicationShortcutItemIconSymbolName = close;", "close: unused"),
      UsageRow("UIApplicationShortcutItemIconType = close;", "close: unused"),
      UsageRow("CFBundleDisplayName = close;", "close: unused"),
      UsageRow("CFBundleIdentifier = close;", "close: unused"),
      UsageRow("close = 1;", "close: unused"),
      UsageRow("UIImageName = Close;", "close: unused"),
      UsageRow("UIColorName = Tint;", "Tint color: used", "Tint: unused"),
      UsageRow("/* close */", "close: unused"),
      UsageRow("UIAppFonts = ( \"close.ttf\" );", "close: unused"),
      UsageRow("UILaunchStoryboardName = close;", "close: unused"),
    ].map(\.inPropertyList))
  func `keys of property lists`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow("ASSETCATALOG_COMPILER_APPICON_NAME = Icon;", in: "p.pbxproj", "Icon app-icon: named"),
    UsageRow("ASSETCATALOG_COMPILER_APPICON_NAME = Icon;", in: "p.pbxproj", "Icon icon-document: named"),
    UsageRow("ASSETCATALOG_COMPILER_APPICON_NAME = Icon;", in: "p.pbxproj", "Icon brand-assets: named"),
    UsageRow("ASSETCATALOG_COMPILER_APPICON_NAME = Icon;", in: "p.pbxproj", "Icon stickers-icon: named"),
    UsageRow("ASSETCATALOG_COMPILER_APPICON_NAME = Icon", in: "p.xcconfig", "Icon app-icon: named"),
    UsageRow(
      "settings:\n  ASSETCATALOG_COMPILER_APPICON_NAME: Icon", in: "project.yml", "Icon app-icon: named"),
    UsageRow(
      #"let s = ["ASSETCATALOG_COMPILER_APPICON_NAME": "Icon"]"#, in: "Project.swift", "Icon app-icon: named"),
    UsageRow(#"f("ASSETCATALOG_COMPILER_APPICON_NAME=Icon")"#, in: "BUILD.bazel", "Icon app-icon: unnamed"),
    UsageRow(
      "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES = \"A B\";", in: "p.pbxproj", "A app-icon: named",
      "B app-icon: named"),
    UsageRow("ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = L;", in: "p.pbxproj", "L launch-image: named"),
    UsageRow("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Tint;", in: "p.pbxproj", "Tint color: used"),
    UsageRow("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Tint", in: "p.xcconfig", "Tint color: used"),
    UsageRow(
      "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = Tint;", in: "p.pbxproj", "Tint color: used"),
    UsageRow("ASSETCATALOG_COMPILER_COMPLICATION_NAME = C;", in: "p.pbxproj", "C complication: named"),
    UsageRow("INFOPLIST_KEY_CFBundleIconFile = Icon;", in: "p.pbxproj", "Icon icns: named"),
    UsageRow("INFOPLIST_KEY_CFBundleIconName = Icon;", in: "p.pbxproj", "Icon app-icon: named"),
    UsageRow("INFOPLIST_KEY_NSAccentColorName = Tint;", in: "p.pbxproj", "Tint color: used"),
    UsageRow(
      "ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS = YES;", in: "p.pbxproj", "Any app-icon: unnamed"),
    // near misses
    UsageRow(
      "ASSETCATALOG_COMPILER_STICKER_PACK_IDENTIFIER_PREFIX = close;", in: "p.pbxproj", "close: unused"),
    UsageRow("INFOPLIST_KEY_CFBundleDisplayName = close;", in: "p.pbxproj", "close: unused"),
    UsageRow("PRODUCT_NAME = close;", in: "p.pbxproj", "close: unused"),
    UsageRow(
      "A1 /* close.imageset */ = {isa = PBXFileReference; path = close.imageset; };", in: "p.pbxproj",
      "close: unused"),
    UsageRow(
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Tint;", in: "p.pbxproj", "Tint color: used",
      "Tint: unused"),
  ])
  func `build settings`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(#"{"icon": "close"}"#, in: "seed.json", "close: doubtful: data"),
    UsageRow(#"{"close": {"size": 1}}"#, in: "seed.json", "close: doubtful: chance+data"),
    UsageRow(#"{"row": "@image/close"}"#, in: "theme.json", "close: doubtful: chance+data"),
    UsageRow(#"{"row": "image:ic_close"}"#, in: "theme.json", "ic_close: doubtful: data"),
    UsageRow(#"{"row": "asset://ic_close"}"#, in: "theme.json", "ic_close: doubtful: data"),
    UsageRow(#"{"row": "https://image/a/ic_close"}"#, in: "theme.json", "ic_close: unused"),
    UsageRow(#"{"row": "scripts/ic_close"}"#, in: "theme.json", "ic_close: unused"),
    UsageRow(#"{"icon": "close.png"}"#, in: "seed.geojson", "close: doubtful: data"),
    UsageRow("items:\n  - icon: ic_close", in: "menu.yaml", "ic_close: doubtful: data"),
    UsageRow(#"<img src="close-2.png">"#, in: "page.html", "close-2: doubtful: data"),
    UsageRow("a { background: url('ic-close.png') }", in: "page.css", "ic-close: doubtful: data"),
    UsageRow("<Image source={{uri: 'close'}}/>", in: "App.jsx", "close: doubtful: data"),
    UsageRow(#"val icon = "close""#, in: "Shared.kt", "close: doubtful: data"),
    UsageRow("Image.asset('close')", in: "main.dart", "close: doubtful: data"),
    UsageRow(
      "<dict><key>INIntentImageName</key><string>close</string></dict>", in: "A.intentdefinition",
      "close: used"),
    UsageRow(
      #"<attribute defaultValueString="close"/>"#, in: "M.xcdatamodel/contents", "close: doubtful: data"),
    UsageRow(#""a" = "ic_close";"#, in: "Localizable.strings", "ic_close: doubtful: data"),
    // near misses
    UsageRow(#"{"icon": "Close", "text": "close the door"}"#, in: "seed.json", "close: unused"),
    UsageRow(#""close" = "Close it";"#, in: "Localizable.strings", "close: unused"),
    UsageRow(#""a" = "close";"#, in: "Localizable.strings", "close: unused"),
    UsageRow("<p>close</p>", in: "page.html", "close: unused"),
    UsageRow("Use `close` like Image(\"close\")", in: "README.md", "close: unused"),
    UsageRow(#"{"name": "close"}"#, in: "package.json", "close: unused"),
    UsageRow(#"{"icon": "close"}"#, in: "fastlane/metadata.json", "close: unused"),
    UsageRow(
      #"{"images": [{"filename": "close"}]}"#, in: "A.xcassets/B.imageset/Contents.json", "close: unused"),
    UsageRow(#"{"layers": [{"image-name": "close.png"}]}"#, in: "A.icon/icon.json", "close: unused"),
  ])
  func `files of data and texts`(row: UsageRow) throws { try row.check() }
}

extension UsageRow {
  fileprivate var inPropertyList: UsageRow { moved(to: "Info.plist") { "{ \($0) }" } }
}
