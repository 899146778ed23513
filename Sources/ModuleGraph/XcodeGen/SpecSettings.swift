internal import AssetModel
internal import Basics
internal import Formats

/// The build settings in an XcodeGen specification.
struct SpecSettings {
  private let root: YAMLNode
  private let project: String
  private let folder: RepositoryPath
  private var configurationFiles: XcconfigReader

  init(_ root: YAMLNode, project: String, in folder: RepositoryPath, _ context: ReadingContext) {
    self.root = root
    self.project = project
    self.folder = folder
    configurationFiles = XcconfigReader(context)
  }

  var notes: [ModuleNote] { configurationFiles.notes }

  mutating func apply(to draft: inout ModuleDraft, _ target: YAMLNode, product: String?) {
    let stated = root["configs"]?.entries?.map(\.key.text) ?? []
    var facts = SettingFacts()
    for configuration in stated.isEmpty ? ["Debug", "Release"] : stated {
      let place = draft.module.place
      let own = layers(of: target, configuration, place)
      facts.add(
        BuildSettings(
          layers: own + layers(of: root, configuration, place), ownCount: own.count,
          builtin: builtin(draft.module.name, target, product, configuration)))
    }
    let platforms = draft.module.platforms
    facts.apply(to: &draft, sourceRoot: folder) { [place = draft.module.place] _ in place }
    if !platforms.isEmpty { draft.module.platforms = platforms }
    if let path = target["info"]?["path"]?.text.flatMap({ folder.following($0) }) {
      draft.module.infoPlists = [path]
    }
  }

  private func builtin(
    _ name: String, _ target: YAMLNode, _ product: String?, _ configuration: String
  ) -> [String: String] {
    var settings = XcodeSettings.builtin(target: name, project: project, configuration: configuration)
    if let product = target["productName"]?.text ?? product { settings["PRODUCT_NAME"] = product }
    if let prefix = root["options"]?["bundleIdPrefix"]?.text {
      settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).$(TARGET_NAME:rfc1034identifier)"
    }
    return settings
  }

  /// The settings that a target or project assigns in one configuration.
  private mutating func layers(
    of node: YAMLNode, _ configuration: String, _ place: Place
  ) -> [SettingLayer] {
    var layer = SettingLayer()
    if let settings = node["settings"] { assign(settings, configuration, place, to: &layer, depth: 0) }
    guard let file = node["configFiles"]?[configuration]?.text else { return [layer] }
    let path = folder.following(file)
    if let path, let base = configurationFiles.layer(path) { return [layer, base] }
    layer.lack(path)
    return [layer]
  }

  /// Assigns the settings in a node. If the node has `base`, `configs` or `groups`, these contain the settings.
  /// Otherwise, each entry of the node is a setting.
  private func assign(
    _ settings: YAMLNode, _ configuration: String, _ place: Place, to layer: inout SettingLayer,
    depth: Int
  ) {
    guard depth < 8 else { return }
    let isStructured = ["base", "configs", "groups"].contains { settings[$0] != nil }
    for group in settings["groups"]?.items ?? [] {
      if let inner = group.text.flatMap({ root["settingGroups"]?[$0] }) {
        assign(inner, configuration, place, to: &layer, depth: depth + 1)
      }
    }
    let parts = isStructured ? [settings["base"], settings["configs"]?[configuration]] : [settings]
    for entry in parts.compactMap({ $0?.entries }).joined() {
      let text = entry.value.text ?? entry.value.items?.compactMap(\.text).joined(separator: " ")
      if let text {
        let position = Place(place.path, entry.keyPosition)
        layer.assign(text, to: entry.key.text, from: .place(position))
      }
    }
  }
}
