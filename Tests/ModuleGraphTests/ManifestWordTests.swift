import AssetModel
import Basics
import Testing

@testable import ModuleGraph

/// The keywords of Podspecs, Tuist manifests and XcodeGen specifications.
struct ManifestWordTests {
  @Test(arguments: ["ios", "osx", "macos", "tvos", "watchos", "visionos"])
  func `a pod has files for one platform`(platform: String) {
    let text = "Pod::Spec.new do |s|\ns.name = 'A'\ns.\(platform).source_files = 'a.swift'\nend"
    #expect(readModules(["A.podspec": text], besides: ["a.swift"]).the("A")?.sources == ["a.swift"])
  }

  @Test(arguments: [
    ("s.resources = ['a.json']", "A: processed a.json"), ("s.resource = 'a.json'", "A: processed a.json"),
    ("s.resource_bundles = {'B' => 'a.json'}", "B: processed a.json"),
    ("s.resource_bundle = {'B' => 'a.json'}", "B: processed a.json"),
    ("s.source_files = 'a.swift'", "A: source a.swift"), ("s.source_files = 'a.json'", nil),
    ("s.other = 'a.json'", nil),
  ])
  func `a pod lists files`(line: String, part: String?) {
    let text = "Pod::Spec.new do |s|\ns.name = 'A'\n\(line)\nend"
    let modules = readModules(["A.podspec": text], besides: ["a.json", "a.swift"])
    #expect(
      modules.all.flatMap { module in module.parts.map { "\(module.name): \($0)" } }
        == [part].compactMap { $0 })
  }

  @Test func `a pod may say how it is linked and imported`() throws {
    let start = "Pod::Spec.new do |s|\ns.name = 'A'\n"
    let plain = try #require(readModules(["A.podspec": start + "end"]).the("A"))
    #expect(plain.kind == .staticLibrary && plain.productNames == ["A"])
    let framework = try #require(
      readModules(["A.podspec": start + "s.static_framework = true\ns.module_name = 'B'\nend"]).the("A"))
    #expect(framework.kind == .staticFramework && framework.productNames == ["B"])
  }

  @Test(
    arguments: [
      ("app", .app), ("appClip", .app), ("watch2App", .watchApp), ("commandLineTool", .commandLineTool),
      ("xpc", .service), ("systemExtension", .systemExtension), ("framework", .framework),
      ("staticFramework", .staticFramework), ("staticLibrary", .staticLibrary),
      ("dynamicLibrary", .dynamicLibrary), ("bundle", .resourceBundle), ("unitTests", .test),
      ("uiTests", .uiTest), ("macro", .buildTool), ("appExtension", .appExtension),
      ("watch2Extension", .appExtension), ("messagesExtension", .appExtension), ("other", .aggregate),
    ] as [(String, ModuleKind)])
  func `a Tuist product`(name: String, kind: ModuleKind) {
    #expect(readModules(["Project.swift": tuist("product: .\(name)")]).the("A")?.kind == kind)
  }

  @Test(arguments: [
    ("sources: [\"a.swift\"]", ["source a.swift"]), ("resources: [\"a.json\"]", ["processed a.json"]),
    ("sources: [\"a.json\"]", []), ("resources: [.folderReference(path: \"Web\")]", ["copied Web"]),
    ("buildableFolders: [\"Web\"]", ["processed Web/a.json", "source Web/a.swift"]),
    ("sources: [.glob(\"a.swift\", excluding: \"a.swift\")]", []),
    ("resources: [.glob(pattern: \"a.json\", tags: [\"b.json\"])]", ["processed a.json"]),
    ("resources: [.glob(pattern: \"a.json\", condition: \"b.json\")]", ["processed a.json"]),
    ("sources: [.glob(\"a.swift\", compilerFlags: \"b.swift\")]", ["source a.swift"]),
    ("resources: [[[[[[[\"a.json\"]]]]]]]", ["processed a.json"]),
    ("resources: [[[[[[[[\"a.json\"]]]]]]]]", []),
  ])
  func `files of a Tuist target`(field: String, parts: [String]) {
    let modules = readModules(
      ["Project.swift": tuist("product: .app, \(field)")],
      besides: ["a.swift", "b.swift", "a.json", "b.json", "Web/a.swift", "Web/a.json"])
    #expect(modules.the("A")?.parts == parts)
  }

  @Test(arguments: [
    (".sdk(name: \"X\")", []), (".xctest", []), (".target(name: \"B\")", ["B→B"]),
    (".external(name: \"X\")", ["X outside"]), (".package(product: \"X\")", ["X outside"]),
    (".framework(path: \"X.framework\")", ["X.framework outside"]), (".target(name: \"X\")", ["X unknown"]),
  ])
  func `dependencies of a Tuist target`(dependency: String, needs: [String]) throws {
    let text = tuist(
      "product: .app, dependencies: [\(dependency)]", "Target(name: \"B\", product: .framework)")
    let modules = readModules(["Project.swift": text])
    let module = try #require(modules.the("A"))
    #expect(modules.needs(module) == needs)
    #expect(module.gaps.isEmpty)
  }

  @Test(arguments: ["Tuist.swift", "Tuist/Config.swift"])
  func `a configuration names plugins with helpers`(path: String) {
    let modules = readModules(
      [
        path: "import ProjectDescription\nlet config = Config(plugins: [.local(path: \"Shared\")])",
        "Project.swift":
          "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet project = Project(name: \"P\", targets: [made()])",
        "Shared/ProjectDescriptionHelpers/Made.swift":
          "import ProjectDescription\npublic func made() -> Target { Target(name: \"A\", product: .app) }",
      ], besides: ["Tuist/x"])
    #expect(modules.the("A")?.kind == .app)
  }

  @Test(arguments: [
    (".local(path: \"Shared\")", true), (".local(path: \"Other\")", false),
    (".git(url: \"https://example.com/Shared\", tag: \"1\")", false),
  ])
  func `only the helpers of local plugins are known`(plugin: String, isKnown: Bool) {
    let modules = readModules(
      [
        "Tuist/Config.swift": "import ProjectDescription\nlet config = Config(plugins: [\(plugin)])",
        "Project.swift":
          "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet project = Project(name: \"P\", targets: [made()])",
        "Shared/ProjectDescriptionHelpers/Made.swift":
          "import ProjectDescription\npublic func made() -> Target { Target(name: \"A\", product: .app) }",
      ], besides: ["Tuist/x"])
    #expect((modules.the("A") != nil) == isKnown)
    #expect(modules.remarks.contains { $0.hasSuffix("so they are left out") } == !isKnown)
  }

  @Test(arguments: [(199, 1), (200, 0)]) func `two hundred helpers are read`(others: Int, count: Int) {
    var files = [
      "Project.swift":
        "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet project = Project(name: \"P\", targets: [made()])",
      "Tuist/ProjectDescriptionHelpers/z.swift":
        "import ProjectDescription\npublic func made() -> Target { Target(name: \"A\", product: .app) }",
    ]
    for number in 0..<others {
      files["Tuist/ProjectDescriptionHelpers/a\(number).swift"] = "import ProjectDescription"
    }
    #expect(readModules(files).all.count == count)
  }

  @Test(arguments: [
    ("platform: [iOS, tvOS]", ["A_iOS", "A_tvOS"]),
    ("platform: [iOS, tvOS], platformSuffix: '-${platform}'", ["A-iOS", "A-tvOS"]),
    ("platform: [iOS], platformPrefix: '${platform}-', platformSuffix: ''", ["iOS-A"]),
    ("platform: iOS", ["A"]),
    ("platform: iOS, templates: [T], templateAttributes: {x: y}", ["A: source y.swift"]),
    ("platform: iOS, sources: {path: a.json, buildPhase: {copyFiles: {}}}", ["A: copied a.json"]),
    ("platform: iOS, sources: a.json", ["A: processed a.json"]),
    ("platform: iOS, sources: {path: a.json, buildPhase: none}", ["A"]),
    ("platform: iOS, sources: {path: a.json, buildPhase: headers}", ["A"]),
    ("platform: iOS, sources: {path: a.json, buildPhase: sources}", ["A: source a.json"]),
    ("platform: iOS, sources: {path: y.swift, buildPhase: resources}", ["A: processed y.swift"]),
    ("platform: iOS, sources: {path: gone, optional: true}", ["A"]),
    ("templates: [U], sources:REPLACE: a.json", ["A: processed a.json"]),
    ("templates: [U], sources: [a.json]", ["A: processed a.json", "A: source y.swift"]),
  ])
  func `targets of a specification`(target: String, lines: [String]) {
    let spec = """
      name: P
      targetTemplates: {T: {sources: "${x}.swift"}, U: {sources: [y.swift]}}
      targets: {A: {type: application, \(target)}}
      """
    let modules = readModules(["project.yml": spec], besides: ["a.json", "y.swift"])
    let found = modules.all.flatMap { module in
      module.parts.isEmpty ? [module.name] : module.parts.map { "\(module.name): \($0)" }
    }
    #expect(found == lines)
    #expect(modules.notes.isEmpty)
  }

  @Test func `a specification says where else a target runs, and what it needs from Carthage`() throws {
    let spec = """
      name: P
      configFiles: {Debug: Base.xcconfig}
      targets:
        A:
          {type: application, platform: iOS, supportedDestinations: [iOS, visionOS],
          dependencies: [{carthage: X}, {framework: B/C.framework}, {framework: A.framework, implicit: true}]}
        B: {type: application, platform: iOS, configFiles: {Debug: B.xcconfig}}
      """
    let modules = readModules([
      "project.yml": spec, "Base.xcconfig": "PRODUCT_BUNDLE_IDENTIFIER = org.base",
      "B.xcconfig": "PRODUCT_BUNDLE_IDENTIFIER = org.b",
    ])
    let first = try #require(modules.the("A"))
    #expect(first.platforms == [.iOS, .visionOS] && first.bundleIdentifiers == ["org.base"])
    #expect(modules.needs(first) == ["X outside", "C outside", "A outside"])
    #expect(modules.the("B")?.bundleIdentifiers.first == "org.b")
  }

  @Test func `paths of an included specification are relative to it`() throws {
    let included = """
      packages: {Kit: {path: ../kit}}
      configFiles: {Debug: Base.xcconfig}
      targets:
        A: {type: application, configFiles: {Release: A.xcconfig}, info: {path: A.plist}, sources: a.swift,
            dependencies: [{package: Kit}, {framework: F/F.framework, implicit: true}]}
      """
    let manifest =
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Kit\", products: [.library(name: \"Kit\", targets: [\"Kit\"])], targets: [.target(name: \"Kit\")])"
    let modules = readModules(
      [
        "project.yml": "name: P\ninclude: sub/more.yml\ntargets: {}", "sub/more.yml": included,
        "kit/Package.swift": manifest, "sub/Base.xcconfig": "PRODUCT_NAME = Base",
        "sub/A.xcconfig": "PRODUCT_NAME = Own",
      ], besides: ["sub/A.plist", "sub/a.swift", "kit/Sources/Kit/a.swift"])
    let module = try #require(modules.the("A"))
    #expect(module.infoPlists == ["sub/A.plist"] && module.sources == ["sub/a.swift"])
    #expect(Set(module.productNames) == ["Base", "Own"])
    #expect(modules.needs(module) == ["Kit→Kit", "F outside"])
  }

  @Test(arguments: [
    ("'A.SWIFT'.downcase()", "a"), ("'B'.upcase() + '.swift'", "B"),
    ("['a.swift', ['b.swift']].flatten", "ab"),
    ("['a.swift'].freeze", "a"), ("['a.swift', 'a.swift'].uniq", "a"),
    ("['a'].collect { |n| n + '.swift' }", "a"),
    ("['a'].map { |n| n + '.swift' }", "a"), ("['a'].flat_map { |n| [n + '.swift', 'b.swift'] }", "ab"),
    ("['a', 'swift'].join('.')", "a"), ("'a-swift'.gsub('-', '.')", "a"), ("'a-swift'.sub('-', '.')", "a"),
    ("['a.swift'].concat(['b.swift'])", "ab"), ("'a.swift'.freeze", "a"), ("'a.swift'.strip", "a"),
    (":a.to_s + '.swift'", "a"), ("['a.swift', 'b.txt'].select { |n| n.end_with?('.swift') }", "a"),
    ("'ab'.start_with?('a') ? 'a.swift' : 'b.swift'", "a"),
    ("'ab'.end_with?('a') ? 'a.swift' : 'b.swift'", "b"),
    ("'ab'.include?('b') ? 'a.swift' : 'b.swift'", "a"), ("['a'].include?('b') ? 'a.swift' : 'b.swift'", "b"),
    ("[].empty? ? 'a.swift' : 'b.swift'", "a"), ("['a.swift', 'b.swift'].first", "a"),
    ("['a.swift', 'b.swift'].last", "b"), ("['a.swift'].sort()", "a"), ("['a.swift'].compact", "a"),
    ("{'a.swift' => 1}.keys", "a"), ("{1 => 'a.swift'}.values", "a"),
    ("['a.swift'].size == 1 ? 'a.swift' : 'b.swift'", "a"),
    ("['a.swift'].unknown", ""),
  ])
  func `a method of Ruby`(expression: String, names: String) {
    let text = "Pod::Spec.new do |s|\ns.name = 'A'\ns.source_files = \(expression)\nend"
    let modules = readModules(["A.podspec": text], besides: ["a.swift", "b.swift", "B.swift"])
    #expect(modules.the("A")?.sources.map(\.stem).joined() == names)
  }

  @Test(arguments: [
    ("canImport(Darwin)", true), ("canImport(Foundation)", true), ("canImport(ObjectiveC)", true),
    ("canImport(AppKit)", true), ("canImport(Cocoa)", true), ("canImport(Combine)", true),
    ("canImport(CoreFoundation)", true), ("canImport(CoreGraphics)", true), ("canImport(CryptoKit)", true),
    ("canImport(Network)", true), ("canImport(OSLog)", true), ("canImport(Security)", true),
    ("canImport(SwiftUI)", true), ("canImport(XCTest)", true), ("canImport(os)", true),
    ("canImport(Glibc)", false), ("canImport(UIKit)", false), ("os(macOS)", true), ("os(OSX)", true),
    ("os(iOS)", false), ("os(Linux)", false), ("arch(arm64)", true), ("arch(x86_64)", false),
    ("targetEnvironment(simulator)", false), ("hasFeature(Any)", false), ("swift(>=6.3)", true),
    ("swift(>=6.3.98)", true), ("swift(>=6.3.99)", false), ("swift(>=6.4)", false), ("swift(<6.3)", false),
    ("compiler(>=5.9)", true), ("compiler(<7)", true),
  ])
  func `a condition of a manifest on a Mac`(condition: String, holds: Bool) {
    let text = """
      // swift-tools-version: 5.9
      import PackageDescription
      #if \(condition)
      let name = "Yes"
      #else
      let name = "No"
      #endif
      let package = Package(name: "P", targets: [.target(name: name)])
      """
    #expect(ManifestReader.read(Array(text.utf8))?.targets.map(\.name) == [holds ? "Yes" : "No"])
  }

  @Test(arguments: [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "mutating", "nonisolated",
    "override", "required", "convenience",
  ])
  func `a function of a manifest may have a modifier`(modifier: String) {
    let text = """
      // swift-tools-version: 5.9
      import PackageDescription
      class Maker { \(modifier) func make() -> Target { .target(name: "A") } }
      let package = Package(name: "P", targets: [Maker().make()])
      """
    #expect(ManifestReader.read(Array(text.utf8))?.targets.map(\.name) == ["A"])
  }

  @Test(arguments: [
    "borrowing ", "sending ", "consuming ", "inout ", "some ", "any ", "@Sendable ",
  ])
  func `the type of a parameter may begin with a word`(word: String) {
    let text = """
      // swift-tools-version: 5.9
      import PackageDescription
      func make(_ name: \(word)String, _ other: String = "B") -> Target { .target(name: name + other) }
      let package = Package(name: "P", targets: [make("A")])
      """
    #expect(ManifestReader.read(Array(text.utf8))?.targets.map(\.name) == ["AB"])
  }

  @Test(arguments: [(2_000_000, true), (2_000_001, false)])
  func `a manifest of more than two megabytes is not read`(size: Int, isRead: Bool) {
    let text =
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [])\n//"
    let bytes = Array(text.utf8) + Array(repeating: UInt8(ascii: "/"), count: size - text.utf8.count)
    #expect((ManifestReader.read(bytes) != nil) == isRead)
  }

  private func tuist(_ fields: String, _ others: String = "Target(name: \"Z\", product: .app)") -> String {
    "import ProjectDescription\nlet project = Project(name: \"P\", targets: [Target(name: \"A\", \(fields)), \(others)])"
  }
}
