import AssetAudit
import AssetModel
import TestSupport
import Testing

struct CatalogMoveTests {
  private static let tree = """
    .assetlint.yml:
      modules:
        - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
        - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
    App/Assets.xcassets/AppIcon.appiconset/icon.png: png 1024x1024 red
    App/Assets.xcassets/send.imageset/send.png: png 48x48 black cross
    App/Assets.xcassets/star.imageset/star.png: png 48x48 black dial
    App/Assets.xcassets/shut.imageset/shut.png: copy of Kit/Assets.xcassets/close.imageset/close.png
    App/Assets.xcassets/gone.imageset/gone.png: png 60x60 blue
    Kit/Assets.xcassets/close.imageset/close.png: png 48x48 black ring
    Kit/Assets.xcassets/star.imageset/star.png: png 48x48 red dial
    App/App.swift:
      func a() { show(UIImage(named: "send"), UIImage(named: "star"), UIImage(named: "shut")) }
      func b() { show(UIImage(named: "send")) }
    App/More.swift: func c() { show(UIImage(named: "send")) }
    Kit/Kit.swift:
      class Kit { func k() { for n in ["close", "star"] { show(UIImage(named: n, in: Bundle(for: Kit.self), with: nil)) } } }
    """

  @Test func `a catalog says what moving it would touch`() throws {
    let audit = try AuditSample.audit(Self.tree)
    let move = try #require(audit.catalogs.first { $0.path == "App/Assets.xcassets" }).moving
    #expect([move.unused, move.stayingCount, move.merging, move.clashing, move.moving] == [1, 1, 1, 1, 1])
    #expect((move.places, move.files) == (5, 2))
    #expect(move.mentions.map(\.modules) == [["App"]])
    let destination = try #require(move.destinations.first)
    #expect((destination.merging, destination.clashing) == (1, 1))
    #expect(
      destination.command
        == "assetlint audit --from App/Assets.xcassets --to Kit/Assets.xcassets --verbose")
  }

  @Test func `the plan for that catalog changes no other places, and has the same groups`() throws {
    let outcome = try AuditSample.outcome(Self.tree)
    let audit = Audit(
      outcome.project, outcome.report, movingFrom: "App/Assets.xcassets", to: "Kit/Assets.xcassets")
    let plan = try #require(audit.migration)
    let move = try #require(audit.catalogs.first { $0.path == "App/Assets.xcassets" }).moving
    #expect(plan.moves.allSatisfy { audit.assets[$0.asset].set.id.catalog == "App/Assets.xcassets" })
    #expect(plan.total(.merge).assets == move.merging)
    #expect(plan.total(.rename).assets == move.clashing)
    #expect(plan.total(.move).assets == move.moving)
    #expect(plan.total(.stay).assets == move.stayingCount)
    let actions = try #require(move.destinations.first?.actions)
    for action in PlannedMove.Action.allCases {
      #expect(actions[action] ?? 0 == plan.total(action).assets)
    }
    #expect(Set(plan.moves.flatMap(\.edits).map(\.place)).count == move.places)
  }

  @Test func `a catalog for development does not ship`() throws {
    let tree = """
      App.xcodeproj/project.pbxproj:
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
          PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
          PC = { isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (A, B, S); };
          A = { isa = PBXFileReference; sourceTree = "<group>"; path = Assets.xcassets; };
          B = { isa = PBXFileReference; sourceTree = "<group>"; path = "Preview Content/Preview.xcassets"; };
          S = { isa = PBXFileReference; sourceTree = "<group>"; path = App.swift; };
          T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildPhases = (R, C); buildConfigurationList = L; };
          R = { isa = PBXResourcesBuildPhase; files = (FA, FB); };
          C = { isa = PBXSourcesBuildPhase; files = (FS); };
          FA = { isa = PBXBuildFile; fileRef = A; };
          FB = { isa = PBXBuildFile; fileRef = B; };
          FS = { isa = PBXBuildFile; fileRef = S; };
          L = { isa = XCConfigurationList; buildConfigurations = (D); };
          D = { isa = XCBuildConfiguration; name = Release;
            buildSettings = { PRODUCT_NAME = App; DEVELOPMENT_ASSET_PATHS = "\\"Preview Content\\""; }; };
        }; rootObject = P; }
      Assets.xcassets/a.imageset/a.png: png 24x24 red
      Preview Content/Preview.xcassets/b.imageset/b.png: png 24x24 blue
      App.swift: func a() { show(UIImage(named: "a"), UIImage(named: "b")) }
      """
    let audit = try AuditSample.audit(tree)
    #expect(audit.catalogs.map(\.isForDevelopment) == [false, true])
    #expect(audit.products.map(\.assets) == [1])
    #expect(audit.products.map(\.shippedBytes) == [audit.catalogs[0].total.bytes])
  }

  @Test func `unused assets to check first have a step of their own`() throws {
    let audit = try AuditSample.audit(
      """
      close_button.imageset/a.png: png 24x24 red
      gone.imageset/a.png: png 24x24 blue
      App.swift: func a() { show(UIImage(named: "close-buton")) }
      """)
    let unused = audit.assets.filter { $0.verdict == .unused }
    #expect(audit.advice.steps.map(\.text).contains { $0.hasPrefix("Delete 1 unused asset") })
    #expect(audit.advice.steps.map(\.text).contains { $0.hasPrefix("Check 1 more unused asset") })
    #expect(unused.map(\.isToCheck) == [true, false])
  }

  @Test func `assets of the same unused declaration are one saving`() throws {
    let audit = try AuditSample.audit(
      """
      one.imageset/a.png: png 24x24 red level0
      two.imageset/a.png: png 30x30 blue level0
      App.swift:
        func a() {}
        private func old(_ flag: Bool) -> UIImage? { flag ? UIImage(named: "one") : UIImage(named: "two") }
      """)
    let saving = try #require(audit.advice.savings.first)
    #expect(saving.assets == [0, 1])
    #expect(saving.bytes == audit.assets.reduce(0) { $0 + $1.bytes })
    #expect(saving.message.hasSuffix("(and 1 finding like it)"))
  }
}
