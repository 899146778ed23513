import AssetModel
import Basics
import TestSupport
import Testing

@testable import AssetAudit

/// The thresholds that decide what an audit says, tested with values on both sides.
struct AuditLimitTests {
  /// Makes a catalog of colors. Code uses all except the first `unused` colors.
  private static func colors(_ count: Int, unused: Int = 0, in catalog: String) -> (
    tree: String, used: [String]
  ) {
    let names = (0..<count).map { "\(catalog.lowercased())\($0)x" }
    let tree = names.enumerated().map { "\(catalog).xcassets/\($1).colorset: #\(100_000 + $0)\n" }.joined()
    return (tree, Array(names.dropFirst(unused)))
  }

  /// The audit of a repository with these colors, code that uses them, and more files.
  private static func audit(_ parts: [(tree: String, used: [String])], _ more: String = "") throws -> Audit {
    let uses = parts.flatMap(\.used).map { "UIColor(named: \"\($0)\")" }.joined(separator: ", ")
    return try AuditSample.audit(parts.map(\.tree).joined() + more + "App.swift: func f() { show(\(uses)) }")
  }

  @Test(arguments: [(9, 1), (8, 0)])
  func `among ten assets, a heavy one stands out`(colors: Int, count: Int) throws {
    let audit = try Self.audit([Self.colors(colors, in: "A")], "B.xcassets/z.imageset/z.png: bytes 1000\n")
    #expect(audit.advice.outliers.filter { $0.text.contains("alone is") }.count == count)
  }

  @Test(arguments: [(4, 1), (5, 0)])
  func `an asset is heavy if it is a fifth of everything`(others: Int, count: Int) throws {
    let files = (0...others).map { "B.xcassets/z\($0).imageset/z.png: bytes 1000\n" }.joined()
    let audit = try Self.audit([Self.colors(9, in: "A")], files)
    #expect(audit.advice.outliers.filter { $0.text.contains("alone is") }.count == count)
  }

  @Test(arguments: [
    (5, 3, 20, true), (4, 3, 20, false), (5, 2, 20, false), (6, 3, 6, true), (6, 3, 5, false),
  ])
  func `a catalog stands out if twice as many of its assets are unused`(
    assets: Int, unused: Int, others: Int, standsOut: Bool
  ) throws {
    let audit = try Self.audit([
      Self.colors(assets, unused: unused, in: "A"), Self.colors(others, in: "B"),
    ])
    let texts = audit.advice.outliers.map(\.text).filter {
      $0.hasPrefix("A.xcassets: \(unused) of \(assets)")
    }
    #expect(texts.isEmpty != standsOut)
  }

  @Test func `two catalogs stand out at most`() throws {
    let audit = try Self.audit(
      ["A", "B", "C"].map { Self.colors(5, unused: 5, in: $0) } + [Self.colors(40, in: "D")])
    #expect(audit.advice.outliers.count { $0.text.contains("unused") } == 2)
  }

  @Test(arguments: [(10, true), (9, false)])
  func `a module of ten assets may stand out`(assets: Int, standsOut: Bool) throws {
    let modules = """
      .assetlint.yml:
        modules:
          - {name: One, kind: app, sources: [App.swift], resources: [A.xcassets]}
          - {name: Two, kind: app, sources: [App.swift], resources: [B.xcassets]}

      """
    let audit = try Self.audit(
      [Self.colors(assets, unused: 5, in: "A"), Self.colors(30, in: "B")], modules)
    let names = audit.advice.outliers.compactMap { $0.text.split(separator: ":").first.map(String.init) }
    #expect(names == [standsOut ? "One" : "A.xcassets"])
  }

  @Test(arguments: [(5, 5), (6, 5)])
  func `five of the largest assets are shown`(count: Int, shown: Int) throws {
    let files = (0..<count).map { "B.xcassets/z\($0).imageset/z.png: bytes \(1000 + $0)\n" }.joined()
    let audit = try Self.audit([], files)
    #expect(audit.advice.largest.count == shown)
    #expect(audit.advice.largest.first.map { audit.assets[$0].bytes } == 999 + count)
    #expect(audit.advice.savings.count == shown)
  }

  @Test(arguments: [(10, false), (11, true)])
  func `ten catalogs are listed in the text`(count: Int, isCut: Bool) throws {
    let letters = "ABCDEFGHIJK".map(String.init)
    let files = letters.prefix(count).map { "\($0).xcassets/z\($0).imageset/z.png: bytes 1000\n" }.joined()
    let text = try Self.audit([], files).text()
    #expect(text.contains("1 more catalog") == isCut)
    #expect(text.contains(" J.xcassets") && !text.contains(" K.xcassets"))
  }

  @Test(arguments: [(15, false), (16, true)])
  func `fifteen changes are listed in the text`(count: Int, isCut: Bool) throws {
    let before = try Self.audit([Self.colors(1, in: "A")])
    var after = try Self.audit([Self.colors(1, in: "A"), Self.colors(count, in: "B")])
    after.trend = AuditTrend(from: before, named: "main", to: after)
    let text = after.trendText()
    #expect(text.contains("Added: \(count)"))
    #expect(text.contains("… and 1 more: --report json lists all") == isCut)
  }

  @Test(arguments: [(0, "±0"), (5, "+5"), (-5, "−5")])
  func `a difference has a sign`(number: Int, text: String) {
    #expect(AuditTrend.signed(number) { "\($0)" } == text)
  }

  @Test(arguments: [
    ("abcdefghijklmnopqrst", 20, "abcdefghijklmnopqrst"),
    ("abcdefghijklmnopqrstu", 20, "abcdef…ijklmnopqrstu"),
    ("abcdef", 4, "a…ef"), ("abcdef", 3, "abcdef"), ("", 4, ""),
  ])
  func `a long text keeps its beginning and more of its end`(text: String, most: Int, short: String) {
    let result = text.shortenedInside(to: most)
    #expect(result == short)
  }

  @Test func `the widest of the left columns is shortened, but not the last one`() {
    var table = TextTable(["name", "n", "path"], left: [0, 2])
    table.add(["a rather long name of something", "10", "and/the/path/of/it"])
    table.footer = "  … and 1 more"
    #expect(
      table.lines(width: 44) == [
        "  name                 n  path", "  a rat…of something  10  and/the/path/of/it", "  … and 1 more",
      ])
    // A column keeps at least twelve characters.
    #expect(table.lines(width: 10)[1] == "  a r…omething  10  and/the/path/of/it")
  }

  @Test func `a column of texts to copy is never shortened`() {
    var table = TextTable(left: [0, 1, 2], whole: [1])
    table.add(["a rather long text", "and/a/name/to/copy", "path"])
    #expect(table.lines(width: 40) == ["  a r…ong text  and/a/name/to/copy  path"])
  }

  @Test func `findings that save nothing are not listed among the largest savings`() throws {
    let audit = try AuditSample.audit(
      """
      A.xcassets/a.colorset: #FF0000
      A.xcassets/b.colorset: #FF0000
      App.swift: func f() { show(UIColor(named: "a"), UIColor(named: "b")) }
      """)
    #expect(audit.advice.savings.isEmpty)
  }

  @Test(arguments: [(9, 1), (8, 0)])
  func `a style is rare if it has a tenth of the names`(others: Int, examples: Int) throws {
    let names = (0..<others).map { "ic_name\($0)" } + ["IconName"]
    let styles = NameStyleTotal.all(
      names.map { name in
        let catalog = RepositoryPath("A.xcassets")
        let path = catalog.appending("\(name).imageset")
        return AssetSet(
          id: AssetID(catalog: catalog, kind: .image, name: name), path: path, container: nil,
          role: .ordinary,
          contents: ContentsFile(path: path.appending("Contents.json"), state: .read), slots: [],
          payloads: [],
          strays: [], parts: [])
      })
    #expect(styles.map(\.style) == [.snakeCase, .pascalCase])
    #expect(styles.map(\.assets) == [others, 1])
    #expect(styles.map(\.examples.count) == [0, examples])
  }

  @Test func `sections lose their last rows until they fit, but keep five`() {
    let rows = { (count: Int) in (1...count).map { ["  row \($0)"] } }
    let sections = [TextSection("A", rows(2)), TextSection("B", rows(9), "row")]
    #expect(sections.fitting(15).flatMap(\.lines).count == 15)
    #expect(sections.fitting(14).flatMap(\.lines).count == 14)
    let shortest = [
      "", "A", "  row 1", "  row 2", "", "B", "  row 1", "  row 2", "  row 3", "  row 4", "  row 5",
      "  … and 4 more rows: assetlint audit --report markdown",
    ]
    #expect(sections.fitting(12).flatMap(\.lines) == shortest)
    #expect(sections.fitting(0).flatMap(\.lines) == shortest)
  }

  @Test func `a catalog with many doubtful assets stands out`() throws {
    let strings = (1...3).map { "“blue-\($0)”" }.joined(separator: ", ")
    let names = (1...6).map { "\"red-\($0)\"" } + ["\"blue-4\"", "\"blue-5\""]
    let sets =
      (1...6).map { "Red.xcassets/red-\($0).colorset: #FF000\($0)" }
      + (1...5).map { "Blue.xcassets/blue-\($0).colorset: #0000F\($0)" }
    let code = names.map { "UIColor(named: \($0))" }.joined(separator: ", ")
    let audit = try AuditSample.audit(
      sets.joined(separator: "\n")
        + "\nnames.json: json [\(strings.replacing("“", with: "\"").replacing("”", with: "\""))]"
        + "\nApp.swift: func f() { show(\(code)) }")
    #expect(audit.total.doubtful == 3)
    #expect(
      audit.advice.outliers.map(\.text) == [
        "Blue.xcassets: 3 of 5 assets are doubtful, 60% compared with 27% overall"
      ])
    #expect(
      audit.advice.outliers.map(\.command) == [
        "assetlint audit --report csv | grep doubtful | grep Blue.xcassets"
      ])
  }
}
