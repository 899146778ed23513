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

  private func move(of catalog: RepositoryPath, in tree: String) throws -> CatalogMove {
    let audit = try AuditSample.audit(tree)
    return try #require(audit.catalogs.first { $0.path == catalog }?.moving)
  }

  @Test func `a catalog says what moving it would touch`() throws {
    let move = try move(of: "App/Assets.xcassets", in: Self.tree)
    #expect(move.unused == 1)
    #expect(move.reasonToStay == nil)
    let best = try #require(move.destinations.first)
    #expect(best.catalog == "Kit/Assets.xcassets")
    #expect(best.actions == [.delete: 1, .merge: 1, .rename: 1, .move: 1, .stay: 1])
    #expect((best.lines, best.files, best.linesToCheck) == (3, 2, 0))
    #expect(best.modules.map(\.modules) == [["App"]])
    #expect(best.staying.map(\.reason) == ["assets of kind app-icon belong in the app that uses them"])
    #expect(
      best.command == "assetlint audit --from App/Assets.xcassets --to Kit/Assets.xcassets --verbose")
  }

  @Test(arguments: [
    ("show(UIImage(named: \"send\"))", "leave it where it is, because there is no other catalog"),
    ("", "delete it, because all its assets are unused"),
  ])
  func `the only catalog is deleted only if nothing in it is used`(code: String, advice: String) throws {
    let audit = try AuditSample.audit(
      """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, sources: [App], resources: [App]}
      App/Assets.xcassets/send.imageset/send.png: png 48x48 black cross
      App/Assets.xcassets/gone.imageset/gone.png: png 60x60 blue
      App/App.swift: func a() { \(code) }
      """)
    #expect(audit.markdown().contains(advice))
  }

  @Test func `a generator has to read the destination`() throws {
    let configuration = """

      swiftgen.yml:
        xcassets:
          inputs: App/Assets.xcassets
          outputs: {templateName: swift5, output: Assets.swift}
      """
    let outcome = try AuditSample.outcome(Self.tree + configuration)
    let audit = Audit(
      outcome.project, outcome.report, movingFrom: "App/Assets.xcassets", to: "Kit/Assets.xcassets",
      generators: outcome.scan.generators)
    let edit = try #require(audit.migration?.edits.first { $0.place.path == "swiftgen.yml" })
    #expect(edit.note == "also list Assets.xcassets, or SwiftGen will no longer generate the accessors")
    #expect(try move(of: "App/Assets.xcassets", in: Self.tree + configuration).destinations.first?.lines == 4)
  }

  @Test func `every destination has the numbers of its plan`() throws {
    let outcome = try AuditSample.outcome(Self.tree)
    for catalog in Audit(outcome.project, outcome.report).catalogs {
      for destination in try #require(catalog.moving).destinations {
        let audit = Audit(
          outcome.project, outcome.report, movingFrom: catalog.path, to: destination.catalog)
        let plan = try #require(audit.migration)
        for action in PlannedMove.Action.allCases {
          #expect(destination.actions[action] ?? 0 == plan.total(action).assets)
        }
        #expect(destination.lines == plan.edits.lines.count)
        #expect(destination.products == plan.products)
        #expect(destination.dependencies == plan.dependencies)
        #expect(
          audit.migrationText(listsAll: false).contains("\(destination.lines) line")
            || destination.lines == 0)
      }
    }
  }

  private static let products = """
    .assetlint.yml:
      modules:
        - {name: App, kind: app, sources: [App], resources: [App, Shared], dependencies: [Today, Watch]}
        - {name: Today, kind: app-extension, sources: [Today], resources: [Today, Shared]}
        - {name: Watch, kind: watch-app, sources: [Watch], resources: [Watch]}
    App/Assets.xcassets/hero.imageset/hero.png: png 300x300 red level0
    Shared/Shared.xcassets/logo.imageset/logo.png: png 40x40 red dial
    Today/Assets.xcassets/today.imageset/today.png: png 40x40 green
    Watch/Assets.xcassets/big.imageset/big.png: png 400x400 blue level0
    Watch/Assets.xcassets/small.imageset/small.png: png 40x40 blue
    App/App.swift: func a() { show(UIImage(named: "hero"), UIImage(named: "logo")) }
    Today/Today.swift: func t() { show(UIImage(named: "today"), UIImage(named: "logo")) }
    Watch/Watch.swift: func w() { show(UIImage(named: "big"), UIImage(named: "small")) }
    """

  @Test func `a destination that only makes a product larger is not advised`() throws {
    let move = try move(of: "App/Assets.xcassets", in: Self.products)
    #expect(move.destinations.map(\.catalog) == ["Shared/Shared.xcassets"])
    let only = try #require(move.destinations.first)
    #expect(!only.isAdvised)
    #expect(only.products.map(\.name) == ["App", "Today"])
    #expect(only.products.allSatisfy { $0.growth > 200_000 })
    #expect(
      move.reasonToStay
        == "Today would grow by 270 KB (from 531 B), and 1 other product would grow, too, although no additional modules would use the assets"
    )
  }

  @Test func `a catalog that users of the assets cannot read cannot be the destination`() throws {
    let move = try move(of: "App/Assets.xcassets", in: Self.products)
    #expect(move.closed.map(\.reason) == ["App cannot read the destination catalog"])
    #expect(move.closed.first?.catalogs == ["Today/Assets.xcassets", "Watch/Assets.xcassets"])
    let watch = try self.move(of: "Watch/Assets.xcassets", in: Self.products)
    #expect(watch.destinations.isEmpty)
    #expect(watch.reasonToStay == "no other catalog is in every product that can use these assets")
  }

  @Test func `a shared catalog comes before a module that all link, and that before the same bundle`() throws
  {
    let tree = """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit, Design]}
          - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
          - {name: Design, kind: framework, sources: [Design], resources: [Design]}
      App/Assets.xcassets/send.imageset/send.png: png 48x48 black cross
      App/More.xcassets/more.imageset/more.png: png 48x48 black dial
      Kit/Assets.xcassets/close.imageset/close.png: png 48x48 black ring
      Design/Assets.xcassets/tick.imageset/tick.png: png 48x48 red ring
      App/App.swift: func a() { show(UIImage(named: "send"), UIImage(named: "more")) }
      Kit/Kit.swift: class Kit { func k() { show(UIImage(named: "close", in: Bundle(for: Kit.self), with: nil)) } }
      Design/Design.swift: class Design { func d() { show(UIImage(named: "tick", in: Bundle(for: Design.self), with: nil)) } }
      """
    let plain = try move(of: "App/Assets.xcassets", in: tree)
    #expect(
      plain.destinations.map { "\($0.catalog)" } == [
        "Design/Assets.xcassets", "Kit/Assets.xcassets", "App/More.xcassets",
      ])
    #expect(plain.destinations.map(\.lines) == [1, 1, 0])
    #expect(plain.destinations.map(\.keptReferences) == [0, 0, 1])
    let shared = try move(
      of: "App/Assets.xcassets",
      in: tree.replacing(
        ".assetlint.yml:", with: ".assetlint.yml:\n  shared: {catalogs: [Kit/Assets.xcassets]}"))
    #expect(shared.destinations.first?.catalog == "Kit/Assets.xcassets")
  }

  @Test func `an animation that a storyboard numbers ties its frames to the bundle`() throws {
    let move = try move(
      of: "App/Frames.xcassets",
      in: """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/Frames.xcassets/Loading1.imageset/a.png: png 24x24 red
        App/Frames.xcassets/Loading2.imageset/a.png: png 24x24 blue
        App/Interface.storyboard:
          <document><resources><image name="Loading" width="16" height="16"/></resources></document>
        Kit/Assets.xcassets/close.imageset/close.png: png 48x48 black ring
        Kit/Kit.swift: class Kit { func k() { show(UIImage(named: "close", in: Bundle(for: Kit.self), with: nil)) } }
        """)
    #expect(move.reasonToStay == "App/Interface.storyboard can only use assets in its own bundle")
    #expect(move.destinations.isEmpty)
  }

  @Test func `a member of a system type and a word with the name need no edit`() throws {
    let move = try move(
      of: "App/Assets.xcassets",
      in: """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/Assets.xcassets/white.colorset: #FFFFFF
        App/Assets.xcassets/SideStore.imageset/a.png: png 24x24 red
        Kit/Assets.xcassets/close.imageset/close.png: png 48x48 black ring
        App/App.swift:
          func a(_ label: UILabel) {
            label.textColor = .white
            label.backgroundColor = UIColor(named: "white")
            label.image = UIImage(named: "SideStore")
            label.text = "SideStore"
          }
        Kit/Kit.swift: class Kit { func k() { show(UIImage(named: "close", in: Bundle(for: Kit.self), with: nil)) } }
        """)
    let best = try #require(move.destinations.first)
    #expect(best.examples.map(\.place.position?.line) == [3, 4])
    #expect(best.lines == 2)
    #expect(best.keptReferences == 0)
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
    #expect(audit.catalogs[0].moving?.destinations.isEmpty == true)
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
