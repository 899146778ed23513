public import AssetModel

/// How the names of one kind of asset are written.
public struct NamingMajority: Sendable {
  public let kind: AssetKind
  public let count: Int
  /// The most common style. Nil if fewer than three quarters of the names follow it, or if another style is equally
  /// common.
  public let style: NameStyle?
  /// The number of names that fit each style, the most common style first.
  public let styles: [(style: NameStyle, count: Int)]
  /// The number of findings that a convention with this style would cause.
  var exceptions = 0

  /// The naming style of each kind of asset with enough assets to show a habit.
  static func all(in sets: [AssetSet]) -> [NamingMajority] {
    let names = Dictionary(grouping: sets.filter(\.isForAgreement), by: \.kind).mapValues {
      $0.map(\.ownName)
    }
    return names.filter { $0.value.count >= fewest }.sorted { $0.key < $1.key }.map { kind, names in
      NamingMajority(of: kind, names)
    }
  }

  private static let fewest = 5

  private init(of kind: AssetKind, _ names: [String]) {
    self.kind = kind
    count = names.count
    styles = NameStyle.allCases.map { style in (style, names.count { style.fits($0) }) }
      .sorted { $0.1 > $1.1 }
    // A single lowercase word fits three styles, so such names alone prove nothing.
    let isClear = styles[0].count * 4 >= count * 3 && styles[0].count > styles[1].count
    style = isClear ? styles[0].style : nil
  }
}
