internal import AssetModel
internal import Basics

/// The settings of a target in one configuration, in layers that override each other.
struct BuildSettings {
  /// The layers, highest precedence first: the target, the target's .xcconfig, the project, the project's .xcconfig.
  let layers: [SettingLayer]
  /// How many of the layers belong to the target itself. The others belong to the project.
  var ownCount = 1
  let builtin: [String: String]

  /// The values of a setting: the one that applies without a condition, and those that override it for some SDKs,
  /// architectures or configurations. `$(NAME)` is expanded in all of them.
  func values(of name: String) -> [SettingValue] {
    var values: [SettingValue] = []
    for (index, layer) in layers.enumerated() {
      for value in layer.values[name, default: []] {
        var expansion = SettingExpansion(settings: self)
        var expanded = value
        expanded.text = expansion.expand(value.text, of: name, in: index)
        values.append(expanded)
      }
      if values.contains(where: { !$0.isConditional }) { return values }
    }
    guard let text = builtin[name] else { return values }
    var expansion = SettingExpansion(settings: self)
    let expanded = expansion.expand(text, of: name, in: layers.count)
    return values + [SettingValue(text: expanded, isConditional: false, source: .buildSystem)]
  }

  var areIncomplete: Bool { layers.contains(where: \.isIncomplete) }

  func isOwn(_ name: String) -> Bool { layers.prefix(ownCount).contains { $0.values[name] != nil } }

  func names(_ isWanted: (String) -> Bool) -> Set<String> {
    Set(layers.flatMap { $0.values.keys.filter(isWanted) })
  }
}

/// The settings that one target, project or .xcconfig file assigns.
struct SettingLayer: Sendable {
  private(set) var values: [String: [SettingValue]] = [:]
  /// Whether some settings are unknown, because a file that assigns them is not in the repository.
  private(set) var isIncomplete = false

  /// Records that a file with settings is not in the repository. Files in folders such as `Pods` do not count, because
  /// they contain only search paths and flags.
  mutating func lack(_ file: RepositoryPath?) {
    if file?.isThirdParty != true { isIncomplete = true }
  }

  /// Records an assignment to `NAME` or `NAME[sdk=…]`. An assignment without a condition replaces earlier assignments
  /// without a condition.
  mutating func assign(_ text: String, to key: String, from source: SettingValue.Source) {
    guard let bracket = key.utf8.firstIndex(of: UInt8(ascii: "[")) else {
      values[key, default: []].removeAll { !$0.isConditional }
      values[key, default: []].append(SettingValue(text: text, isConditional: false, source: source))
      return
    }
    let value = SettingValue(text: text, isConditional: true, source: source)
    values[String(key[..<bracket]), default: []].append(value)
  }
}

struct SettingValue: Sendable {
  enum Source: Sendable {
    /// An offset in the file that declares the target.
    case offset(Int)
    case place(Place)
    case buildSystem
  }

  var text: String
  /// Whether the value applies only to some SDKs, architectures or configurations.
  let isConditional: Bool
  let source: Source
}
