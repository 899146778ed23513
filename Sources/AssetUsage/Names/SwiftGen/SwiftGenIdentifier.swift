/// The identifiers that SwiftGen's own templates derive from names, without backticks.
enum SwiftGenIdentifier {
  /// The constant for an asset: `urlChooser` for `URLChooser`. Nil if no identifier can be made from the name.
  static func member(_ name: String) -> String? {
    type(name).map(lowercasingFirstWord)
  }

  /// The name of the type that SwiftGen generates for a folder or catalog: `_24VisionPro` for `24 vision_pro`.
  static func type(_ name: String) -> String? {
    let parts = name.unicodeScalars.split { !$0.canContinueIdentifier }
    let text = parts.map { uppercasingFirst(Substring($0)) }.joined(separator: "_")
    let words = text.split(separator: "_")
    let isShouting = !text.utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    let joined = (isShouting ? words.flatMap(calmed) : words.map(uppercasingFirst)).joined()
    guard let first = joined.unicodeScalars.first else { return nil }
    return first.canBeginIdentifier ? joined : "_" + joined
  }

  /// Splits an all-uppercase word after digits, and lowercases all but the first letter of each part:
  /// `A7CCF5` becomes `A7` and `Ccf5`.
  private static func calmed(_ word: Substring) -> [String] {
    var pieces = [Substring.UnicodeScalarView]()
    var last: Unicode.Scalar?
    for scalar in word.unicodeScalars {
      let isStep = last.map { $0.isASCIIDigit && ("A"..."Z").contains(scalar) } ?? true
      if isStep { pieces.append(Substring.UnicodeScalarView()) }
      pieces[pieces.endIndex - 1].append(scalar)
      last = scalar
    }
    return pieces.map { uppercasingFirst(Substring($0).lowercased()[...]) }
  }

  private static func uppercasingFirst(_ word: Substring) -> String {
    guard let first = word.unicodeScalars.first else { return "" }
    return String(first).uppercased() + String(word.unicodeScalars.dropFirst())
  }

  /// Makes the leading capitals lowercase, except the one that begins the next word: `HBOGo` becomes `hboGo`.
  private static func lowercasingFirstWord(_ text: String) -> String {
    let scalars = text.unicodeScalars
    var end = scalars.firstIndex { !$0.isCapital } ?? scalars.endIndex
    let count = scalars[..<end].count
    if count > 1, end < scalars.endIndex, scalars[end].properties.generalCategory == .lowercaseLetter {
      end = scalars.index(before: end)
    }
    return String(scalars[..<end]).lowercased() + String(scalars[end...])
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  fileprivate var isCapital: Bool {
    [.uppercaseLetter, .titlecaseLetter].contains(properties.generalCategory)
  }
}
