import AssetModel
import Basics
import Testing

@testable import ModuleGraph

/// The meaning of rules and attributes in Bazel's rules for Apple platforms, according to their documentation.
struct BazelRuleTests {
  @Test(
    arguments: [
      ("ios_application", .app, [.iOS]), ("macos_application", .app, [.macOS]),
      ("tvos_application", .app, [.tvOS]), ("visionos_application", .app, [.visionOS]),
      ("watchos_application", .watchApp, [.watchOS]), ("ios_app_clip", .app, [.iOS]),
      ("ios_imessage_application", .app, [.iOS]), ("ios_sticker_pack_application", .app, [.iOS]),
      ("macos_command_line_application", .commandLineTool, [.macOS]), ("ios_framework", .framework, [.iOS]),
      ("tvos_dynamic_framework", .framework, [.tvOS]), ("ios_static_framework", .staticFramework, [.iOS]),
      ("swift_library", .staticLibrary, []), ("objc_library", .staticLibrary, []),
      ("mixed_language_library", .staticLibrary, []), ("swift_library_group", .staticLibrary, []),
      ("apple_library", .staticLibrary, []), ("ios_unit_test", .test, [.iOS]), ("swift_test", .test, []),
      ("macos_ui_test", .uiTest, [.macOS]), ("apple_resource_bundle", .resourceBundle, []),
      ("apple_resource_group", .resourceGroup, []), ("filegroup", .resourceGroup, []),
      ("macos_xpc_service", .service, [.macOS]), ("ios_extension", .appExtension, [.iOS]),
      ("ios_imessage_extension", .appExtension, [.iOS]), ("watchos_single_target_application", nil, []),
      ("cc_library", nil, []),
    ] as [(String, ModuleKind?, [ApplePlatform])])
  func `a rule builds this`(rule: String, kind: ModuleKind?, platforms: [ApplePlatform]) {
    let modules = readModules(["BUILD": "\(rule)(name = \"X\")\nobjc_library(name = \"Other\")"])
    #expect(modules.the("X")?.kind == kind)
    #expect(modules.the("X")?.platforms ?? [] == platforms)
  }

  @Test(arguments: [
    ("swift_library", true), ("objc_library", true), ("apple_resource_group", true), ("ios_extension", true),
    ("macos_bundle_extension", true), ("tvos_extension", true), ("watchos_extension", true),
    ("visionos_extension", true), ("filegroup", false), ("swift_test", false),
  ])
  func `a file is read if one of its rules is for Apple platforms`(rule: String, isRead: Bool) {
    #expect(readModules(["BUILD": "\(rule)(name = \"X\")"]).all.isEmpty != isRead)
  }

  @Test(arguments: [
    ("srcs", "a.swift", "source a.swift"), ("data", "a.json", "processed a.json"),
    ("resources", "a.json", "processed a.json"), ("app_icons", "a.json", "processed a.json"),
    ("strings", "a.json", "processed a.json"), ("launch_images", "a.json", "processed a.json"),
    ("launch_storyboard", "a.json", "processed a.json"), ("structured_resources", "a.json", "copied a.json"),
    ("data", "a.swift", nil), ("srcs", "a.json", nil), ("other", "a.json", nil),
  ])
  func `an attribute lists files`(attribute: String, file: String, part: String?) {
    let modules = readModules(
      ["BUILD": "swift_library(name = \"X\", \(attribute) = [\"\(file)\"])"], besides: [file])
    #expect(modules.the("X")?.parts == [part].compactMap { $0 })
  }

  @Test(arguments: ["infoplists", "infoplist"]) func `an attribute lists property lists`(attribute: String) {
    let text = "ios_application(name = \"X\", \(attribute) = [\"A.plist\"])"
    let modules = readModules(["BUILD": text], besides: ["A.plist"])
    #expect(modules.the("X")?.infoPlists == ["A.plist"])
  }

  @Test(arguments: [
    "deps", "private_deps", "frameworks", "extensions", "watch_application", "test_host", "bundles", "data",
    "resources",
  ])
  func `an attribute lists dependencies`(attribute: String) throws {
    let modules = readModules([
      "BUILD": "swift_library(name = \"X\", \(attribute) = [\":Y\"])\nswift_library(name = \"Y\")"
    ])
    #expect(modules.needs(try #require(modules.the("X"))) == ["Y→Y"])
  }

  @Test(arguments: [(2_000_000, 1), (2_000_001, 0)])
  func `a file of more than two megabytes is not read`(size: Int, count: Int) {
    let text = "swift_library(name = \"X\")\n#"
    let bytes = Array(text.utf8) + Array(repeating: UInt8(ascii: "#"), count: size - text.utf8.count)
    #expect(readModules(bytes: ["BUILD": bytes]).all.count == count)
  }
}
