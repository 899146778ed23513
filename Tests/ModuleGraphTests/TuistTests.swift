import AssetModel
import Basics
import Testing

@testable import ModuleGraph

struct TuistTests {
  @Test func `a project that is commented out declares nothing`() {
    let text = "// import ProjectDescription\n//\n//  let project = Project(name: \"Shop\")\n"
    #expect(readModules(["App/Project.swift": text]).remarks.isEmpty)
  }

  @Test func `targets, files and dependencies are read`() throws {
    let modules = readModules(
      [
        "App/Project.swift": """
        import ProjectDescription
        let project = Project(
          name: "Shop",
          settings: .settings(base: ["ASSETCATALOG_COMPILER_APPICON_NAME": "Icon"]),
          targets: [
            .target(
              name: "App", destinations: [.iPhone, .iPad], product: .app, bundleId: "org.app",
              infoPlist: .file(path: "Res/Info.plist"), sources: ["Src/**", .glob("More/*.swift", excluding: ["More/b.swift"])],
              resources: ["Res/**", .folderReference(path: "Web"), .glob(pattern: .relativeToRoot("Shared/*.xcassets"))],
              dependencies: [.target(name: "Kit"), .project(target: "Core", path: "../Core"), .external(name: "Alamofire"),
                .sdk(name: "UIKit", type: .framework), .xcframework(path: "V/Maps.xcframework")],
              settings: .settings(base: ["PRODUCT_NAME": "Shop"], configurations: [
                .debug(name: "Debug", settings: ["ASSETCATALOG_COMPILER_APPICON_NAME": "Dev"])])),
            Target(name: "Kit", platform: .iOS, product: .staticFramework, bundleId: "org.kit", resources: ["KitRes/**"]),
          ])
        """,
        "Core/Project.swift": """
        // The function that creates the project is in another file, at offsets that this file has, too. Places are of \
        this file, so nothing in that one has a place of its own.
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project.module("Core", folders: ["A", "B"])
        """,
        "Tuist/ProjectDescriptionHelpers/Module.swift": """
        import ProjectDescription
        extension Project {
          public static func module(_ name: String, folders: [String]) -> Project {
            Project(name: name, targets: [.target(name: name, destinations: .iOS, product: .framework, bundleId: "org.\\(name)",
              sources: .sourceFilesList(globs: folders.map { .glob("\\($0)/**") }))])
          }
        }
        """,
      ],
      besides: [
        "App/Src/a.swift", "App/Src/x.txt", "App/More/a.swift", "App/More/b.swift", "App/Res/Info.plist",
        "App/Res/A.xcassets/Contents.json", "App/Web/W.xcassets/Contents.json",
        "Shared/S.xcassets/Contents.json",
        "App/KitRes/K.xcassets/Contents.json", "Core/A/a.swift", "Core/B/b.swift", "Core/C/c.swift",
      ])
    let app = try #require(modules.the("App"))
    #expect(
      app.parts == [
        "source App/More/a.swift", "processed App/Res/A.xcassets", "source App/Src/a.swift", "copied App/Web",
        "processed Shared/S.xcassets",
      ])
    #expect(app.kind == .app && app.platforms == [.iOS] && app.container == "App/Shop.xcodeproj")
    #expect(
      app.productNames == ["Shop"] && app.bundleIdentifiers == ["org.app"]
        && app.infoPlists == ["App/Res/Info.plist"])
    #expect(app.settings.filter { $0.name.hasPrefix("ASSET") }.map(\.value) == ["Dev", "Icon"])
    #expect(
      modules.needs(app) == ["Kit→Kit", "Core→Core", "Alamofire outside", "V/Maps.xcframework outside"])
    let kit = try #require(modules.the("Kit"))
    #expect(kit.place == Place("App/Project.swift", TextPosition(line: 14, column: 5)))
    #expect(modules.moduleBundle(of: kit.id)?.names == ["Shop_Kit.bundle"])
    #expect(modules.the("Core")?.sources == ["Core/A/a.swift", "Core/B/b.swift"])
    #expect(
      modules.the("Core")?.place == Place("Core/Project.swift", .start))
    #expect(modules.remarks == [])
  }

  @Test(arguments: [
    (
      "let project = make()",
      "unreadable 0: assetlint cannot evaluate the code that creates the project, so its targets are unknown"
    ),
    (
      "let project = Project(name: \"A\", targets: [make()])",
      "computed 1: some targets come from code that assetlint cannot evaluate, so they are left out"
    ),
    (
      "let project = Project(name: \"A\", targets: [.target(name: \"B\", product: .app, sources: list())])",
      "computed 1: some sources of B are unknown"
    ),
    (
      "let project = Project(name: \"A\", targets: [.extensionTarget(name: \"B\", more: [\"B/**\"])])",
      "computed 1: some sources, resources and dependencies of B are unknown"
    ),
    (
      "let project = Project(name: \"A\", targets: [.target(name: \"B\", product: .app, sources: [\"[a\"])])",
      "computed 1: the pattern [a is invalid: '[' has no closing ']'; write \\[ to match a literal bracket"
    ),
  ])
  func `computed values are noted`(_ text: String, _ remark: String) {
    #expect(readModules(["Project.swift": text + " // ProjectDescription"]).remarks == [remark])
  }

  @Test func `a file with this name may be anything`() {
    let modules = readModules(["Project.swift": "struct Project { let targets = [1] }"])
    #expect(modules.all.isEmpty && modules.notes.isEmpty)
  }

  @Test func `a name after a dot belongs to the type that is expected, whatever else has this name`() throws {
    let modules = readModules([
      "App/Project.swift": """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "the-app", destinations: .iOS, product: .app, dependencies: [
          .Package.maps, .project(target: "Kit", path: "\\(home)/Kit"),
          .xcframework(path: .relativeToRoot("V/Maps.xcframework"))]),
        .target(name: "Tests", destinations: .tablets, product: .unitTests),
      ])
      """,
      "Kit/Project.swift": """
      import ProjectDescription
      let project = Project(name: "Kit", targets: [.target(name: "Kit", product: .framework)])
      """,
      "Tuist/ProjectDescriptionHelpers/Helpers.swift": """
      import ProjectDescription
      extension Project { static func app(name: String) -> Project { Project(name: name, targets: []) } }
      extension Path { static var app: String { "Projects/App" } }
      struct Shelf { static let app = "shelf", iOS = "17", unitTests = "Tests" }
      extension Destinations { static let tablets: Destinations = [.iPad] }
      extension Package { static let maps = Package.remote(url: "https://example.org/maps", requirement: .exact("1")) }
      extension TargetDependency { class Package { static let maps = TargetDependency.package(product: "Maps") } }
      """,
      "Tuist/Package.swift": """
      import PackageDescription
      let package = Package(name: "Downloads", targets: [.target(name: "Downloads", dependencies: ["Maps"])])
      """,
    ])
    #expect(modules.all.map(\.name) == ["the-app", "Tests", "Kit"])
    let app = try #require(modules.the("the-app"))
    #expect(app.kind == .app && app.platforms == [.iOS] && app.productNames == ["the_app"])
    #expect(modules.needs(app) == ["Maps outside", "Kit→Kit", "V/Maps.xcframework outside"])
    #expect(modules.the("Tests")?.kind == .test && modules.the("Tests")?.platforms == [.iOS])
    #expect(modules.remarks == [])
  }

  @Test func `projects come from initializers, and from functions and properties that a type inherits`()
    throws
  {
    let modules = readModules(
      [
        "Shop/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project(part: .shop)
        """,
        "Kit/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project: Project = Kit.makeProject(targets: [.target(name: Kit.title, product: .framework)])
        """,
        "Tuist/ProjectDescriptionHelpers/Parts.swift": """
        import ProjectDescription
        enum Part { case shop }
        extension Project {
          init(part: Part) {
            self = Project(name: "\\(part)", targets: [.target(name: "Shop", product: .app)])
          }
        }
        protocol Named { static var title: String { get } }
        protocol Made: Named {}
        extension Named {
          static var title: String { String(describing: Self.self) }
          static func makeProject(name: String = title, targets: [Target] = []) -> Project {
            Project(name: name, targets: targets)
          }
        }
        public enum Kit: Made {}
        """,
        "Package.swift": """
        import PackageDescription
        #if TUIST
        import ProjectDescription
        let packageSettings = PackageSettings()
        #endif
        let package = Package(name: "All", targets: [.target(name: "Downloads"), .target(name: "Real")])
        """,
      ], besides: ["Sources/Real/a.swift"])
    #expect(
      modules.all.map { "\($0.name) \($0.kind.rawValue) in \($0.container)" } == [
        "Kit framework in Kit/Kit.xcodeproj", "Real package-target in ", "Shop app in Shop/shop.xcodeproj",
      ])
    #expect(modules.remarks == [])
  }

  @Test func `helpers of types that share names are followed`() throws {
    let modules = readModules([
      "Shop/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.module(name: "Shop", parts: Set([.app, .interface]))
      """,
      "Kit/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project(name: "Kit", targets: Maker.targets(name: "Kit", parts: [.framework])
        + [.widget(name: "Widget")])
      """,
      "Tuist/ProjectDescriptionHelpers/Parts.swift": """
      import ProjectDescription
      extension Path { static var app: Self { "Projects/App" } }
      extension TargetDependency { static func interface(name: String) -> Self { .target(name: name) } }
      public enum Part { case app, framework, interface }
      extension Part {
        var product: Product { self == .app ? .app : .framework }
        func targetName(for name: String) -> String { self == .interface ? "\\(name)Interface" : name }
        func target(name: String) -> Target { Maker.target(part: self, name: targetName(for: name)) }
      }
      struct Maker {
        static func target(part: Part, name: String) -> Target {
          Target.target(name: name, destinations: Set<Destination>([.iPhone]), product: part.product)
        }
        static func targets(name: String, parts: Set<Part>) -> [Target] { parts.map { $0.target(name: name) } }
      }
      extension Target {
        static func widget(name: String) -> Target { .target(name: name, product: .appExtension) }
      }
      extension Project {
        static func module(name: String, parts: Set<Part>) -> Project {
          var targets: [Target] = []
          if parts.contains(.app) { targets.append(Maker.target(part: .app, name: name)) }
          if parts.contains(.framework) { targets.append(Maker.target(part: .framework, name: "\\(name)Kit")) }
          if parts.contains(.interface) { targets += [Part.interface.target(name: name)] }
          return Project(name: name, targets: targets)
        }
      }
      """,
    ])
    #expect(
      modules.all.map { "\($0.name) \($0.kind.rawValue)" } == [
        "Kit framework", "Widget app-extension", "Shop app", "ShopInterface framework",
      ])
    #expect(modules.the("Shop")?.platforms == [.iOS])
    #expect(modules.remarks == [])
  }

  @Test func `helpers with enums of modules and specifications that closures change are followed`() throws {
    let modules = readModules(
      [
        "App/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project.module(name: "App", targets: [
          .implements(module: .app, spec: .init(dependencies: [
            .feature(target: .Home), .feature(target: .Home, type: .interface), .Kits.design])),
        ])
        """,
        "Features/Home/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project.module(name: ModulePaths.Feature.Home.rawValue, targets: [
          .interface(module: .feature(.Home)),
          .implements(module: .feature(.Home), spec: .init(resources: ["Resources/**"], dependencies: [.Kits.design])),
        ])
        """,
        "Kits/Design/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project(name: "Design", targets: [.target(name: "Design", product: .framework, sources: .main)])
        """,
        "Plugins/Modules/ProjectDescriptionHelpers/ModulePaths.swift": """
        import ProjectDescription
        public enum ModulePaths { case app; case feature(Feature) }
        extension ModulePaths: Naming {
          public func targetName(type: Part) -> String {
            switch self {
            case .app: return "App"
            case let .feature(module as any Naming): return module.targetName(type: type)
            }
          }
        }
        public extension ModulePaths { enum Feature: String, Naming { case Home } }
        public enum Part: String { case sources = "", interface = "Interface" }
        public protocol Naming { func targetName(type: Part) -> String }
        public extension Naming where Self: RawRepresentable {
          func targetName(type: Part) -> String { "\\(self.rawValue)\\(type.rawValue)" }
        }
        public typealias Needed = ProjectDescription.TargetDependency
        public extension Needed {
          static func feature(target: ModulePaths.Feature, type: Part = .sources) -> Needed {
            .project(target: target.targetName(type: type), path: .relativeToFeatures(target.rawValue))
          }
          enum Kits { static let design = Needed.project(target: "Design", path: .relativeToRoot("Kits/Design")) }
        }
        public extension ProjectDescription.Path {
          static func relativeToFeatures(_ path: String) -> Self { return .relativeToRoot("Features/\\(path)") }
        }
        """,
        "Tuist/ProjectDescriptionHelpers/Spec.swift": """
        import ProjectDescription
        protocol Configurable { func with(_ block: (inout Self) throws -> Void) rethrows -> Self }
        extension Configurable {
          func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
            var copy = self
            try block(&copy)
            return copy
          }
        }
        public struct Spec: Configurable {
          var sources: SourceFilesList?
          var resources: ResourceFileElements?
          var dependencies: [TargetDependency]
          public init(
            sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil, dependencies: [TargetDependency] = []
          ) {
            self.sources = sources
            self.resources = resources
            self.dependencies = dependencies
          }
          func toTarget(with name: String, product: Product) -> Target {
            Target.target(name: name, destinations: .iOS, product: product, sources: sources, resources: resources,
              dependencies: dependencies)
          }
        }
        public extension SourceFilesList {
          static let main: SourceFilesList = "Sources/**"
          static let interface: SourceFilesList = "Interface/**"
        }
        public extension Target {
          static func interface(module: ModulePaths) -> Target {
            Spec(sources: .interface).toTarget(with: module.targetName(type: .interface), product: .framework)
          }
          static func implements(module: ModulePaths, spec: Spec) -> Target {
            spec.with { $0.sources = .main }
              .toTarget(with: module.targetName(type: .sources), product: .framework)
          }
        }
        public extension Project {
          static func module(name: String, targets: [Target]) -> Project { self.make(name, targets) }
          static func make(_ name: String, _ targets: [Target]) -> Project { Project(name: name, targets: targets) }
        }
        """,
      ],
      besides: [
        "App/Sources/a.swift", "Features/Home/Sources/h.swift", "Features/Home/Interface/i.swift",
        "Features/Home/Resources/H.xcassets/Contents.json", "Kits/Design/Sources/d.swift",
      ])
    let app = try #require(modules.the("App"))
    let home = try #require(modules.the("Home"))
    #expect(app.gaps.isEmpty && home.gaps.isEmpty)
    #expect(app.parts == ["source App/Sources/a.swift"])
    #expect(modules.needs(app) == ["Home→Home", "HomeInterface→HomeInterface", "Design→Design"])
    #expect(
      home.parts == ["processed Features/Home/Resources/H.xcassets", "source Features/Home/Sources/h.swift"])
    #expect(modules.needs(home) == ["Design→Design"])
    #expect(modules.the("HomeInterface")?.parts == ["source Features/Home/Interface/i.swift"])
    #expect(modules.the("Design")?.parts == ["source Kits/Design/Sources/d.swift"])
  }
}
