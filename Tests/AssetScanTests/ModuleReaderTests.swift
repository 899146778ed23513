import AssetModel
import AssetScan
import Basics
import TestSupport
import Testing

struct ModuleReaderTests {
  private let repository = """
    Kit/Package.swift:
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
    Kit/Sources/Kit/Kit.swift: let a = 1
    Kit/Sources/Kit/Kit.xcassets/a.imageset/a.png: png 24x24
    Old/Old.xcassets/a.imageset/a.png: png 24x24
    Broken.xcodeproj/project.pbxproj: text {
    """

  private func scan(_ needs: Needs, _ configured: [ConfiguredModule] = []) throws -> ScanResult {
    try withTemporaryFolder { folder in
      try ExampleTree(repository).write(into: folder)
      var request = ScanRequest(FileTree.walk(folder), needs: needs)
      request.configuredModules = configured
      return request.scan()
    }
  }

  @Test func `nothing is read unless a rule needs it`() throws {
    let result = try scan([.digests])
    #expect(result.project.modules.all.isEmpty)
    #expect(result.issues.isEmpty)
  }

  @Test func `a catalog is compiled into the bundle of its module`() throws {
    let modules = try scan(.modules).project.modules
    #expect(modules.bundles(compiling: "Kit/Sources/Kit/Kit.xcassets").flatMap(\.names) == ["Kit_Kit.bundle"])
    let set: RepositoryPath = "Kit/Sources/Kit/Kit.xcassets/a.imageset"
    #expect(modules.bundles(compiling: set).flatMap(\.names) == ["Kit_Kit.bundle"])
    #expect(modules.bundles(compiling: "Old/Old.xcassets").isEmpty)
  }

  @Test func `the configuration adds modules that no file declares`() throws {
    let fax = ConfiguredModule(
      "Fax", .app, at: Place(".assetlint.yml"), resources: [try Glob("Old")])
    let modules = try scan(.modules, [fax]).project.modules
    #expect(modules.bundles(compiling: "Old/Old.xcassets").flatMap(\.names) == ["Fax.app"])
  }

  @Test func `an unreadable project file is reported once`() throws {
    let issues = try scan(.modules).issues
    #expect(issues.map(\.place.path) == ["Broken.xcodeproj/project.pbxproj"])
  }
}
