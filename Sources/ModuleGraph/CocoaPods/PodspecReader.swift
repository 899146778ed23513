internal import AssetModel
internal import Basics
internal import Scripts

struct PodspecReader {
  private let records: ScriptRecords
  private let places: PlaceFinder
  private let context: ReadingContext
  private let name: String
  private var result = Declarations()

  static func read(_ path: RepositoryPath, _ bytes: [UInt8], _ context: ReadingContext) -> Declarations {
    guard bytes.count <= ManifestReader.maxBytes else { return Declarations() }
    let records = ScriptRecords(bytes, .ruby)
    guard let pod = records.first("new", where: { $0["name"] != nil }), let name = pod["name"]?.string else {
      return Declarations(notes: [ModuleNote(.computed, Place(path), "no pod was found in the file")])
    }
    var reader = PodspecReader(
      records: records, places: PlaceFinder(path, bytes), context: context, name: name)
    reader.read(pod)
    return reader.result
  }

  private mutating func read(_ pod: ScriptRecord) {
    let parts = parts(of: pod)
    let place = places.place(pod.offset)
    // The Podfile decides whether a pod becomes a framework or a library. Unless the pod asks for a static framework,
    // this code assumes a library, whose resources end up in the app.
    let isFramework = pod["static_framework"]?.bool == true
    let kind: ModuleKind = isFramework ? .staticFramework : .staticLibrary
    var draft = ModuleDraft(module: Module(name, kind, .cocoaPods, at: place, in: places.path.parent))
    draft.keys = [.pod(name)]
    if let module = pod["module_name"]?.string { draft.module.productNames = [module] }
    let sources = units(parts, ["source_files"], &draft.module, .sources).filter {
      FileTypes.role(of: $0) == .source
    }
    let resources = units(parts, ["resources", "resource"], &draft.module, .resources)
    draft.module.files = (sources.map { ModuleFile($0, .source) } + resources.map(Self.resource)).normalized
    draft.module.makeConditional(if: parts.contains(where: \.isConditional))
    readBundles(parts, into: &draft)
    draft.dependencies += dependencies(parts)
    // The repository may contain the specification of a pod, but not the files of the pod.
    let hasFiles = !draft.module.files.isEmpty || !result.modules.isEmpty || !draft.module.gaps.isEmpty
    if !hasFiles, parts.contains(where: { $0["source_files"] != nil }) { return }
    for offset in Set(records.unclear) { note(offset, "assetlint cannot evaluate this expression") }
    if let message = draft.module.gapMessage { note(pod.offset, message) }
    result.modules.append(draft)
  }

  private mutating func note(_ offset: Int, _ message: String) {
    result.notes.append(ModuleNote(.computed, places.place(offset), message))
  }

  /// The records of a pod and its subspecs, including their records for single platforms, such as `s.ios`.
  private func parts(of pod: ScriptRecord) -> [ScriptRecord] {
    var parts: [ScriptRecord] = []
    var pending = [pod]
    while let part = pending.popLast() {
      parts.append(part)
      for label in ["ios", "osx", "macos", "tvos", "watchos", "visionos"] {
        if let platform = records.record(part[label]) { parts.append(platform) }
      }
      pending += records.calls(of: part).filter { $0.name == "subspec" }
    }
    return parts
  }

  // MARK: Files

  private static func resource(_ path: RepositoryPath) -> ModuleFile {
    ModuleFile(path, FileTypes.isCopiedWhole(path) ? .copied : .processed)
  }

  private mutating func units(
    _ parts: [ScriptRecord], _ labels: [String], _ module: inout Module, _ gap: ModuleGap
  ) -> [RepositoryPath] {
    var found: Set<RepositoryPath> = []
    for part in parts {
      for label in labels {
        found.formUnion(units(part[label], of: part, &module, gap))
      }
    }
    return found.sorted()
  }

  private mutating func units(
    _ value: ScriptValue?, of part: ScriptRecord, _ module: inout Module, _ gap: ModuleGap
  ) -> [RepositoryPath] {
    var isComplete = true
    let patterns = records.strings(value, &isComplete)
    let excluded = records.strings(part["exclude_files"], &isComplete)
    if !isComplete { module.gaps.insert(gap) }
    return context.files.units(matching: patterns, excluding: excluded, in: places.path.parent) {
      note(part.offset, "the pattern \($0) is invalid: \($1)")
    }
  }

  /// Creates a module for each resource bundle, because CocoaPods creates a target for each one.
  private mutating func readBundles(_ parts: [ScriptRecord], into draft: inout ModuleDraft) {
    var names: [String] = []
    var files: [String: Set<RepositoryPath>] = [:]
    for part in parts {
      for label in ["resource_bundles", "resource_bundle"] {
        guard let value = part[label], !value.isNull else { continue }
        guard case .pairs(let pairs) = value else {
          draft.module.gaps.insert(.resources)
          continue
        }
        for (key, value) in pairs {
          guard let bundle = key.string else {
            draft.module.gaps.insert(.resources)
            continue
          }
          if files[bundle] == nil { names.append(bundle) }
          files[bundle, default: []].formUnion(units(value, of: part, &draft.module, .resources))
        }
      }
    }
    for bundle in names {
      var module = Module(
        bundle, .resourceBundle, .cocoaPods, at: draft.module.place, in: draft.module.container)
      module.files = files[bundle, default: []].sorted().map(Self.resource)
      module.makeConditional(if: parts.contains(where: \.isConditional))
      module.bundleIdentifiers = ["org.cocoapods.\(bundle)"]
      module.gaps = draft.module.gaps.intersection([.resources])
      result.modules.append(ModuleDraft(module: module, keys: [.pod("\(name)/\(bundle)")]))
      draft.dependencies.append(DependencyDraft(bundle, [.pod("\(name)/\(bundle)")], mayBeOutside: false))
    }
  }

  private func dependencies(_ parts: [ScriptRecord]) -> [DependencyDraft] {
    let calls = parts.flatMap { records.calls(of: $0) }.filter { $0.name == "dependency" }
    return calls.compactMap { call in
      guard let text = call.unlabeled.first?.string,
        let pod = text.split(separator: "/").first.map(String.init),
        pod != name
      else { return nil }
      return DependencyDraft(pod, [.pod(pod)], mayBeOutside: true)
    }
  }
}
