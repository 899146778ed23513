internal import AssetModel
public import Basics

extension Configuration {
  public struct References: Sendable {
    /// Patterns for assets that are used in ways that the sources do not show.
    public var patterns: [Stated<Glob>] = []
  }
}

extension OptionReader<Configuration.References> {
  static var references: Self {
    .record(
      "a list of references",
      [
        OptionField(
          "patterns", \.patterns, .list(of: .stated(.names)),
          "Patterns for asset names. A pattern that matches every name is rejected.")
      ]
    ) { _ in Configuration.References() }
  }
}

extension OptionReader<Glob> {
  fileprivate static var names: Self {
    Self(.text) { (value) throws(OptionError) in
      let text = try String(value)
      do throws(GlobError) {
        return try Glob(naming: text)
      } catch {
        throw OptionError(value.place, "“\(text)” is not a valid pattern: \(error)")
      }
    }
  }
}
