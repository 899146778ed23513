/// A call that looks up an asset by its name, and the modules whose bundles it searches.
public struct NameLookup: Sendable, Hashable {
  public let place: Place
  public let form: String
  public let bundle: String
  public let homes: Set<Module.ID>

  public init(at place: Place, form: String, bundle: String, homes: Set<Module.ID>) {
    self.place = place
    self.form = form
    self.bundle = bundle
    self.homes = homes
  }
}
