extension AssetSet {
  /// Whether the catalog is in a folder for samples, such as `Examples` or `MapsDemo`.
  public var isInSample: Bool {
    id.catalog.components.dropLast().contains { String(decoding: $0, as: UTF8.self).isNamedForSamples }
  }
}

extension String {
  /// Whether a folder with this name is for samples, such as `Examples` or `MapsDemo`.
  public var isNamedForSamples: Bool {
    let lowered = lowercased()
    return Self.sampleWords.contains { word in
      lowered.hasPrefix(word) && endsWord(at: word.count) || lowered.hasSuffix(word) && beginsWord(word.count)
    }
  }

  /// Whether the first `count` characters are a separate word, unlike `Demo` in `Demography`.
  private func endsWord(at count: Int) -> Bool {
    guard let next = dropFirst(count).first, next.isLetter else { return true }
    return next.isUppercase && dropFirst(count - 1).first?.isLowercase == true
  }

  private func beginsWord(_ count: Int) -> Bool {
    guard let last = dropLast(count).last, last.isLetter else { return true }
    let word = suffix(count)
    return word.first?.isUppercase == true && word.dropFirst().first?.isLowercase == true
  }

  private static let sampleWords = [
    "demo", "demos", "example", "examples", "playground", "playgrounds", "sample", "samples", "snippet",
    "snippets",
  ]
}
