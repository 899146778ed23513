import Testing

@testable import AssetUsage

struct XcodeSymbolTests {
  /// Names of assets, and the members that Xcode generated for them in public projects.
  @Test(arguments: [
    ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"),
    ("1", "_1"),
    ("16_9", "_16_9"),
    ("292C38", "_292_C_38"),
    ("2B3041", "_2_B_3041"),
    ("2d", "_2D"),
    ("34394D", "_34394_D"),
    ("343A4E", "_343_A_4_E"),
    ("3B75E7", "_3_B_75_E_7"),
    ("45B26B", "_45_B_26_B"),
    ("4AB3FF", "_4_AB_3_FF"),
    ("7Wonders_5_GreatWallofChina", "_7Wonders5GreatWallofChina"),
    ("8_10", "_8_10"),
    ("A-1-1-0", "A_1_1_0"),
    ("A2D8FF", "A_2_D_8_FF"),
    ("A4A6AC", "A_4_A_6_AC"),
    ("ACE OF CLUBS", "ACE_OF_CLUBS"),
    ("AccentColor", "accent"),
    ("AppIconImage", "appIcon"),
    ("AttachImageColor", "attach"),
    ("BGColorOne", "bgColorOne"),
    ("BlueImage", "blue"),
    ("ClxAssetAskDirections", "clxAssetAskDirections"),
    ("Connecting0_", "connecting0"),
    ("DCAC00", "DCAC_00"),
    ("DeRegister UPI", "deRegisterUPI"),
    ("ECEAFB", "ECEAFB"),
    ("FE1D00", "FE_1_D_00"),
    ("FFE05D", "FFE_05_D"),
    ("FFFFFF", "FFFFFF"),
    ("FaceID", "faceID"),
    ("FilesImage", "files"),
    ("HBO GO Logo", "hboGOLogo"),
    ("Image", "image"),
    ("Initial-Image", "initial"),
    ("LaunchImage", "launch"),
    ("LaunchLogo", "launchLogo"),
    ("M", "M"),
    ("Mac", "mac"),
    ("Manage UPI ID", "manageUPIID"),
    ("TLS2016", "TLS_2016"),
    ("TLSold", "tlSold"),
    ("UPI Autopay", "upiAutopay"),
    ("UPIIconIImage", "upiIconI"),
    ("UPIPayment", "upiPayment"),
    ("Vector-1", "vector1"),
    ("WiFi", "wiFi"),
    ("YT Premium Lgoo", "ytPremiumLgoo"),
    ("a1cef908ea057f0877b33f490f9520aa", "a1Cef908Ea057F0877B33F490F9520Aa"),
    ("addFPop", "addFPop"),
    ("background-color", "background"),
    ("black", "black"),
    ("card-number-color", "cardNumber"),
    ("color7C", "color7C"),
    ("colorEE", "colorEE"),
    ("color_000000", "color000000"),
    ("color_9DA2A5", "color9DA2A5"),
    ("color_FF453A", "colorFF453A"),
    ("color_FFFFFF", "colorFFFFFF"),
    ("con_", "con"),
    ("emtyList", "emtyList"),
    ("groupBG", "groupBG"),
    ("iCloud", "iCloud"),
    ("icon_bookmark_20_white_fill", "iconBookmark20WhiteFill"),
    ("image2", "image2"),
    ("ironMaiden2", "ironMaiden2"),
    ("ladies-sit- border-red-color", "ladiesSitBorderRed"),
    ("menuBg", "menuBg"),
    ("night_7_moonsleeping", "night7Moonsleeping"),
    ("no-books-image", "noBooks"),
    ("orbita+", "orbita"),
    ("rw-dark", "rwDark"),
    ("shadowColor 1", "shadowColor1"),
    ("sticky-note", "stickyNote"),
    ("subscript", "`subscript`"),
    ("switch", "`switch`"),
    ("text_color", "text"),
    ("type", "type"),
    ("vkBrandColor", "vkBrand"),
    ("wexlo_chat_send_image", "wexloChatSend"),
    ("xmark.circle", "xmarkCircle"),
    ("logo.github", "logoGithub"),
    ("tomato.fresh", "tomatoFresh"),
  ])
  func `a member has the name that Xcode gives it`(name: String, member: String) {
    #expect(XcodeSymbol.swiftMember(for: name) == "." + member)
  }

  @Test(arguments: [
    ("Accent Color", "ACColorNameAccentColor", true),
    ("1+e", "ACImageName1E", false),
    ("1+e2", "ACImageName1E2", false),
    ("MilkIcon", "ACImageNameMilkIcon", false),
    ("Network00", "ACImageNameNetwork00", false),
    ("kingkong", "ACImageNameKingkong", false),
    ("onboarding-1", "ACImageNameOnboarding1", false),
    ("かぐや", "", false),
  ])
  func `a constant has the name that Xcode gives it`(name: String, constant: String, isColor: Bool) {
    #expect(
      XcodeSymbol.objectiveCConstant(for: name, isColor: isColor) == (constant.isEmpty ? nil : constant))
  }

  @Test(arguments: [
    ("Icons/close", ".Icons.close"), ("RegexColor/Anchor", ".Regex.anchor"),
    ("Color/Anchor", ".Color.anchor"),
    ("iconPreviews/a b", ".IconPreviews.aB"),
    ("Icons/default", ".Icons.`default`"),
  ])
  func `namespaces become nested types`(name: String, member: String) {
    #expect(XcodeSymbol.swiftMember(for: name) == member)
  }

  @Test(arguments: ["", "/", "---", "Icons/---", "---/close"])
  func `a name without letters and digits has no member`(name: String) {
    #expect(XcodeSymbol.swiftMember(for: name) == nil)
  }

  @Test(arguments: [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ])
  func `a Swift keyword is in backticks`(word: String) {
    #expect(XcodeSymbol.swiftMember(for: word) == ".`\(word)`")
    #expect(XcodeSymbol.swiftMember(for: word + "x") == ".\(word)x")
  }
}
