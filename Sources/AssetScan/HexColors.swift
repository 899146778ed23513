public import AssetModel
public import Basics
internal import SourceIndex

extension FileTree {
  /// The places where files contain this color as hex digits, such as `#FF3B30`, `0xFF3B30` or `"FF3B30"`, sorted
  /// by folder, file and line.
  public func places(writing color: ColorValue, jobs: Jobs = .all) -> [Place] {
    let digits = color.hexDigits
    return places(
      in: [.swift, .objectiveC, .plainC, .propertyList, .quotedText, .plainText, .yaml], jobs: jobs
    ) { $0.offsets(of: digits) }
  }

  /// Sentences that say which colors `places(writing:)` does not find.
  public var uncomparedColors: [String] {
    let languages = Set(
      folders.flatMap { folder in
        folder.files.compactMap { SourceLanguage.of(folder.path.appending($0.name)) }
      })
    let code = "Colors that code creates from components, such as red, green and blue, were not compared."
    return (languages.isDisjoint(with: [.swift, .objectiveC]) ? [] : [code])
      + (languages.contains(.interfaceBuilder) ? ["Colors in storyboards and xibs were not compared."] : [])
  }
}

extension FilePath {
  /// The entries with a color in this color set, each color once. The color set may be outside the repository.
  public var colorSlots: [Slot] {
    // A folder without a readable Contents.json is not a color set.
    guard let bytes = try? appending(RepositoryPath("Contents.json")).readProbe() else { return [] }
    var seen: Set<CatalogColor> = []
    return Contents(bytes, path: RepositoryPath("Contents.json"), kind: .color).slots.filter { slot in
      slot.color.map { seen.insert($0).inserted } ?? false
    }
  }
}

extension ColorValue {
  /// The hex digits of the color in all supported forms: with the opacity last and with the opacity first. For an
  /// opaque color, also without the opacity.
  fileprivate var hexDigits: [[UInt8]] {
    let numbers = (0..<3).map { Int((min(max(sRGB[$0], 0), 1) * 255).rounded()) }
    let color = numbers.map(Self.digits).joined()
    let opacity = Self.digits(Int((alpha * 255).rounded()))
    let all = [color + opacity, opacity + color] + (alpha == 1 ? [color] : [])
    return all.map { Array($0.utf8) }
  }

  private static func digits(_ number: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return text.count < 2 ? "0" + text : text
  }
}

extension [UInt8] {
  fileprivate func offsets(of words: [[UInt8]]) -> [Int] {
    var found: [Int] = []
    var index = 0
    while index < count {
      defer { index += 1 }
      let start: Int
      switch self[index] {
      case UInt8(ascii: "#"), UInt8(ascii: "\""): start = index + 1
      case UInt8(ascii: "x"), UInt8(ascii: "X"):
        guard index > 0, self[index - 1] == UInt8(ascii: "0") else { continue }
        start = index + 1
      default: continue
      }
      for word in words where start + word.count <= count {
        let end = start + word.count
        let isWord = zip(self[start..<end], word).allSatisfy { $0 == $1 || $0 == $1 | 0x20 && $1 >= 65 }
        if isWord, end == count || !self[end].isHexDigit {
          found.append(start)
          break
        }
      }
    }
    return found
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    (48...57).contains(self) || (65...70).contains(self) || (97...102).contains(self)
  }
}
