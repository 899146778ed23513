import AssetModel
import Basics
import Pictures
import Testing

@testable import ModuleGraph

struct PackageTests {
  private func manifest(_ body: String, tools: String = "5.9", name: String = "Kit") -> String {
    "// swift-tools-version: \(tools)\nimport PackageDescription\nlet package = Package(name: \"\(name)\", \(body))\n"
  }

  @Test(
    arguments: PictureFormat.allCases.flatMap(\.nameExtensions) + [
      "ttf", "otf", "ttc", "otc", "dfont", "xcassets", "xcstickers", "icon", "PNG",
    ])
  func `files that only code could need, and that are not resources, are left over`(_ type: String) throws {
    // This uses version 5.2, because later versions treat catalogs as resources without a rule.
    let text = manifest("targets: [.target(name: \"A\", exclude: [\"Old\"])]", tools: "5.2")
    let modules = readModules(
      ["Package.swift": text],
      besides: ["Sources/A/a.swift", "Sources/A/a.txt", "Sources/A/b.\(type)", "Sources/A/Old/b.\(type)"])
    #expect(try #require(modules.the("A")).leftovers == [RepositoryPath("Sources/A/b.\(type)")])
  }

  @Test func `rules and types determine the resources`() throws {
    let text = manifest(
      """
      targets: [.target(name: "A", exclude: ["Old", "skip.swift"], resources: [
        .process("Art"), .copy("Raw"), .embedInCode("one.bin")])]
      """)
    let modules = readModules(
      ["kit/Package.swift": text],
      besides: [
        "kit/Sources/A/a.swift", "kit/Sources/A/b.m", "kit/Sources/A/b.h", "kit/Sources/A/.c.swift",
        "kit/Sources/A/skip.swift", "kit/Sources/A/Old/Old.xcassets/Contents.json",
        "kit/Sources/A/Old/o.swift",
        "kit/Sources/A/Main.xcassets/a.imageset/a.png", "kit/Sources/A/View.xib", "kit/Sources/A/T.xcstrings",
        "kit/Sources/A/Art/x.png", "kit/Sources/A/Art/More.xcassets/Contents.json",
        "kit/Sources/A/Art/B.bundle/x",
        "kit/Sources/A/Raw/Raw.xcassets/Contents.json", "kit/Sources/A/one.bin", "kit/Sources/A/loose.png",
        "kit/Sources/A/de.lproj/A.strings", "kit/Sources/A/App.xcodeproj/project.txt",
        "kit/Sources/B/b.swift",
      ])
    let module = try #require(modules.the("A"))
    #expect(
      module.parts.map { $0.replacing("kit/Sources/A/", with: "") }
        == [
          "processed Art/B.bundle", "processed Art/More.xcassets", "processed Art/x.png",
          "processed Main.xcassets",
          "copied Raw", "processed T.xcstrings", "processed View.xib", "source a.swift", "source b.m",
          "processed de.lproj/A.strings", "embedded one.bin",
        ].map { $0.replacing("processed Art/B.bundle", with: "copied Art/B.bundle") })
    #expect(modules.owners("kit/Sources/A/Raw/Raw.xcassets") == ["A copied"])
    #expect(modules.moduleBundle(of: module.id)?.names == ["Kit_A.bundle"])
    #expect(modules.remarks == [])
  }

  @Test(arguments: [
    ("5.2", [String]()), ("5.3", ["A.xcassets", "B.xib"]), ("5.9", ["A.xcassets", "B.xib", "C.xcstrings"]),
  ])
  func `the version determines automatic resources`(_ tools: String, _ resources: [String]) {
    let modules = readModules(
      ["Package.swift": manifest("targets: [.target(name: \"A\")]", tools: tools)],
      besides: [
        "Sources/A/a.swift", "Sources/A/A.xcassets/Contents.json", "Sources/A/B.xib", "Sources/A/C.xcstrings",
      ])
    #expect(modules.the("A")?.resources.map(\.path.nameText) == resources)
    #expect(modules.bundles.count == (resources.isEmpty ? 0 : 1))
  }

  @Test func `targets are found in their conventional folders`() {
    let modules = readModules(
      [
        "Package.swift": manifest(
          """
          targets: [.target(name: "A"), .target(name: "B"), .target(name: "C", path: "."), .testTarget(name: "T"),
            .plugin(name: "P", capability: .buildTool()), .target(name: "Lost"), .target(name: "Out", path: "../x")]
          """)
      ],
      besides: ["Source/A/a.swift", "src/B/b.swift", "Tests/T/t.swift", "Plugins/P/p.swift", "root.swift"])
    #expect(modules.the("A")?.parts == ["source Source/A/a.swift"])
    #expect(modules.the("B")?.parts == ["source src/B/b.swift"])
    #expect(modules.the("C")?.parts.count == 5)
    #expect(modules.the("T")?.parts == ["source Tests/T/t.swift"])
    #expect(modules.the("P")?.parts == ["source Plugins/P/p.swift"])
    #expect(modules.the("Lost")?.gaps == [.sources])
    let remarks = [
      "computed 4: some sources of Out are unknown",
      "computed 4: some sources of Lost are unknown",
      "dangling 4: the target Out has no folder in the repository",
      "dangling 4: the target Lost has no folder in the repository",
    ]
    #expect(modules.remarks.sorted() == remarks.sorted())
  }

  @Test func `a lone target needs no folder of its own`() {
    let files = ["Sources/a.swift", "Tests/t.swift"]
    let text = manifest("targets: [.target(name: \"A\"), .testTarget(name: \"T\")]")
    #expect(
      readModules(["Package.swift": text], besides: files).the("A")?.parts == ["source Sources/a.swift"])
    let old = manifest("targets: [.target(name: \"A\")]", tools: "5.8")
    #expect(readModules(["Package.swift": old], besides: files).the("A")?.parts == [])
  }

  @Test(arguments: [("5.3", ModuleKind.commandLineTool), ("5.4", .packageTarget)])
  func `before version 5.4 of the tools, a target with a main file is a tool`(
    version: String, kind: ModuleKind
  ) {
    let modules = readModules(
      [
        "Package.swift": """
        // swift-tools-version:\(version)
        import PackageDescription
        let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
        """
      ], besides: ["Sources/A/main.swift", "Sources/B/b.swift"])
    #expect(modules.all.map(\.kind) == [kind, .packageTarget])
  }

  @Test func `packages need each other's products`() throws {
    let app = manifest(
      """
      dependencies: [.package(path: "../core"), .package(url: "https://example.org/net.git", from: "1.0.0"),
        .package(path: "../../../away")],
      targets: [.target(name: "App", dependencies: ["Core", "Own", .product(name: "Net", package: "net"),
        .product(name: "CoreUI", package: "core"), "Bin", .target(name: "Gone")]), .target(name: "Own"),
        .binaryTarget(name: "Bin", path: "Bin.xcframework")]
      """, name: "App")
    let core = manifest(
      """
      products: [.library(name: "Core", targets: ["CoreA", "CoreB", "CoreC"]), .library(name: "CoreUI", targets: ["CoreB"])],
      targets: [.target(name: "CoreA"), .target(name: "CoreB"), .target(name: "CoreC")]
      """, name: "core")
    let modules = readModules(
      ["p/app/Package.swift": app, "p/core/Package.swift": core],
      besides: [
        "p/app/Sources/App/a.swift", "p/app/Sources/Own/a.swift", "p/core/Sources/CoreA/a.swift",
        "p/core/Sources/CoreB/a.swift", "p/core/Sources/CoreC/a.swift",
      ])
    let module = try #require(modules.the("App"))
    #expect(
      modules.needs(module) == [
        "Core→CoreA+CoreB+CoreC", "Own→Own", "Net outside", "CoreUI→CoreB", "Bin outside", "Gone unknown",
      ])
    #expect(
      modules.libraries(linkedBy: module.id).map { modules[$0].name } == ["Own", "CoreA", "CoreB", "CoreC"])
    #expect(
      modules.products.map { "\($0.name) \($0.modules.map { modules[$0].name })" } == [
        "Core [\"CoreA\", \"CoreB\", \"CoreC\"]", "CoreUI [\"CoreB\"]",
      ])
    #expect(modules.remarks == ["outsideRepository 4: the package ../../../away is not in the repository"])
  }

  @Test func `an Xcode target links the products of packages`() throws {
    let project = projectText(
      main: "PKG", targets: "App", project: "packageReferences = (LOCAL, REMOTE); ",
      target("App", "application", phases: "F", "packageProductDependencies = (D1, D2, D3, D4); ")
        + """
        LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = ../kit; };
        REMOTE = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/far.git"; };
        D1 = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        D2 = {isa = XCSwiftPackageProductDependency; package = REMOTE; productName = Far; };
        D3 = {isa = XCSwiftPackageProductDependency; package = LOCAL; productName = Missing; };
        D4 = {isa = XCSwiftPackageProductDependency; productName = Inner; };
        F = {isa = PBXFrameworksBuildPhase; files = (B, ); };
        B = {isa = PBXBuildFile; productRef = D1; };

        """ + file("PKG", "Inner", "lastKnownFileType = wrapper; "))
    let modules = readModules(
      [
        "ios/App.xcodeproj/project.pbxproj": project,
        "kit/Package.swift": manifest(
          "products: [.library(name: \"Kit\", targets: [\"Kit\"])], targets: [.target(name: \"Kit\")]"),
        "ios/Inner/Package.swift": manifest(
          "products: [.library(name: \"Inner\", targets: [\"Inner\"])], targets: [.target(name: \"Inner\")]"),
        "other/Package.swift": manifest(
          "products: [.library(name: \"Inner\", targets: [\"Other\"])], targets: [.target(name: \"Other\")]"),
      ],
      besides: [
        "kit/Sources/Kit/Art.xcassets/Contents.json", "ios/Inner/Sources/Inner/i.swift",
        "other/Sources/Other/o.swift",
      ])
    let app = try #require(modules.the("App"))
    #expect(modules.needs(app) == ["Kit→Kit", "Far outside", "Missing unknown", "Inner→Inner"])
    let kit = try #require(modules.the("Kit"))
    #expect(modules.mainBundles(of: kit.id).names == ["App.app"])
    #expect(modules.bundle(of: app.id)?.contents == [app.id])
  }

  @Test func `the manifest for the latest tools counts`() {
    let modules = readModules([
      "Package.swift": manifest("targets: [.target(name: \"Old\")]", tools: "5.5"),
      "Package@swift-5.9.swift": manifest("targets: [.target(name: \"New\")]", tools: "5.9"),
      "Package@swift-5.7.swift": manifest("targets: [.target(name: \"Middle\")]", tools: "5.7"),
    ])
    #expect(modules.all.map(\.name) == ["New"])
    #expect(modules.all.first?.place.path == "Package@swift-5.9.swift")
  }

  @Test(arguments: [
    ("5.5", "5.6", "5.7", "Ten"), ("5.5", "5.6", "5.5", "Ten"), ("5.9", "5.6", "5.7", "Old"),
    ("5.6", "5.6", "5.7", "Old"),
  ])
  func `the version in the name of a manifest decides, and its tools version only against the main manifest`(
    main: String, ten: String, nine: String, target: String
  ) {
    let modules = readModules([
      "Package.swift": manifest("targets: [.target(name: \"Old\")]", tools: main),
      "Package@swift-5.10.swift": manifest("targets: [.target(name: \"Ten\")]", tools: ten),
      "Package@swift-5.9.swift": manifest("targets: [.target(name: \"Nine\")]", tools: nine),
    ])
    #expect(modules.all.map(\.name) == [target])
  }

  @Test func `computed values are noted with their place`() {
    let modules = readModules(
      [
        "Package.swift": manifest("targets: [.target(name: \"A\",\n resources: things()),\n secret()]")
      ], besides: ["Sources/A/a.swift"])
    #expect(
      modules.remarks == [
        "computed 3: some resources of A are unknown",
        "computed 5: assetlint cannot evaluate this expression",
      ])
    #expect(
      readModules(["Package.swift": "let x = 1"]).remarks == [
        "computed 0: no package was found in the manifest"
      ])
  }
}
