internal import AssetModel
internal import Basics
internal import Formats

struct SpecReader {
  private let spec: SpecFile
  private let path: RepositoryPath
  private let context: ReadingContext
  /// The path of the Xcode project that XcodeGen generates.
  private let container: RepositoryPath
  private var settings: SpecSettings
  private var result: Declarations

  /// Reads what a specification declares. The result is empty if the file is not a specification.
  static func read(_ path: RepositoryPath, _ bytes: [UInt8], _ context: ReadingContext) -> Declarations {
    var notes: [ModuleNote] = []
    do throws(ModuleNoteError) {
      let spec = try SpecFile(path, bytes, context, &notes)
      // Other tools also use the file name `project.yml`.
      guard let name = spec.root["name"]?.text, spec.root["targets"]?.entries != nil else {
        return Declarations()
      }
      var reader = SpecReader(spec, name, path, context, notes)
      reader.readTargets()
      return reader.result
    } catch {
      return Declarations(notes: [error.note])
    }
  }

  private init(
    _ spec: SpecFile, _ name: String, _ path: RepositoryPath, _ context: ReadingContext, _ notes: [ModuleNote]
  ) {
    self.spec = spec
    self.path = path
    self.context = context
    container = path.parent.appending("\(name).xcodeproj")
    settings = SpecSettings(spec.root, project: name, in: spec.folder, context)
    result = Declarations(notes: notes)
  }

  private mutating func readTargets() {
    for entry in spec.root["targets"]?.entries ?? [] {
      let target = withTemplates(entry.value, name: entry.key.text)
      let place = spec.targetPlaces[entry.key.text] ?? Place(path, entry.keyPosition)
      let platforms = target["platform"]?.items?.compactMap(\.text)
      guard let platforms else {
        read(target, named: entry.key.text, platform: target["platform"]?.text, place)
        continue
      }
      for platform in platforms {
        let attributes = ["platform": platform]
        let suffix = target["platformSuffix"]?.text ?? "_${platform}"
        let name = (target["platformPrefix"]?.text ?? "") + entry.key.text + suffix
        read(
          target.substituting(attributes), named: name.replacing("${platform}", with: platform),
          product: entry.key.text, platform: platform, place)
      }
    }
    result.notes += settings.notes
  }

  private func withTemplates(_ target: YAMLNode, name: String) -> YAMLNode {
    var attributes = ["target_name": name]
    for entry in target["templateAttributes"]?.entries ?? [] {
      attributes[entry.key.text] = entry.value.text
    }
    var merged: YAMLNode?
    var pending = (target["templates"]?.list ?? []).compactMap(\.text)
    var seen: Set<String> = []
    var templates: [YAMLNode] = []
    // A template can use other templates, which are applied before it.
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, let template = spec.root["targetTemplates"]?[next] else { continue }
      templates.append(template)
      pending += (template["templates"]?.list ?? []).compactMap(\.text)
    }
    for template in templates.reversed() { merged = merged.map { $0.merged(with: template) } ?? template }
    return (merged.map { $0.merged(with: target) } ?? target).substituting(attributes)
  }

  private mutating func read(
    _ target: YAMLNode, named name: String, product: String? = nil, platform: String?, _ place: Place
  ) {
    let type = target["type"]?.text ?? ""
    let kind = ModuleKind(xcodeProductType: "com.apple.product-type.\(type)")
    var draft = ModuleDraft(module: Module(name, kind, .xcodeGen, at: place, in: container))
    let named = target["supportedDestinations"]?.list.compactMap(\.text) ?? [platform].compactMap { $0 }
    draft.module.platforms = ApplePlatform.all(named: named)
    settings.apply(to: &draft, target, product: product)
    let sources = SpecSources(spec.root, in: spec.folder, context)
    let files = sources.files(of: target) { kind, message, position in
      result.notes.append(ModuleNote(kind, Place(place.path, position), message))
    }
    draft.setFiles(files)
    draft.dependencies += dependencies(of: target)
    let file = draft.module.kind == .staticLibrary ? ["lib\(name).a"] : draft.module.bundleNames
    draft.keys = file.map { .file($0) }
    result.modules.append(draft)
  }

  // MARK: Dependencies

  private func dependencies(of target: YAMLNode) -> [DependencyDraft] {
    (target["dependencies"]?.items ?? []).flatMap { item -> [DependencyDraft] in
      if let name = item["target"]?.text { return [dependency(onTarget: name)] }
      if let package = item["package"]?.text {
        let products = item["products"]?.list.compactMap(\.text) ?? [item["product"]?.text ?? package]
        return products.map { dependency(onProduct: $0, of: package) }
      }
      if let path = item["framework"]?.text {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let name = file.split(separator: ".").first.map(String.init) ?? file
        return [
          DependencyDraft(name, item["implicit"]?.boolean == true ? [.file(file)] : [], mayBeOutside: true)
        ]
      }
      if let name = item["carthage"]?.text { return [DependencyDraft(name, [], mayBeOutside: true)] }
      return []
    }
  }

  /// A dependency on a target of this project or, if the text has the form `Project/Target`, of another project.
  private func dependency(onTarget text: String) -> DependencyDraft {
    let parts = text.split(separator: "/").map(String.init)
    guard parts.count == 2, let project = spec.root["projectReferences"]?[parts[0]]?["path"]?.text else {
      return DependencyDraft(text, [.target(text, in: container)], mayBeOutside: false)
    }
    let keys = spec.folder.following(project).map { [ModuleKey.target(parts[1], in: $0)] } ?? []
    return DependencyDraft(parts[1], keys, mayBeOutside: true)
  }

  private func dependency(onProduct product: String, of package: String) -> DependencyDraft {
    guard let path = spec.root["packages"]?[package]?["path"]?.text else {
      return DependencyDraft(product, [], mayBeOutside: true)
    }
    let folder = spec.folder.following(path)
    return DependencyDraft(
      product, folder.map { [.product(product, of: $0)] } ?? [], mayBeOutside: folder == nil)
  }
}
