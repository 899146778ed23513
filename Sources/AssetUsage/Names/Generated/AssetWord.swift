internal import AssetModel

/// A word in the name of a type that says that its values stand for assets: `Image` in `UIImage`.
struct AssetWord: Hashable {
  /// The kind of asset; nil if the word is `asset` itself.
  let kind: AssetKind?

  private init(kind: AssetKind?) {
    self.kind = kind
  }

  /// The last such word of a type's name, which may be in the parameters of no other: `Reference<ImageCell>`
  /// says nothing.
  init?(type: some StringProtocol) {
    let words = symbolWords(of: type.prefix { $0 != "<" }).map { $0.lowercased() }
    guard let word = words.reversed().lazy.compactMap({ Self.words[$0] }).first else {
      guard words.contains("asset") || words.contains("assets") else { return nil }
      self.init(kind: nil)
      return
    }
    self = word
  }

  /// What a call makes: of the type that is called, or for `.init` of the type that is wanted.
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
