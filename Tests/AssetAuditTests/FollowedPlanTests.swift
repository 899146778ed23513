import AssetAudit
import AssetModel
import LintEngine
import TestSupport
import Testing

/// A migration needs only the changes that its plan lists.
struct FollowedPlanTests {
  private static let framework = """
    .assetlint.yml:
      modules:
        - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit, Feature]}
        - {name: Feature, kind: framework, sources: [Feature], resources: [Feature], dependencies: []}
        - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
    App/Assets.xcassets/logo.imageset/logo.png: png 40x40 green
    App/App.swift: func app() { show(UIImage(named: "logo"), Image("logo"), Image(.logo), UIImage.logo) }
    Feature/Assets.xcassets/send.imageset/send.png: png 48x48 black cross
    Feature/Assets.xcassets/shut.imageset/shut.png: copy of Kit/Assets.xcassets/close.imageset/close.png
    Feature/Assets.xcassets/star.imageset/star.png: png 48x48 black dial
    Feature/Assets.xcassets/tint.colorset: #FF8000
    Feature/Feature.swift:
      class Feature {
        let bundle = Bundle(for: Feature.self)
        func f() {
          show(UIImage(named: "send", in: Bundle(for: Feature.self), compatibleWith: nil))
          show(UIImage(named: "star", in: Bundle(for: Feature.self), compatibleWith: nil))
          show(UIImage(named: "shut", in: Bundle(for: Feature.self), compatibleWith: nil), UIImage(resource: .shut))
          show(icon("send"), UIColor(resource: .tint), ColorResource.tint)
        }
        func icon(_ name: String) -> UIImage? { UIImage(named: name, in: Bundle(for: Feature.self), compatibleWith: nil) }
      }
    Kit/Assets.xcassets/close.imageset/close.png: png 48x48 black ring level0
    Kit/Assets.xcassets/star.imageset/star.png: png 48x48 red dial
    Kit/Kit.swift:
      class Kit { func k() { show(UIImage(named: "close", in: Bundle(for: Kit.self), with: nil)) } }
      func l() { show(UIImage(resource: .star)) }
    """
  private static let dependency = [
    (
      path: ".assetlint.yml", from: "resources: [Feature], dependencies: []",
      to: "resources: [Feature], dependencies: [Kit]"
    )
  ]

  @Test func `a plan to move into a framework leaves nothing unfound`() throws {
    let followed = try FollowedPlan(
      Self.framework, to: "Kit/Assets.xcassets", manifest: Self.dependency)
    #expect(followed.findings == [])
    #expect(
      followed.verdicts == [
        "close": .used, "star": .used, "send": .used, "logo": .used, "Feature-star": .used, "tint": .used,
      ])
    #expect(
      followed.edits == [
        #"App/App.swift:1: "logo" → "logo", in: .kit, compatibleWith: nil"#,
        #"App/App.swift:1: "logo" → "logo", bundle: .kit"#,
        #"App/App.swift:1: .logo → ImageResource(name: "logo", bundle: .kit)"#,
        #"App/App.swift:1: UIImage.logo → UIImage(resource: ImageResource(name: "logo", bundle: .kit))"#,
        #"Feature/Feature.swift:4: Bundle(for: Feature.self) → .kit"#,
        #"Feature/Feature.swift:5: "star" → "Feature-star""#,
        #"Feature/Feature.swift:5: Bundle(for: Feature.self) → .kit"#,
        #"Feature/Feature.swift:6: "shut" → "close""#,
        #"Feature/Feature.swift:6: Bundle(for: Feature.self) → .kit"#,
        #"Feature/Feature.swift:6: .shut → ImageResource(name: "close", bundle: .kit)"#,
        #"Feature/Feature.swift:7: .tint → ColorResource(name: "tint", bundle: .kit)"#,
        #"Feature/Feature.swift:7: ColorResource.tint → ColorResource(name: "tint", bundle: .kit)"#,
        #"Feature/Feature.swift:9: Bundle(for: Feature.self) → .kit"#,
      ])
    #expect(followed.plan.bundle?.expression == ".kit")
  }

  @Test func `without the edits, code would not find what moved`() throws {
    let followed = try FollowedPlan(
      Self.framework, to: "Kit/Assets.xcassets", manifest: Self.dependency, editing: false)
    #expect(followed.findings.count == 5)
  }

  private static let package = """
    Package.swift:
      let package = Package(name: "Shop", targets: [
        .target(name: "Design", resources: [.process("A.xcassets")]),
        .target(name: "Chat", dependencies: [], resources: [.process("B.xcassets")]),
        .executableTarget(name: "Shop", dependencies: ["Chat", "Design"]),
      ])
    Sources/Design/A.xcassets/close.imageset/close.png: png 48x48 black ring
    Sources/Design/Design.swift:
      func d() { show(Image("close", bundle: .module)) }
    Sources/Chat/B.xcassets/send.imageset/send.png: png 48x48 black cross
    Sources/Chat/B.xcassets/close.imageset/close.png: png 48x48 blue cross
    Sources/Chat/B.xcassets/line.colorset: #808080
    Sources/Chat/Chat.swift:
      enum Glyph: String { case send, close
        var image: Image { Image(rawValue, bundle: .module) }
      }
      func c() { show(Glyph.send.image, Glyph.close.image, Color("line", bundle: .module), Color(.line)) }
    Sources/Shop/main.swift: c()
    """

  @Test func `a plan to move into another target of a package leaves nothing unfound`() throws {
    let followed = try FollowedPlan(
      Self.package, to: "Sources/Design/A.xcassets",
      manifest: [("Package.swift", "dependencies: [], resources", "dependencies: [\"Design\"], resources")])
    #expect(followed.findings == [])
    #expect(
      followed.verdicts == ["close": .used, "send": .used, "Chat-close": .used, "line": .used])
    #expect(
      followed.edits == [
        #"Sources/Chat/Chat.swift:1: close → close = "Chat-close""#,
        #"Sources/Chat/Chat.swift:2: .module → .design"#,
        #"Sources/Chat/Chat.swift:4: .module → .design"#,
        #"Sources/Chat/Chat.swift:4: .line → ColorResource(name: "line", bundle: .design)"#,
      ])
    #expect(
      followed.plan.bundle?.declaration == "extension Bundle { public static let design = Bundle.module }")
  }
}
