import AssetModel
import Basics
import Testing

@testable import ModuleGraph

struct XcodeSettingsTests {
  static let path = "App.xcodeproj/project.pbxproj"

  /// The module of a target with these settings, in a project with its own settings and a configuration file.
  private func app(_ settings: String, project: String = "", _ files: [String: String] = [:]) throws -> Module
  {
    let text = projectText(
      main: "", targets: "App",
      project: "buildConfigurationList = list;",
      target("App", "application", settings: settings)
        + """
        list = {isa = XCConfigurationList; buildConfigurations = (debug, ); };
        debug = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = base; \
        buildSettings = {\(project)}; };

        """ + file("base", "Base.xcconfig"))
    return try #require(readModules(files.merging([Self.path: text]) { $1 }).the("App"))
  }

  @Test(arguments: [
    ("", "App"), ("PRODUCT_NAME = Shop; ", "Shop"),
    ("PRODUCT_NAME = \"$(TARGET_NAME)-${X}\"; X = y; ", "App-y"),
    ("PRODUCT_NAME = \"$(A)\"; A = \"$(B)\"; B = \"$(A)x\"; ", "$(A)x"),
    ("PRODUCT_NAME = \"a $(UNKNOWN) b\"; ", "a $(UNKNOWN) b"), ("PRODUCT_NAME = \"$\"; ", "$"),
    ("PRODUCT_NAME = \"$(A_$(B))\"; B = b; A_b = nested; ", "nested"),
    ("PRODUCT_NAME = \"$(N:c99extidentifier)\"; N = \"a b\"; ", "a_b"),
    ("PRODUCT_NAME = \"$(N:rfc1034identifier:lower)\"; N = \"A_b\"; ", "a-b"),
    ("PRODUCT_NAME = \"$(N:default=other)\"; ", "other"), ("PRODUCT_NAME = \"$(N\"; ", "$(N"),
    ("PRODUCT_NAME = \"$(inherited)2\"; ", "Base2"),
  ])
  func `settings refer to each other`(_ settings: String, _ name: String) throws {
    let project = name == "Base2" ? "PRODUCT_NAME = Base; " : ""
    #expect(try app(settings, project: project).productNames == [name])
  }

  @Test(arguments: [("$(SECRET)", "App.app"), ("Shop $(SECRET)", "App.app"), ("Shop", "Shop.app")])
  func `a bundle is named after its target if its name is set outside the repository`(
    _ name: String, _ bundle: String
  ) throws {
    #expect(try app("PRODUCT_NAME = \"\(name)\"; ").bundleNames == [bundle])
  }

  @Test(
    arguments: [
      ("", "MACOSX_DEPLOYMENT_TARGET = 10.13; ", [.macOS]),
      ("MACOSX_DEPLOYMENT_TARGET = 10.13; ", "", [.macOS]),
      ("IPHONEOS_DEPLOYMENT_TARGET = 17; ", "MACOSX_DEPLOYMENT_TARGET = 10.13; ", []), ("", "", []),
      ("TVOS_DEPLOYMENT_TARGET = 17; ", "MACOSX_DEPLOYMENT_TARGET = 10.13; ", []),
      ("WATCHOS_DEPLOYMENT_TARGET = 9; ", "MACOSX_DEPLOYMENT_TARGET = 10.13; ", []),
      ("XROS_DEPLOYMENT_TARGET = 1; ", "MACOSX_DEPLOYMENT_TARGET = 10.13; ", []),
      ("SUPPORTED_PLATFORMS = other; ", "MACOSX_DEPLOYMENT_TARGET = 10.13; ", []),
      ("SDKROOT = auto; ", "MACOSX_DEPLOYMENT_TARGET = 10.13; ", []),
      ("SDKROOT = iphoneos; ", "MACOSX_DEPLOYMENT_TARGET = 10.13; ", [.iOS]),
    ] as [(String, String, [ApplePlatform])])
  func `a target without an SDK is for the Mac if only that has a version`(
    _ settings: String, _ project: String, _ platforms: [ApplePlatform]
  ) throws {
    #expect(try app(settings, project: project).platforms == platforms)
  }

  @Test(arguments: [
    ("TARGET_NAME", "App"), ("TARGETNAME", "App"), ("PROJECT_NAME", "App"), ("PROJECT", "App"),
    ("CONFIGURATION", "Debug"), ("SRCROOT", "."), ("SOURCE_ROOT", "."), ("PROJECT_DIR", "."),
    ("PRODUCT_NAME", "App"), ("PRODUCT_MODULE_NAME", "App"), ("SOMETHING", "$(SOMETHING)"),
  ])
  func `Xcode sets some itself`(name: String, value: String) throws {
    let app = try app("PRODUCT_BUNDLE_IDENTIFIER = \"org.$(\(name))\"; ")
    #expect(app.bundleIdentifiers == ["org." + value])
  }

  @Test(arguments: [
    ("identifier", "a_b_c"), ("c99extidentifier", "a_b_c"), ("rfc1034identifier", "a-B.c"),
    ("lower", "a b.c"), ("upper", "A B.C"), ("default=x", "a B.c"), ("other", "a B.c"),
  ])
  func `a modifier changes a value`(modifier: String, value: String) throws {
    let name = modifier.hasSuffix("identifier") && !modifier.hasPrefix("rfc") ? "a b.c" : "a B.c"
    #expect(
      try app("PRODUCT_NAME = \"$(N:\(modifier))\"; N = \"\(name)\"; ").productNames == [value])
  }

  @Test func `a framework may be static, and an app for the watch only is a watch app`() throws {
    for (type, settings, kind) in [
      ("framework", "MACH_O_TYPE = staticlib; ", ModuleKind.staticFramework),
      ("framework", "MACH_O_TYPE = mh_dylib; ", .framework),
      ("bundle", "MACH_O_TYPE = staticlib; ", .resourceBundle),
      ("application", "SDKROOT = watchos; ", .watchApp), ("framework", "SDKROOT = watchos; ", .framework),
      ("application", "SUPPORTED_PLATFORMS = \"watchos iphoneos\"; ", .app),
    ] {
      let text = projectText(main: "", targets: "T", target("T", type, settings: settings))
      #expect(readModules([Self.path: text]).the("T")?.kind == kind)
    }
  }

  @Test func `the module keeps the settings that others ask for`() throws {
    let kept = [
      "ASSETCATALOG_COMPILER_APPICON_NAME", "DEVELOPMENT_ASSET_PATHS", "INFOPLIST_KEY_X",
      "PRODUCT_MODULE_NAME",
    ]
    let dropped = ["MACH_O_TYPE", "OTHER"]
    let app = try app((kept + dropped).map { "\($0) = x; " }.joined())
    #expect(app.settings.map(\.name) == kept)
  }

  @Test(
    arguments: [("\"1,2\"", [1, 2]), ("1", [1]), ("\"1 6\"", [1, 6]), ("\"\"", [])] as [(String, Set<Int>)])
  func `device families are numbers`(value: String, families: Set<Int>) throws {
    #expect(try app("TARGETED_DEVICE_FAMILY = \(value); ").deviceFamilies == families)
  }

  @Test func `an app for iOS is for iPhones by default`() throws {
    #expect(try app("SDKROOT = iphoneos; ", ["Base.xcconfig": ""]).deviceFamilies == [1])
    #expect(try app("SDKROOT = macosx; ", ["Base.xcconfig": ""]).deviceFamilies == [])
  }

  @Test(arguments: [("", true), ("NO", true), ("YES", false)])
  func `an Xcode project builds for Mac Catalyst only if a setting says so`(
    value: String, rulesOut: Bool
  ) throws {
    let setting = value.isEmpty ? "" : "SUPPORTS_MACCATALYST = \(value); "
    #expect(try app(setting, ["Base.xcconfig": ""]).rulesOutCatalyst == rulesOut)
    #expect(try app(setting).rulesOutCatalyst == (value == "NO"))
  }

  @Test func `the host of UI tests is named by its target`() throws {
    for (type, needs) in [("bundle.ui-testing", ["App→App"]), ("framework", [])] {
      let tests = target("Tests", type, settings: "TEST_TARGET_NAME = App; ")
      let text = projectText(main: "", targets: "App, Tests", target("App", "application") + tests)
      let modules = readModules([Self.path: text])
      #expect(modules.needs(try #require(modules.the("Tests"))) == needs)
    }
  }

  @Test func `the project overrides a configuration file, which reads what it includes`() throws {
    let app = try app(
      "PRODUCT_BUNDLE_IDENTIFIER = \"$(PREFIX).app\"; ", project: "SDKROOT = iphoneos; ",
      [
        "Base.xcconfig": """
        // PREFIX = wrong
        #include "Shared/Names.xcconfig"
        #include? "Missing.xcconfig"
        SDKROOT = macosx
        ASSETCATALOG_COMPILER_APPICON_NAME[sdk=iphone*] = Phone; // only there
        INFOPLIST_FILE = $(SRCROOT)/App/../App/Info.plist
        """,
        "Shared/Names.xcconfig": "#include \"../Base.xcconfig\"\nPREFIX = org.example\n",
      ])
    #expect(app.bundleIdentifiers == ["org.example.app"])
    #expect(app.platforms == [.iOS])
    #expect(app.infoPlists == ["App/Info.plist"])
    let icon = try #require(app.settings.first)
    #expect(icon.name == "ASSETCATALOG_COMPILER_APPICON_NAME" && icon.value == "Phone")
    #expect(icon.place == Place("Base.xcconfig", TextPosition(line: 5, column: 1)))
  }

  @Test(arguments: [
    ("#include \"Names.xcconfig\"\n#include \"Names.xcconfig\"", "org.example"),
    ("#include \"Names.xcconfig\"\nPREFIX = org.other\n#include \"Names.xcconfig\"", "org.example"),
    ("#include \"names.XCConfig\"", "org.example"),
    ("#include \"BASE.xcconfig\"\nPREFIX = org.other", "org.other"),
    ("#include \"Names.xcconfig\"\nPREFIX = org.other", "org.other"),
  ])
  func `settings may be included twice and in another case`(text: String, prefix: String) throws {
    let app = try app(
      "PRODUCT_BUNDLE_IDENTIFIER = \"$(PREFIX).app\"; ", project: "",
      ["Base.xcconfig": text, "Names.xcconfig": "PREFIX = org.example\n"])
    #expect(app.bundleIdentifiers == [prefix + ".app"])
  }

  @Test(arguments: [
    ("SDKROOT = macosx; ", [ApplePlatform.macOS]), ("SDKROOT = auto; ", [.iOS, .macOS]),
    ("", [.iOS, .macOS]),
    ("SDKROOT = macosx; SUPPORTED_PLATFORMS = iphoneos; ", [.iOS]),
  ])
  func `a target for one platform may be in a project for several`(
    target: String, platforms: [ApplePlatform]
  ) throws {
    let app = try app(target, project: "SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"iphoneos macosx\"; ")
    #expect(app.platforms == platforms)
  }

  @Test func `every configuration and condition has its value`() throws {
    let text = projectText(
      main: "", targets: "App",
      target("App", "application").replacing(
        "buildConfigurations = (App_debug, )", with: "buildConfigurations = (a, b)")
          + """
          a = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon_Dev;
          PRODUCT_BUNDLE_IDENTIFIER = org.dev; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx"; }; };
          b = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon; "ASSETCATALOG_COMPILER_APPICON_NAME[sdk=macosx*]" = Mac;
          PRODUCT_BUNDLE_IDENTIFIER = org.app;
          ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES = (One, Two); }; };

          """)
    let app = try #require(readModules([Self.path: text]).the("App"))
    #expect(app.bundleIdentifiers == ["org.dev", "org.app"])
    #expect(app.platforms == [.iOS, .macOS])
    #expect(
      app.settings.map { "\($0.name.split(separator: "_").dropFirst(2).joined(separator: "_")) \($0.value)" }
        == [
          "ALTERNATE_APPICON_NAMES One Two", "APPICON_NAME AppIcon_Dev", "APPICON_NAME AppIcon",
          "APPICON_NAME Mac",
          "NAME App",
        ])
    #expect(app.settings[1].place.position == TextPosition(line: 14, column: 1))
  }

  @Test func `what is not in the repository is noted once`() {
    let text = projectText(
      main: "", targets: "App",
      target("App", "application").replacing(
        "name = Debug", with: "name = Debug; baseConfigurationReference = x")
        + file("x", "Pods/App.xcconfig"))
    #expect(
      readModules([Self.path: text]).remarks == ["dangling 12: Pods/App.xcconfig is not in the repository"])
  }

  @Test func `settings that grow endlessly are cut short`() throws {
    let doubling = (0..<60).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\"; " }.joined()
    let name = try #require(try app("PRODUCT_NAME = \"$(A0)\"; " + doubling).productNames.first)
    #expect(name.utf8.count < 100_000)
    let deep = String(repeating: "$(", count: 3000)
    #expect(try app("PRODUCT_NAME = \"\(deep)\"; ").productNames == [deep])
  }

  @Test func `tests run in the app of their own platform, which is listed once`() throws {
    let mac = target("Reader", "application", settings: "SDKROOT = macosx; ")
    let phone = target("Reader_iOS", "application", settings: "SDKROOT = iphoneos; PRODUCT_NAME = Reader; ")
    let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Reader.app/Reader\"; "
    let tests = target("Tests", "bundle.unit-test", settings: "SDKROOT = iphoneos; " + host)
    let others = target(
      "Others", "bundle.unit-test", settings: "SDKROOT = iphoneos; " + host, "dependencies = (D); ")
    let project = projectText(
      main: "", targets: "Reader, Reader_iOS, Tests, Others",
      mac + phone + tests + others + "D = {isa = PBXTargetDependency; target = Reader_iOS; };\n")
    let modules = readModules(["App.xcodeproj/project.pbxproj": project])
    #expect(modules.needs(try #require(modules.the("Tests"))) == ["Reader→Reader_iOS"])
    #expect(modules.needs(try #require(modules.the("Others"))) == ["Reader_iOS→Reader_iOS"])
  }
}
