import AssetModel
import AssetQueries
import AssetRules
import AssetScan
import AssetUsage
import Basics
import LintEngine
import TestSupport
import Testing

/// `find` recognizes a file that was saved in a different way.
struct SearchTests {
  /// The image in the catalog, the image to find, and the expected degree of similarity. The degree is nil if nothing
  /// is found.
  struct Row: Sendable, CustomTestStringConvertible {
    let held: String
    let wanted: String
    let degree: Search.Degree?
    var findsSimilar = false

    var testDescription: String { "\(wanted) among \(held)" }
  }

  static let rows = [
    Row(held: "png 24x24 red", wanted: "png 24x24 red", degree: .sameBytes),
    Row(held: "png 24x24 red", wanted: "png 24x24 red level0", degree: .samePicture),
    Row(held: "png 24x24 red", wanted: "png 24x24 red text note", degree: .samePicture),
    Row(held: "png 24x24 red", wanted: "png 24x24 red palette", degree: .samePicture),
    Row(held: "png 24x24 red", wanted: "png 24x24 red alpha", degree: .samePicture),
    Row(held: "png 24x24 gray", wanted: "png 24x24 gray grayscale", degree: .samePicture),
    Row(held: "gif 24x24 white", wanted: "png 24x24 white", degree: .samePicture),
    Row(held: "png 24x24 red", wanted: "png 24x24 blue", degree: nil),
    Row(held: "png 24x24 red", wanted: "png 25x24 red", degree: nil),
    Row(held: "png 48x48 black ring", wanted: "png 72x72 black ring", degree: nil),
    Row(held: "png 48x48 black ring", wanted: "png 72x72 black ring", degree: .similar, findsSimilar: true),
    Row(held: "png 48x48 black ring", wanted: "png 48x48 black cross", degree: nil, findsSimilar: true),
    Row(held: "svg 24x24 red", wanted: "svg 24x24 red", degree: .sameBytes),
    Row(
      held: "text <svg width='9' height='9'><path d='M0 0h4v2z'/></svg>",
      wanted: "text <svg height='9' width='9'><!-- saved again --><path d='M0,0 4,0 4,2'/></svg>",
      degree: .samePicture),
    Row(held: "text twelve bytes", wanted: "text twelve bytes", degree: .sameBytes),
    Row(held: "text twelve bytes", wanted: "text twelve-bytes", degree: nil),
  ]

  @Test(arguments: rows) func `a file is recognized however it was saved`(_ row: Row) throws {
    let type = row.held.contains("svg") ? "svg" : "png"
    try withExample("a.imageset/a.\(type): \(row.held)\nwanted.\(type): \(row.wanted)") { root in
      let search = try search("wanted.\(type)", in: root, findsSimilar: row.findsSimilar)
      #expect(search.matches.map(\.degree) == [row.degree].compactMap(\.self))
    }
  }

  @Test(arguments: [
    (
      "a.imageset/a.png: png 8x8 red", "wanted.jpg", "jpeg 8x8 blue",
      "A JPEG has no transparency, so it cannot match an image with transparent parts."
    ),
    (
      "a.imageset/a.png: png 8x8 red", "wanted.webp", "webp 8x8 white",
      "WebP files are not decoded, so only files with the same bytes are found."
    ),
    (
      "a.imageset/a.png: png 8x8 red", "wanted.svg", "svg 8x8 red",
      "1 bitmap image could not be compared with this vector image."
    ),
    (
      "a.imageset/a.svg: svg 8x8 red", "wanted.png", "png 8x8 red",
      "1 vector image (SVG, PDF) could not be compared with this file."
    ),
    (
      "a.imageset/a.svg: svg 8x8 red", "wanted.svg", "svg 9x9 red",
      "Vector images match only if they draw exactly the same shapes in the same colors."
    ),
    (
      "a.imageset/a.webp: webp 8x8 white", "wanted.png", "png 8x8 red",
      "1 image in formats that are not decoded could not be compared with this file."
    ),
  ])
  func `a search that could not compare everything does not say that a file is absent`(
    _ held: String, _ name: String, _ content: String, _ caveat: String
  ) throws {
    try withExample("\(held)\n\(name): \(content)") { root in
      let search = try search(name, in: root, findsSimilar: true)
      #expect(search.text().hasSuffix("/\(name) was not found\n  \(caveat)\n"))
    }
  }

  @Test(arguments: [
    ("a.imageset/a.png: png 8x8 red", "wanted.png", "png 8x8 blue"),
    ("a.imageset/a.jpg: jpeg 8x8 red", "wanted.jpg", "jpeg 8x8 blue"),
  ])
  func `a search that compared everything says that a file is absent`(
    _ held: String, _ name: String, _ content: String
  ) throws {
    try withExample("\(held)\n\(name): \(content)") { root in
      let search = try search(name, in: root, findsSimilar: true)
      #expect(search.text().hasSuffix("/\(name) is not in the repository\n"))
    }
  }

  @Test func `a search for the same image only says what would find similar ones`() throws {
    try withExample("a.imageset/a.png: png 8x8 red\nwanted.png: png 8x8 blue\nwanted.json: text {}") { root in
      let picture = try search("wanted.png", in: root)
      let data = try search("wanted.json", in: root)
      #expect(
        picture.text().hasSuffix(
          "/wanted.png was not found\n  --similar also finds other sizes and recompressed copies.\n"))
      #expect(data.text().hasSuffix("/wanted.json is not in the repository\n"))
    }
  }

  @Test func `the same pixels with another color profile are found`() throws {
    let tree = "a.imageset/a.png: png 8x8 gray\nwanted.png: png 8x8 gray"
    // A gAMA chunk for linear light, to be inserted after the header.
    let gamma: [UInt8] = [0, 0, 0, 4, 103, 65, 77, 65, 0, 1, 134, 160, 49, 232, 150, 95]
    try withExample(tree) { root in
      let path = root.appending("wanted.png")
      let plain = try readFile(path)
      try writeFile(Array(plain[..<33]) + gamma + plain[33...], to: path)
      let search = try search("wanted.png", in: root)
      #expect(search.matches.map(\.degree) == [.samePixels])
      #expect(search.text().contains("a.png: the same pixels, but a different color profile\n"))
    }
  }

  /// The code uses another asset, and the identifiers are those that it can write for this one.
  @Test(arguments: [
    ("App.swift", "show(UIImage(named: \"open\"))", []),
    ("App.swift", "show(Image(.open))", ["ImageResource.close"]),
    ("App.m", "void f() { show([UIImage imageNamed:ACImageNameOpen]); }", ["ACImageNameClose"]),
    ("App.swift", "show(Asset.open.image)", ["Asset.close"]),
    ("App.swift", "show(R.image.open())", ["R.image.close"]),
    ("App.swift", "show(Image(.open), R.image.open())", ["ImageResource.close", "R.image.close"]),
  ])
  func `only the identifiers of generators that code uses are listed`(
    _ file: String, _ code: String, _ identifiers: [String]
  ) throws {
    let tree = """
      A.xcassets/close.imageset/a.png: png 8x8
      A.xcassets/open.imageset/a.png: png 9x9
      swiftgen.yml:
        xcassets: {inputs: A.xcassets, outputs: {templateName: swift5, output: A.swift}}
      \(file): \(code)
      """
    try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      run.selection = RuleSelection(only: [])
      run.probes = [root.appending("A.xcassets/close.imageset/a.png")]
      let outcome = try run.run()
      let probe = try #require(outcome.scan.probes.first)
      var search = Search(for: probe.payload, in: outcome.project)
      search.locate(
        in: Modules(), outcome.tree.generators(outcome.project, Modules(), cache: nil, jobs: .all))
      #expect(search.matches.map { $0.identifiers.map(\.text) } == [identifiers])
      run.furtherNeeds = [.usage]
      let judged = try run.run()
      let why = Why("close", in: judged.project, generators: judged.scan.generators)
      #expect(why.assets.map { $0.identifiers.map(\.text) } == [identifiers])
    }
  }

  @Test func `copies in tests are marked, because linting does not count them`() throws {
    let tree = """
      App/A.xcassets/close.imageset/a.png: png 8x8 red
      AppTests/T.xcassets/close.imageset/a.png: png 8x8 red
      """
    try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      run.selection = RuleSelection(only: ["duplicate_asset"])
      run.probes = [root.appending("App/A.xcassets/close.imageset/a.png")]
      let outcome = try run.run()
      var search = Search(for: try #require(outcome.scan.probes.first).payload, in: outcome.project)
      search.locate(in: Modules(), Generators())
      #expect(search.matches.map(\.isInTests) == [false, true])
      #expect(search.text().contains("AppTests/T.xcassets/close.imageset/a.png: the same file, in tests\n"))
      #expect(search.text().contains("App/A.xcassets/close.imageset/a.png: the same file\n"))
      #expect(outcome.report.diagnostics.isEmpty)
    }
  }

  private func search(_ name: String, in root: FilePath, findsSimilar: Bool = false) throws -> Search {
    var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
    run.selection = RuleSelection(only: [])
    run.probes = [root.appending(RepositoryPath(name))]
    run.findsSimilar = findsSimilar
    let outcome = try run.run()
    let probe = try #require(outcome.scan.probes.first)
    return Search(
      for: probe.payload, similar: probe.lookalikes, findsSimilar: findsSimilar, in: outcome.project)
  }
}
