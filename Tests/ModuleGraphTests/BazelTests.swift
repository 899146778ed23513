import AssetModel
import Basics
import Testing

@testable import ModuleGraph

struct BazelTests {
  static let app = """
    load("@rules_apple//apple:ios.bzl", "ios_application")
    RES = ["Info.plist"]
    swift_library(
        name = "AppLib",
        srcs = glob(["Sources/**/*.swift"], exclude = ["Sources/Old/**"]) + [":Generated"],
        data = glob(["Art.xcassets/**"]) + [":Texts", "//core:Images", ":Bundle"] + select({
            "//:debug": ["debug.json"],
            "//conditions:default": [],
        }),
        deps = [":Helper", "//core", "//core/ui:UI", "@swift_log//:Logging"],
    )
    objc_library(name = "Helper", srcs = ["h.m", "h.h"] + glob([r"\\native.m"]))
    filegroup(name = "Generated", srcs = ["gen.swift"])
    filegroup(name = "Texts", srcs = ["a.txt"])
    apple_resource_bundle(name = "Bundle", bundle_name = "Extra", bundle_id = "org.extra", resources = ["Extra.xcassets", "//core:Images"])
    ios_application(
        name = "App", bundle_id = "org.app", infoplists = RES, app_icons = glob(["Icons.xcassets/**"]),
        deps = [":AppLib"], extensions = [":Widget"], minimum_os_version = "16.0", families = ["iphone"],
    )
    ios_extension(name = "Widget", bundle_id = "org.app.widget", deps = ["//core"])
    genrule(name = "ignored", srcs = ["x"])
    """

  @Test func `rules become modules`() throws {
    let modules = readModules(
      [
        "app/BUILD": Self.app,
        "core/BUILD.bazel": """
        swift_library(name = "core", srcs = ["c.swift"])
        apple_resource_group(name = "Images", resources = ["Images.xcassets"])
        """,
        "core/ui/BUILD": "swift_library(name = \"UI\", srcs = [n for n in x], module_name = \"CoreUI\")",
        "cc/BUILD": "cc_library(name = \"x\")", "app/Sources/Sub/BUILD": "",
      ],
      besides: [
        "app/Sources/a.swift", "app/Sources/Old/o.swift", "app/Sources/Sub/s.swift",
        "app/gen.swift",
        "app/Art.xcassets/x.imageset/x.png", "app/a.txt", "app/debug.json", "app/h.m", "app/h.h",
        "app/native.m",
        "app/Info.plist",
        "app/Icons.xcassets/Contents.json", "app/Extra.xcassets/Contents.json", "core/c.swift",
        "core/Images.xcassets/a.png",
      ])
    let lib = try #require(modules.the("AppLib"))
    #expect(
      lib.parts == [
        "processed app/Art.xcassets", "source app/Sources/a.swift", "processed app/debug.json",
        "source app/gen.swift",
      ])
    #expect(
      modules.needs(lib) == [
        "Helper→Helper", "core→core", "UI→UI", "Logging outside", "Texts→Texts", "Images→Images",
        "Bundle→Bundle",
      ])
    #expect(modules.the("Helper")?.sources == ["app/h.m", "app/native.m"])
    let app = try #require(modules.the("App"))
    #expect(app.kind == .app && app.platforms == [.iOS] && app.bundleIdentifiers == ["org.app"])
    #expect(app.parts == ["processed app/Icons.xcassets"] && app.infoPlists == ["app/Info.plist"])
    let contents = { (module: Module) in
      modules.bundle(of: module.id)?.contents.map { modules[$0].name } ?? []
    }
    #expect(contents(app) == ["App", "AppLib", "Texts", "Images"])
    #expect(contents(try #require(modules.the("Bundle"))) == ["Bundle", "Images"])
    #expect(modules.the("Bundle").flatMap { modules.bundle(of: $0.id) }?.names == ["Extra.bundle"])
    #expect(
      modules.executables(linking: try #require(modules.the("core")).id).map { modules[$0].name } == [
        "App", "Widget",
      ])
    #expect(modules.the("UI")?.gaps == [.sources] && modules.the("UI")?.productNames == ["CoreUI"])
    #expect(modules.remarks == ["computed 1: some sources of UI are unknown"])
  }

  @Test func `damaged files are read as far as possible`() {
    let sound = readModules(["app/BUILD": Self.app], besides: ["app/Sources/a.swift", "app/h.m"]).all.count
    #expect(sound > 0)
    var whole = 0
    for copy in damagedCopies(of: Array(Self.app.utf8), mutations: 200) {
      let modules = readModules(bytes: ["app/BUILD": copy], besides: ["app/Sources/a.swift", "app/h.m"])
      #expect(modules.all.count <= 8)
      if modules.all.count == sound { whole += 1 }
    }
    #expect(whole > 20)
  }
}
