internal import AssetModel
internal import Basics
internal import Scripts

struct TuistReader {
  private let records: ScriptRecords
  private let places: PlaceFinder
  private let context: ReadingContext
  private let project: ScriptRecord
  private let name: String
  private let container: RepositoryPath
  private let paths: TuistPaths
  private var result = Declarations()

  /// Reads what a `Project.swift` declares. The result is empty if the file is not a Tuist manifest or is too large.
  static func read(_ path: RepositoryPath, _ bytes: [UInt8], _ context: ReadingContext) -> Declarations {
    guard bytes.count <= ManifestReader.maxBytes, importsTuist(bytes) else { return Declarations() }
    let paths = TuistPaths(path, context.files)
    let helpers = paths.helpers(context).compactMap(context.read)
    let records = ScriptRecords(bytes, .swift, helpers: helpers)
    let places = PlaceFinder(path, bytes)
    let project = records.named("project") ?? records.first("Project")
    guard let project, project.name == "Project", let name = project["name"]?.string else {
      return Declarations(notes: [
        ModuleNote(
          .unreadable, Place(path),
          "assetlint cannot evaluate the code that creates the project, so its targets are unknown"
        )
      ])
    }
    var reader = TuistReader(
      records: records, places: places, context: context, project: project, name: name,
      container: path.parent.appending("\(name).xcodeproj"), paths: paths)
    reader.readTargets()
    return reader.result
  }

  /// Whether a line that is not a comment contains `ProjectDescription`, the name of Tuist's module. Comments do
  /// not count, because manifests in project templates are often commented out.
  static func importsTuist(_ bytes: [UInt8]) -> Bool {
    bytes.contains("ProjectDescription")
      && bytes.split(separator: .newline).contains { line in
        !line.drop(while: \.isWhitespace).starts(with: "//".utf8)
          && Array(line).contains("ProjectDescription")
      }
  }

  private mutating func readTargets() {
    for offset in Set(records.unclear) {
      note(.computed, offset, "assetlint cannot evaluate this expression")
    }
    for value in records.elements(project["targets"]) {
      guard let target = records.record(value), let name = target["name"]?.string else {
        note(
          .computed, project.offset,
          "some targets come from code that assetlint cannot evaluate, so they are left out")
        continue
      }
      read(target, name)
    }
  }

  private mutating func note(_ kind: ModuleNote.Kind, _ offset: Int, _ message: String) {
    result.notes.append(ModuleNote(kind, place(offset), message))
  }

  /// The file and line of an offset. For an offset in a helper file, returns the place where the manifest creates the
  /// project. If a helper file creates the project, returns the start of the manifest instead.
  private func place(_ offset: Int) -> Place {
    let offset = offset < places.byteCount ? offset : project.offset
    return places.place(offset < places.byteCount ? offset : 0)
  }

  private mutating func read(_ target: ScriptRecord, _ name: String) {
    let kind = ModuleKind(tuistProduct: records.caseName(target["product"]) ?? "")
    var draft = ModuleDraft(module: Module(name, kind, .tuist, at: place(target.offset), in: container))
    draft.module.platforms = platforms(of: target)
    applySettings(of: target, name, to: &draft)
    readFiles(of: target, into: &draft.module)
    draft.module.makeConditional(if: target.isConditional)
    if draft.module.kind.isStatic {
      draft.module.resourceBundleName = "\(self.name)_\(name).bundle"
    }
    draft.keys = [.target(name, in: paths.folder)] + draft.module.bundleNames.map { .file($0) }
    for value in records.elements(target["dependencies"]) {
      guard let record = records.record(value), let needed = dependency(record) else {
        draft.module.gaps.insert(.dependencies)
        continue
      }
      draft.dependencies += needed
    }
    // A target without a product comes from a helper function that assetlint cannot evaluate.
    if target["product"] == nil { draft.module.gaps = [.sources, .resources, .dependencies] }
    if let message = draft.module.gapMessage { note(.computed, target.offset, message) }
    result.modules.append(draft)
  }

  private func platforms(of target: ScriptRecord) -> [ApplePlatform] {
    let values = records.elements(target["destinations"] ?? target["platform"])
    return ApplePlatform.all(named: values.compactMap { records.caseName($0) })
  }

  // MARK: Files

  private mutating func readFiles(of target: ScriptRecord, into module: inout Module) {
    var files: [ModuleFile] = []
    for (label, gap) in [
      ("sources", ModuleGap.sources), ("resources", .resources), ("buildableFolders", .sources),
    ] {
      var isComplete = true
      for pattern in paths.patterns(target[label], records, &isComplete) {
        for unit in units(pattern, target.offset) {
          switch label {
          case "sources" where FileTypes.role(of: unit) == .source: files.append(ModuleFile(unit, .source))
          case "resources":
            let isCopied = pattern.isFolder || FileTypes.isCopiedWhole(unit)
            files.append(ModuleFile(unit, isCopied ? .copied : .processed))
          case "buildableFolders":
            if let role = FileTypes.role(of: unit) { files.append(ModuleFile(unit, role)) }
          default: continue
          }
        }
      }
      if !isComplete { module.gaps.insert(gap) }
    }
    module.files = files.filter { !module.infoPlists.contains($0.path) }.normalized
  }

  private mutating func units(_ pattern: TuistPaths.Pattern, _ offset: Int) -> [RepositoryPath] {
    if pattern.isFolder {
      return pattern.folder.following(pattern.text).flatMap(context.files.located).map { [$0] } ?? []
    }
    return context.files.units(matching: [pattern.text], excluding: pattern.excluding, in: pattern.folder) {
      note(.computed, offset, "the pattern \($0) is invalid: \($1)")
    }
  }

  // MARK: Settings

  private func applySettings(of target: ScriptRecord, _ name: String, to draft: inout ModuleDraft) {
    var builtin = XcodeSettings.builtin(target: name, project: self.name, configuration: "Release")
    builtin["PRODUCT_NAME"] = target["productName"]?.string ?? name.replacing("-", with: "_")
    if let identifier = target["bundleId"]?.string { builtin["PRODUCT_BUNDLE_IDENTIFIER"] = identifier }
    var facts = SettingFacts()
    facts.add(
      BuildSettings(layers: [layer(target["settings"]), layer(project["settings"])], builtin: builtin))
    let platforms = draft.module.platforms
    facts.apply(to: &draft, sourceRoot: paths.folder, place: place)
    if !platforms.isEmpty { draft.module.platforms = platforms }
    let plist = target["infoPlist"].flatMap { $0.string ?? records.record($0)?["path"]?.string }
    if let plist = plist.flatMap({ paths.folder.following($0) }) { draft.module.infoPlists = [plist] }
  }

  /// The settings that `.settings(base:configurations:)` assigns. Those for a single configuration count as
  /// conditional.
  private func layer(_ value: ScriptValue?) -> SettingLayer {
    var layer = SettingLayer()
    guard let settings = records.record(value) else { return layer }
    assign(settings["base"], "", settings.offset, to: &layer)
    for configuration in records.elements(settings["configurations"]).compactMap({ records.record($0) }) {
      assign(configuration["settings"], "[config]", configuration.offset, to: &layer)
    }
    return layer
  }

  private func assign(_ value: ScriptValue?, _ condition: String, _ offset: Int, to layer: inout SettingLayer)
  {
    guard case .pairs(let pairs)? = value else { return }
    for (key, value) in pairs {
      let texts = records.elements(value).compactMap { element in
        element.string ?? records.record(element)?.unlabeled.first?.string
      }
      if let name = key.string, !texts.isEmpty {
        layer.assign(texts.joined(separator: " "), to: name + condition, from: .offset(offset))
      }
    }
  }

  // MARK: Dependencies

  /// What a dependency refers to; empty for a system library or XCTest, nil if the dependency is not understood.
  private func dependency(_ record: ScriptRecord) -> [DependencyDraft]? {
    if ["sdk", "xctest"].contains(record.name) { return [] }
    let value = record["target"] ?? record["name"] ?? record["product"] ?? record["path"]
    guard let name = value?.string ?? records.record(value)?.unlabeled.first?.string else { return nil }
    switch record.name {
    case "target": return [DependencyDraft(name, [.target(name, in: container)], mayBeOutside: false)]
    case "project":
      // If the path is computed, for example from the developer's home folder, only the name is known.
      let folder = record["path"].flatMap { paths.folder(of: $0, records) }
      let keys = folder.map { [ModuleKey.target(name, in: $0)] } ?? []
      return [DependencyDraft(name, keys + [.named(name)], mayBeOutside: false)]
    case "external", "package": return [DependencyDraft(name, [.anyProduct(name)], mayBeOutside: true)]
    default: return [DependencyDraft(name, [], mayBeOutside: true)]
    }
  }
}

extension ModuleKind {
  fileprivate init(tuistProduct name: String) {
    switch name {
    case "app", "appClip": self = .app
    case "watch2App": self = .watchApp
    case "commandLineTool": self = .commandLineTool
    case "xpc": self = .service
    case "systemExtension": self = .systemExtension
    case "framework": self = .framework
    case "staticFramework": self = .staticFramework
    case "staticLibrary": self = .staticLibrary
    case "dynamicLibrary": self = .dynamicLibrary
    case "bundle": self = .resourceBundle
    case "unitTests": self = .test
    case "uiTests": self = .uiTest
    case "macro": self = .buildTool
    case _ where name.hasSuffix("xtension"): self = .appExtension
    default: self = .aggregate
    }
  }
}

extension [UInt8] {
  func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].starts(with: word) { return true }
      start = found + 1
    }
    return false
  }
}
