import AssetModel
import Basics
import Testing

@testable import ModuleGraph

struct XcodeLinkTests {
  private static func needs(_ path: String, tree: String = "BUILT_PRODUCTS_DIR", _ more: String = "") throws
    -> [String]
  {
    let text = projectText(
      main: "x", targets: "App",
      target("App", "application", phases: "F") + file("x", path, tree: tree)
        + phase("F", "Frameworks", ["x"])
        + more)
    let modules = readModules(["App.xcodeproj/project.pbxproj": text])
    return modules.needs(try #require(modules.the("App")))
  }

  @Test(arguments: [
    ("Kit.framework", "Kit"), ("Kit.xcframework", "Kit"), ("Kit.bundle", "Kit"), ("Kit.appex", "Kit"),
    ("Kit.app", "Kit"), ("Kit.xpc", "Kit"), ("libKit.a", "Kit"), ("libKit.dylib", "Kit"),
    ("libKit.tbd", "Kit"), ("Kit.a", "Kit"), ("libKit.framework", "libKit"), ("a/My.Kit.framework", "My.Kit"),
    ("Kit.o", nil), ("Kit", nil),
  ])
  func `the name of a product follows from its file`(path: String, name: String?) throws {
    #expect(try Self.needs(path) == [name.map { "\($0) outside" }].compactMap { $0 })
  }

  @Test(arguments: [("SDKROOT", 0), ("DEVELOPER_DIR", 0), ("SOURCE_ROOT", 1), ("<group>", 1)])
  func `frameworks of the system are not dependencies`(tree: String, count: Int) throws {
    #expect(try Self.needs("Kit.framework", tree: tree).count == count)
  }

  @Test func `a product of another project is found through its proxy`() throws {
    let core = projectText(
      main: "p", targets: "Core",
      target("Core", "framework", settings: "PRODUCT_NAME = Renamed; ", "productReference = p; ")
        + file("p", "Core.framework", tree: "BUILT_PRODUCTS_DIR"))
    let text = projectText(
      main: "other, x", targets: "App",
      target("App", "application", phases: "F") + file("other", "Core.xcodeproj")
        + "x = {isa = PBXReferenceProxy; path = Any.framework; sourceTree = BUILT_PRODUCTS_DIR; remoteRef = PROXY; };\n"
        + "PROXY = {isa = PBXContainerItemProxy; containerPortal = other; remoteGlobalIDString = p; remoteInfo = Core; };\n"
        + phase("F", "Frameworks", ["x"]))
    let modules = readModules([
      "App.xcodeproj/project.pbxproj": text, "Core.xcodeproj/project.pbxproj": core,
    ])
    let needs = modules.needs(try #require(modules.the("App")))
    #expect(needs == ["Any→Core"])
  }

  @Test func `a plugin of a package is a product of it`() throws {
    let text = projectText(
      main: "", targets: "App", project: "packageReferences = (LOCAL); ",
      target("App", "application", "packageProductDependencies = (D); ")
        + "LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = kit; };\n"
        + "D = {isa = XCSwiftPackageProductDependency; package = LOCAL; productName = \"plugin:Kit\"; };\n")
    let manifest =
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"kit\", products: [.plugin(name: \"Kit\", targets: [\"Kit\"])], targets: [.plugin(name: \"Kit\", capability: .buildTool())])"
    let modules = readModules(
      ["App.xcodeproj/project.pbxproj": text, "kit/Package.swift": manifest],
      besides: ["kit/Plugins/Kit/a.swift"])
    let needs = modules.needs(try #require(modules.the("App")))
    #expect(needs == ["Kit→Kit"])
  }

  @Test(arguments: [(100, "M→M0"), (101, "M outside")])
  func `of more than a hundred modules with one name, none is certain to be meant`(
    count: Int, need: String
  ) throws {
    var files: [String: String] = [:]
    for number in 0..<count {
      let product = file("p", "M.framework", tree: "BUILT_PRODUCTS_DIR")
      files[(number == 0 ? "a/x" : "b\(number)") + "/M.xcodeproj/project.pbxproj"] = projectText(
        main: "p", targets: "M\(number)",
        target("M\(number)", "framework", "productReference = p; ") + product)
    }
    files["a/x/App.xcodeproj/project.pbxproj"] = projectText(
      main: "p", targets: "App",
      target("App", "application", phases: "F") + file("p", "M.framework", tree: "BUILT_PRODUCTS_DIR")
        + phase("F", "Frameworks", ["p"]))
    let modules = readModules(files)
    let needs = modules.needs(try #require(modules.the("App")))
    #expect(needs == [need])
  }
}
