internal import AssetModel

extension OptionReader<ConfiguredModule> {
  static var module: Self {
    .record(
      "a module",
      [
        OptionField("name", \.name, isRequired: true, "The name of the module."),
        OptionField("kind", \.kind, isRequired: true, "The kind of product it builds."),
        OptionField("sources", \.sources, "Patterns for the files it compiles."),
        OptionField("resources", \.resources, "Patterns for its resources, including catalogs."),
        OptionField("dependencies", \.dependencies, "The names of the modules it links."),
        OptionField("bundle_identifier", \.bundleIdentifier, "The identifier of its bundle."),
      ]
    ) { ConfiguredModule("", .app, at: $0) }
  }
}
