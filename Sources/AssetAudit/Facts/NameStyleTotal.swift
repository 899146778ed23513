public import AssetModel

public struct NameStyleTotal: Sendable, Equatable {
  /// The style, or nil for names that match no style.
  public let style: NameStyle?
  public let assets: Int
  /// Some names in this style, if the style is rare.
  public let examples: [String]

  /// The naming styles, most frequent first. A single lowercase word such as `logo` fits several styles and is not
  /// counted.
  static func all(_ sets: [AssetSet]) -> [NameStyleTotal] {
    let named = sets.filter { $0.isAddressable && !$0.isNamedByXcode }
    var names: [NameStyle?: [String]] = [:]
    for name in named.map(\.ownName) {
      let styles = NameStyle.allCases.filter { $0.fits(name) }
      if styles.count < 2 { names[styles.first, default: []].append(name) }
    }
    let sum = names.values.reduce(0) { $0 + $1.count }
    return names.map { style, names in
      NameStyleTotal(
        style: style, assets: names.count, examples: names.count * 10 <= sum ? Array(names.prefix(3)) : [])
    }.sorted { ($1.assets, $0.style?.rawValue ?? "") < ($0.assets, $1.style?.rawValue ?? "") }
  }
}
