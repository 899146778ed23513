internal import AssetModel
internal import Basics

/// The keys by which a team tells what it has agreed on, and what no project file says.
extension ConfigurationReader {
  /// The key `shared:`.
  func shared(_ value: OptionValue) throws(OptionError) -> Configuration.SharedSettings {
    var settings = Configuration.SharedSettings()
    for entry in try value.entries() {
      switch entry.key {
      case "catalogs": settings.catalogs = try patterns(entry.value)
      case "overrides": settings.overrides = try patterns(entry.value)
      case "kinds": settings.policy.kinds = Set(try [AssetKind](entry.value))
      case "exceptions":
        settings.exceptions = try patterns(entry.value)
        settings.policy.exceptions = settings.exceptions.map(\.value)
      case "brands": try readBrands(entry.value, into: &settings)
      case "required": settings.policy.required = try patterns(entry.value).map(\.value)
      default:
        throw .unknown(
          "key of shared", entry, ["catalogs", "overrides", "kinds", "exceptions", "brands", "required"])
      }
    }
    return settings
  }

  private func readBrands(
    _ value: OptionValue, into settings: inout Configuration.SharedSettings
  ) throws(OptionError) {
    for value in elements(value) {
      var name: String?
      var catalogs: [Configuration.Stated<Glob>] = []
      for entry in try value.entries() {
        switch entry.key {
        case "name": name = try String(entry.value)
        case "catalogs": catalogs = try patterns(entry.value)
        default: throw .unknown("key of brands", entry, ["name", "catalogs"])
        }
      }
      guard let name, !catalogs.isEmpty else {
        throw OptionError(value.position, "a brand needs “name” and “catalogs”")
      }
      guard !settings.policy.brands.contains(where: { $0.name == name }) else {
        throw OptionError(value.position, "there are two brands “\(name)”")
      }
      settings.policy.brands.append(Brand(name, catalogs: catalogs.map(\.value)))
      settings.brandCatalogs += catalogs
    }
  }

  /// The key `references:`.
  func usedNames(_ value: OptionValue) throws(OptionError) -> [Configuration.Stated<String>] {
    var names: [Configuration.Stated<String>] = []
    for entry in try value.entries() {
      guard entry.key == "patterns" else { throw .unknown("key of references", entry, ["patterns"]) }
      for value in elements(entry.value) { names.append(stated(try String(value), value.position)) }
    }
    return names
  }

  /// One entry of `modules:`.
  func module(_ value: OptionValue) throws(OptionError) -> ConfiguredModule {
    var name: String?
    var kind: ModuleKind?
    var module = ConfiguredModule("", .app, at: Place(path, value.position))
    for entry in try value.entries() {
      switch entry.key {
      case "name": name = try String(entry.value)
      case "kind": kind = try ModuleKind(entry.value)
      case "sources": module.sources = try patterns(entry.value).map(\.value)
      case "resources": module.resources = try patterns(entry.value).map(\.value)
      case "dependencies": module.dependencies = try [String](entry.value)
      case "bundle_identifier": module.bundleIdentifier = try String(entry.value)
      default:
        throw .unknown(
          "key of modules", entry,
          ["name", "kind", "sources", "resources", "dependencies", "bundle_identifier"])
      }
    }
    guard let name, let kind else { throw OptionError(value.position, "a module needs “name” and “kind”") }
    module.name = name
    module.kind = kind
    return module
  }
}
