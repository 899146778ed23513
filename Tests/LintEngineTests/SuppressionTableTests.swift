import AssetModel
import Basics
import Testing

@testable import LintEngine

struct SuppressionTableTests {
  private static let patterns = [
    "icons/close", "icons", "clo*", "{close,open}", "Art.xcassets", "/Art.xcassets/close.imageset/",
    "./icons//open",
    "*", "Art.xcassets/[a-d]*", #"icons\/close"#, "close", "Icons/close", "icons/close/x",
  ]

  @Test func `a table finds what each suppression by itself covers`() throws {
    let suppressions =
      try Self.patterns.map { Self.suppression(.assets(try Glob($0))) } + [
        Self.suppression(.file("a.swift")), Self.suppression(.lines(3...3, of: "a.swift")),
        Self.suppression(.lines(3...Int.max, of: "a.swift")), Self.suppression(.lines(1...2, of: "a.swift")),
        Self.suppression(.lines(3...3, of: "b.swift")),
        Self.suppression(.lines(3...3, of: "a.swift"), "other"),
      ]
    let table = SuppressionTable(suppressions)
    for name in ["close", "open", "icons/close", "icons/open", "icons", "iconset", ""] {
      for (path, line) in [("a.swift", 3), ("a.swift", 2), ("b.swift", 3), ("c.swift", nil)]
        as [(String, Int?)]
      {
        let finding = Self.finding(name, RepositoryPath(path), line)
        let expected = suppressions.indices.filter { suppressions[$0].covers(finding, of: "rule") }
        #expect(table.covering(finding, of: "rule").sorted() == expected, "\(name) \(path)")
      }
    }
  }

  @Test func `a finding is only compared with suppressions for its asset and line`() throws {
    let table = SuppressionTable(
      try (0..<1000).flatMap { number in
        [
          Self.suppression(.assets(try Glob("icons/icon_\(number)"))),
          Self.suppression(.lines(number...number, of: "a.swift")),
        ]
      })
    for number in 0..<1000 {
      #expect(table.candidates(for: Self.finding("icons/icon_\(number)", "a.swift", number)).count == 2)
    }
  }

  private static func suppression(_ target: Suppression.Target, _ rule: String = "rule") -> Suppression {
    Suppression(of: target, rules: [rule], reason: "a test", expiry: nil, place: Place(".assetlint.yml"))
  }

  private static func finding(_ name: String, _ path: RepositoryPath, _ line: Int?) -> Finding {
    let asset = AssetID(catalog: "Art.xcassets", kind: .image, name: name)
    return Finding(
      [Subject(.asset, asset: asset, path: "Art.xcassets/close.imageset")],
      at: Place(path, line.map { TextPosition(line: $0, column: 7) }), "a message")
  }
}
