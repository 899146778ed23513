import AssetModel
import Testing

@testable import ModuleGraph

struct ManifestTests {
  /// The targets of a manifest, one per element, and a `+` for each part that was not understood.
  private func targets(_ list: String, before: String = "", after: String = "") -> [String] {
    let text = """
      // swift-tools-version: 5.9
      import PackageDescription
      \(before)
      let package = Package(name: "Kit", targets: \(list))
      \(after)
      """
    guard let manifest = ManifestReader.read(Array(text.utf8)) else { return ["none"] }
    return manifest.targets.map(Self.describe) + manifest.unclear.map { _ in "+" }
  }

  static func describe(_ target: PackageManifest.Target) -> String {
    var words = ["\(target.kind.rawValue) \(target.name)"]
    if let path = target.path { words.append("at \(path)") }
    words += target.exclude.map { "without \($0)" }
    words += target.sources.map { ["sources \($0.joined(separator: ","))"] } ?? []
    words += target.resources.map { "\($0.treatment) \($0.path)" }
    words += target.dependencies.map { dependency in
      switch dependency {
      case .byName(let name): "needs \(name)"
      case .target(let name): "needs target \(name)"
      case .product(let name, let package): "needs \(name) of \(package ?? "any")"
      }
    }
    words += target.gaps.map { "+\($0)" }.sorted()
    return words.joined(separator: " ")
  }

  @Test func `every kind of target and rule is read`() {
    let list = """
      [
        .target(
          name: "A",  // a comment
          dependencies: ["B", .target(name: "C"), .product(name: "P", package: "q"), .byName(name: "D"),
            .product(name: "R", package: "s", condition: .when(platforms: [.iOS, .macOS]))],
          path: "Code", exclude: ["x", "y/z"], sources: ["a.swift"],
          resources: [.process("Art"), .copy("Raw"), .embedInCode("one.bin"), .process("L", localization: .default)],
          swiftSettings: [.define("DEBUG", .when(configuration: .debug))]),
        Target.executableTarget(name: "Tool"), .testTarget(name: "ATests", dependencies: [/* none */]),
        .binaryTarget(name: "Bin", url: "https://example.org/b.zip", checksum: "0"), .systemLibrary(name: "CZ"),
        .plugin(name: "Plug", capability: .buildTool()), .macro(name: "M"),
      ]
      """
    #expect(
      targets(list) == [
        "target A at Code without x without y/z sources a.swift process Art copy Raw embedInCode one.bin process L "
          + "needs B needs target C needs P of q needs D needs R of s",
        "executableTarget Tool", "testTarget ATests", "binaryTarget Bin", "systemLibrary CZ", "plugin Plug",
        "macro M",
      ])
  }

  @Test(arguments: [
    ("let n = \"A\"\nlet p = \"Sources/\" + n", "[.target(name: n, path: p)]", ["target A at Sources/A"]),
    ("let n = \"A\"", "[.target(name: \"\\(n)Kit\", path: #\"M/\\#(n)/\"#)]", ["target AKit at M/A/"]),
    ("", "[\"A\", \"B\"].map { .target(name: $0) }", ["target A", "target B"]),
    ("", "[\"A\"].map { name in Target.target(name: name, path: \"M/\" + name) }", ["target A at M/A"]),
    (
      "",
      "[\"A\", \"B\"].flatMap { [.target(name: $0), .testTarget(name: $0 + \"Tests\", dependencies: [.target(name: $0)])] }",
      ["target A", "testTarget ATests needs target A", "target B", "testTarget BTests needs target B"]
    ),
    (
      "func make(_ name: String, deps: [String] = [\"Base\"]) -> Target {\n  let all = deps + [\"Core\"]\n"
        + "  return .target(name: name, dependencies: all.map { .init(stringLiteral: $0) })\n}",
      "[make(\"A\"), make(\"B\", deps: [])]", ["target A needs Base needs Core", "target B needs Core"]
    ),
    (
      "let extra: [Target] = [.target(name: \"X\")]", "[.target(name: \"A\")] + extra",
      ["target A", "target X"]
    ),
    ("let isOn = true", "isOn ? [.target(name: \"A\")] : [.target(name: \"B\")]", ["target A"]),
    (
      "import Foundation\nlet ci = ProcessInfo.processInfo.environment[\"CI\"] != nil",
      "[.target(name: ci ? \"A\" : \"B\")]", ["target B"]
    ),
    ("let ci = Context.environment[\"CI\"] ?? \"no\"", "[.target(name: \"A\" + ci)]", ["target Ano"]),
    (
      "extension String { static let core = \"Core\"; var tests: String { self + \"Tests\" } }",
      "[.target(name: .core), .testTarget(name: .core.tests)]", ["target Core", "testTarget CoreTests"]
    ),
    (
      "extension Target.Dependency { static let core: Self = .target(name: \"Core\") }\n"
        + "extension String { static let core = \"core name\" }",
      "[.target(name: .core, dependencies: [.core])]", ["target core name needs target Core"]
    ),
    (
      "extension Target { static func mod(_ n: String) -> Target { .target(name: n, path: \"M/\\(n)\") } }",
      "[.mod(\"A\"), Target.mod(\"B\")]", ["target A at M/A", "target B at M/B"]
    ),
    (
      "enum Mod: String, CaseIterable { case a = \"A\", b\n var target: Target { .target(name: rawValue) } }",
      "Mod.allCases.map(\\.target)", ["target A", "target b"]
    ),
    (
      "struct Mod { let name: String; var path = \"P\"\n func make() -> Target { .target(name: name, path: path) } }",
      "[Mod(name: \"A\"), Mod(name: \"B\", path: \"Q\")].map { $0.make() }",
      ["target A at P", "target B at Q"]
    ),
    (
      "enum Mod { case a, b\n var name: String { switch self { case .a: return \"A\"\n default: return \"B\" } } }",
      "[.target(name: Mod.a.name), .target(name: Mod.b.name)]", ["target A", "target B"]
    ),
    ("var list: [Target] { [.target(name: \"A\")] }", "list", ["target A"]),
    (
      "#if os(Linux)\nlet n = \"L\"\n#elseif swift(>=5.5)\nlet n = \"M\"\n#else\nlet n = \"O\"\n#endif",
      "[.target(name: n)]", ["target M"]
    ),
    ("", "[.target(name: \"A\", path: \"\\(Context.packageDirectory)/x\")]", ["target A at ./x"]),
    ("let help = \"\"\"\n  if x { \"y\"\n  \"\"\"\nlet n = \"A\"", "[.target(name: n)]", ["target A"]),
  ])
  func `constants, functions and lists are followed`(_ before: String, _ list: String, _ lines: [String]) {
    #expect(targets(list, before: before) == lines)
  }

  @Test(arguments: [
    ("enum Kit: String, CaseIterable { case a, b }\nextension Kit { var title: String { rawValue } }", "a b"),
    (
      "extension Kit { var title: String { rawValue } }\nenum Kit: String, CaseIterable { case a = \"x\", b }",
      "x b"
    ),
    (
      "enum Kit: String, CaseIterable { case a; var title: String { \"K\" + rawValue } }\nextension Kit { static let z = 1 }",
      "Ka"
    ),
  ])
  func `an extension adds to a type and takes nothing from it`(_ types: String, _ names: String) {
    let found = targets("Kit.allCases.map { .target(name: $0.title) }", before: types)
    #expect(found == names.split(separator: " ").map { "target \($0)" })
  }

  /// An expression, and the name that results from it.
  @Test(arguments: [
    (#""a".uppercased()"#, "A"), (#""A".lowercased()"#, "a"), (#""my kit".capitalized"#, "My Kit"),
    (#""a".appending("b")"#, "ab"), (#""a b".replacingOccurrences(of: " ", with: "_")"#, "a_b"),
    (#""a/b".split(separator: "/").last!"#, "b"), (#""a,b".components(separatedBy: ",").first!"#, "a"),
    (#"["a", "b"].joined(separator: "-")"#, "a-b"), (#"["a", "b"].joined()"#, "ab"),
    (#"["a", "b"].last!"#, "b"), (#"["a", "b"][1]"#, "b"), (#"["a", "b"].filter { $0 != "a" }[0]"#, "b"),
    (#"["k": "v"].keys.first!"#, "k"), (#"["k": "v"].values.first!"#, "v"), (#"["k": "v"]["k"]!"#, "v"),
    (#"["a", nil].compactMap { $0 }.joined()"#, "a"), (#"[["a"], ["b"]].flatMap { $0 }.joined()"#, "ab"),
    (#"["a", "b"].first { $0 == "b" }!"#, "b"), (#"["a"].contains("a") ? "y" : "n""#, "y"),
    (#"["a"].contains { $0 == "b" } ? "y" : "n""#, "n"), (#""ab".hasPrefix("a") ? "y" : "n""#, "y"),
    (#""ab".hasSuffix("a") ? "y" : "n""#, "n"), (#""ab".contains("b") ? "y" : "n""#, "y"),
    (#""".isEmpty ? "y" : "n""#, "y"), (#"[].isEmpty ? "y" : "n""#, "y"), (#"[:].isEmpty ? "y" : "n""#, "y"),
    (#"["a"].count == 1 ? "y" : "n""#, "y"), (#""ab".count == 2 ? "y" : "n""#, "y"),
    (#"1 != 2 ? "y" : "n""#, "y"), (#"!true ? "y" : "n""#, "n"),
    (#"true && false ? "y" : "n""#, "n"), (#"true || false ? "y" : "n""#, "y"),
    (#"false && false || true ? "y" : "n""#, "y"), (#"1 + 2 == 3 ? "y" : "n""#, "y"),
    (#"nil ?? "d""#, "d"), (#""a" ?? "d""#, "a"),
  ])
  func `a name is computed`(_ expression: String, _ name: String) {
    #expect(targets("[.target(name: \(expression))]") == ["target \(name)"])
  }

  @Test(arguments: [
    ("os(macOS)", true), ("os(OSX)", true), ("os(Linux)", false), ("canImport(Darwin)", true),
    ("canImport(Foundation)", true), ("canImport(ObjectiveC)", true), ("canImport(AppKit)", true),
    ("canImport(Cocoa)", true), ("canImport(Combine)", true), ("canImport(CoreFoundation)", true),
    ("canImport(CoreGraphics)", true), ("canImport(CryptoKit)", true), ("canImport(Network)", true),
    ("canImport(OSLog)", true), ("canImport(Security)", true), ("canImport(SwiftUI)", true),
    ("canImport(XCTest)", true), ("canImport(os)", true), ("canImport(UIKit)", false),
    ("canImport(Glibc)", false), ("arch(arm64)", true), ("arch(x86_64)", false),
    ("targetEnvironment(simulator)", false), ("hasFeature(X)", false), ("hasAttribute(x)", false),
    ("swift(>=6.3)", true), ("swift(>=6.4)", false), ("swift(<6.4)", true), ("swift(<6.3)", false),
    ("compiler(>=5.9)", true), ("compiler(>=7)", false),
  ])
  func `a compilation condition is evaluated as on a Mac`(_ condition: String, _ holds: Bool) {
    let before = "#if \(condition)\nlet n = \"Y\"\n#else\nlet n = \"N\"\n#endif"
    #expect(targets("[.target(name: n)]", before: before) == ["target \(holds ? "Y" : "N")"])
  }

  @Test(arguments: [
    "static", "public", "private", "fileprivate", "internal", "package", "open", "final", "lazy",
    "nonisolated",
    "unowned", "weak",
  ])
  func `a modifier changes nothing`(_ modifier: String) {
    #expect(targets("[.target(name: n)]", before: "\(modifier) let n = \"A\"") == ["target A"])
  }

  @Test(arguments: [
    ("executableTarget", "executable"), ("testTarget", "test"), ("systemLibrary", "system"),
    ("target", "regular"),
    ("binaryTarget", "binary"), ("plugin", "plugin"), ("macro", "macro"),
  ])
  func `a target has a type`(_ function: String, _ type: String) {
    let after = "for t in package.targets where t.type == .\(type) { t.path = \"P\" }"
    #expect(targets("[.\(function)(name: \"A\")]", after: after) == ["\(function) A at P"])
    let other = after.replacing(".\(type) {", with: ".other {")
    #expect(targets("[.\(function)(name: \"A\")]", after: other) == ["\(function) A"])
  }

  @Test(arguments: [
    ("package.targets.append(.target(name: \"B\"))", ["target A", "target B"]),
    (
      "package.targets += [.target(name: \"B\"), .target(name: \"C\")]", ["target A", "target B", "target C"]
    ),
    ("package.targets.append(contentsOf: [\"B\"].map { .target(name: $0) })", ["target A", "target B"]),
    ("package.targets.insert(.target(name: \"B\"), at: 0)", ["target B", "target A"]),
    (
      "for n in [\"B\", \"C\"] where n != \"C\" { package.targets.append(.target(name: n)) }",
      ["target A", "target B"]
    ),
    (
      "let a = package.targets[0]\na.dependencies.append(\"X\")\na.resources?.append(.copy(\"r\"))",
      ["target A copy r needs X"]
    ),
    ("package.targets.first { $0.name == \"A\" }?.dependencies += [\"X\"]", ["target A needs X"]),
    ("package.targets.removeAll(where: { $0.name == \"A\" })", []),
    ("for t in package.targets where t.type == .regular { t.path = \"P\" }", ["target A at P"]),
    ("if let t = package.targets.first(where: { $0.name == \"Z\" }) { t.path = \"P\" }", ["target A"]),
    (
      "func add(_ n: String) { package.targets.append(.target(name: n)) }\nadd(\"B\")",
      ["target A", "target B"]
    ),
    ("guard false else { package.targets = [] }", []),
  ])
  func `changes of the package count`(_ after: String, _ lines: [String]) {
    #expect(targets("[.target(name: \"A\")]", after: after) == lines)
  }

  @Test(arguments: [
    ("[.target(name: \"A\"), secret()]", "", ["target A", "+"]),
    ("[.target(name: compute())]", "", ["+"]),
    ("[.target(name: \"A\")] + others()", "", ["target A", "+"]),
    (
      "[.target(name: \"A\", path: where(), resources: [.process(what())])]", "",
      ["target A +resources +sources"]
    ),
    ("[.target(name: \"A\", dependencies: names.map { .init($0) })]", "", ["target A +dependencies"]),
    (
      "[.target(name: \"A\")]",
      "if FileManager.default.fileExists(atPath: \"x\") { package.targets.append(.target(name: \"B\")) }",
      ["target A", "target B", "+"]
    ),
    (
      "[.target(name: \"A\")]",
      "for f in (try? FileManager.default.contentsOfDirectory(atPath: \".\")) ?? [] { package.targets.append(.target(name: f)) }",
      ["target A", "+"]
    ),
  ])
  func `values that only running the manifest could reveal are marked`(
    _ list: String, _ after: String, _ lines: [String]
  ) {
    #expect(targets(list, after: after) == lines)
  }

  @Test func `products and packages are read`() throws {
    let text = """
      //swift-tools-version:5.3.1
      import PackageDescription
      let package = Package(
        name: "Kit",
        products: [
          .library(name: "A", targets: ["A", "B"]), .library(name: "D", type: .dynamic, targets: ["A"]),
          .executable(name: "t", targets: ["T"]), .plugin(name: "p", targets: ["P"]),
        ],
        dependencies: [
          .package(url: "https://example.org/Remote.git", from: "1.0.0"), .package(path: "../Local"),
          .package(name: "Named", path: "Sub/Thing"), .package(id: "scope.name", exact: "1.0.0"),
        ])
      """
    let manifest = try #require(ManifestReader.read(Array(text.utf8)))
    #expect(manifest.toolsVersion == ToolsVersion(major: 5, minor: 3))
    #expect(
      manifest.products.map { "\($0.kind) \($0.name) \($0.targets)" } == [
        "automaticLibrary A [\"A\", \"B\"]", "dynamicLibrary D [\"A\"]", "executable t [\"T\"]",
        "plugin p [\"P\"]",
      ])
    let places = manifest.dependencies.map { dependency in
      switch dependency.location {
      case .path(let path): "\(dependency.name ?? "-") \(path)"
      case .remote(let url): "remote \(url)"
      }
    }
    #expect(
      places == [
        "remote https://example.org/Remote.git", "- ../Local", "Named Sub/Thing", "remote scope.name",
      ])
  }

  @Test(arguments: [
    ("// swift-tools-version:5.9", 5, 9), ("//  Swift-Tools-Version: 6.0;(x)", 6, 0),
    ("\n\n// swift-tools-version:6", 6, 0),
  ])
  func `the tools version is in a comment`(_ line: String, _ major: Int, _ minor: Int) {
    #expect(ToolsVersion(Array(line.utf8)) == ToolsVersion(major: major, minor: minor))
  }
}
