internal import AssetModel
internal import Basics

/// Groups of assets that code usually loads by names from data, such as flags, frames of an animation, or logos of file
/// formats.
struct AssetFamilies {
  let members: [Int]
  /// The assets whose names may come from decoded data.
  ///
  /// If code refers to at most a quarter of the assets in a folder, all assets in the folder are included, unless
  /// there are fewer than four. Small folders also count together if they are in the same folder of a catalog and have
  /// at least six assets. From other folders, only groups with similar names are included: plain words (`food`), codes
  /// (`09n`), or names with a common prefix (`img_teacher_`). Code refers to at most half of the assets in such a group.
  let unnamed: [Int]
  /// The assets whose names look like file extensions, such as `psd`.
  let fileExtensions: [Int]

  /// The minimum number of similar names, such as country codes, in a folder. With fewer, the similarity may be a
  /// coincidence.
  private static let fewestCodes = 10
  static let fewestNumbers = 6
  /// The minimum number of assets in a folder whose names may all come from data.
  private static let fewestUnnamed = 4
  /// The minimum number of capitalized words such as `Rain`, or of uppercase codes such as `DE` in a folder without
  /// other names.
  private static let fewestCapitalCodes = 4

  /// Groups the sets of a project.
  ///
  /// - Parameters:
  ///   - named: The assets that the sources refer to individually.
  ///   - fed: The assets in `named` whose names occur in code only as values of properties that a decoder also sets.
  ///   - onlyInData: The assets whose names occur only in data files, or in code by coincidence.
  init(_ sets: [AssetSet], named: Set<Int>, fed: Set<Int> = [], onlyInData: Set<Int> = []) {
    let judged = sets.indices.filter { sets[$0].isJudged }
    let inCode = named.subtracting(onlyInData)
    var members: Set<Int> = []
    let folders = Dictionary(grouping: judged, by: { sets[$0].path.parent }).values
    for siblings in folders {
      let codes = siblings.filter { Self.isCode(sets[$0].ownName) }
      let areCapitals =
        codes.count == siblings.count && codes.count >= Self.fewestCapitalCodes
        && codes.allSatisfy { sets[$0].ownName.utf8.allSatisfy { 0x41...0x5A ~= $0 } }
      if areCapitals || codes.count >= Self.fewestCodes && codes.count * 5 >= siblings.count * 4 {
        members.formUnion(siblings)
        continue
      }
      if siblings.contains(where: fed.contains),
        siblings.allSatisfy({ fed.contains($0) || !named.contains($0) })
      {
        members.formUnion(siblings)
        continue
      }
      // If code named more than a few of these assets one by one, their names would not come from data.
      if siblings.count(where: named.contains) * 5 <= siblings.count,
        Self.areValues(siblings.map { sets[$0].ownName })
      {
        members.formUnion(siblings)
        continue
      }
      // If code contains hardly any of the names, but data files contain at least half of them, the other names may
      // come from data, too.
      if siblings.count >= Self.fewestCodes,
        siblings.count(where: inCode.contains) * 10 <= siblings.count,
        siblings.count(where: onlyInData.contains) * 2 >= siblings.count
      {
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
    fileExtensions = judged.filter { 2...4 ~= sets[$0].name.utf8.count && Self.isValue(sets[$0].name) }
    let scattered = folders.filter { $0.count < Self.fewestNumbers }.flatMap(\.self)
    let unnamedFolders = Self.outerFolders(of: scattered, sets).filter {
      $0.count >= Self.fewestNumbers && Self.areUnnamed($0, named)
    }
    unnamed = Set(folders.flatMap { Self.unnamed(in: $0, sets, named) } + unnamedFolders.joined()).sorted()
  }

  /// Whether code refers to at most a quarter of the assets in a folder.
  private static func areUnnamed(_ assets: [Int], _ named: Set<Int>) -> Bool {
    assets.count >= fewestUnnamed && assets.count(where: named.contains) * 4 <= assets.count
  }

  /// For each folder in a catalog, those of the assets that are in it or in the folders inside it.
  private static func outerFolders(of scattered: [Int], _ sets: [AssetSet]) -> [[Int]] {
    var assets: [RepositoryPath: [Int]] = [:]
    for asset in scattered {
      for folder in sets[asset].path.parent.upward.prefix(while: { $0 != sets[asset].id.catalog }) {
        assets[folder, default: []].append(asset)
      }
    }
    return Array(assets.values)
  }

  private static func unnamed(in siblings: [Int], _ sets: [AssetSet], _ named: Set<Int>) -> [Int] {
    if areUnnamed(siblings, named) { return siblings }
    let words = siblings.filter { sets[$0].ownName.isPlainWord }
    let unnamedWords = words.filter { !named.contains($0) }
    let areMost = unnamedWords.count >= fewestCodes && unnamedWords.count * 2 >= words.count
    let values = siblings.filter {
      isValue(sets[$0].ownName) && sets[$0].ownName.utf8.contains(where: \.isDigit)
    }
    // Code may name up to half of these assets, because interface files often show a few as placeholders.
    let areCodes = values.count >= fewestNumbers && values.count(where: named.contains) * 2 <= values.count
    let capitalized = words.filter { sets[$0].ownName.first?.isUppercase == true }
    let areOfOneStyle =
      capitalized.count >= fewestCapitalCodes && !capitalized.contains(where: named.contains)
    var series: [Substring: [Int]] = [:]
    for sibling in siblings {
      for prefix in prefixes(of: sets[sibling].ownName) { series[prefix, default: []].append(sibling) }
    }
    let unnamedSeries = series.values.filter { members in
      members.count >= fewestNumbers && !members.contains(where: named.contains)
    }
    return (areMost ? unnamedWords : areOfOneStyle ? capitalized : []) + (areCodes ? values : [])
      + unnamedSeries.joined()
  }

  /// The assets whose names differ only in the last word from the name of a given asset in the same folder: `ic_drive`
  /// for `ic_bus`.
  static func likeThose(of assets: Set<Int>, in sets: [AssetSet]) -> [Int] {
    let series = { (asset: Int) -> String? in
      guard sets[asset].isJudged, let prefix = prefixes(of: sets[asset].ownName).last else { return nil }
      return "\(sets[asset].path.parent)/\(prefix)"
    }
    let known = Set(assets.compactMap(series))
    return known.isEmpty ? [] : sets.indices.filter { series($0).map(known.contains) == true }
  }

  /// Whether a name looks like the code of a country or language: `de`, `GBR`, `pt-BR`.
  private static func isCode(_ name: String) -> Bool {
    let parts = name.split { $0 == "-" || $0 == "_" }
    return !parts.isEmpty && parts.count <= 2
      && parts.allSatisfy { 2...3 ~= $0.utf8.count && $0.utf8.allSatisfy { $0.isLetter } }
  }

  /// Whether most of the names look like values in data, such as `h264` or `1080`, rather than names of images.
  private static func areValues(_ names: [String]) -> Bool {
    let values = names.filter(isValue)
    let numbered = values.count { $0.utf8.contains(where: \.isDigit) }
    let areMany = values.count >= fewestCodes && values.count * 5 >= names.count * 4
    let areNumbers = values.count >= fewestNumbers && names.allSatisfy { $0.utf8.first?.isDigit == true }
    return areMany && numbered * 4 >= names.count || areNumbers
  }

  /// Whether a name has only ASCII letters and digits, and does not mix uppercase and lowercase: `h264`.
  private static func isValue(_ name: String) -> Bool {
    let letters = name.utf8.filter(\.isLetter)
    return letters.count + name.utf8.count(where: \.isDigit) == name.utf8.count
      && Set(letters.map { $0 & 0x20 }).count <= 1
  }

  /// The prefixes of a name that end in a separator: `img_` and `img_teacher_` for `img_teacher_math`.
  private static func prefixes(of name: String) -> [Substring] {
    name.indices.filter { name[$0] == "_" || name[$0] == "-" }.map { name[...$0] }
  }

  /// A name without the number at its end: `step` for `step12`. Nil if the name does not end in a number, or consists
  /// only of digits.
  private static func stem(_ name: String) -> Substring? {
    let digits = name.reversed().prefix { $0.isNumber }.count
    return digits > 0 && digits < name.count ? name.dropLast(digits) : nil
  }
}
