internal import AssetModel
internal import Basics
internal import Scripts

struct BuildFileReader {
  private let records: ScriptRecords
  private let places: PlaceFinder
  private let context: ReadingContext
  /// The file groups that the file declares, by name.
  private var groups: [String: ScriptRecord] = [:]
  private var result = Declarations()

  private var folder: RepositoryPath { places.path.parent }

  /// Reads what a `BUILD` file declares. The result is empty if the file does not seem to build anything for an Apple
  /// platform, or if it is too large.
  static func read(_ path: RepositoryPath, _ bytes: [UInt8], _ context: ReadingContext) -> Declarations {
    let words = [
      "swift_library", "objc_library", "apple_", "ios_", "macos_", "tvos_", "watchos_", "visionos_",
    ]
    guard bytes.count <= ManifestReader.maxBytes, words.contains(where: bytes.contains) else {
      return Declarations()
    }
    var reader = BuildFileReader(
      records: ScriptRecords(bytes, .starlark), places: PlaceFinder(path, bytes), context: context)
    reader.readRules()
    return reader.result
  }

  private mutating func readRules() {
    let rules = records.calls(of: records.root)
    for rule in rules where rule.name == "filegroup" {
      if let name = rule["name"]?.string { groups[name] = rule }
    }
    for rule in rules {
      guard let kind = ModuleKind(bazelRule: rule.name) else { continue }
      guard let name = rule["name"]?.string else {
        result.notes.append(
          ModuleNote(
            .computed, places.place(rule.offset),
            "the name of this target is not a plain string, so the target is left out"))
        continue
      }
      read(rule, name, kind)
    }
  }

  private mutating func read(_ rule: ScriptRecord, _ name: String, _ kind: ModuleKind) {
    let place = places.place(rule.offset)
    var draft = ModuleDraft(module: Module(name, kind, .bazel, at: place, in: folder))
    if let product = (rule["bundle_name"] ?? rule["module_name"])?.string {
      draft.module.productNames = [product]
    }
    draft.module.bundleIdentifiers = [rule["bundle_id"]?.string].compactMap { $0 }
    draft.module.platforms = ApplePlatform.all(named: [rule.name])
    var files = BazelFiles(records: records, folder: folder, files: context.files)
    var found: [ModuleFile] = []
    for path in files.units(rule, ["srcs"], withGroups: groups) where FileTypes.role(of: path) == .source {
      found.append(ModuleFile(path, .source))
    }
    if !files.isComplete { draft.module.gaps.insert(.sources) }
    files.isComplete = true
    let group = kind == .resourceGroup ? ["srcs"] : []
    let resources =
      group + ["data", "resources", "app_icons", "strings", "launch_images", "launch_storyboard"]
    for path in files.units(rule, resources) where FileTypes.role(of: path) != .source {
      found.append(ModuleFile(path, FileTypes.isCopiedWhole(path) ? .copied : .processed))
    }
    for path in files.units(rule, ["structured_resources"]) { found.append(ModuleFile(path, .copied)) }
    if !files.isComplete { draft.module.gaps.insert(.resources) }
    draft.module.files = found.normalized
    draft.module.makeConditional(if: rule.isConditional)
    draft.module.infoPlists = files.units(rule, ["infoplists", "infoplist"])
    files.isComplete = true
    let needed = [
      "deps", "private_deps", "frameworks", "extensions", "watch_application", "test_host", "bundles",
    ]
    draft.dependencies = files.labels(rule, needed + group + ["data", "resources"]).map(dependency)
    if !files.isComplete { draft.module.gaps.insert(.dependencies) }
    for problem in files.problems { result.notes.append(ModuleNote(.computed, place, problem)) }
    if let message = draft.module.gapMessage {
      result.notes.append(ModuleNote(.computed, place, message))
    }
    result.modules.append(draft)
  }

  private func dependency(_ label: BazelLabel) -> DependencyDraft {
    let folder = label.folder(from: self.folder)
    return DependencyDraft(
      label.name, folder.map { [.target(label.name, in: $0)] } ?? [], mayBeOutside: folder == nil)
  }
}

extension ModuleKind {
  fileprivate init?(bazelRule name: String) {
    let platforms = ["ios_", "macos_", "tvos_", "watchos_", "visionos_", "apple_"]
    let stem = platforms.first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) }
    switch stem ?? name {
    case "application": self = name.hasPrefix("watchos") ? .watchApp : .app
    case "app_clip", "imessage_application", "sticker_pack_application": self = .app
    case "command_line_application": self = .commandLineTool
    case "framework", "dynamic_framework": self = .framework
    case "static_framework": self = .staticFramework
    case "swift_library", "objc_library", "mixed_language_library", "library", "swift_library_group":
      self = .staticLibrary
    case "unit_test", "swift_test": self = .test
    case "ui_test": self = .uiTest
    case "resource_bundle": self = .resourceBundle
    case "resource_group", "filegroup": self = .resourceGroup
    case "xpc_service": self = .service
    case let stem where stem.hasSuffix("extension"): self = .appExtension
    default: return nil
    }
  }
}
