import AssetModel
import Basics
import Testing

@testable import ModuleGraph

struct XcodeProjectTests {
  static let path = "ios/App.xcodeproj/project.pbxproj"

  @Test func `groups lead to sources and resources`() throws {
    let project = projectText(
      main: "GROUP, root", targets: "App",
      target("App", "application", phases: "S, R")
        + group("GROUP", "Code/App", "a, assets, strings, model, folder")
        + file("a", "a.swift") + file("assets", "Assets.xcassets")
        + file("root", "Root.swift", tree: "SOURCE_ROOT")
        + file("folder", "Web", "lastKnownFileType = folder; ")
        + group("strings", nil, "en, de", isa: "PBXVariantGroup")
        + file("en", "en.lproj/App.strings") + file("de", "de.lproj/App.strings")
        + group("model", "Model.xcdatamodeld", "v1", isa: "XCVersionGroup") + file("v1", "V1.xcdatamodel")
        + phase("S", "Sources", ["a", "root", "model"])
        + phase("R", "Resources", ["assets", "strings", "folder"]))
    let app = try #require(readModules([Self.path: project]).the("App"))
    #expect(app.kind == .app)
    #expect(app.container == "ios/App.xcodeproj")
    #expect(app.place.position == TextPosition(line: 9, column: 7))
    #expect(
      app.parts == [
        "processed ios/Code/App/Assets.xcassets", "source ios/Code/App/Model.xcdatamodeld",
        "copied ios/Code/App/Web", "source ios/Code/App/a.swift",
        "processed ios/Code/App/de.lproj/App.strings",
        "processed ios/Code/App/en.lproj/App.strings", "source ios/Root.swift",
      ])
  }

  @Test func `a path can leave the repository and lead back into it through the folder of the clone`() throws
  {
    let project = projectText(
      main: "back, other", targets: "App",
      target("App", "application", phases: "S") + file("back", "../../App/ios/Menu.swift")
        + file("other", "../../Kit/Gone.swift") + file("far", "../../../ios/Menu.swift")
        + phase("S", "Sources", ["back", "other", "far"]))
    let app = try #require(readModules([Self.path: project], besides: ["ios/Menu.swift"]).the("App"))
    #expect(app.parts == ["source ios/Menu.swift"])
  }

  @Test func `slashes in a string without quotes do not begin a comment`() throws {
    let kit = "kit = {isa = PBXFileReference; path = ../..//Kit.framework; sourceTree = \"<group>\"; };\n"
    let project = projectText(
      main: "kit, assets", targets: "App",
      target("App", "application", phases: "R") + kit + file("assets", "Assets.xcassets")
        + phase("R", "Resources", ["assets"]))
    let app = try #require(readModules([Self.path: project]).the("App"))
    #expect(app.parts == ["processed ios/Assets.xcassets"])
  }

  @Test func `a file can be limited to some platforms`() throws {
    let resources = phase("R", "Resources", ["a", "b", "c"])
      .replacing("fileRef = b;", with: "fileRef = b; platformFilter = ios;")
      .replacing("fileRef = c;", with: "fileRef = c; platformFilters = (macos, );")
    let project = projectText(
      main: "a, b, c", targets: "App",
      target("App", "application", phases: "R") + file("a", "a.xcassets") + file("b", "b.xcassets")
        + file("c", "c.xcassets") + resources)
    let modules = readModules([Self.path: project])
    let filtered = ["a", "b", "c"].map { name in
      modules.memberships(of: RepositoryPath("ios/\(name).xcassets")).map(\.isConditional)
    }
    #expect(filtered == [[false], [true], [true]])
  }

  @Test func `a setting excludes files from some configurations`() {
    let project = projectText(
      main: "a, b", targets: "App",
      target(
        "App", "application", phases: "R",
        settings: "EXCLUDED_SOURCE_FILE_NAMES = (\"[x\", \"Blue*.xcassets\"); ")
        + file("a", "Red.xcassets") + file("b", "Brands/BlueSky.xcassets")
        + phase("R", "Resources", ["a", "b"]))
    let modules = readModules([Self.path: project])
    let excluded = ["Red", "Brands/BlueSky"].map { name in
      modules.memberships(of: RepositoryPath("ios/\(name).xcassets")).map(\.isConditional)
    }
    #expect(excluded == [[false], [true]])
  }

  @Test func `a file belongs to every target that lists it or a folder above it`() {
    let project = projectText(
      main: "assets, web", targets: "App, Extension",
      target("App", "application", phases: "R1") + target("Extension", "app-extension", phases: "S2")
        + file("assets", "Assets.xcassets") + file("web", "Web", "lastKnownFileType = folder; ")
        + phase("R1", "Resources", ["assets", "web"]) + phase("S2", "Sources", ["assets"]))
    let modules = readModules([Self.path: project])
    #expect(
      modules.owners("ios/Assets.xcassets/a.imageset/a.png") == ["App processed", "Extension processed"])
    #expect(modules.owners("ios/Web/Assets.xcassets") == ["App copied"])
    #expect(modules.owners("ios/Assets.xcassets2") == [])
    #expect(modules.owners("ios") == [])
  }

  @Test(arguments: [
    ("application", ModuleKind.app), ("application.on-demand-install-capable", .app),
    ("application.watchapp", .watchApp), ("application.watchapp2", .watchApp),
    ("application.watchapp2-container", .app),
    ("app-extension", .appExtension), ("watchkit2-extension", .appExtension),
    ("extensionkit-extension", .appExtension), ("app-extension.messages-sticker-pack", .appExtension),
    ("framework", .framework), ("framework.static", .staticFramework), ("library.static", .staticLibrary),
    ("library.dynamic", .dynamicLibrary), ("objfile", .staticLibrary), ("bundle", .resourceBundle),
    ("bundle.unit-test", .test), ("bundle.ocunit-test", .test), ("bundle.ui-testing", .uiTest),
    ("tool", .commandLineTool), ("xpc-service", .service), ("system-extension", .systemExtension),
    ("driver-extension", .driver), ("kernel-extension", .kernelExtension), ("something-new", .aggregate),
  ])
  func `product types determine the kind`(_ type: String, _ kind: ModuleKind) {
    let project = projectText(main: "", targets: "T", target("T", type))
    #expect(readModules([Self.path: project]).the("T")?.kind == kind)
  }

  @Test func `targets depend on targets, products and projects`() throws {
    let core = projectText(
      main: "coreProduct", targets: "Core",
      target("Core", "framework", "productReference = coreProduct; ")
        + file("coreProduct", "Core.framework", tree: "BUILT_PRODUCTS_DIR"))
    let app = projectText(
      main: "coreProject, implicit, kit, uikit, vendored, lib", targets: "App, Kit, Tests",
      target("App", "application", phases: "F", "dependencies = (D1, D2); ")
        + target("Kit", "library.static", "productReference = kit; ")
        + target("Tests", "bundle.unit-test", phases: "F2")
        + "D1 = {isa = PBXTargetDependency; target = Kit; targetProxy = X; };\n"
        + "D2 = {isa = PBXTargetDependency; name = Core; targetProxy = X2; };\n"
          + """
          X2 = {isa = PBXContainerItemProxy; containerPortal = coreProject; remoteGlobalIDString = Core; \
          remoteInfo = Core; };

          """
        + file("coreProject", "../core/Core.xcodeproj") + file("kit", "libKit.a", tree: "BUILT_PRODUCTS_DIR")
        + file("implicit", "Core.framework", tree: "BUILT_PRODUCTS_DIR")
        + file("uikit", "System/UIKit.framework", tree: "SDKROOT")
        + file("vendored", "Vendor/Maps.xcframework")
        + file("lib", "Pods_App.framework", tree: "BUILT_PRODUCTS_DIR")
        + phase("F", "Frameworks", ["kit", "uikit", "vendored", "lib"])
        + phase("F2", "Frameworks", ["implicit"]))
    let modules = readModules(
      [Self.path: app, "core/Core.xcodeproj/project.pbxproj": core],
      besides: ["ios/Vendor/Maps.xcframework/Info.plist"])
    #expect(
      modules.needs(try #require(modules.the("App"))) == [
        "Kit→Kit", "Core→Core", "Maps outside", "Pods_App outside",
      ])
    #expect(modules.needs(try #require(modules.the("Tests"))) == ["Core→Core"])
  }

  @Test func `the nearest product for the right platform is chosen`() throws {
    let product = file("product", "Core.framework", tree: "BUILT_PRODUCTS_DIR")
    let core = { (sdk: String) in
      projectText(
        main: "product", targets: "Core\(sdk)",
        target("Core\(sdk)", "framework", settings: "SDKROOT = \(sdk); ", "productReference = product; ")
          + product)
    }
    let app = projectText(
      main: "product", targets: "App",
      target("App", "application", phases: "F", settings: "SDKROOT = iphoneos; ") + product
        + phase("F", "Frameworks", ["product"]))
    let modules = readModules([
      "a/App.xcodeproj/project.pbxproj": app, "a/Mac.xcodeproj/project.pbxproj": core("macosx"),
      "b/Core.xcodeproj/project.pbxproj": core("iphoneos"),
      "a/c/TV.xcodeproj/project.pbxproj": core("appletvos"),
    ])
    #expect(modules.needs(try #require(modules.the("App"))) == ["Core→Coreiphoneos"])
  }

  @Test func `a duplicate name is two modules and a note`() {
    let project = projectText(
      main: "", targets: "A, B", target("A", "framework") + target("B", "framework", "name = A; "))
    let text = project.replacing("name = B; ", with: "")
    let modules = readModules([Self.path: text])
    #expect(modules.named("A").count == 2)
    #expect(modules.remarks == ["repeatedName 13: duplicate target name A, also declared on line 9"])
  }
}
