import AssetModel
import Basics
import Testing

@testable import ModuleGraph

struct SynchronizedFolderTests {
  static let project = projectText(
    main: "APPS", targets: "App, Other",
    target("App", "application", phases: "COPY", "fileSystemSynchronizedGroups = (ROOT, ); ")
      + target("Other", "app-extension", settings: "INFOPLIST_FILE = Apps/Root/Other.plist; ")
      + group("APPS", "Apps", "ROOT, ")
        + """
        ROOT = {isa = PBXFileSystemSynchronizedRootGroup; path = Root; sourceTree = "<group>";
        exceptions = (E1, E2, E3, E4); explicitFolders = (Web, ); };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = App;
        membershipExceptions = (Other.plist, "Only Other.swift", "/Localized: Texts/B.strings", Gone);
        platformFiltersByRelativePath = {Sub/x.png = (ios, ); }; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Other;
        membershipExceptions = (Assets.xcassets, "Only Other.swift", "/Localized: Texts/A.strings"); };
        E3 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = COPY;
        membershipExceptions = (data.json, ); };
        E4 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = App;
        platformFiltersByRelativePath = {App.h = (ios, ); App.swift = (macos, ); }; };
        COPY = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; files = (); };

        """)

  static let modules = readModules(
    ["App.xcodeproj/project.pbxproj": project],
    besides: [
      "Apps/Root/App.swift", "Apps/Root/App.h", "Apps/Root/Assets.xcassets/Contents.json",
      "Apps/Root/Gone/a.swift",
      "Apps/Root/Info.plist", "Apps/Root/Only Other.swift", "Apps/Root/Other.plist", "Apps/Root/README",
      "Apps/Root/Sub/x.png", "Apps/Root/Texts/de.lproj/A.strings", "Apps/Root/Texts/de.lproj/B.strings",
      "Apps/Root/Web/index.html", "Apps/Root/Web/More.xcassets/Contents.json", "Apps/Root/data.json",
      "Apps/Rootless.swift",
    ])

  @Test func `the owner has everything except the exceptions`() throws {
    let app = try #require(Self.modules.the("App"))
    #expect(
      app.parts == [
        "source Apps/Root/App.swift", "processed Apps/Root/Assets.xcassets", "processed Apps/Root/Sub/x.png",
        "processed Apps/Root/Texts/de.lproj/A.strings", "copied Apps/Root/Web", "copied Apps/Root/data.json",
      ])
  }

  @Test func `a filter limits a file to some platforms`() throws {
    let app = try #require(Self.modules.the("App"))
    #expect(
      app.files.filter(\.isConditional).map(\.path) == ["Apps/Root/App.swift", "Apps/Root/Sub/x.png"])
  }

  @Test func `another target has only the exceptions`() throws {
    let other = try #require(Self.modules.the("Other"))
    #expect(
      other.parts == [
        "processed Apps/Root/Assets.xcassets", "source Apps/Root/Only Other.swift",
        "processed Apps/Root/Texts/de.lproj/A.strings",
      ])
  }

  @Test func `a copied folder compiles no catalog`() {
    #expect(Self.modules.owners("Apps/Root/Web/More.xcassets") == ["App copied"])
  }

  @Test func `a folder counts even if no group of the project contains it`() {
    let project = projectText(
      main: "", targets: "App",
      target("App", "application", phases: "", "fileSystemSynchronizedGroups = (ROOT, ); ")
        + "ROOT = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };")
    let modules = readModules(
      ["App.xcodeproj/project.pbxproj": project],
      besides: ["App/App.swift", "App/Assets.xcassets/Contents.json", "Old/Assets.xcassets/Contents.json"])
    #expect(modules.owners("App/Assets.xcassets") == ["App processed"])
    #expect(modules.owners("Old/Assets.xcassets") == [])
  }

  @Test func `settings can come from a file in a synchronized folder`() throws {
    let text = Self.project.replacing(
      "Other_debug = {isa = XCBuildConfiguration;",
      with: """
        Other_debug = {isa = XCBuildConfiguration; baseConfigurationReferenceAnchor = ROOT; \
        baseConfigurationReferenceRelativePath = Config/Other.xcconfig;
        """)
    let modules = readModules([
      "App.xcodeproj/project.pbxproj": text, "Apps/Root/Config/Other.xcconfig": "PRODUCT_NAME = Shared",
    ])
    #expect(modules.the("Other")?.productNames == ["Shared"])
  }
}
