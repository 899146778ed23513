internal import AssetModel

extension OptionReader<ConfiguredModule> {
  static var module: Self {
    .record(
      "a module",
      [
        OptionField("name", \.name, isRequired: true, "The name of the module."),
        OptionField("kind", \.kind, isRequired: true, "The kind of product that the module builds."),
        OptionField("sources", \.sources, "Patterns for the files that the module compiles."),
        OptionField("resources", \.resources, "Patterns for the module's resources, including catalogs."),
        OptionField("dependencies", \.dependencies, "The names of the modules that this module links."),
        OptionField("bundle_identifier", \.bundleIdentifier, "The identifier of the module's bundle."),
      ]
    ) { ConfiguredModule("", .app, at: $0) }
  }
}
