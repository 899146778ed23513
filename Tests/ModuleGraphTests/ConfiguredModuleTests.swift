import AssetModel
import Basics
import Testing

@testable import ModuleGraph

struct ConfiguredModuleTests {
  @Test func `the configuration describes modules that cannot be read`() throws {
    let place = Place(".assetlint.yml", TextPosition(line: 3, column: 5))
    let app = ConfiguredModule(
      "App", .app, at: place, sources: [try Glob("app")],
      resources: [try Glob("app/**/*.xcassets"), try Glob("x.txt")],
      dependencies: ["Core", "Nothing"], bundleIdentifier: "org.app")
    let core = ConfiguredModule("Core", .staticLibrary, at: place, resources: [try Glob("core")])
    let paths: [RepositoryPath] = [
      "app/a.swift", "app/b.txt", "app/Art.xcassets/c.png", "core/Core.xcassets/c.png", "x.txt",
    ]
    let modules = Modules(paths: paths, configured: [app, core], jobs: Jobs(1)) { _ in nil }
    let module = try #require(modules.the("App"))
    #expect(module.parts == ["processed app/Art.xcassets", "source app/a.swift", "processed x.txt"])
    #expect(module.place == place && module.origin == .configuration)
    #expect(modules.needs(module) == ["Core→Core", "Nothing unknown"])
    #expect(modules.bundle(of: module.id)?.contents.map { modules[$0].name } == ["App", "Core"])
    #expect(modules.bundle(of: module.id)?.identifiers == ["org.app"])
  }

  @Test func `a pattern that matches nothing is noted, and so is one that matches no sources`() throws {
    let place = Place(".assetlint.yml", TextPosition(line: 3, column: 5))
    let app = ConfiguredModule(
      "App", .app, at: place, sources: [try Glob("app"), try Glob("art")],
      resources: [try Glob("ap"), try Glob("art")])
    let paths: [RepositoryPath] = ["app/a.swift", "art/Art.xcassets/c.png"]
    let modules = Modules(paths: paths, configured: [app], jobs: Jobs(1)) { _ in nil }
    #expect(
      modules.notes.map(\.message) == [
        "declares the module “App”, but its pattern “ap” matches no file",
        "declares the module “App”, but its pattern “art” matches no source file",
      ])
    #expect(modules.notes.allSatisfy { $0.place == place && $0.kind == .fitsNothing })
  }
}
