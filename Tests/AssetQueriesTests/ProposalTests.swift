import AssetModel
import AssetQueries
import AssetRules
import Basics
import LintEngine
import TestSupport
import Testing

struct ProposalTests {
  /// The proposal for an example repository. The configuration of the example only describes modules.
  private func proposal(_ tree: String) throws -> Proposal {
    try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      run.furtherNeeds = [.usage, .modules, .digests]
      let outcome = try run.run()
      return Proposal(outcome.project, outcome.report) { _ in outcome.report }
    }
  }

  /// An app and two feature modules, which all link one library.
  private static let app = """
    .assetlint.yml:
      modules:
        - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit, Chat, Pay]}
        - {name: Chat, kind: framework, sources: [Chat], resources: [Chat], dependencies: [Kit]}
        - {name: Pay, kind: framework, sources: [Pay], resources: [Pay], dependencies: [Kit]}
        - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
    Chat/Assets.xcassets/send.imageset/send.png: png 24x24
    Pay/Assets.xcassets/card.imageset/card.png: png 24x24 blue

    """

  @Test func `the shared catalog is that of the library that most modules link`() throws {
    let shared = try proposal(
      Self.app + """
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Chat/Chat.swift: func chat() { show(UIImage(named: "close", in: Bundle(identifier: "kit"), with: nil)) }
        Kit/Kit.swift: func kit() { show(UIImage(named: "close", in: Bundle(for: Kit.self), with: nil)) }
        """
    ).shared
    #expect(shared?.catalogs == ["Kit/Assets.xcassets"])
    #expect(shared?.others == [])
    #expect(shared?.kinds == [.image])
    #expect(shared?.users == ["Chat"])
    #expect(shared.map { "\($0.reach)" } == "(having: 3, all: 3)")
  }

  @Test(arguments: [("library", ["Design/Assets.xcassets"]), ("unknown", nil)])
  func `a helper may make the target of the library`(_ helper: String, _ catalogs: [String]?) throws {
    let shared = try proposal(
      """
      Project.swift:
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project(name: "P", targets: [
          .target(name: "App", destinations: .iOS, product: .app, bundleId: "app", sources: ["App/**"],
            dependencies: [.target(name: "Design"), .target(name: "Chat"), .target(name: "Pay")]),
          .target(name: "Chat", destinations: .iOS, product: .framework, bundleId: "chat", sources: ["Chat/**"],
            resources: ["Chat/**"], dependencies: [.target(name: "Design")]),
          .target(name: "Pay", destinations: .iOS, product: .framework, bundleId: "pay", sources: ["Pay/**"],
            resources: ["Pay/**"], dependencies: [.target(name: "Design")]),
          .\(helper)("Design"),
        ])
      Tuist/ProjectDescriptionHelpers/Library.swift:
        import ProjectDescription
        extension Target {
          public static func library(_ name: String) -> Target {
            .target(name: name, destinations: .iOS, product: .framework, bundleId: name, sources: ["\\(name)/**"],
              resources: ["\\(name)/**"])
          }
        }
      App/App.swift: let a = 1
      Chat/Assets.xcassets/send.imageset/send.png: png 24x24
      Chat/Chat.swift: func chat() { show(UIImage(named: "close", in: Bundle(identifier: "Design"), with: nil)) }
      Design/Assets.xcassets/close.imageset/close.png: png 24x24 red
      Design/Assets.xcassets/open.imageset/open.png: png 24x24 green
      Pay/Assets.xcassets/card.imageset/card.png: png 24x24 blue
      """
    ).shared
    #expect(shared?.catalogs.map { "\($0)" } == catalogs)
  }

  @Test func `a kind is shared only if the library has as many assets of it as other modules`() throws {
    let shared = try proposal(
      Self.app + """
        App/Assets.xcassets/a.imageset/a.png: png 24x24 red
        App/Assets.xcassets/b.imageset/b.png: png 24x24 green
        App/Assets.xcassets/c.imageset/c.png: png 24x24 black
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24 white
        Kit/Assets.xcassets/tint.colorset: #FF0000
        """
    ).shared
    #expect(shared?.kinds == [.color])
  }

  @Test func `a second library is shared as well if it is at least as large`() throws {
    let tree = """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, sources: [App], dependencies: [Kit, Chat, Bubbles]}
          - {name: Chat, kind: framework, resources: [Chat], dependencies: [Kit, Bubbles]}
          - {name: Bubbles, kind: framework, resources: [Bubbles], dependencies: [Kit]}
          - {name: Kit, kind: framework, resources: [Kit]}
      App/App.swift: func start() { show(UIImage(named: "close", in: Bundle(identifier: "kit"), with: nil)) }
      Bubbles/Assets.xcassets/left.imageset/left.png: png 24x24 black
      Chat/Assets.xcassets/send.imageset/send.png: png 24x24
      Kit/Assets.xcassets/close.imageset/close.png: png 24x24 red
      """
    let shared = try proposal(tree).shared
    #expect(shared?.catalogs == ["Kit/Assets.xcassets"])
    #expect(shared?.others == ["Bubbles/Assets.xcassets"])
    let larger = tree + "\nKit/Assets.xcassets/open.imageset/open.png: png 24x24 blue"
    #expect(try proposal(larger).shared?.others == [])
  }

  @Test(arguments: [
    "Assets.xcassets/close.imageset/close.png: png 24x24 red",
    app + "Kit/Tests/Assets.xcassets/close.imageset/close.png: png 24x24 red",
    app + "App/Assets.xcassets/close.imageset/close.png: png 24x24 red",
  ])
  func `only a library's catalog can be shared`(_ tree: String) throws {
    let proposal = try proposal(tree)
    #expect(proposal.shared == nil)
    #expect(proposal.overrides.isEmpty)
  }

  @Test(arguments: [
    ("close.imageset/a.png: png 24x24 blue", "1 of 1"),
    ("close.imageset/a.png: png 24x24 red", nil),
    ("open.imageset/a.png: png 24x24 blue", nil),
  ])
  func `an app overrides assets that have a shared name and other content`(
    _ set: String, _ expected: String?
  ) throws {
    let overrides = try proposal(
      Self.app + "Kit/Assets.xcassets/close.imageset/close.png: png 24x24 red\nApp/Brand.xcassets/\(set)"
    ).overrides
    #expect(overrides.map { "\($0.repeated.count) of \($0.count)" }.first == expected)
  }

  @Test func `apps that override are brands, which must provide what all of them provide`() throws {
    let tree = """
      .assetlint.yml:
        modules:
          - {name: Red, kind: app, sources: [App], resources: [App, Red], dependencies: [Kit]}
          - {name: Blue, kind: app, sources: [App], resources: [App, Blue], dependencies: [Kit]}
          - {name: Kit, kind: framework, resources: [Kit]}
      Blue/A.xcassets/close.imageset/close.png: png 24x24 blue
      Blue/A.xcassets/open.imageset/open.png: png 24x24 blue
      Kit/A.xcassets/close.imageset/close.png: png 24x24 black
      Kit/A.xcassets/open.imageset/open.png: png 24x24 white
      Red/A.xcassets/close.imageset/close.png: png 24x24 red
      """
    let brands = try #require(try proposal(tree).brands)
    #expect(
      brands.brands.map { "\($0.name) \($0.catalogs[0].path)" } == [
        "Blue Blue/A.xcassets", "Red Red/A.xcassets",
      ])
    #expect(brands.required == ["close"])
    #expect(try proposal(tree.replacing("Red/A.xcassets/close", with: "Red/A.xcassets/shut")).brands == nil)
    let extensions = tree.replacing("Blue, kind: app,", with: "Blue, kind: app-extension,")
    #expect(try proposal(extensions).overrides.map(\.app) == [nil, "Red"])
    #expect(try proposal(extensions).brands == nil)
  }

  /// Two apps that compile one catalog together, and one catalog each.
  private static let twins = """
    .assetlint.yml:
      modules:
        - {name: Red, kind: app, sources: [App], resources: [Common, Red]}
        - {name: Blue, kind: app, sources: [App], resources: [Common, Blue]}
    Blue/A.xcassets/logo.imageset/logo.png: png 24x24 blue
    Blue/A.xcassets/tint.colorset: #0000FF
    Common/A.xcassets/close.imageset/close.png: png 24x24 black
    Red/A.xcassets/logo.imageset/logo.png: png 24x24 red
    Red/A.xcassets/tint.colorset: #FF0000

    """

  @Test func `apps that compile one catalog together, and have the same names in others, are brands`() throws
  {
    let proposal = try proposal(Self.twins)
    #expect(proposal.shared?.catalogs == ["Common/A.xcassets"])
    #expect(proposal.shared?.kinds == [.image])
    #expect(proposal.shared.map { "\($0.reach)" } == "(having: 2, all: 2)")
    let brands = try #require(proposal.brands)
    #expect(
      brands.brands.map { "\($0.name) \($0.catalogs[0].path)" } == [
        "Blue Blue/A.xcassets", "Red Red/A.xcassets",
      ])
    #expect(brands.required == ["logo", "tint"])
  }

  @Test func `the catalogs of brands may be larger than the shared one`() throws {
    let more = ["a", "b", "c"].flatMap { name in
      [("Red", "white"), ("Blue", "gray")].map { "\($0)/A.xcassets/\(name).imageset/a.png: png 24x24 \($1)" }
    }
    let proposal = try proposal(Self.twins + more.joined(separator: "\n"))
    #expect(proposal.shared?.kinds == [.image])
    #expect(proposal.brands?.required == ["a", "b", "c", "logo", "tint"])
  }

  @Test func `a name that a brand and the shared catalog have in one bundle is not an override`() throws {
    let tree = Self.twins.replacing("tint", with: "close").replacing(
      "Common/A.xcassets/close", with: "Common/A.xcassets/logo")
    let conflict = try proposal(Self.twins + "Red/A.xcassets/close.imageset/close.png: png 24x24 red")
    #expect(
      conflict.overrides.map { "\($0.app ?? "") \($0.repeated.count) of \($0.count)" } == [
        "Blue 2 of 2", "Red 2 of 3",
      ])
    let only = tree.split(separator: "\n").filter { !$0.hasPrefix("Blue/") }.joined(separator: "\n")
    #expect(try proposal(only).overrides.isEmpty)
    // A name that every brand has is one that every brand must have, whatever the shared catalog contains.
    #expect(try proposal(tree).brands?.required == ["close", "logo"])
  }

  @Test(arguments: [
    ("Blue, kind: app,", "Blue, kind: app-extension,"),
    ("Blue, kind: app,", "Blue, kind: test,"),
    ("Blue/A", "Rest/A"),
    ("Blue/A.xcassets/", "Blue/A.xcassets/x_"),
    ("blue\nBlue/A.xcassets/tint.colorset: #0000FF", "red\nBlue/A.xcassets/tint.colorset: #FF0000"),
    (
      "#0000FF",
      "#0000FF\nBlue/A.xcassets/a.colorset: #000001\nBlue/A.xcassets/b.colorset: #000002\nBlue/A.xcassets/c.colorset: #000003"
    ),
    (
      "Red/A.xcassets/logo.imageset/logo.png: png 24x24 red\nRed/A.xcassets/tint.colorset: #FF0000",
      "Red/A.xcassets/AccentColor.colorset: #FF0000\nRed/A.xcassets/AppIcon.appiconset/a.png: png 1024x1024"
    ),
    ("[Common, Blue]", "[Blue]"),
  ])
  func `apps without names in common, and parts of one app, are not brands`(_ old: String, _ new: String)
    throws
  {
    let tree = Self.twins.replacing(old, with: new)
    #expect(tree != Self.twins)
    let proposal = try proposal(tree)
    #expect(proposal.brands == nil)
    #expect(proposal.overrides.isEmpty)
    #expect(proposal.shared == nil)
  }

  @Test(arguments: [("iOS", 2), ("macOS", nil)])
  func `the versions of an app for two platforms are one brand`(_ platform: String, _ count: Int?) throws {
    let modules = """
      project.yml:
        name: Apps
        targets:
          Red: {type: application, platform: iOS, sources: [Common, Red]}
          Blue: {type: application, platform: \(platform), sources: [Common, Blue]}

      """
    let assets = Self.twins.split(separator: "\n").dropFirst(4).joined(separator: "\n")
    #expect(try proposal(modules + assets).brands?.brands.count == count)
  }

  @Test(arguments: [("App", ["logo"]), ("Blue", nil)])
  func `brands of one library share code, and apps that merely link it do not`(
    _ sources: String, _ required: [String]?
  ) throws {
    let brands = try proposal(
      """
      .assetlint.yml:
        modules:
          - {name: Red, kind: app, sources: [App], resources: [Red], dependencies: [Kit]}
          - {name: Blue, kind: app, sources: [\(sources)], resources: [Blue], dependencies: [Kit]}
          - {name: Kit, kind: framework, resources: [Kit]}
      App/App.swift: let a = 1
      Blue/A.xcassets/logo.imageset/logo.png: png 24x24 blue
      Kit/A.xcassets/close.imageset/close.png: png 24x24 black
      Red/A.xcassets/logo.imageset/logo.png: png 24x24 red
      """
    ).brands
    #expect(brands?.required == required)
  }

  @Test(arguments: [
    ("close open_all send_all card_all tick_all", "snake_case"), ("a b c d e", nil), ("aB cD eF gH", nil),
    ("aB cD eF gH c_d", "camelCase"), ("aB cD eF g_h c_d", nil), ("Ab Cd Ef Gh 24-x", "PascalCase"),
    ("a-b c-d e-f g h", "kebab-case"), ("a.b c.d e.f g.h i.j", nil),
    ("aB cD eF gH iJ kL m_n o_p", "camelCase"), ("aB cD eF gH iJ k_l m_n", nil),
  ])
  func `a style is proposed if nearly all names follow it`(_ names: String, _ style: String?) throws {
    let sets = names.split(separator: " ").map { "Assets.xcassets/\($0).imageset/a.png: bytes 10" }
    let stated = try proposal(sets.joined(separator: "\n")).names.compactMap(\.style?.rawValue)
    #expect(stated == [style].compactMap(\.self))
  }

  @Test(arguments: [
    ("ThirdParty/Slider/Assets.xcassets", "ThirdParty"), ("App/Vendor/A.xcassets", "App/Vendor"),
    ("App/Preview Content/Preview Assets.xcassets", "App/Preview Content"),
    ("App/Generated/A.xcassets", "App/Generated"), ("AppTests/Assets.xcassets", "AppTests"),
    ("Frameworks/Pay.framework/Assets.xcassets", "Frameworks/Pay.framework"),
    ("App/Assets.xcassets", nil),
  ])
  func `folders with other people's assets are excluded if they have findings`(
    _ catalog: String, _ folder: String?
  ) throws {
    let broken = try proposal("\(catalog)/a.imageset/a.png: text no picture").excluded
    #expect(broken.map(\.path.description) == [folder].compactMap(\.self))
    #expect(broken.allSatisfy { $0.findings > 0 })
    #expect(try proposal("\(catalog)/a.colorset: #FF0000").excluded.isEmpty)
  }

  @Test(arguments: [("PaySDK", "", 1), ("PaySDK", "PaySDK/Pay.swift: let a = 1", 0), ("Pay", "", 0)])
  func `an SDK is excluded if it contains a prebuilt framework and no code`(
    _ folder: String, _ code: String, _ count: Int
  ) throws {
    let excluded = try proposal(
      """
      \(folder)/Pay.framework/Headers/Pay.h: text int pay;
      \(folder)/Resources/Assets.xcassets/a.imageset/a.png: text no picture
      \(code)
      """
    ).excluded
    #expect(excluded.map(\.path.description) == Array(repeating: folder, count: count))
  }

  @Test(arguments: [(4, 0), (5, 1)])
  func `a type of five members is listed`(members: Int, count: Int) throws {
    let names = ["a", "b", "c", "d", "e"].prefix(members)
    let sets = names.map { "Assets.xcassets/\($0).imageset/\($0).png: bytes 10" }
    let source =
      "Icon.swift: enum Icon: String { case \(names.joined(separator: ", ")); var image: UIImage? { UIImage(named: rawValue) } }"
    #expect(try proposal((sets + [source]).joined(separator: "\n")).accessors.count == count)
  }

  @Test func `a type whose members other code uses is listed, but a view with pictures of its own is not`()
    throws
  {
    let names = ["a", "b", "c", "d", "e"]
    let sets = names.map { "Assets.xcassets/\($0).imageset/\($0).png: bytes 10" }
    let members = names.map { "let \($0) = UIImage(named: \"\($0)\")" }.joined(separator: "; ")
    let accessors = try proposal(
      (sets + [
        "Icon.swift: enum Icon: String { case a, b, c, d, e; var image: UIImage? { UIImage(named: rawValue) } }",
        "View.swift: class View { \(members); func draw() { show(a, b, c, d, e) } }",
      ]).joined(separator: "\n")
    ).accessors
    #expect(accessors.map { "\($0.name) \($0.count) \($0.file)" } == ["Icon 5 Icon.swift"])
  }
}
