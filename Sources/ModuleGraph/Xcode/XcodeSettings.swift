internal import AssetModel
internal import Basics

struct XcodeSettings {
  private let project: XcodeProject
  private var configurationFiles: XcconfigReader
  private var projectLayers: [String: [SettingLayer]] = [:]
  /// Configuration files that are not in the repository, with the offset at which the project first refers to each.
  private var missing: [RepositoryPath: Int] = [:]

  init(_ project: XcodeProject) {
    self.project = project
    configurationFiles = XcconfigReader(project.context)
    for configuration in configurations(of: project.objects.project) {
      projectLayers[configuration.text("name") ?? ""] = layers(of: configuration)
    }
  }

  var notes: [ModuleNote] {
    guard let first = missing.min(by: { $0.value < $1.value }) else { return configurationFiles.notes }
    let others = missing.count > 1 ? " and \(missing.count - 1) more are" : " is"
    let note = ModuleNote(
      .dangling, project.objects.places.place(first.value), "\(first.key)\(others) not in the repository")
    return [note] + configurationFiles.notes
  }

  mutating func apply(to draft: inout ModuleDraft, _ target: XcodeObject) {
    var facts = SettingFacts()
    for configuration in configurations(of: target) {
      let name = configuration.text("name") ?? ""
      let own = layers(of: configuration)
      facts.add(
        BuildSettings(
          layers: own + projectLayers[name, default: []], ownCount: own.count,
          builtin: Self.builtin(
            target: draft.module.name, project: project.container.stem, configuration: name)))
    }
    facts.apply(to: &draft, sourceRoot: project.paths.sourceRoot, place: project.objects.places.place)
  }

  static func builtin(target: String, project: String, configuration: String) -> [String: String] {
    [
      "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project, "PROJECT": project,
      "CONFIGURATION": configuration, "SRCROOT": ".", "SOURCE_ROOT": ".", "PROJECT_DIR": ".",
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
  }

  private func configurations(of object: XcodeObject) -> [XcodeObject] {
    let list = project.objects.object("buildConfigurationList", of: object)
    return list?.texts("buildConfigurations").compactMap { project.objects[$0] } ?? []
  }

  /// The settings that a configuration assigns directly and in its `.xcconfig` file.
  private mutating func layers(of configuration: XcodeObject) -> [SettingLayer] {
    var own = SettingLayer()
    for entry in configuration.entries("buildSettings") {
      own.assign(entry.text, to: entry.key, from: .offset(entry.offset))
    }
    guard let path = basePath(of: configuration) else { return [own] }
    if let layer = configurationFiles.layer(path) { return [own, layer] }
    missing[path] = min(missing[path] ?? .max, configuration.offset)
    own.lack(path)
    return [own]
  }

  private func basePath(of configuration: XcodeObject) -> RepositoryPath? {
    if let file = project.objects.object("baseConfigurationReference", of: configuration) {
      return project.paths.path(of: file)
    }
    guard let folder = project.objects.object("baseConfigurationReferenceAnchor", of: configuration),
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return project.paths.path(of: folder)?.following(path)
  }
}
