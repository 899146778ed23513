public import AssetModel
public import Basics

extension Configuration {
  /// The key `shared:`.
  public struct SharedSettings: Sendable {
    public var catalogs: [Stated<Glob>] = []
    public var overrides: [Stated<Glob>] = []
    var kinds = SharedPolicy().kinds.sorted()
    public var exceptions: [Stated<Glob>] = []
    var brands: [BrandSettings] = []
    var required: [Glob] = []

    /// One entry of `brands:`.
    struct BrandSettings: Sendable {
      var place: Place
      var name = ""
      var catalogs: [Stated<Glob>] = []
    }

    /// The catalogs of all brands, which override as well.
    public var brandCatalogs: [Stated<Glob>] { brands.flatMap(\.catalogs) }

    /// What the rules need to know of it.
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
      "an agreement",
      [
        OptionField("catalogs", \.catalogs, "The catalogs everybody takes assets from."),
        OptionField("overrides", \.overrides, "Catalogs whose assets replace shared ones of the same name."),
        OptionField(
          "kinds", \.kinds, standard: Configuration.SharedSettings().kinds,
          "The kinds of asset that belong into a shared catalog."),
        OptionField(
          "exceptions", \.exceptions, "Patterns for names or paths of assets that may live elsewhere."),
        OptionField(
          "brands", \.brands, .brands,
          "Apps made from the same code, each with assets of its own in place of shared ones."),
        OptionField(
          "required", \.required, "Patterns for names of assets that every brand must have of its own."),
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
          OptionField("name", \.name, isRequired: true, "What messages call the brand."),
          OptionField(
            "catalogs", \.catalogs, isRequired: true, "The catalogs that only this brand has; they override."),
        ]
      ) { .init(place: $0) })
  }

  /// Brands, no two of one name.
  fileprivate static var brands: Self {
    Self(list.shape) { (value) throws(OptionError) in
      let brands = try list.read(value)
      var names: Set<String> = []
      var problems = OptionProblems()
      for brand in brands where !names.insert(brand.name).inserted {
        problems.add(OptionError(brand.place, "there are two brands “\(brand.name)”"))
      }
      try problems.finish()
      return brands
    }
  }
}
