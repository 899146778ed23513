import AssetAudit
import AssetModel
import TestSupport
import Testing

struct AuditFactsTests {
  private func asset(_ name: String, in catalog: String, _ audit: Audit) throws -> AuditedAsset {
    try #require(audit.assets.first { $0.set.name == name && "\($0.set.id.catalog)" == catalog })
  }

  @Test func `an app is listed before an extension that compiles the same catalog`() throws {
    let audit = try AuditSample.audit(
      """
      .assetlint.yml:
        modules:
          - {name: Bar, kind: app-extension, sources: [Bar], resources: [App]}
          - {name: Shop, kind: app, sources: [App], resources: [App], dependencies: [Bar]}
      App/Assets.xcassets/close.imageset/close.png: png 24x24
      App/App.swift: show(UIImage(named: "close"))
      """)
    #expect(audit.modules.map(\.name) == ["Shop", "Bar"])
  }

  @Test func `a row shows where an asset is, how large it is and who uses it`() throws {
    let audit = try AuditSample.audit()
    let close = try asset("close", in: "App/Assets.xcassets", audit)
    #expect(close.modules == ["App"])
    #expect(close.users == ["App"])
    #expect(close.verdict == .used)
    #expect(close.pixels == .pixels(width: 48, height: 48))
    #expect(close.points == .points(width: 24, height: 24))
    #expect(close.traits.appearances == ["dark"])
    #expect(close.traits.scales == ["2x"])
    #expect(close.formats == ["png"])
    #expect(close.access.map(\.style) == [.string])
    #expect(close.access.map(\.count) == [1])
  }

  @Test func `code uses the asset in its own bundles`() throws {
    let audit = try AuditSample.audit()
    #expect(try asset("close", in: "Kit/Assets.xcassets", audit).users == ["Kit"])
  }

  @Test func `use by another module is counted separately`() throws {
    let audit = try AuditSample.audit()
    let ring = try asset("ring", in: "Kit/Assets.xcassets", audit)
    #expect(ring.users == ["App"])
    #expect(ring.isUsedElsewhere)
    #expect(!ring.isUsedHere)
    #expect(audit.uses.rows == ["App", "Kit", "Widget"])
    #expect(audit.uses.cells == [[3, 1, 0], [0, 1, 0], [0, 0, 1]])
  }

  @Test func `only modules that can read an asset use it`() throws {
    let audit = try AuditSample.audit(
      """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, sources: [App, Shared], resources: [App], dependencies: [Kit, Watch]}
          - {name: Watch, kind: watch-app, sources: [Watch, Shared], resources: [Watch]}
          - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
      App/Assets.xcassets/car.imageset/car.png: png 48x48 black cross
      Kit/Assets.xcassets/delete.imageset/delete.png: png 48x48 red cross
      Shared/Shared.swift: func f() { show(UIImage(named: "car")) }
      Kit/Kit.swift:
        class Kit { func k() { show(UIImage(named: "delete", in: Bundle(for: Kit.self), with: nil)) } }
      Watch/Watch.swift: func send() { call(method: "delete") }
      """)
    #expect(try asset("car", in: "App/Assets.xcassets", audit).users == ["App"])
    let delete = try asset("delete", in: "Kit/Assets.xcassets", audit)
    #expect(delete.users == ["Kit"])
    #expect(delete.places.map { "\($0.path)" } == ["Kit/Kit.swift"])
    #expect(delete.possiblePlaces.map { "\($0.path)" } == ["Watch/Watch.swift"])
  }

  @Test func `code that calls a function does not use every asset in it`() throws {
    let audit = try AuditSample.audit(
      """
      a.imageset/a.png: png 24x24 red
      b.imageset/b.png: png 24x24 blue
      App.swift:
        enum Icon { static let a = UIImage(named: "a") }
        func screen() { show(Icon.a, UIImage(named: "b")) }
        func start() { screen(); screen() }
      """)
    #expect(audit.assets.map { $0.places.map { $0.position?.line } } == [[1, 2], [2]])
    #expect(audit.assets[0].access.map(\.style) == [.string, .accessor])
  }

  @Test func `an unused asset has no users`() throws {
    let audit = try AuditSample.audit(
      """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, sources: [App], resources: [App]}
      App/Assets.xcassets/old.imageset/a.png: png 24x24
      App/App.swift: private enum Icon { static let old = UIImage(named: "old") }
      """)
    #expect(audit.assets.map(\.verdict) == [.unused])
    #expect(audit.assets.map(\.users) == [[]])
    #expect(audit.assets.map(\.places) == [[]])
    #expect(audit.assets[0].possiblePlaces.count == 1)
    #expect(audit.total.usedHere == 0)
  }

  @Test func `findings that are not about an asset are listed`() throws {
    let audit = try AuditSample.audit(
      """
      a.imageset/a.png: png 24x24 red
      App.swift: func f(n: String) { show(UIImage(named: "a"), UIImage(named: "nothing"), UIImage(named: n + "_x")) }
      """)
    #expect(audit.otherFindings.map(\.rule) == ["missing_asset"])
    #expect(audit.computedNames.map { "\($0.place.path)" } == ["App.swift"])
    #expect(audit.assets[0].findings.isEmpty)
  }

  @Test func `an asset is listed only once among the largest savings`() throws {
    let audit = try AuditSample.audit(
      """
      a.imageset/a.png: png 300x300 red level0
      b.imageset/b.png: copy of a.imageset/a.png
      App.swift: func f() { show(UIImage(named: "a")) }
      """)
    #expect(audit.advice.savings.map(\.rule) == ["unused_asset"])
  }

  @Test func `an app ships its framework once, for itself and its extension`() throws {
    let audit = try AuditSample.audit()
    let bytes = { (name: String) in audit.modules.first { $0.name == name }?.total.bytes ?? 0 }
    let app = try #require(audit.products.first { $0.name == "App" })
    #expect(app.bytes == bytes("App") + bytes("Kit"))
    #expect(app.shippedBytes == bytes("App") + bytes("Kit") + bytes("Widget"))
    #expect(app.extensions == ["Widget"])
    #expect(audit.products.first { $0.name == "Widget" }?.bytes == bytes("Widget") + bytes("Kit"))
  }

  @Test func `one name for two pictures is a clash`() throws {
    let audit = try AuditSample.audit()
    #expect(audit.clashes.map(\.name) == ["close"])
    #expect(audit.clashes.first?.variants.count == 2)
  }

  @Test func `colors are written as in CSS`() throws {
    let brand = try asset("brand", in: "App/Assets.xcassets", AuditSample.audit())
    #expect(brand.colors.map(\.value) == ["#FF8000", "#402000"])
    #expect(brand.colors.map(\.circumstances) == ["", "dark"])
  }

  @Test func `coverage counts dark mode, sharp screens and languages, overall and by catalog`() throws {
    let audit = try AuditSample.audit(
      """
      A.xcassets/close.imageset/close@2x.png: png 48x48 black cross
      A.xcassets/close.imageset/close@2x~dark.png: png 48x48 white cross
      A.xcassets/open.imageset/open@2x.png: png 48x48 red
      A.xcassets/open.imageset/open@3x.png: png 72x72 red
      A.xcassets/brand.colorset: #FF8000, dark #402000
      A.xcassets/plain.colorset: #FF8000
      B.xcassets/ring.imageset/ring.svg: svg 24x24
      App.swift: func app() { show(UIImage(named: "close"), UIImage(resource: .open), Image(.ring), Color(.brand)) }
      """)
    let told = audit.coverage.map { part in
      "\(part.scope): \(part.darkImages)/\(part.images) images, \(part.darkColors)/\(part.colors) colors, "
        + "\(part.sharpImages) sharp, \(part.usedBySymbol) by symbol, \(part.usedByString) by string"
    }
    #expect(
      told == [
        ": 1/3 images, 1/2 colors, 2 sharp, 3 by symbol, 1 by string",
        "A.xcassets: 1/2 images, 1/2 colors, 1 sharp, 2 by symbol, 1 by string",
        "B.xcassets: 0/1 images, 0/0 colors, 1 sharp, 1 by symbol, 0 by string",
      ])
  }

  @Test func `a module that uses few of its assets stands out`() throws {
    let assets = { (module: String, count: Int) in
      (1...count).map { "\(module)/Assets.xcassets/\(module)\($0).colorset: #00000\($0 % 10)" }
    }
    let used = (2...12).map { "UIColor(named: \"App\($0)\")" }.joined(separator: ", ")
    let audit = try AuditSample.audit(
      """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
          - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
      \((assets("App", 12) + assets("Kit", 10)).joined(separator: "\n"))
      App/App.swift: func app() { show(\(used)) }
      """)
    #expect(
      audit.advice.outliers.map(\.text).first
        == "Kit: 10 of 10 assets are unused, 100% compared with 50% overall")
  }

  @Test func `names are counted by style`() throws {
    let names = try AuditSample.audit().names
    #expect(names.map(\.style) == [nil, .snakeCase])
    #expect(names.map(\.assets) == [1, 1])
  }

  @Test func `a cell that a spreadsheet would evaluate becomes text`() throws {
    let csv = String(decoding: try AuditSample.audit().csv(), as: UTF8.self)
    #expect(csv.contains("\"'=SUM(1)\""))
    #expect(!csv.contains("\"=SUM"))
  }

  @Test func `names with Markdown characters are escaped`() throws {
    let audit = try AuditSample.audit(
      "App/A|B<script>.xcassets/[x](http:y).imageset/a.png: png 24x24\nApp.swift: func a() {}")
    #expect(!audit.markdown().contains("<script>"))
    #expect(!audit.markdown().contains("[x]("))
  }

  @Test func `limits of the audit are reported`() throws {
    let lonely = try AuditSample.audit("a.imageset/a.png: png 24x24")
    #expect(lonely.limits.count == 2)
    #expect(lonely.total.unused == 0)
    #expect(lonely.assets.map(\.verdict) == [.notJudged])
    #expect(try AuditSample.audit().limits == [])
    #expect(
      try AuditSample.audit("App.swift: func a() {}").text()
        == "There are no asset catalogs in this repository.\n")
  }

  @Test func `a repository without history says so if dates are requested`() throws {
    let outcome = try AuditSample.outcome()
    #expect(Audit(outcome.project, outcome.report, changes: [:]).limits.count == 1)
    let change = AuditedChange(commit: "abc1234", date: "2024-01-31")
    let dated = Audit(
      outcome.project, outcome.report, changes: ["Kit/Assets.xcassets/close.imageset/close.svg": change])
    #expect(dated.limits == [])
    #expect(dated.assets.compactMap(\.lastChange) == [change])
    #expect(String(decoding: dated.csv(), as: UTF8.self).contains(",\"abc1234\",\"2024-01-31\","))
  }

  @Test func `the text fits the screen`() throws {
    let text = try AuditSample.audit().text(width: 100)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.count <= 50)
  }

  @Test func `an asset that the configuration accepts is not counted as unused`() throws {
    let audit = try AuditSample.audit(
      """
      .assetlint.yml:
        suppressions:
          - {asset: old, rule: unused_asset, reason: shown by the server}
      old.imageset/a.png: png 24x24
      new.imageset/a.png: png 24x24 red
      App.swift: func a() {}
      """)
    #expect(audit.total.unused == 1)
    #expect(audit.assets.map(\.verdict) == [.unused, .accepted])
  }

  @Test func `one name with the same files and other settings is not different content`() throws {
    let listed =
      #""images": [{"filename": "a.png", "idiom": "universal"}], "info": {"author": "xcode", "version": 1}"#
    let audit = try AuditSample.audit(
      """
      A.xcassets/star.imageset/a.png: png 24x24 red
      A.xcassets/star.imageset/Contents.json: json {\(listed)}
      B.xcassets/star.imageset/a.png: copy of A.xcassets/star.imageset/a.png
      B.xcassets/star.imageset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x"}]}
      A.xcassets/moon.imageset/a.png: png 24x24 blue
      B.xcassets/moon.imageset/a.png: png 24x24 green
      """)
    #expect(audit.clashes.map(\.name) == ["moon", "star"])
    #expect(audit.clashes.map(\.settings) == [[], ["scale"]])
  }

  @Test func `a step has the number of what its command and the page list`() throws {
    let audit = try AuditSample.audit(
      """
      close_button.imageset/a.png: png 24x24 red
      gone.imageset/a.png: png 24x24 blue
      one.imageset/a.png: png 64x64 green level0
      two.imageset/a.png: copy of one.imageset/a.png
      A.xcassets/lost.imageset/a.png: missing
      App.swift:
        func a() { show(UIImage(named: "close-buton"), UIImage(named: "one"), UIImage(named: "two"), UIImage(named: "lost")) }
      """)
    let steps = audit.advice.steps.map(\.text)
    let broken = audit.rules.filter { $0.severity == .error }.reduce(0) { $0 + $1.findings }
    #expect(broken > 0)
    #expect(audit.errors.count == broken)
    #expect(steps[0].hasPrefix("Fix what is broken (\(broken) error"))
    let unused = audit.assets.filter { $0.verdict == .unused }
    #expect(steps.contains { $0.hasPrefix("Delete \(unused.count { !$0.isToCheck }) unused") })
    #expect(steps.contains { $0.hasPrefix("Check \(unused.count(where: \.isToCheck)) more unused") })
    #expect(steps.contains { $0.hasPrefix("Merge 1 group of copies") })
    #expect(audit.copies.count == 1)
  }

  @Test func `an asset that differs in case from a name that code makes is not for deletion`() throws {
    let audit = try AuditSample.audit(
      """
      sale_dark.imageset/a.png: png 24x24 red
      sale_blue.imageset/a.png: png 24x24 blue
      sale_contrastlight.imageset/a.png: png 24x24 green
      saleroom.imageset/a.png: png 24x24 black
      App.swift:
        class ThemedView {
          var original = ""
          func name() -> String {
            switch theme {
            case .dark: return original + "_dark"
            case .blue: return original + "_blue"
            default: return original + "_contrastLight"
            }
          }
          func show() { view.image = UIImage(named: name()) }
        }
      """)
    let unused = audit.assets.filter { $0.verdict == .unused }
    #expect(unused.map(\.set.name) == ["sale_contrastlight", "saleroom"])
    #expect(unused.map(\.isToCheck) == [true, false])
    #expect(
      unused[0].reason.hasSuffix(
        "if this name differs from one of them only in capitalization, rename the asset"))
  }
}
