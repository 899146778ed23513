public import AssetModel
public import Basics

extension Configuration {
  public struct SharedSettings: Sendable {
    public var catalogs: [Stated<Glob>] = []
    public var overrides: [Stated<Glob>] = []
    var kinds = SharedPolicy().kinds.sorted()
    public var exceptions: [Stated<Glob>] = []
    var brands: [BrandSettings] = []
    var required: [Glob] = []

    struct BrandSettings: Sendable {
      var place: Place
      var name = ""
      var catalogs: [Stated<Glob>] = []
    }

    /// The catalogs of all brands. These catalogs count as overrides, too.
    public var brandCatalogs: [Stated<Glob>] { brands.flatMap(\.catalogs) }

    public var policy: SharedPolicy {
      var policy = SharedPolicy(kinds: Set(kinds), exceptions: exceptions.map(\.value))
      policy.brands = brands.map { Brand($0.name, catalogs: $0.catalogs.map(\.value)) }
      policy.required = required
      return policy
    }
  }
}

extension OptionReader<Configuration.SharedSettings> {
  static var shared: Self {
    .record(
      "a policy",
      [
        OptionField("catalogs", \.catalogs, "The catalogs that all modules share."),
        OptionField(
          "overrides", \.overrides, "Catalogs whose assets replace shared ones with the same name."),
        OptionField(
          "kinds", \.kinds, standard: Configuration.SharedSettings().kinds,
          "The kinds of assets that belong in a shared catalog."),
        OptionField(
          "exceptions", \.exceptions,
          "Patterns for names or paths of assets that may be outside the shared catalogs."),
        OptionField(
          "brands", \.brands, .brands,
          "Apps built from the same code, each with its own assets in place of shared ones."),
        OptionField(
          "required", \.required, "Patterns for names of assets that every brand must provide."),
      ]
    ) { _ in Configuration.SharedSettings() }
  }
}

extension OptionReader<[Configuration.SharedSettings.BrandSettings]> {
  private static var list: Self {
    .list(
      of: .record(
        "a brand",
        [
          OptionField("name", \.name, isRequired: true, "The brand's name, as shown in messages."),
          OptionField(
            "catalogs", \.catalogs, isRequired: true, "The catalogs of this brand; they override shared ones."
          ),
        ]
      ) { .init(place: $0) })
  }

  fileprivate static var brands: Self {
    Self(list.shape) { (value) throws(OptionError) in
      let brands = try list.read(value)
      var names: Set<String> = []
      var problems = OptionProblems()
      for brand in brands where !names.insert(brand.name).inserted {
        problems.add(OptionError(brand.place, "duplicate brand “\(brand.name)”"))
      }
      try problems.finish()
      return brands
    }
  }
}
