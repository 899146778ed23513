internal import Basics

/// Finds the assets whose name has the same letters and digits as a string, ignoring case: `polar_bear` for
/// `Polar Bear`.
struct NameSpellings {
  private var assets: [[UInt8]: [Int]] = [:]

  init(_ names: some Sequence<(asset: Int, name: String)>) {
    for (asset, name) in names {
      let letters = Self.letters(of: Array(name.utf8)[...])
      if !letters.isEmpty { assets[letters, default: []].append(asset) }
    }
  }

  /// The assets whose name has the same letters and digits as `text`; nil if there are none. With `mustChange`, also
  /// nil if `text` has only letters and digits.
  func assets(spelled text: ArraySlice<UInt8>, mustChange: Bool) -> [Int]? {
    let letters = Self.letters(of: text)
    return mustChange && letters.count == text.count ? nil : assets[letters]
  }

  /// The letters and digits, and all characters outside ASCII, in lowercase.
  private static func letters(of text: ArraySlice<UInt8>) -> [UInt8] {
    let kept = text.filter { $0 >= 0x80 || $0.isLetter || $0.isDigit }
    return kept.allSatisfy { $0 < 0x80 }
      ? kept.map { $0.isLetter ? $0 | 0x20 : $0 }
      : Array(String(decoding: kept, as: UTF8.self).lowercased().utf8)
  }
}
