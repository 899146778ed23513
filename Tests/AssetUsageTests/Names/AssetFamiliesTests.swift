import AssetModel
import Testing

@testable import AssetUsage

/// Families of assets, such as flags or frames. Code picks one by an abbreviation such as `de`, or by a number. Each
/// threshold is tested with values on both sides.
struct AssetFamiliesTests {
  private static let codes = ["de", "fr", "it", "es", "pt-BR", "en_GB", "GBR", "USA", "nl", "pl"]

  private static func frames(_ range: ClosedRange<Int>, _ word: String = "frame") -> [String] {
    range.map { "\(word)\($0)" }
  }

  private static let formats = [
    "aac", "alac", "h264", "mpeg4", "flac", "mkv", "vp9", "opus", "dts", "truehd",
  ]
  private static let words = [
    "back", "close", "home", "menu", "open", "play", "search", "share", "stop", "zoom",
  ]
  private static let nine: [String] = Array(codes.dropLast())
  private static let letters: [String] = "abcdefghij".map { String($0) }
  private static let rows: [(names: [String], count: Int)] = [
    (nine, 0), (codes, 10), (codes + ["close", "open"], 12), (codes + ["close", "open", "menu"], 0),
    (nine + ["a1"], 0), (nine + ["abcd"], 0), (nine + ["a"], 0), (nine + ["ab-cd-ef"], 0),
    (letters.dropLast(), 0), (letters, 10), (letters + ["close"], 10),
    (frames(1...5), 0), (frames(1...6), 6), (frames(1...6) + ["close", "frame"], 6), (frames(10...14, ""), 0),
    (frames(10...15, ""), 6), (frames(10...15, "") + ["HD"], 0),
    (formats, 10), (formats + ["wma", "tta"], 12), (formats.dropLast(), 0), (words, 0),
    (formats + ["iconClose", "icon_open", "iconMenu"], 0),
    (frames(1...3) + frames(1...3, "step"), 0),
    (["CA", "DE", "FR", "US"], 4), (["CA", "DE", "FR"], 0), (["CA", "DE", "FR", "us"], 0),
    (["CA", "DE", "FR", "US", "close"], 0),
  ]

  @Test(arguments: rows)
  func `that many siblings are not a coincidence`(names: [String], count: Int) {
    #expect(AssetFamilies(names.map(AssetSet.init(spelled:)), named: []).members.count == count)
  }

  @Test(arguments: [(2, 10), (3, 0)]) func `code does not name most values`(named: Int, count: Int) {
    let sets = Self.formats.map(AssetSet.init(spelled:))
    #expect(AssetFamilies(sets, named: Set(0..<named)).members.count == count)
  }

  @Test(arguments: [(0, 5, 10), (1, 5, 10), (2, 5, 0), (0, 4, 0)])
  func `data names all of a folder if it names half of it and code hardly any`(
    inCode: Int, inData: Int, count: Int
  ) {
    let named = Set(0..<inCode)
    let data = Set(5..<(5 + inData))
    let families = AssetFamilies(
      Self.words.map(AssetSet.init(spelled:)), named: named.union(data), onlyInData: data)
    #expect(families.members.count == count)
  }

  @Test(arguments: [(10, 10, 10), (9, 9, 0), (11, 10, 0)])
  func `plain words may come from data if code does not name at least half of them`(
    named: Int, others: Int, count: Int
  ) {
    let words = (0..<(named + others)).map { "word" + String(Character(Unicode.Scalar(97 + UInt8($0)))) }
    let families = AssetFamilies(words.map(AssetSet.init(spelled:)), named: Set(0..<named))
    #expect(families.unnamed.count == count)
  }

  @Test(arguments: [(0, 6), (1, 0)])
  func `names with a common beginning may come from data if code names none of them`(named: Int, count: Int) {
    let subjects = ["math", "english", "korean", "korean_history", "science", "art"].map {
      "img_teacher_" + $0
    }
    let names = subjects + ["img_a", "img_b", "img_c"]
    // Code names more than a quarter of the folder, so data is not assumed to name all of it.
    let families = AssetFamilies(
      names.map(AssetSet.init(spelled:)), named: Set(6..<9).union(named == 1 ? [0] : []))
    #expect(families.unnamed.count { $0 < 6 } == count)
  }

  @Test func `only siblings are a family`() {
    let sets = (1...6).map { AssetSet($0 < 4 ? "A/frame\($0)" : "B/frame\($0)") }
    #expect(AssetFamilies(sets, named: []).members.isEmpty)
  }

  @Test(arguments: AssetKind.allCases) func `code can look up five kinds by name`(kind: AssetKind) {
    let isJudged = [.image, .color, .data, .symbol, .arResourceGroup].contains(kind)
    #expect(AssetSet("close", kind).isJudged == isJudged)
  }
}
