import AssetModel
import Basics
import Testing

@testable import ModuleGraph

struct CocoaPodsTests {
  static let podspec = """
    # A comment with "quotes" and do
    version = File.read('VERSION').strip
    Pod::Spec.new do |s|
      s.name             = 'Kit'
      s.version          = version
      s.description      = <<-DESC
        s.name = 'Wrong' do |x| "
      DESC
      s.source           = { :git => 'https://example.org/kit.git', :tag => s.version.to_s }
      root = "Kit"
      s.source_files = "#{root}/**/*.{h,swift}", 'More/*.m'
      s.exclude_files = 'Kit/Old/**'
      s.ios.resource_bundles = { 'KitArt' => ['Kit/Art/*.xcassets', "Kit/#{s.name}.xcassets"], :KitText => %w[Kit/*.lproj Kit/x.json] }
      s.resources = ['Kit/Loose.xcassets']
      s.dependency 'Alamofire', '~> 5.0'
      s.ios.dependency "#{s.name}/Core"
      if ENV['CI']
        s.dependency 'Never'
      end
      s.subspec 'Core' do |core|
        core.source_files = 'Core/*.swift'
        core.resource = 'Core/Core.xcassets'
        core.dependency 'Base/Sub'
      end
    end
    """

  static let files = [
    "pods/Kit/a.swift", "pods/Kit/a.h", "pods/Kit/Old/o.swift", "pods/More/m.m",
    "pods/Kit/Art/A.xcassets/Contents.json",
    "pods/Kit/Kit.xcassets/Contents.json", "pods/Kit/Loose.xcassets/Contents.json", "pods/Kit/x.json",
    "pods/Core/c.swift", "pods/Core/Core.xcassets/Contents.json", "base/b.swift",
  ]

  @Test func `a pod, a package and a Bazel library with the same name are three modules`() {
    let modules = readModules(
      [
        "Kit.podspec": "Pod::Spec.new { |s| s.name = 'Kit'; s.source_files = 'Sources/**' }",
        "Package.swift":
          "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
        "BUILD": "swift_library(name = \"Kit\", srcs = glob([\"Sources/**\"]))",
      ], besides: ["Sources/Kit/a.swift"])
    #expect(Set(modules.named("Kit").map(\.origin)) == [.package, .cocoaPods, .bazel])
    #expect(modules.superseded.isEmpty)
  }

  @Test func `the specification of a pod whose files are elsewhere does not make a module`() {
    let modules = readModules(
      [
        "Bar.podspec": "Pod::Spec.new { |s| s.name = 'Bar'; s.source_files = 'Sources/**/*.swift' }",
        "Kit.podspec": "Pod::Spec.new { |s| s.name = 'Kit'; s.source_files = 'Kit/*.swift' }",
      ], besides: ["Kit/a.swift"])
    #expect(modules.all.map(\.name) == ["Kit"])
  }

  @Test func `a pod has its files and a bundle for each of its resource bundles`() throws {
    let modules = readModules(
      [
        "pods/Kit.podspec": Self.podspec,
        "base/Base.podspec": "Pod::Spec.new { |s| s.name = 'Base'; s.source_files = '*.swift' }",
      ], besides: Self.files)
    let kit = try #require(modules.the("Kit"))
    #expect(
      kit.parts == [
        "processed pods/Core/Core.xcassets", "source pods/Core/c.swift", "processed pods/Kit/Loose.xcassets",
        "source pods/Kit/a.swift", "source pods/More/m.m",
      ])
    #expect(kit.place.position?.line == 3)
    #expect(modules.needs(kit) == ["KitArt→KitArt", "KitText→KitText", "Alamofire outside", "Base→Base"])
    #expect(
      modules.the("KitArt")?.parts == [
        "processed pods/Kit/Art/A.xcassets", "processed pods/Kit/Kit.xcassets",
      ])
    #expect(modules.bundles.names.sorted() == ["KitArt.bundle", "KitText.bundle"])
    #expect(modules.remarks == [])
  }

  @Test func `a Podfile determines which targets need which pods`() throws {
    let podfile = """
      platform :ios, '15.0'
      use_frameworks! :linkage => :static
      project 'App/App.xcodeproj'
      def shared
        pod 'Kit', :path => '../pods'
        pod 'Remote/Part', '~> 1.0', configurations: ['Debug']
      end
      abstract_target 'All' do
        pod 'Everywhere'
        target 'App' do
          shared
          target 'AppTests' do
            inherit! :search_paths
          end
        end
        target 'Other' do
          project 'Other.xcodeproj'
        end
      end
      post_install do |installer|
        installer.pods_project.targets.each { |t| t.build_configurations.each { |c| c.build_settings['X'] = 'Y' } }
      end
      """
    let project = projectText(
      main: "", targets: "App, AppTests, Other",
      target("App", "application") + target("AppTests", "bundle.unit-test") + target("Other", "application"))
    let modules = readModules(
      ["Podfile": podfile, "App/App.xcodeproj/project.pbxproj": project, "pods/Kit.podspec": Self.podspec],
      besides: Self.files)
    let app = try #require(modules.the("App"))
    #expect(modules.needs(app) == ["Everywhere outside", "Kit→Kit", "Remote outside"])
    #expect(modules.needs(try #require(modules.the("AppTests"))).count == 3)
    #expect(modules.needs(try #require(modules.the("Other"))) == [])
    let kit = try #require(modules.the("Kit"))
    #expect(modules.mainBundles(of: kit.id).names == ["App.app"])
    #expect(modules.bundle(of: app.id)?.contents == [app.id, kit.id])
  }

  @Test(arguments: [
    "while x\n  y\nend", "until x\n  y\nend", "begin\n  y\nrescue StandardError => e\n  z\nensure\n  w\nend",
    "case x\nwhen 1\n  y\nelse\n  z\nend", "class X\n  def y\n    z\n  end\nend", "module X\n  Y = 1\nend",
    "def x\n  return if y\n  z\nend", "unless x\n  y\nend", "if x\n  y\nelsif z\n  w\nelse\n  v\nend",
    "[1].each do |x|\n  next\nend",
  ])
  func `a block that says nothing of targets ends where it ends`(_ block: String) throws {
    let project = projectText(
      main: "", targets: "App, Other", target("App", "application") + target("Other", "application"))
    let modules = readModules([
      "Podfile": "target 'App' do\n\(block)\npod 'A'\nend\ntarget 'Other' do\npod 'B'\nend",
      "App.xcodeproj/project.pbxproj": project,
    ])
    #expect(modules.needs(try #require(modules.the("App"))) == ["A outside"])
    #expect(modules.needs(try #require(modules.the("Other"))) == ["B outside"])
  }

  @Test func `a pod in the folder of a package with the same name is another module`() throws {
    let package = """
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])])
      """
    let modules = readModules(["Package.swift": package, "Kit.podspec": Self.podspec])
    let app = try #require(modules.the("App"))
    #expect(app.dependencies.flatMap(\.modules).map { modules[$0].origin } == [.package])
  }

  @Test(arguments: [
    ("x = 1", "computed 0: no pod was found in the file"),
    (
      "Pod::Spec.new do |s|\ns.name = 'A'\ns.resources = Dir.glob('x')\nend",
      "computed 1: some resources of A are unknown"
    ),
    (
      "Pod::Spec.new do |s|\ns.name = 'A'\ns.resource_bundles = bundles\nend",
      "computed 1: some resources of A are unknown"
    ),
  ])
  func `computed values are noted`(_ text: String, _ remark: String) {
    #expect(readModules(["A.podspec": text]).remarks == [remark])
  }

  @Test func `damaged pods are read as far as possible`() {
    let files = ["pods/Kit.podspec": Self.podspec, "Podfile": Self.podspec]
    let sound = readModules(files, besides: Self.files).all.count
    #expect(sound > 0)
    var whole = 0
    for copy in damagedCopies(of: Array(Self.podspec.utf8), mutations: 200) {
      let modules = readModules(bytes: ["pods/Kit.podspec": copy, "Podfile": copy], besides: Self.files)
      #expect(modules.all.count < 40)
      if modules.all.count == sound { whole += 1 }
    }
    #expect(whole > 20)
  }
}
