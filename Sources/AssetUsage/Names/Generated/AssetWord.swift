internal import AssetModel

/// A word in a type's name that marks the values of the type as assets: `Image` in `UIImage`.
struct AssetWord: Hashable {
  /// The kind of asset that the word suggests; nil if the word is `asset` or `assets`.
  let kind: AssetKind?

  private init(kind: AssetKind?) {
    self.kind = kind
  }

  /// Finds the last word for a kind of asset in a type name: `Image` in `ImageAsset`. If there is only the word
  /// `Asset`, `kind` is nil. Returns nil for `Reference<ImageCell>`, because generic arguments do not count.
  init?(type: some StringProtocol) {
    let words = symbolWords(of: type.prefix { $0 != "<" }).map { $0.lowercased() }
    guard let word = words.reversed().lazy.compactMap({ Self.words[$0] }).first else {
      guard words.contains("asset") || words.contains("assets") else { return nil }
      self.init(kind: nil)
      return
    }
    self = word
  }

  /// Finds the asset word in the name of the called type or, for `.init`, of the expected type.
  init?(callee: String, type: String) {
    var names = callee.split(separator: ".")
    if names.last == "init" { names.removeLast() }
    self.init(type: names.last ?? type[...])
  }

  private static let words: [String: AssetWord] = [
    "color": AssetWord(kind: .color), "colors": AssetWord(kind: .color), "data": AssetWord(kind: .data),
    "icon": AssetWord(kind: .image), "icons": AssetWord(kind: .image), "image": AssetWord(kind: .image),
    "images": AssetWord(kind: .image), "symbol": AssetWord(kind: .symbol),
    "symbols": AssetWord(kind: .symbol),
    "group": AssetWord(kind: .arResourceGroup),
  ]
}
