internal import AssetModel

struct AppIcon: Rule {
  var appearances: [String] = []

  static let options: [RuleOption<Self>] = [
    .value(
      "appearances", \.appearances, "Appearances that an iOS app icon must have, such as dark and tinted.")
  ]

  let about = RuleDescription(
    id: "app_icon", category: .integrity, severity: .error,
    summary: "App icons with missing sizes, wrong sizes or transparency.",
    rationale: """
      The App Store rejects an upload whose large icon is missing or has transparency, and you find out only after \
      building, archiving and uploading. The build drops an icon of the wrong size. The App Store's requirements apply \
      only to the set that is an app's icon: the one named in the build settings or, if they name none, AppIcon, which \
      is Xcode's default. In folders for samples and demos, problems that matter only to the App Store are listed only \
      with `--verbose`.
      """,
    whenToDisable: "If nothing in the repository goes to the App Store, as with samples and internal tools.",
    examples: [
      Example("an icon of the wrong size") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}]}
        ↓AppIcon.appiconset/a.png: png 1000x1000
        """
      },
      Example("one file listed for several sizes") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "mac", "size": "512x512", "scale": "2x"}, \\
        {"filename": ↓"a.png", "idiom": "mac", "size": "512x512", "scale": "1x"}, \\
        {"filename": "a.png", "idiom": "mac", "size": "16x16", "scale": "1x"}]}
        AppIcon.appiconset/a.png: png 1024x1024
        """
      },
      Example("a transparent App Store icon") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        ↓AppIcon.appiconset/a.png: png 1024x1024 #FF000080
        """
      },
      Example("an icon with a fully opaque alpha channel") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        AppIcon.appiconset/a.png: png 1024x1024 red alpha
        """
      },
      Example("an empty entry for the App Store icon") {
        """
        ↓AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", "size": "60x60", "scale": "2x"}, \\
        {"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        AppIcon.appiconset/a.png: png 120x120
        """
      },
      Example("an image set with the icon that the icon set lacks") {
        """
        App.swift: func f() {}
        ↓AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", "size": "60x60", "scale": "2x"}]}
        AppIcon.appiconset/a.png: png 120x120
        appstore.imageset/appstore.png: png 1024x1024
        """
      },
      Example("no App Store icon in the set that the build settings name") {
        """
        project.yml:
          name: Shop
          targets:
            Shop: {type: application, platform: iOS, sources: [App], settings: {ASSETCATALOG_COMPILER_APPICON_NAME: Shop}}
        App/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", \\
        "size": "60x60", "scale": "2x"}]}
        App/A.xcassets/AppIcon.appiconset/a.png: png 120x120
        ↓App/A.xcassets/Shop.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", \\
        "size": "60x60", "scale": "2x"}]}
        App/A.xcassets/Shop.appiconset/a.png: png 120x120
        """
      },
      Example("icons in separate sizes without an entry for the App Store icon") {
        """
        ↓AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", "size": "60x60", "scale": "2x"}, \\
        {"filename": "b.png", "idiom": "ipad", "size": "76x76", "scale": "2x"}]}
        AppIcon.appiconset/a.png: png 120x120
        AppIcon.appiconset/b.png: png 152x152
        """
      },
      Example("no App Store icon in a Mac app or an extension") {
        """
        project.yml:
          name: Apps
          targets:
            Mac: {type: application, platform: macOS, sources: [Mac]}
            Share: {type: app-extension, platform: iOS, sources: [Share]}
        Both.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", \\
        "size": "60x60", "scale": "2x"}, {"filename": "b.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}, \\
        {"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        Both.xcassets/AppIcon.appiconset/a.png: png 120x120
        Both.xcassets/AppIcon.appiconset/b.png: png 1024x1024
        Mac/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", \\
        "size": "60x60", "scale": "2x"}]}
        Mac/A.xcassets/AppIcon.appiconset/a.png: png 120x120
        Share/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", \\
        "size": "60x60", "scale": "2x"}]}
        Share/A.xcassets/AppIcon.appiconset/a.png: png 120x120
        """
      },
      Example("no dark variant, although the configuration requires one") {
        """
        .assetlint.yml:
          app_icon:
            appearances: [dark]
        ↓AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}]}
        AppIcon.appiconset/a.png: png 1024x1024
        """
      },
      Example("an ignored dark icon, and a dark icon identical to the light one") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", "size": "60x60", "scale": "2x"}, \\
        {"filename": "b.png", "idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}, \\
        {"filename": "c.png", "idiom": "universal", "platform": "ios", "size": "1024x1024", \\
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        AppIcon.appiconset/a.png: png 120x120
        AppIcon.appiconset/b.png: png 1024x1024
        ↘AppIcon.appiconset/c.png: png 1024x1024 blue
        ⇢Beta.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}, \\
        {"filename": "b.png", "idiom": "universal", "platform": "ios", "size": "1024x1024", \\
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        Beta.appiconset/a.png: png 1024x1024
        Beta.appiconset/b.png: png 1024x1024
        """
      },
      Example("a dark and a tinted icon in a set that has separate sizes and also an icon for all sizes") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", "size": "60x60", "scale": "2x"}, \\
        {"filename": "b.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}, \\
        {"filename": "c.png", "idiom": "universal", "platform": "ios", "size": "1024x1024", \\
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}, \\
        {"filename": "d.png", "idiom": "universal", "platform": "ios", "size": "1024x1024", \\
        "appearances": [{"appearance": "luminosity", "value": "tinted"}]}]}
        AppIcon.appiconset/a.png: png 120x120
        AppIcon.appiconset/b.png: png 1024x1024
        AppIcon.appiconset/c.png: png 1024x1024 blue
        AppIcon.appiconset/d.png: png 1024x1024 gray
        """
      },
      Example("a tinted icon that equals the light icon") {
        """
        ⇢AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}, \\
        {"filename": "b.png", "idiom": "universal", "platform": "ios", "size": "1024x1024", \\
        "appearances": [{"appearance": "luminosity", "value": "tinted"}]}]}
        AppIcon.appiconset/a.png: png 1024x1024
        AppIcon.appiconset/b.png: png 1024x1024
        """
      },
      Example("a transparent tinted variant, which the App Store accepts") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}, \\
        {"filename": "b.png", "idiom": "universal", "platform": "ios", "size": "1024x1024", \\
        "appearances": [{"appearance": "luminosity", "value": "tinted"}]}]}
        AppIcon.appiconset/a.png: png 1024x1024
        AppIcon.appiconset/b.png: png 1024x1024 clear
        """
      },
      Example("an icon set that Xcode ignores because there is an Icon Composer file (.icon)") {
        """
        project.yml:
          name: Apps
          targets:
            App: {type: application, platform: iOS, sources: [App, Both]}
            Widget: {type: app-extension, platform: iOS, sources: [App/Assets.xcassets]}
            Pad:
              type: application
              platform: iOS
              sources: [Pad, App/Assets.xcassets]
              settings: {ASSETCATALOG_COMPILER_APPICON_NAME: PadIcon}
            Mini: {type: application, platform: iOS, sources: [Mini, Both]}
        App/AppIcon.icon/icon.json: json {"groups": []}
        App/Party.icon/icon.json: json {"groups": []}
        Both/Assets.xcassets/Party.appiconset/a.png: png 1024x1024
        ↘App/Assets.xcassets/AppIcon.appiconset/a.png: png 1024x1024
        Mini/Assets.xcassets/AppIcon.appiconset/a.png: png 1024x1024
        """
      },
      Example("an icon set for systems that do not support Icon Composer files") {
        """
        project.yml:
          name: Apps
          targets:
            App:
              type: application
              platform: iOS
              sources: [App]
              settings: {ASSETCATALOG_OTHER_FLAGS: "--enable-icon-stack-fallback-generation=disabled"}
        App/AppIcon.icon/icon.json: json {"groups": []}
        App/Assets.xcassets/AppIcon.appiconset/a.png: png 1024x1024
        """
      },
      Example("an icon set next to an Icon Composer file that a build configuration excludes") {
        """
        project.yml:
          name: Apps
          targets:
            App:
              type: application
              platform: iOS
              sources: [App]
              settings: {configs: {Debug: {EXCLUDED_SOURCE_FILE_NAMES: AppIcon.icon}}}
        App/AppIcon.icon/icon.json: json {"groups": []}
        App/Assets.xcassets/AppIcon.appiconset/a.png: png 1024x1024
        """
      },
      Example("an app icon in a catalog that no target compiles") {
        """
        Code/project.yml:
          name: Apps
          targets: {App: {type: application, platform: iOS, sources: [App]}}
        Code/App/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", \\
        "platform": "ios", "size": "1024x1024"}]}
        Code/App/A.xcassets/AppIcon.appiconset/a.png: png 1024x1024
        Design/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "ipad", \\
        "size": "76x76", "scale": "2x"}, {"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        Design/A.xcassets/AppIcon.appiconset/a.png: png 152x152
        """
      },
      Example("a transparent icon of an action extension") {
        """
        .assetlint.yml:
          modules:
            - {name: Action, kind: app-extension, resources: [Action]}
        Action/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", \\
        "platform": "ios", "size": "1024x1024"}]}
        Action/A.xcassets/AppIcon.appiconset/a.png: png 1024x1024 clear
        """
      },
      Example("empty entries for the watch in an iPhone icon set") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", "size": "60x60", "scale": "2x"}, \\
        {"filename": "b.png", "idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}, \\
        {"idiom": "watch", "size": "24x24", "scale": "2x", "role": "notificationCenter", "subtype": "38mm"}, \\
        {"idiom": "watch-marketing", "size": "1024x1024", "scale": "1x"}]}
        AppIcon.appiconset/a.png: png 120x120
        AppIcon.appiconset/b.png: png 1024x1024
        """
      },
      Example("a watch icon of the wrong size in a watch app's catalog") {
        """
        project.yml:
          name: Apps
          targets:
            Phone: {type: application, platform: iOS, sources: [Phone, Both]}
            Watch: {type: application.watchapp2, platform: watchOS, sources: [Both]}
        Phone/A.xcassets/Dusk.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "watch", \\
        "size": "86x86", "scale": "2x", "role": "quickLook", "subtype": "38mm"}]}
        Phone/A.xcassets/Dusk.appiconset/a.png: png 100x100
        Both/A.xcassets/Dusk.appiconset/Contents.json: json {"images": [{"filename": ↓"a.png", "idiom": "watch", \\
        "size": "86x86", "scale": "2x", "role": "quickLook", "subtype": "38mm"}]}
        Both/A.xcassets/Dusk.appiconset/a.png: png 100x100 blue
        Else/A.xcassets/Dusk.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", \\
        "size": "50x50", "scale": "2x"}, {"filename": ↘"a.png", "idiom": "watch", "size": "86x86", "scale": "2x", \\
        "role": "quickLook", "subtype": "38mm"}]}
        Else/A.xcassets/Dusk.appiconset/a.png: png 100x100 green
        """
      },
      Example("an iPad icon of the wrong size in apps with and without iPad support") {
        """
        project.yml:
          name: Apps
          targets:
            Phone: {type: application, platform: iOS, sources: [Phone], settings: {TARGETED_DEVICE_FAMILY: "1"}}
            Both: {type: application, platform: iOS, sources: [Both], settings: {TARGETED_DEVICE_FAMILY: "1,2"}}
        Phone/A.xcassets/Dusk.appiconset/Contents.json: json {"images": [{"filename": ⇢"a.png", "idiom": "ipad", \\
        "size": "29x29", "scale": "2x"}]}
        Phone/A.xcassets/Dusk.appiconset/a.png: png 57x57
        Both/A.xcassets/Dusk.appiconset/Contents.json: json {"images": [{"filename": ↓"a.png", "idiom": "ipad", \\
        "size": "29x29", "scale": "2x"}]}
        Both/A.xcassets/Dusk.appiconset/a.png: png 57x57 blue
        """
      },
      Example("icons of the wrong size: one for iOS 6, and one for current iPhones") {
        """
        Dusk.appiconset/Contents.json: json {"images": [ \
        {"filename": ⇢"a.png", "idiom": "iphone", "size": "57x57", "scale": "2x"}, \
        {"filename": ↓"b.png", "idiom": "iphone", "size": "60x60", "scale": "2x"}]}
        Dusk.appiconset/a.png: png 100x100
        Dusk.appiconset/b.png: png 100x100 blue
        """
      },
      Example("an alternate icon listed in the build settings, but without an icon set") {
        """
        ↘project.yml:
          name: Apps
          targets:
            App:
              type: application
              platform: iOS
              sources: [App]
              settings: {ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES: "Dusk Dawn"}
        App/Assets.xcassets/Dusk.appiconset/a.png: png 1024x1024
        """
      },
      Example("a missing alternate icon in a build that includes all icon sets") {
        """
        project.yml:
          name: Apps
          targets:
            App:
              type: application
              platform: iOS
              sources: [App]
              settings:
                ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES: Dawn1
                ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS: YES
        App/Assets.xcassets/Dawn 1.appiconset/a.png: png 1024x1024
        """
      },
      Example("a demo's wrong icon size, and a real app's missing App Store icon") {
        """
        Examples/iOS/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", \\
        "size": "60x60", "scale": "2x"}, ↷{"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        Examples/iOS/A.xcassets/AppIcon.appiconset/a.png: png 120x120
        MapsDemo/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "ios-marketing", \\
        "size": "1024x1024", "scale": "1x"}, {"filename": ↓"b.png", "idiom": "iphone", "size": "60x60", "scale": "2x"}]}
        ↷MapsDemo/A.xcassets/AppIcon.appiconset/a.png: png 1024x1024 clear
        MapsDemo/A.xcassets/AppIcon.appiconset/b.png: png 100x100
        Sampler/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", \\
        "size": "60x60", "scale": "2x"}, ↓{"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        Sampler/A.xcassets/AppIcon.appiconset/a.png: png 120x120 blue
        """
      },
      Example("an empty entry for watchOS in a catalog that a watch app compiles") {
        """
        project.yml:
          name: Apps
          targets:
            Phone: {type: application, platform: iOS, sources: [Phone]}
            Watch: {type: application.watchapp2, platform: watchOS, sources: [Both]}
            Both: {type: application, platform: iOS, sources: [Both]}
        Phone/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", \\
        "platform": "ios", "size": "1024x1024"}, {"idiom": "universal", "platform": "watchos", "size": "1024x1024"}]}
        Phone/A.xcassets/AppIcon.appiconset/a.png: png 1024x1024
        Both/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", \\
        "platform": "ios", "size": "1024x1024"}, ↓{"idiom": "universal", "platform": "watchos", "size": "1024x1024"}]}
        Both/A.xcassets/AppIcon.appiconset/a.png: png 1024x1024 blue
        Else/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", \\
        "platform": "ios", "size": "1024x1024"}, {"idiom": "universal", "platform": "watchos", "size": "1024x1024"}]}
        Else/A.xcassets/AppIcon.appiconset/a.png: png 1024x1024 red
        """
      },
      Example("a single icon for all sizes") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}]}
        AppIcon.appiconset/a.png: png 1024x1024
        """
      },
      Example("a transparent icon in a set that is not named AppIcon") {
        """
        ActionIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}]}
        ActionIcon.appiconset/a.png: png 1024x1024 clear
        """
      },
      Example("a Mac app icon, which has transparent corners") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "mac", "size": "512x512", "scale": "2x"}]}
        AppIcon.appiconset/a.png: png 1024x1024 clear
        """
      },
      Example("a transparent dark variant, which the system draws over its own background") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}, \\
        {"filename": "b.png", "idiom": "universal", "platform": "ios", "size": "1024x1024", \\
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        AppIcon.appiconset/a.png: png 1024x1024
        AppIcon.appiconset/b.png: png 1024x1024 clear
        """
      },
      Example("a transparent watch icon, listed for the App Store or for all sizes") {
        """
        A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "watch-marketing", \\
        "size": "1024x1024", "scale": "1x"}]}
        ↓A.xcassets/AppIcon.appiconset/a.png: png 1024x1024 #FF000080
        B.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", \\
        "platform": "watchos", "size": "1024x1024"}]}
        ↓B.xcassets/AppIcon.appiconset/a.png: png 1024x1024 #00FF0080
        """
      },
      Example("no App Store icon for a watch app") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "watch", "size": "24x24", \\
        "scale": "2x", "role": "notificationCenter", "subtype": "38mm"}, ↓{"idiom": "watch-marketing", "size": "1024x1024"}]}
        AppIcon.appiconset/a.png: png 48x48
        """
      },
      Example("a watch icon that is one pixel too narrow") {
        """
        Dusk.appiconset/Contents.json: json {"images": [\\
        {"filename": "a.png", "idiom": "watch", "size": "27.5x27.5", "scale": "2x", "role": "notificationCenter", "subtype": "42mm"}, \\
        {"filename": ↓"b.png", "idiom": "watch", "size": "86x86", "scale": "2x", "role": "quickLook", "subtype": "38mm"}]}
        Dusk.appiconset/a.png: png 55x55
        Dusk.appiconset/b.png: png 171x172
        """
      },
      Example("an 83.5-point iPad icon that is one pixel too large") {
        """
        Dusk.appiconset/Contents.json: json {"images": [\\
        {"filename": "a.png", "idiom": "ipad", "size": "83.5x83.5", "scale": "2x"}, \\
        {"filename": ↓"b.png", "idiom": "ipad", "size": "83.5x83.5", "scale": "2x"}]}
        Dusk.appiconset/a.png: png 167x167
        Dusk.appiconset/b.png: png 168x168
        """
      },
      Example("icon entries with meaningless sizes") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "size": "0x0"}, \\
        {"filename": "a.png", "size": "10000x10000"}, {"filename": "a.png", "size": "large"}, {"filename": "a.png"}, \\
        {"filename": "b.png", "size": "60x60", "scale": "2x"}]}
        AppIcon.appiconset/a.png: png 7x7
        AppIcon.appiconset/b.png: text no picture
        """
      },
      Example("no App Store icon in tests or in a set not named AppIcon") {
        """
        Dark.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", "size": "60x60", "scale": "2x"}, \\
        {"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        Dark.appiconset/a.png: png 120x120
        AppTests/A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", "size": "60x60", "scale": "2x"}, \\
        {"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        AppTests/A.xcassets/AppIcon.appiconset/a.png: png 120x120
        Mac.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", "platform": "macos", \\
        "size": "1024x1024"}]}
        Mac.xcassets/AppIcon.appiconset/a.png: png 1024x1024 clear
        """
      },
      Example("an empty icon set") {
        """
        AppIcon.appiconset/Contents.json: json {"images": [{"idiom": "universal", "platform": "ios", "size": "1024x1024"}]}
        """
      },
      Example("empty App Store entries in iPad, universal and watch icon sets") {
        """
        Pad.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "ipad", \\
        "size": "76x76", "scale": "2x"}, ↓{"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        Pad.xcassets/AppIcon.appiconset/a.png: png 152x152
        Any.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", \\
        "size": "60x60", "scale": "2x"}, ↓{"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        Any.xcassets/AppIcon.appiconset/a.png: png 120x120
        Mac.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "mac", \\
        "size": "16x16", "scale": "2x"}, {"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        Mac.xcassets/AppIcon.appiconset/a.png: png 32x32
        Watch.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", \\
        "size": "24x24", "scale": "2x"}, ↓{"idiom": "watch-marketing", "size": "1024x1024", "scale": "1x"}]}
        Watch.xcassets/AppIcon.appiconset/a.png: png 48x48
        Car.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "car", \\
        "size": "60x60", "scale": "2x"}, {"idiom": "watch-marketing", "size": "1024x1024", "scale": "1x"}]}
        Car.xcassets/AppIcon.appiconset/a.png: png 120x120
        """
      },
      Example("three apps without App Store icons, reported as one finding") {
        """
        A.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", \\
        "size": "60x60", "scale": "2x"}, ↓{"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        A.xcassets/AppIcon.appiconset/a.png: png 120x120
        B.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", \\
        "size": "60x60", "scale": "2x"}, {"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        B.xcassets/AppIcon.appiconset/a.png: png 120x120
        C.xcassets/AppIcon.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", \\
        "size": "60x60", "scale": "2x"}, {"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
        C.xcassets/AppIcon.appiconset/a.png: png 120x120
        """
      },
      Example("an icon set that an Icon Composer file replaces, under various build settings") {
        """
        project.yml:
          name: Apps
          targets:
            All:
              type: application
              platform: iOS
              sources: [All]
              settings: {ASSETCATALOG_COMPILER_APPICON_NAME: Other, ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS: "YES"}
            One:
              type: application
              platform: iOS
              sources: [One]
              settings: {ASSETCATALOG_COMPILER_APPICON_NAME: Other, ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS: "NO"}
            Alternate:
              type: application
              platform: iOS
              sources: [Alternate]
              settings: {ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES: AppIcon}
            Computed:
              type: application
              platform: iOS
              sources: [Computed]
              settings: {ASSETCATALOG_COMPILER_APPICON_NAME: "$(ICON)"}
            Watch:
              type: application.watchapp2
              platform: watchOS
              sources: [Watch]
            Kit: {type: framework, platform: iOS, sources: [Kit]}
        All/AppIcon.icon/icon.json: json {"groups": []}
        ↘All/Assets.xcassets/AppIcon.appiconset/a.png: png 1024x1024
        One/AppIcon.icon/icon.json: json {"groups": []}
        One/Assets.xcassets/AppIcon.appiconset/a.png: png 1024x1024 red
        Alternate/AppIcon.icon/icon.json: json {"groups": []}
        ↘Alternate/Assets.xcassets/AppIcon.appiconset/a.png: png 1024x1024 blue
        Computed/AppIcon.icon/icon.json: json {"groups": []}
        ↘Computed/Assets.xcassets/AppIcon.appiconset/a.png: png 1024x1024 green
        Watch/AppIcon.icon/icon.json: json {"groups": []}
        ↘Watch/Assets.xcassets/AppIcon.appiconset/a.png: png 1024x1024 black
        Kit/AppIcon.icon/icon.json: json {"groups": []}
        Kit/Assets.xcassets/AppIcon.appiconset/a.png: png 1024x1024 white
        """
      },
    ])

  var needs: Needs { [.pictures, .digests, .iconTransparency, .modules] }

  func check(_ project: Project) -> [Finding] {
    let findings = project.sets.filter { $0.kind == .appIcon && !$0.payloads.isEmpty }.flatMap { set in
      let catalog = set.id.catalog
      let isInStore =
        project.modules.isMainIcon(set) && !project.modules.isOnlyInExtensions(catalog)
        && !project.modules.isInNoProduct(catalog)
      let spare = isInStore ? spareIcon(for: set, project) : nil
      // The build leaves out icons for devices on which the app does not run.
      let devices = project.modules.devices(of: set)
      let inSlots = set.slots.filter(devices.include).flatMap { slot in
        // Tools that export iPhone icons often add watch icons, whether or not there is a watch app.
        let mayBeIdle = slot.idiom == "watch" && !devices.areKnown && set.hasPhoneIcon
        let sizeGrade: Finding.Grade =
          mayBeIdle
          ? .minor : slot.isForOldSystems || devices.exclude(slot) ? .trivial : .normal
        return problems(of: slot, in: set, isInStore: isInStore, spare, sizeGrade)
      }
      let lacking = isInStore ? StoreIcon.allCases.compactMap { missing($0, in: set, for: devices) } : []
      return inSlots + lacking.map { $0.suggesting(spare) } + missingAppearances(in: set)
        + (project.modules.mayShow(iconSet: set) ? idleVariants(in: set) : [])
    }
    return findings.map(\.listedByKey) + outdoneSets(project) + missingAlternates(project)
  }

  /// The only opaque 1024×1024 image in the image sets of the catalog; nil if there is none or more than one. Icon
  /// generators export the App Store icon next to the icon set, and it is easily added as an image set.
  private func spareIcon(for icon: AssetSet, _ project: Project) -> Payload? {
    let spares = project.sets.filter { $0.kind == .image && $0.id.catalog == icon.id.catalog }
      .flatMap(\.payloads).filter { payload in
        guard case .header(let header)? = payload.picture else { return false }
        return header.size == .pixels(width: 1024, height: 1024) && !header.hasAlpha
      }
    return spares.count == 1 ? spares.first : nil
  }

  /// Finds problems with an entry. `sizeGrade` is the grade for a file of the wrong size.
  private func problems(
    of slot: Slot, in set: AssetSet, isInStore: Bool, _ spare: Payload?, _ sizeGrade: Finding.Grade
  ) -> [Finding] {
    guard let filename = slot.filename else { return [] }
    guard let payload = set.payload(of: slot),
      case .header(let header)? = payload.picture, case .pixels(let width, let height)? = header.size
    else { return [] }
    var findings: [Finding] = []
    if let (expectedWidth, expectedHeight) = slot.pixels, (width, height) != (expectedWidth, expectedHeight) {
      let sizes = Set(set.slots.filter { $0.filename == filename }.compactMap(\.pixels).map { [$0, $1] })
      let isForOneSize = sizes.count == 1
      let remedy =
        slot.isForOldSystems
        ? "remove the entry, because only iOS 6 and earlier show this size"
        : isForOneSize ? "resize it" : "add a file of that size"
      var finding = Finding(
        [Subject(.asset, payload)], at: Place(set.contents.path, slot.filenamePosition),
        "“\(filename)” is \(width)×\(height) but should be \(expectedWidth)×\(expectedHeight), so the build leaves it out; \(remedy)",
        grade: sizeGrade, key: ["size"] + slot.words())
      if !isForOneSize {
        let note = "an entry for \(expectedWidth)×\(expectedHeight) lists it"
        finding.fold = FindingFold(["size", "\(payload.path)"], fewest: 1, note: note) { _, _ in
          "“\(filename)” is \(width)×\(height), but entries for other sizes list it, so the build leaves those sizes out; add a file for each size"
        }
      }
      findings.append(finding)
    }
    let appearance = slot["appearances.luminosity"]
    if slot.isForStore, isInStore, appearance == nil,
      payload.look?.hasTransparency == true
    {
      var finding = Finding(
        about: payload,
        "“\(filename)” has transparent areas, so the App Store rejects the upload (ITMS-90717); give it an opaque background",
        grade: set.storeGrade, key: ["transparency"] + slot.words())
      finding.fold = FindingFold(
        ["transparency"], fewest: 3, note: "“\(filename)” has transparent areas"
      ) { count, _ in
        "\(count) App Store icons have transparent areas, so the App Store rejects the uploads (ITMS-90717); give them an opaque background"
      }
      findings.append(finding.suggesting(spare))
    }
    return findings
  }

  /// A finding if the set needs this App Store icon but does not have it; otherwise nil.
  private func missing(_ icon: StoreIcon, in set: AssetSet, for devices: Devices) -> Finding? {
    let entries = set.slots.filter {
      icon.isShown(by: $0) && $0["appearances.luminosity"] == nil && devices.include($0)
    }
    guard !entries.contains(where: { $0.filename != nil }) else { return nil }
    let icons = set.slots.filter { $0.filename != nil && devices.include($0) }
    let message =
      "“\(set.name)” lacks a required 1024×1024 icon, so the App Store rejects the upload (\(icon.refusal)); add one"
    var finding: Finding
    if let entry = entries.first(where: { $0.idiom == "universal" }) ?? entries.first {
      // Templates list App Store icons that the app does not need, such as the one for the watch.
      guard devices.areKnown && entry.idiom == "universal" || icons.contains(where: icon.mayNeed) else {
        return nil
      }
      finding = Finding(
        about: set, at: entry.position, message, grade: set.storeGrade, key: ["store"] + entry.words())
    } else {
      guard icons.contains(where: { $0.idiom.map(icon.devices.contains) == true }) else { return nil }
      // Tools that export iPhone icons often add watch icons, even for apps without a watch app.
      if icon == .watch, !devices.areKnown, set.hasPhoneIcon { return nil }
      finding = Finding(
        about: set, "\(message), with the idiom “\(icon.rawValue)”", grade: set.storeGrade,
        key: ["store", icon.rawValue])
    }
    finding.fold = FindingFold(
      ["store", icon.rawValue], fewest: 3, note: "“\(set.name)” in \(set.id.catalog) lacks it, too"
    ) { count, _ in
      "\(count) icon sets lack a required 1024×1024 icon, so the App Store rejects the uploads (\(icon.refusal)); add one to each set"
    }
    return finding
  }

  /// Finds variants, such as dark ones, that the system never shows, or that have the same image as the light icon.
  private func idleVariants(in set: AssetSet) -> [Finding] {
    let varied = set.slots.filter { $0.filename != nil && $0["appearances.luminosity"] != nil }
    guard let first = varied.first else { return [] }
    let plain = set.slots.filter { $0.filename != nil && $0["appearances.luminosity"] == nil }
    if !plain.contains(where: { $0.idiom == "universal" && $0["size"] == "1024x1024" }) {
      let appearance = first["appearances.luminosity"] ?? ""
      return [
        Finding(
          about: set, at: first.position,
          "“\(set.name)” has a \(appearance) icon, but the system ignores it in a set with separate sizes; "
            + "use a single 1024×1024 icon for all sizes",
          grade: .minor, key: ["idle"])
      ]
    }
    let light = plain.compactMap { set.payload(of: $0) }
    return varied.compactMap { slot in
      guard let payload = set.payload(of: slot), let id = payload.contentID,
        light.contains(where: { $0.contentID == id })
      else { return nil }
      let isSeparate = !light.contains { $0.path == payload.path }
      let appearance = slot["appearances.luminosity"] ?? ""
      return Finding(
        about: set, at: slot.filenamePosition,
        "“\(set.name)” has the same image for its light and \(appearance) icons; add a real \(appearance) icon, or remove the \(appearance) entry",
        grade: .trivial, savings: isSeparate ? [Saving(payload)] : [], key: ["same"] + slot.words())
    }
  }

  /// Finds icon sets that Xcode ignores because an Icon Composer document in the same bundle has the same name.
  private func outdoneSets(_ project: Project) -> [Finding] {
    let documents = project.sets.filter { $0.kind == .iconDocument && $0.container == nil }
    guard !documents.isEmpty else { return [] }
    return project.sets.filter { $0.kind == .appIcon }.compactMap { set in
      let bundles = Set(
        project.modules.bundles(compiling: set.id.catalog).filter { bundle in
          project.modules[bundle.owner].mayShow(iconSet: set.ownName)
        })
      guard !bundles.isEmpty, !bundles.contains(where: { project.modules[$0.owner].keepsIconSets }),
        let document = documents.first(where: {
          $0.ownName == set.ownName && bundles.isSubset(of: project.modules.bundles(compiling: $0.path))
            // On platforms and in build configurations that leave out the document, the icon set is used.
            && !project.modules.memberships(of: $0.path).contains(where: \.isConditional)
        })
      else { return nil }
      var finding = Finding(
        about: set,
        "Xcode 26 and later use “\(document.path.nameText)” instead of the icon set “\(set.name)”; "
          + "delete the set if you no longer build with older versions",
        grade: .minor, related: [Note(document.place, "the icon that is used")],
        savings: set.payloads.map(Saving.init), key: ["document"])
      finding.removes = [Place(set.path)]
      finding.isLastWord = true
      return finding
    }
  }

  /// Finds alternate icons in the build settings that have neither an icon set nor an Icon Composer document.
  private func missingAlternates(_ project: Project) -> [Finding] {
    let icons = project.sets.filter { $0.kind == .appIcon || $0.kind == .iconDocument }
    let known = Set(icons.map { $0.ownName.lowercased() })
    var findings: [Finding] = []
    // If the build includes all icon sets, the setting for alternate icons does not matter.
    for module in project.modules.all
    where module.kind == .app && module.gaps.isEmpty && !module.includesAllIcons {
      for setting in module.settings where setting.name == "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES" {
        for name in setting.value.split(separator: " ").map(String.init)
        where !name.contains("$") && !known.contains(name.lowercased()) {
          let message =
            "the target \(module.name) lists the alternate icon “\(name)”, but no icon set has that name, "
          findings.append(
            Finding(
              [Subject(.asset, asset: nil, path: setting.place.path)], at: setting.place, in: module.name,
              names: [name], message + "so switching to this icon fails; add a set, or remove the name",
              grade: .minor))
        }
      }
    }
    return findings
  }

  private func missingAppearances(in set: AssetSet) -> [Finding] {
    let filled = set.slots.filter {
      $0.filename != nil && ($0["platform"] == "ios" || $0.idiom == "ios-marketing")
    }
    guard !filled.isEmpty else { return [] }
    let has = Set(filled.compactMap { $0["appearances.luminosity"] })
    return appearances.filter { !has.contains($0) }.map { appearance in
      Finding(
        about: set, "“\(set.name)” has no \(appearance) variant, which the configuration requires; add one",
        key: [appearance])
    }
  }
}

extension Finding {
  /// Suggests an image that may be the icon that the App Store requires. An image set with this image is not reported
  /// as unused.
  fileprivate func suggesting(_ spare: Payload?) -> Finding {
    guard let spare else { return self }
    let note = Note(
      Place(spare.path), "this image has the right size and is opaque; use it if it is the icon")
    var finding = noting(note)
    finding.putsToUse = [Place(spare.path.parent)]
    return finding
  }
}

extension Modules {
  /// Whether an app is probably uploaded with this icon set. If the build settings name `AppIcon`, or are not known to
  /// name any set, only `AppIcon` counts. Otherwise, a set counts if it is the only one that an app's settings name. If
  /// they name several, some may be for builds that are not uploaded.
  fileprivate func isMainIcon(_ set: AssetSet) -> Bool {
    guard !set.isInTests else { return false }
    let named = bundles(compiling: set.id.catalog).map { self[$0.owner].iconNames }.filter { !$0.isEmpty }
    let isDefaultUsed = named.isEmpty || named.contains { $0.contains("AppIcon") }
    return isDefaultUsed ? set.name == "AppIcon" : named.contains([set.name])
  }
}

extension Module {
  /// The icon sets named in an app's build settings; empty if one of the names is unknown, or if this is not an app.
  fileprivate var iconNames: Set<String> {
    guard kind == .app || kind == .watchApp else { return [] }
    let names = settings.filter { $0.name == "ASSETCATALOG_COMPILER_APPICON_NAME" }.map(\.value)
    return names.contains { $0.contains("$") } ? [] : Set(names).subtracting([""])
  }

  /// Whether the build also uses icon sets, for systems that do not support Icon Composer documents.
  fileprivate var keepsIconSets: Bool {
    settings.contains {
      $0.name == "ASSETCATALOG_OTHER_FLAGS"
        && $0.value.contains("--enable-icon-stack-fallback-generation=disabled")
    }
  }
}

extension AssetSet {
  /// The grade of findings that matter only to the App Store.
  fileprivate var storeGrade: Finding.Grade { isInSample ? .excused : .normal }

  /// Whether an entry for iPhone or iPad has a file.
  fileprivate var hasPhoneIcon: Bool {
    slots.contains { $0.filename != nil && ($0.idiom == "iphone" || $0.idiom == "ipad") }
  }
}

/// An icon that the App Store requires. The raw value is its idiom in icon sets with separate sizes.
private enum StoreIcon: String, CaseIterable {
  case phone = "ios-marketing"
  case watch = "watch-marketing"

  /// The App Store's error if the icon is missing.
  var refusal: String { self == .phone ? "ITMS-90704" : "ITMS-90719" }

  var devices: Set<String> { self == .phone ? ["iphone", "ipad"] : ["watch"] }

  /// The `platform` of this icon's entry in a set with a single icon for all sizes.
  private var platform: String { self == .phone ? "ios" : "watchos" }

  /// Whether a slot shows this icon: either the separate slot for the App Store, or the single slot for all sizes.
  func isShown(by slot: Slot) -> Bool {
    if slot.idiom == rawValue { return true }
    return slot.idiom == "universal" && slot["size"] == "1024x1024" && slot["platform"] == platform
  }

  /// Whether an app that has the icon in this slot may need this App Store icon, too. False if the slot is for another
  /// platform.
  func mayNeed(_ slot: Slot) -> Bool {
    slot.idiom == "universal"
      ? slot["platform"].map { $0 == platform } ?? true : slot.idiom.map(devices.contains) == true
  }
}

extension Slot {
  /// Whether this is an App Store icon, which may be transparent only in its dark and tinted variants.
  fileprivate var isForStore: Bool { StoreIcon.allCases.contains { $0.isShown(by: self) } }

  fileprivate var pixels: (width: Int, height: Int)? {
    guard let size = self["size"] else { return nil }
    let parts = size.split(separator: "x").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ $0 > 0 && $0 < 10_000 }) else { return nil }
    let scale = Double(self.scale ?? 1)
    return (Int((parts[0] * scale).rounded()), Int((parts[1] * scale).rounded()))
  }
}
