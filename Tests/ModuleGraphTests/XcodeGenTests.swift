import AssetModel
import Basics
import Testing

@testable import ModuleGraph

struct XcodeGenTests {
  @Test func `targets get their sources by path, pattern and type`() throws {
    let spec = """
      name: App
      options: {bundleIdPrefix: org.example, fileTypes: {data: {buildPhase: none}}}
      packages: {Kit: {path: ../Kit}, Far: {url: "https://example.org/far"}}
      targets:
        App:
          type: application
          platform: iOS
          settings: {base: {PRODUCT_NAME: Shop}, configs: {Debug: {ASSETCATALOG_COMPILER_APPICON_NAME: Dev}}}
          sources:
            - Code
            - path: Art
              excludes: ["Old", "**/*.md"]
            - {path: Web, type: folder}
            - {path: Extra/Only.xcassets, buildPhase: resources}
            - {path: Headers, buildPhase: none}
            - {path: Maybe, optional: true}
            - {path: Gone}
            - {path: Pick, includes: ["*.swift"]}
          dependencies:
            - target: Core
            - package: Kit
            - {package: Far, products: [One, Two]}
            - sdk: UIKit.framework
            - framework: Vendor/Maps.xcframework
        Core: {type: framework, platform: [iOS, tvOS], sources: Core}
      """
    let modules = readModules(
      ["ios/project.yml": spec],
      besides: [
        "ios/Code/a.swift", "ios/Code/A.xcassets/Contents.json", "ios/Code/Info.plist", "ios/Code/a.h",
        "ios/Code/x.data",
        "ios/Art/B.xcassets/Contents.json", "ios/Art/Old/C.xcassets/Contents.json", "ios/Art/read.md",
        "ios/Web/D.xcassets/Contents.json", "ios/Extra/Only.xcassets/Contents.json", "ios/Extra/e.png",
        "ios/Headers/h.h", "ios/Core/c.swift",
        "ios/Pick/p.swift", "ios/Pick/q.png",
      ])
    let app = try #require(modules.the("App"))
    #expect(
      app.parts == [
        "processed ios/Art/B.xcassets", "processed ios/Code/A.xcassets", "source ios/Code/a.swift",
        "processed ios/Extra/Only.xcassets", "source ios/Pick/p.swift", "copied ios/Web",
      ])
    #expect(
      app.productNames == ["Shop"] && app.bundleIdentifiers == ["org.example.App"] && app.platforms == [.iOS])
    #expect(app.settings.map(\.value) == ["Dev", "Shop"])
    #expect(app.place.position == TextPosition(line: 5, column: 3))
    #expect(
      modules.needs(app) == ["Core unknown", "Kit unknown", "One outside", "Two outside", "Maps outside"])
    #expect(modules.all.map(\.name).sorted() == ["App", "Core_iOS", "Core_tvOS"])
    #expect(modules.the("Core_tvOS")?.productNames == ["Core"])
    #expect(modules.remarks == ["dangling 17: Gone is not in the repository"])
  }

  @Test func `templates and included files are merged, with paths relative to their location`() throws {
    let modules = readModules(
      [
        "App/project.yml": """
        name: App
        include: [Base/targets.yml, {path: other.yml, relativePaths: false}, missing.yml]
        projectReferences: {Core: {path: ../Core/Core.xcodeproj}}
        targets: {App: {templates: [Feature], dependencies: [{target: Core/Core}]}}
        """,
        "App/base/Targets.yml": """
        include: ../project.yml
        targetTemplates:
          Feature: {templates: [Common], sources: ["Sources/${target_name}"]}
          Common: {type: application, platform: iOS}
        targets: {Tool: {type: tool, platform: macOS, sources: Tool}}
        """,
        "App/other.yml": "targets: {App: {sources: [Other]}}",
        "Core/project.yml": "name: Core\ntargets: {Core: {type: framework, platform: iOS, sources: .}}",
      ],
      besides: [
        "App/base/Sources/App/a.swift", "App/base/Tool/t.swift", "App/Other/o.swift", "Core/c.swift",
      ])
    let app = try #require(modules.the("App"))
    #expect(app.kind == .app)
    #expect(app.sources.contains("App/Other/o.swift") && app.sources.count == 2)
    #expect(modules.needs(app) == ["Core→Core"])
    #expect(modules.the("Tool")?.sources == ["App/base/Tool/t.swift"])
    #expect(modules.the("Tool")?.place.path == "App/base/Targets.yml")
    #expect(modules.notes.map(\.kind) == [.cycle, .dangling])
  }

  @Test func `a specification that a script copies to another folder is read from there`() throws {
    let brand = """
      include: [Apps/Shared/shared.yml]
      targets: {App: {sources: [Apps/NAME]}}
      """
    let modules = readModules(
      [
        "Apps/A/project.yml": brand.replacing("NAME", with: "A"),
        "Apps/B/project.yml": brand.replacing("NAME", with: "B"),
        "Apps/Shared/shared.yml": "name: Kit\ntargets: {App: {type: application, platform: iOS}}",
      ], besides: ["Apps/A/a.swift", "Apps/B/b.swift"])
    #expect(modules.all.map(\.sources) == [["Apps/A/a.swift"], ["Apps/B/b.swift"]])
    #expect(modules.all.allSatisfy { $0.kind == .app } && modules.notes.isEmpty)
  }

  @Test func `an existing project wins over its specification`() throws {
    let project = projectText(
      main: "a", targets: "App",
      target("App", "application", phases: "R") + file("a", "A.xcassets") + phase("R", "Resources", ["a"]))
    let modules = readModules(
      [
        "App.xcodeproj/project.pbxproj": project,
        "project.yml":
          "name: App\ntargets: {App: {type: application, platform: iOS, sources: B.xcassets}, New: {type: tool}}",
      ], besides: ["A.xcassets/Contents.json", "B.xcassets/Contents.json"])
    #expect(modules.all.map { "\($0.name) \($0.origin)" } == ["App xcode", "New xcodeGen"])
    let old = try #require(modules.superseded.first)
    #expect(old.origin == .xcodeGen && modules[old.successor].origin == .xcode)
    #expect(old.onlyHere == ["B.xcassets"] && old.onlyInSuccessor == ["A.xcassets"])
  }

  @Test(arguments: ["name: x", "a: [", "", "- 1\n- 2", "targets: {A: {type: app}}", "name: A\ntargets: 1"])
  func `other files with this name are ignored`(_ text: String) {
    let modules = readModules(["project.yml": text])
    #expect(modules.all.isEmpty)
    #expect(modules.notes.count == (text == "a: [" ? 1 : 0))
  }

  @Test func `damaged specifications are read as far as possible`() {
    let spec = """
      name: App
      include: [{path: b.yml}]
      settingGroups: {G: {base: {A: b}}}
      targetTemplates: {T: {sources: "${target_name}", templates: [T]}}
      targets:
        App: {type: application, platform: [iOS, macOS], templates: [T], settings: {groups: [G], base: {X: $(Y)}},
          sources: [{path: S, excludes: ["**/*.md"]}], dependencies: [{target: A/B}, {package: P}]}
      """
    var whole = 0
    for copy in damagedCopies(of: Array(spec.utf8), mutations: 200) {
      let modules = readModules(
        bytes: ["project.yml": copy, "b.yml": Array("x: 1".utf8)], besides: ["S/a.swift"])
      #expect(modules.all.count <= 4)
      if modules.all.count == 2 { whole += 1 }
    }
    #expect(whole > 10)
  }
}
