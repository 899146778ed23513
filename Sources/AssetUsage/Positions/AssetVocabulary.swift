internal import Basics

/// Words that suggest an asset name if they occur in an identifier, as in `iconName`, `bg_image` and `AppColors`.
enum AssetVocabulary {
  static let words = longWords + shortWords

  static func speaks(_ name: some Collection<UInt8>) -> Bool {
    let lowered = name.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    if longBytes.contains(where: { lowered[...].holds($0) }) { return true }
    return shortBytes.contains { word in
      if lowered.hasSuffix(word) || lowered.hasSuffix(word + [UInt8(ascii: "s")]) { return true }
      let next = name.dropFirst(word.count).first ?? 0
      return lowered.starts(with: word) && !(0x61...0x7A ~= next)
    }
  }

  /// The asset name after a word such as `image` or `icon`: `close` in `@image/close` or `icon:close`.
  static func name(afterKindIn text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let separators = [UInt8(ascii: "/"), UInt8(ascii: ":")]
    guard let end = text.lastIndex(where: separators.contains) else { return nil }
    let kind = text.prefix { !separators.contains($0) }
    let isKind = text[kind.endIndex...end].allSatisfy(separators.contains) && kind.count <= longestKind
    guard isKind, speaks(kind) else { return nil }
    return text[(end + 1)...]
  }

  private static let longestKind = 16

  private static let longWords = [
    "image", "icon", "color", "colour", "asset", "picture", "photo", "glyph", "symbol", "avatar",
    "background", "thumb", "badge", "sprite", "texture", "artwork", "drawable",
  ]

  /// Short words that also occur inside unrelated words, as `logo` does in `logout`. They only count as the first word
  /// of a name or at its end.
  private static let shortWords = ["img", "logo", "flag", "uri"]

  private static let longBytes = longWords.map { Array($0.utf8) }
  private static let shortBytes = shortWords.map { Array($0.utf8) }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ ending: [UInt8]) -> Bool { suffix(ending.count).elementsEqual(ending) }
}
