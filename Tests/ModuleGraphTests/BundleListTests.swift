import AssetModel
import Basics
import Testing

@testable import ModuleGraph

/// Icons and launch screens in the Info.plist of a bundle.
struct BundleListTests {
  private static func app(_ list: String, type: String = "application", _ files: [String: String] = [:])
    throws -> Module
  {
    let text = projectText(
      main: "a, b", targets: "App",
      target("App", type, phases: "R", settings: "INFOPLIST_FILE = Info.plist; ")
        + file("a", "Start.storyboard") + file("b", "Start.png") + phase("R", "Resources", ["a", "b"]))
    let files = files.merging(["App.xcodeproj/project.pbxproj": text, "Info.plist": list]) { $1 }
    return try #require(readModules(files, besides: ["Start.png"]).the("App"))
  }

  @Test(arguments: [
    ("UILaunchStoryboardName", true), ("UILaunchStoryboardFile", true), ("UILaunchStoryboardName~ipad", true),
    ("UIMainStoryboardFile", false),
  ])
  func `a key names the launch screen`(key: String, isLaunchScreen: Bool) throws {
    let app = try Self.app("{ \"\(key)\" = Start; }")
    #expect(app.launchScreens == (isLaunchScreen ? ["Start.storyboard"] : []))
  }

  @Test(arguments: [
    ("{ UILaunchStoryboardName = Launch; }", true), ("{ UILaunchScreen = {}; }", true),
    ("{ UIMainStoryboardFile = Start; }", false),
  ])
  func `a list says whether there is a launch screen`(list: String, hasOne: Bool) throws {
    #expect(try Self.app(list).namesLaunchScreen == hasOne)
  }

  @Test(arguments: [
    ("application", true), ("application.watchapp2", true), ("app-extension", true), ("framework", false),
  ])
  func `only a product with an icon has one`(type: String, hasOne: Bool) throws {
    let app = try Self.app("{ UILaunchStoryboardName = Start; CFBundleIconFile = I; }", type: type)
    #expect(app.launchScreens.isEmpty != hasOne && app.iconFiles.isEmpty != hasOne)
  }

  @Test(arguments: [(1982, true), (1983, false)])
  func `an interface says near its beginning that it is a launch screen`(offset: Int, isFound: Bool) throws {
    let mark = "launchScreen=\"YES\""
    #expect(mark.utf8.count == 18)
    let text = String(repeating: " ", count: offset) + mark
    #expect(try Self.app("{}", ["Start.storyboard": text]).launchScreens.isEmpty != isFound)
  }

  @Test func `icons are the texts in all entries for icons`() throws {
    let list =
      "{ CFBundleIconFile = A; CFBundleIcons = { x = { CFBundleIconFiles = (B, C); }; }; CFBundleName = D; }"
    #expect(try Self.app(list).iconFiles == ["A", "B", "C"])
  }
}
