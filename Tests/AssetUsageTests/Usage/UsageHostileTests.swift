import AssetModel
import AssetUsage
import Basics
import SourceIndex
import Testing

/// Sources with a size and form that no one would write by hand.
@Suite(.timeLimit(.minutes(15))) struct UsageHostileTests {
  /// The verdicts on some assets according to these Swift sources.
  private func states(_ assets: [String], _ sources: String...) throws -> [Verdict.State] {
    let files = sources.enumerated().map { (path: "File\($0).swift", text: $1) }
    return try Usage(of: files, assets: assets).verdicts.map(\.state)
  }

  private func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  @Test func `an enum with many cases`() throws {
    let count = 5_000
    let source =
      "enum Icon: String {\n" + lines(count) { "case icon\($0)" }
      + "\nvar image: UIImage { UIImage(named: rawValue)! } }\n"
    let uses = lines(count - 1) { "show(Icon.icon\($0).image)" }
    let states = try states(["icon0", "icon\(count - 2)", "icon\(count - 1)"], source, uses)
    #expect(states == [.used, .used, .unused])
  }

  @Test func `an accessor that is reached through many others`() throws {
    let count = 300
    let source =
      "enum Icons {\nstatic let icon0 = UIImage(named: \"close\")!\n"
      + lines(count) { "static var icon\($0 + 1): UIImage { icon\($0) }" } + "\n}\n"
    #expect(try states(["close"], source, "show(Icons.icon\(count))") == [.used])
    #expect(try states(["close"], source, "show(Icons.icon)") == [.unused])
  }

  @Test func `a cycle of many accessors`() throws {
    let count = 300
    let source =
      "enum Icons {\nstatic var icon0: UIImage { isOn ? UIImage(named: \"close\")! : icon\(count) }\n"
      + lines(count) { "static var icon\($0 + 1): UIImage { icon\($0) }" } + "\n}\n"
    #expect(try states(["close"], source) == [.unused])
    #expect(try states(["close"], source, "show(Icons.icon7)") == [.used])
  }

  @Test func `many types with a member of the same name`() throws {
    let count = 500
    let types = lines(count) { "struct Type\($0) { var icon: UIImage { UIImage(named: \"icon\($0)\")! } }" }
    let uses = lines(count) { "func f\($0)(x: Any) { show(x.icon) }" }
    let states = try states((0..<count).map { "icon\($0)" }, types, uses)
    #expect(states.allSatisfy { $0 == .doubtful([.ambiguous]) })
  }

  @Test func `many types that conform to one protocol`() throws {
    let count = 1_000
    let types = lines(count) {
      "struct Type\($0): Theme { var icon: UIImage { UIImage(named: \"icon\($0)\")! } }"
    }
    let uses = lines(count) { "func f\($0)(x: Type\($0)) { show(x.icon) }" }
    let source = "protocol Theme { var icon: UIImage { get } }\n" + types
    #expect(try states(["icon0", "icon1"], source, uses) == [.used, .used])
  }

  @Test func `types that inherit from each other in a long chain and a cycle`() throws {
    let count = 300
    let types = lines(count) { "protocol P\($0): P\(($0 + 1) % count) { var icon\($0): UIImage { get } }" }
    let source =
      types + "\nstruct Theme: P0 { var icon\(count - 1): UIImage { UIImage(named: \"close\")! } }\n"
    #expect(try states(["close"], source, "func f(p: any P0) { show(p.icon\(count - 1)) }") == [.used])
    #expect(try states(["close"], source, "func f(p: any P0) { show(p.icon1) }") == [.unused])
  }

  @Test func `many files that declare the same type`() throws {
    let count = 1_000
    let files = (0..<count).map {
      (
        path: "File\($0).swift",
        text: "extension Icons { static let icon\($0) = UIImage(named: \"icon\($0)\")! }"
      )
    }
    let enums = (0..<count).map { (path: "Enum\($0).swift", text: "enum Icons { enum Inner {} }") }
    let use = [(path: "Use.swift", text: "show(Icons.icon0)")]
    let usage = try Usage(of: files + enums + use, assets: ["icon0", "icon1"])
    #expect(usage.verdicts.map(\.state) == [.used, .unused])
  }

  /// The index does not store texts of more than 512 bytes.
  @Test(arguments: [(100, Verdict.State.used), (2_000, .unused)])
  func `names with many characters`(count: Int, state: Verdict.State) throws {
    let name = String(repeating: "long-", count: count) + "x"
    let source = "Image(\"\(name)\")\nImage(\"icon\(name)\\(i)\")\nshow(\(name.filter { $0 != "-" }))"
    #expect(try states([name, "\(name)y"], source) == [state, .unused])
  }

  @Test func `chains of many names`() throws {
    let chain = "Door" + String(repeating: ".close", count: 5_000)
    #expect(
      try states(["close"], "enum Icons { static let close = UIImage(named: \"close\")! }\nshow(\(chain))")
        == [.unused])
  }

  @Test func `patterns with many holes`() throws {
    let assets = (0..<300).map { "a\($0 % 7)a\($0 % 5)aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\($0)" }
    let holes = (0..<50).map { "\\(x\($0))a" }.joined()
    let states = try states(assets, "Image(\"ic\(holes)b\")\nImage(\"aa\(holes)b\")\nImage(\"\(holes)\")")
    #expect(states.allSatisfy { $0 == .unused })
  }

  @Test func `patterns whose holes can be many texts`() throws {
    let cases = lines(500) { "case \(String(repeating: "a", count: $0 % 30 + 1))\($0 % 2 == 0 ? "" : "b")" }
    let source = "enum Style: String {\n\(cases)\n}\n"
    let name = String(repeating: "a", count: 60)
    let holes = String(repeating: "\\(s.rawValue)", count: 8)
    let use = "func f(s: Style) { Image(\"icon\(holes)c\") }"
    #expect(try states(["icon\(name)c", "icon\(name)d"], source, use) == [.doubtful([.pattern]), .unused])
  }

  @Test(arguments: [
    "", " ", "\n", "{", "}", "\"", "/*", "enum", "case", ".", "..", "a.", ".a.", "extension .A {}",
  ])
  func `nearly empty files`(source: String) throws {
    for path in ["A.swift", "A.m", "A.xib", "A.plist", "A.pbxproj", "A.yml", "A.json", "A.html"] {
      let usage = try Usage(of: [(path, source)], assets: ["close"])
      #expect(usage.verdicts.map(\.state) == [.unused])
    }
  }

  @Test func `no files and no assets`() throws {
    #expect(try Usage(of: [], assets: []).verdicts.isEmpty)
    #expect(try Usage(of: [("A.swift", "Image(\"close\")")], assets: []).missing.map(\.name) == ["close"])
    #expect(
      try Usage(of: [], assets: ["close", "", "/", "a//b"]).verdicts.map(\.state).allSatisfy { $0 == .unused }
    )
  }

  @Test func `the number of threads and the order of files change nothing`() throws {
    let files = (0..<40).map { number in
      SourceFile(
        RepositoryPath("File\(number).swift"), .swift,
        FileMentions(
          indexing: Array(
            "enum E\(number) { static let icon = Image(\"icon\(number)\") }\nshow(E\(number / 2 * 2).icon)"
              .utf8),
          as: .swift, for: .assets))
    }
    let sets = (0..<40).map { AssetSet("icon\($0)") }
    let one = UsageResolver(sets, jobs: Jobs(1)).resolve(files)
    let many = UsageResolver(sets, jobs: Jobs(8)).resolve(files.reversed())
    #expect(one.verdicts.map(\.state) == many.verdicts.map(\.state))
    #expect(
      one.verdicts.map { $0.references.map(\.place) } == many.verdicts.map { $0.references.map(\.place) })
    #expect(one.verdicts.count { $0.state == .used } == 20)
  }
}
