import AssetModel
import Testing

@testable import ModuleGraph

@Suite(.timeLimit(.minutes(15))) struct ManifestDamageTests {
  static let sound = """
    // swift-tools-version: 5.9
    import PackageDescription
    let names = ["A", "B"].map { $0 + "Kit" }
    enum Mod: String { case a = "A"; var t: Target { .target(name: rawValue) } }
    func make(_ n: String, to d: [Target.Dependency] = []) -> Target {
      if n == "x" { return .target(name: "y") } else { return .target(name: n, dependencies: d) }
    }
    let package = Package(name: "K\\(names.count)", products: [.library(name: "L", targets: ["A"])],
      dependencies: [.package(path: "../X")], targets: [.target(name: "A"), Mod.a.t, make("q", to: ["A"])])
    #if swift(>=5.5)
    for n in names where n != "" { package.targets += [.target(name: n, path: #"a\\#(n)"#)] }
    #endif
    """

  @Test func `damaged manifests are read as far as possible`() {
    var whole = 0
    for copy in damagedCopies(of: Array(Self.sound.utf8)) {
      guard let manifest = ManifestReader.read(copy) else { continue }
      #expect(manifest.targets.count < 20)
      whole += manifest.targets.count == 5 ? 1 : 0
    }
    #expect(whole > 100)
  }

  @Test(arguments: [
    String(repeating: "(", count: 5_000), String(repeating: "[{", count: 5_000),
    String(repeating: "\"\\(", count: 5_000), String(repeating: "#", count: 5_000),
    String(repeating: "/*", count: 5_000), String(repeating: "if a {", count: 5_000),
    String(repeating: "extension A {", count: 2_000), String(repeating: "a.b(", count: 5_000),
    "let a = " + String(repeating: "1+", count: 10_000),
    "let a = b" + String(repeating: ".c", count: 10_000),
    "let a: " + String(repeating: "[", count: 5_000),
    "switch a {" + String(repeating: "case b:", count: 5_000),
    "let a = " + String(repeating: "!", count: 5_000) + "b", String(repeating: "{ a in ", count: 2_000),
    "if a {}" + String(repeating: " else if b {}", count: 2_000),
  ])
  func `nesting and repetition end`(_ text: String) {
    #expect(ManifestReader.read(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    "func f(_ n: Int) -> [Target] { f(n) + f(n) }\nlet t = f(1)",
    "var a = \"xxxxxxxxxx\"\nfor i in [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20] { a = a + a }",
    "var a = [1]\nfor i in [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20] { a += a }",
    "var a: [Int] { a }\nlet b = a", "enum E { case a; var x: Int { y }; var y: Int { x } }\nlet z = E.a.x",
    "let a = [1,2,3,4,5,6,7,8,9]\nlet b = a.map { x in a.map { y in a.map { z in a.map { w in a.map { $0 } } } } }",
  ])
  func `endless growth is stopped`(_ before: String) throws {
    let text = before + "\nlet package = Package(name: \"A\", targets: [.target(name: \"T\")])"
    _ = ManifestReader.read(Array(text.utf8))
  }
}
