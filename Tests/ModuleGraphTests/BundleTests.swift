import AssetModel
import Basics
import Testing

@testable import ModuleGraph

struct BundleTests {
  /// Two apps, the second with a widget, and the frameworks and static libraries that they link.
  ///
  ///     One ─ Core ─ Base(static, with resources)     Two ─ Core, Lone(static)     Widget ─ Core
  ///     Tests ─ One, Helpers(static)                   Two ┄ Widget                 Orphan
  static let modules: Modules = {
    let links: [(String, String, [String])] = [
      ("One", "application", ["Core"]), ("Two", "application", ["Core", "Lone", "Widget"]),
      ("Widget", "app-extension", ["Core"]), ("Core", "framework", ["Base"]), ("Base", "library.static", []),
      ("Lone", "framework.static", []), ("Tests", "bundle.unit-test", ["One", "Helpers"]),
      ("Helpers", "library.static", []), ("Orphan", "framework", ["Loop"]), ("Loop", "framework", ["Orphan"]),
      ("Dylib", "library.dynamic", []), ("Tool", "tool", ["Dylib"]),
    ]
    let targets = links.map { name, type, libraries in
      let ids = libraries.map { "\(name)_on_\($0)" }
      return target(
        name, type, phases: name == "Base" ? "R" : "",
        settings: "PRODUCT_BUNDLE_IDENTIFIER = \"org.\(name)\"; ",
        "dependencies = (\(ids.joined(separator: ", "))); ")
        + libraries.map { "\(name)_on_\($0) = {isa = PBXTargetDependency; target = \($0); };\n" }.joined()
    }
    let project = projectText(
      main: "assets", targets: links.map(\.0).joined(separator: ", "),
      targets.joined() + file("assets", "Assets.xcassets") + phase("R", "Resources", ["assets"]))
    return readModules(["App.xcodeproj/project.pbxproj": project])
  }()

  @Test(arguments: [
    ("Base", ["One.app", "Two.app", "Widget.appex"], ["Core.framework"]),
    ("Core", ["One.app", "Two.app", "Widget.appex"], ["Core.framework"]), ("Lone", ["Two.app"], ["Two.app"]),
    ("One", ["One.app"], ["One.app"]), ("Widget", ["Widget.appex"], ["Widget.appex"]),
    ("Tests", ["One.app"], ["Tests.xctest"]), ("Helpers", ["Tests.xctest"], ["Tests.xctest"]),
    ("Orphan", [], ["Orphan.framework"]), ("Dylib", [], []),
  ])
  func `code refers to these bundles`(_ name: String, _ main: [String], _ ofClass: [String]) throws {
    let module = try #require(Self.modules.the(name)).id
    #expect(Self.modules.mainBundles(of: module).names.sorted() == main)
    #expect(Self.modules.classBundles(of: module).names == ofClass)
    #expect(Self.modules.moduleBundle(of: module) == nil)
  }

  @Test func `resources without a bundle of their own go into every app`() throws {
    let one = try #require(Self.modules.bundles.first { $0.names == ["One.app"] })
    #expect(one.contents.map { Self.modules[$0].name } == ["One", "Base"])
    #expect(Self.modules.bundles(identifier: "org.Core").map(\.names) == [["Core.framework"]])
    #expect(Self.modules.bundles(identifier: "org.Base").isEmpty)
  }

  @Test func `libraries and executables are found through others and across cycles`() throws {
    let names = { (ids: [Module.ID]) in ids.map { Self.modules[$0].name } }
    let module = { (name: String) in try #require(Self.modules.the(name)).id }
    #expect(names(Self.modules.libraries(linkedBy: try module("Two"))) == ["Core", "Base", "Lone"])
    #expect(names(Self.modules.executables(linking: try module("Base"))) == ["One", "Two", "Widget"])
    #expect(names(Self.modules.libraries(linkedBy: try module("Loop"))) == ["Orphan"])
    #expect(names(Self.modules.executables(linking: try module("Loop"))) == [])
  }
}
