import AssetModel
import Testing

@testable import AssetUsage

/// Which assets are families that code asks for by codes and numbers, on both sides of every number.
struct AssetFamiliesTests {
  private static let codes = ["de", "fr", "it", "es", "pt-BR", "en_GB", "GBR", "USA", "nl", "pl"]

  @Test(arguments: [
    (Array(codes.dropLast()), 0), (codes, 10), (codes + ["close", "open"], 12),
    (codes + ["close", "open", "menu"], 0), (codes.dropLast() + ["a1"], 0), (codes.dropLast() + ["abcd"], 0),
    (codes.dropLast() + ["a"], 0), (codes.dropLast() + ["ab-cd-ef"], 0), ("abcdefghi".map { "\($0)" }, 0),
    ("abcdefghij".map { "\($0)" }, 10), ("abcdefghij".map { "\($0)" } + ["close"], 10),
    ((1...5).map { "frame\($0)" }, 0), ((1...6).map { "frame\($0)" }, 6),
    ((1...6).map { "frame\($0)" } + ["close", "frame"], 6), ((10...15).map { "\($0)" }, 0),
    ((1...3).map { "frame\($0)" } + (1...3).map { "step\($0)" }, 0),
  ])
  func `so many siblings are no chance`(names: [String], count: Int) {
    #expect(AssetFamilies(names.map(AssetSet.init(spelled:))).members.count == count)
  }

  @Test func `only siblings are a family`() {
    let sets = (1...6).map { AssetSet($0 < 4 ? "A/frame\($0)" : "B/frame\($0)") }
    #expect(AssetFamilies(sets).members.isEmpty)
  }

  @Test(arguments: AssetKind.allCases) func `code can ask for five kinds by a name`(kind: AssetKind) {
    let isJudged = [.image, .color, .data, .symbol, .arResourceGroup].contains(kind)
    #expect(AssetSet("close", kind).isJudged == isJudged)
  }
}
