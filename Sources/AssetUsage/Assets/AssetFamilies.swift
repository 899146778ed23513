internal import AssetModel
internal import Basics

/// Groups of assets whose names usually come from data: flags of countries and languages, frames of an animation,
/// shades of a color.
struct AssetFamilies {
  /// The members of all families, as indices of the sets.
  let members: [Int]

  /// Fewer siblings than these may be coincidence.
  private static let fewestCodes = 10
  private static let fewestNumbers = 6
  /// Fewer codes suffice if a folder contains nothing else, and all are uppercase like `DE`.
  private static let fewestCapitalCodes = 4

  init(_ sets: [AssetSet]) {
    let judged = sets.indices.filter { sets[$0].isJudged }
    var members: Set<Int> = []
    for siblings in Dictionary(grouping: judged, by: { sets[$0].path.parent }).values {
      let codes = siblings.filter { Self.isCode(sets[$0].ownName) }
      let areCapitals =
        codes.count == siblings.count && codes.count >= Self.fewestCapitalCodes
        && codes.allSatisfy { sets[$0].ownName.utf8.allSatisfy { 0x41...0x5A ~= $0 } }
      if areCapitals || codes.count >= Self.fewestCodes && codes.count * 5 >= siblings.count * 4 {
        members.formUnion(siblings)
        continue
      }
      let letters = siblings.filter { sets[$0].ownName.utf8.count == 1 }
      if letters.count >= Self.fewestCodes { members.formUnion(letters) }
      let numbered = Dictionary(grouping: siblings) { Self.stem(sets[$0].ownName) }
      for (stem, series) in numbered where stem != nil && series.count >= Self.fewestNumbers {
        members.formUnion(series)
      }
    }
    self.members = members.sorted()
  }

  /// Whether a name looks like the code of a country or language: `de`, `GBR`, `pt-BR`.
  private static func isCode(_ name: String) -> Bool {
    let parts = name.split { $0 == "-" || $0 == "_" }
    return !parts.isEmpty && parts.count <= 2
      && parts.allSatisfy { 2...3 ~= $0.utf8.count && $0.utf8.allSatisfy { $0.isLetter } }
  }

  /// A name without the number at its end; nil if there is none.
  private static func stem(_ name: String) -> Substring? {
    let digits = name.reversed().prefix { $0.isNumber }.count
    return digits > 0 && digits < name.count ? name.dropLast(digits) : nil
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
  }
}
