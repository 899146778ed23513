import AssetModel
import Basics
import Testing

struct AssetModelWordTests {
  @Test(
    arguments: [
      ("iOS", .iOS), ("iphoneos", .iOS), ("iphonesimulator", .iOS), ("iPad", .iOS), ("macosx", .macOS),
      ("mac", .macOS), ("osx", .macOS), ("tvOS", .tvOS), ("appletvos", .tvOS), ("watchos", .watchOS),
      ("watch", .watchOS), ("AppleWatch", .watchOS), ("visionOS", .visionOS), ("xros", .visionOS),
      ("appleVisionWithiPadDesign", .visionOS), ("auto", nil), ("tv", nil), ("vision", nil), ("", nil),
      ("driverkit", nil), ("linux", nil),
    ] as [(String, ApplePlatform?)])
  func `a platform has many names`(name: String, platform: ApplePlatform?) {
    #expect(ApplePlatform(named: name) == platform)
  }

  @Test(arguments: [
    ("vendor", true), ("Vendors", true), ("vendored", true), ("ThirdParty", true), ("third-party", true),
    ("Third Party", true), ("3rdParty", true), ("3rd_party", true), ("External", true), ("externals", true),
    ("Pods", true), ("Carthage", true), ("Vending", false), ("Pod", false), ("Libraries", false), ("", false),
  ])
  func `a folder holds other people's code, judging by its name`(name: String, isVendored: Bool) {
    #expect(RepositoryPath("App/\(name)").isVendored == isVendored)
  }

  @Test(arguments: [
    ("A.framework", true, true), ("A.xcframework", true, true), ("A.bundle", true, true),
    ("A.embeddedframework", true, true),
    ("Pods", true, false),
    ("A.app", false, false), ("Assets", false, false),
  ])
  func `a set came from elsewhere, judging by the folders around it`(
    folder: String, isVendored: Bool, isBuilt: Bool
  ) {
    for path in ["\(folder)/A.xcassets", "App/\(folder)/More/A.xcassets"] {
      let set = AssetSet(catalog: RepositoryPath(path))
      #expect(set.isVendored == isVendored)
      #expect(set.isInBuiltProduct == isBuilt)
    }
    #expect(!AssetSet(catalog: RepositoryPath("App/\(folder)")).isVendored)
  }

  @Test(
    arguments: [
      ("imageset", .image, .files("images")), ("colorset", .color, .colors),
      ("symbolset", .symbol, .files("symbols")), ("dataset", .data, .files("data")),
      ("appiconset", .appIcon, .files("images")), ("icon", .iconDocument, .iconDocument),
      ("iconset", .icns, .fileNames), ("launchimage", .launchImage, .files("images")),
      ("imagestack", .imageStack, .sets("layers")), ("imagestacklayer", .imageStackLayer, .content),
      ("solidimagestack", .solidImageStack, .sets("layers")),
      ("solidimagestacklayer", .solidImageStackLayer, .content),
      ("brandassets", .brandAssets, .sets("assets")), ("complicationset", .complication, .sets("assets")),
      ("arresourcegroup", .arResourceGroup, .sets("resources")),
      ("arreferenceimage", .arReferenceImage, .files("images")), ("arobject", .arObject, .arObject),
      ("spriteatlas", .spriteAtlas, .content), ("stickerpack", .stickerPack, .sets("stickers")),
      ("sticker", .sticker, .property), ("stickersequence", .stickerSequence, .files("frames")),
      ("stickersiconset", .stickersIcon, .files("images")),
      ("gcdashboardimage", .gameCenterDashboardImage, .content),
      ("gcleaderboard", .gameCenterLeaderboard, .content),
      ("gcleaderboardset", .gameCenterLeaderboardSet, .content), ("textureset", .texture, .mipmaps),
      ("cubetextureset", .cubeTexture, .mipmaps), ("mipmapset", .mipmap, .files("levels")),
    ] as [(String, AssetKind, PayloadList)])
  func `the format of catalogs has these kinds of set`(folder: String, kind: AssetKind, list: PayloadList) {
    #expect(AssetKind(folderExtension: folder) == kind)
    #expect(kind.folderExtension == folder && kind.list == list)
    #expect(AssetKind(folderExtension: folder + "x") == nil)
    #expect(AssetKind.allCases.count == 28)
  }

  @Test(
    arguments: [
      (.image, "an image"), (.color, "a color"), (.data, "a data set"), (.appIcon, "an app icon"),
      (.arResourceGroup, "an ar resource group"), (.texture, "a texture"),
    ] as [(AssetKind, String)])
  func `a kind in a sentence`(kind: AssetKind, words: String) {
    #expect(kind.withArticle == words)
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1000, "1 KB"), (1049, "1 KB"), (1050, "1.1 KB"), (9949, "9.9 KB"),
    (9950, "10 KB"), (999_499, "999 KB"), (999_500, "1 MB"), (2_500_000_000, "2.5 GB"),
    (3_000_000_000_000, "3 TB"), (4_000_000_000_000_000, "4 PB"), (5_000_000_000_000_000_000, "5 EB"),
  ])
  func `a size has two or three digits`(bytes: Int, text: String) {
    #expect(bytes.byteText == text)
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
  ])
  func `a list in a sentence`(words: [String], text: String) {
    #expect(words.listed("and") == text)
  }

  @Test func `one more is singular`() {
    #expect([0, 1, 2].map { $0.more("color") } == ["0 more colors", "1 more color", "2 more colors"])
  }

  @Test(
    arguments: [
      ("comments", .comment, "in comments"), ("disabled", .disabled, "in code that is never compiled"),
      ("chance", .coincidence, "as an ordinary word"), ("tests", .tests, "in tests"),
      ("previews", .previews, "in previews"), ("deprecated", .deprecated, "in deprecated code"),
      ("text", .text, "by strings that may mean something else"), ("data", .data, "in data files"),
      ("patterns", .pattern, "by names composed at run time"),
      ("ambiguous", .ambiguous, "by a member name that several types share"),
      ("all_cases", .allCases, "by code that can select any enum case"),
      ("public_api", .publicAPI, "by public declarations that nothing in this repository uses"),
    ] as [(String, Doubts, String)])
  func `a doubt has a word in options and a phrase in messages`(word: String, doubts: Doubts, phrase: String)
  {
    let found = DoubtClass(rawValue: word)
    #expect(found?.doubts == doubts && found?.phrase == phrase)
    #expect(doubts.classes.map(\.rawValue) == [word])
    let savesNothing = ["comments", "disabled", "chance"].contains(word)
    #expect(found.map(DoubtClass.savingNothing.contains) == savesNothing)
  }

  @Test func `a stronger reference comes first`() {
    let strengths: [Reference.Strength] = [.exact, .symbol, .declared, .literal, .pattern, .data, .comment]
    #expect(strengths.reversed().sorted() == strengths)
  }

  @Test(arguments: [
    ("UIImage(named:)", true), ("UIColor(named:)", true), ("NSImage(named:)", true),
    ("NSColor(named:)", true),
    ("NSDataAsset(name:)", true), ("UIImage(imageNamed:)", true), ("[UIImage imageNamed:]", true),
    ("[UIColor colorNamed:]", true),
    ("[NSImage imageNamed:]", true), ("[NSColor colorNamed:]", true), ("CIImage(named:)", true),
    ("Image()", false), ("Color()", false), ("image", false),
  ])
  func `some calls return nil for a name that they do not find`(form: String, isOptional: Bool) {
    let name = MissingName(
      "a", kinds: [], at: Place("A.swift"), form: form, declaration: "", doubts: [], candidates: [],
      reason: .unknown)
    #expect(name.outcome == (isOptional ? "the call returns nil" : "nothing is shown"))
    #expect(!name.isKeptByFile)
  }

  @Test(arguments: ["#imageLiteral(resourceName:)", "UIImage(imageLiteralResourceName:)"])
  func `a literal of a missing image crashes the app`(form: String) {
    let name = MissingName(
      "a", kinds: [], at: Place("A.swift"), form: form, declaration: "", doubts: [], candidates: [],
      reason: .unknown)
    #expect(name.outcome == "the app crashes when this code runs")
  }

  @Test func `an interface keeps a copy of a color`() {
    let name = MissingName(
      "a", kinds: [], at: Place("A.xib"), form: "namedColor", declaration: "", doubts: [], candidates: [],
      reason: .unknown)
    #expect(name.isKeptByFile && name.outcome == "the color stored in this file is shown instead")
  }

  @Test(arguments: [
    ("uses a b - why", "uses", ["a", "b"], "why"), ("uses a,b – why not", "uses", ["a", "b"], "why not"),
    ("uses x-{a,b} — why - not", "uses", ["x-{a,b}"], "why - not"), ("disable:next", "disable:next", [], ""),
    ("uses a-b", "uses", ["a-b"], ""), ("", "", [], ""),
  ])
  func `a directive has operands and a reason`(
    text: String, instruction: String, operands: [String], reason: String
  ) {
    let directive = SourceDirective(text, at: Place("A.swift"))
    #expect(directive.instruction == instruction && directive.operands == operands)
    #expect(directive.reason == reason)
  }

  @Test(
    arguments: [("0x", nil), ("1x", 1), ("16x", 16), ("17x", nil), ("2", nil), ("x", nil)] as [(String, Int?)]
  )
  func `a scale is a factor that a screen may have`(text: String, scale: Int?) {
    let slot = Slot(
      traits: [Trait("scale", text)], filename: nil, color: nil, position: .start, filenamePosition: nil)
    #expect(slot.scale == scale)
  }
}

extension AssetSet {
  /// A set without files, by default an image.
  init(catalog: RepositoryPath, _ name: String = "a", _ kind: AssetKind = .image) {
    let path = catalog.appending("\(name).\(kind.folderExtension)")
    self.init(
      id: AssetID(catalog: catalog, kind: kind, name: name), path: path, container: nil, role: .ordinary,
      contents: ContentsFile(path: path.appending("Contents.json"), state: .read), slots: [], payloads: [],
      strays: [], parts: [])
  }
}
