import AssetModel
import Basics
import TestSupport
import Testing

@testable import AssetScan

/// The result of scanning an example repository.
func scan(_ text: String, needs: Needs = []) throws -> ScanResult {
  try withExample(text) { ScanRequest(FileTree.walk($0), needs: needs).scan() }
}

struct CatalogTests {
  @Test func `a name begins with the groups that provide a namespace`() throws {
    let sets = try scan(
      """
      A.xcassets/Icons/Contents.json: json {"properties": {"provides-namespace": true}}
      A.xcassets/Icons/plain/inner.v2/Contents.json: json {"properties": {"provides-namespace": true}}
      A.xcassets/Icons/plain/inner.v2/close.imageset/a.png: png 1x1
      A.xcassets/Icons/plain/open.imageset/a.png: png 1x1
      A.xcassets/other.name.imageset/a.png: png 1x1
      """
    ).project.sets
    #expect(sets.map(\.name) == ["Icons/inner.v2/close", "Icons/open", "other.name"])
    #expect(sets.allSatisfy { "\($0.id.catalog)" == "A.xcassets" })
  }

  @Test func `a file called icon json belongs to the format only in an icon document`() throws {
    let sets = try scan(
      """
      A.xcassets/seed.dataset/Contents.json: json {"data": [{"filename": "icon.json"}]}
      A.xcassets/seed.dataset/icon.json: text {}
      App.icon/icon.json: json {"groups": []}
      """
    ).project.sets
    #expect(sets.map { $0.payloads.map(\.name) } == [["icon.json"], []])
    #expect(sets.flatMap(\.missingFiles).isEmpty)
    #expect(sets.flatMap(\.strays).isEmpty)
  }

  @Test func `a build fills a set whose folder git ignores, unless git tracks one of its files`() throws {
    let example = """
      .gitignore:
        *.imageset
        !close.imageset
      A.xcassets/badge.imageset/Contents.json: json {"images": [{"filename": "a.png"}]}
      A.xcassets/close.imageset/Contents.json: json {"images": [{"filename": "a.png"}]}
      A.xcassets/half.imageset/Contents.json: json {"images": [{"filename": "a.png"}, {"filename": "b.png"}]}
      A.xcassets/half.imageset/a.png: png 1x1
      A.xcassets/plain.imageset/Contents.json: json {"images": [{"filename": "a.png"}]}
      A.xcassets/plain.imageset/a.png: png 1x1
      """
    try withExample(example) { root in
      try gitInit(root)
      try git(["add", "--force", "--all"], in: root)
      try git(["commit", "--quiet", "--message", "Assets"], in: root)
      for hasBeenBuilt in [false, true] {
        if hasBeenBuilt { try write("built", to: "A.xcassets/badge.imageset/a.png", in: root) }
        let trees = [
          FileTree.walk(root), try tree(.index, root), try tree(.revision("HEAD"), root),
        ]
        for tree in trees {
          let sets = ScanRequest(tree, needs: []).scan().project.sets
          #expect(sets.filter(\.isFilledByBuild).map(\.name) == ["badge"])
        }
      }
    }
  }

  @Test func `a group may have the name of a folder that tools generate`() throws {
    let sets = try scan("A.xcassets/build/a.imageset/a.png: png 1x1").project.sets
    #expect(sets.map(\.name) == ["a"])
  }

  @Test func `parts of an asset have its name as a prefix, and code cannot refer to them`() throws {
    let sets = try scan(
      """
      A.xcassets/Icon.imagestack/Contents.json: json {"layers": [{"filename": "Front.imagestacklayer"}]}
      A.xcassets/Icon.imagestack/Front.imagestacklayer/Content.imageset/a.png: png 1x1
      A.xcassets/Own.spriteatlas/Contents.json: json {"properties": {"provides-namespace": true}}
      A.xcassets/Own.spriteatlas/hero.imageset/a.png: png 1x1
      A.xcassets/Sprites.spriteatlas/hero.imageset/a.png: png 1x1
      """
    ).project.sets
    #expect(
      sets.map(\.name) == ["Icon", "Icon/Front", "Icon/Front/Content", "Own", "Own/hero", "Sprites", "hero"])
    #expect(sets.map(\.isAddressable) == [true, false, false, true, true, true, true])
    #expect(sets.map(\.parts.count) == [1, 1, 0, 1, 0, 1, 0])
  }

  @Test func `a catalog inside a catalog is a separate one`() throws {
    let project = try scan(
      """
      A.xcassets/a.imageset/a.png: png 1x1
      A.xcassets/B.xcassets/b.imageset/b.png: png 1x1
      A.xcassets/c.imageset/c.imageset/d.png: png 1x1
      """
    ).project
    #expect(project.catalogs.map { "\($0.path)" } == ["A.xcassets", "A.xcassets/B.xcassets"])
    #expect(
      project.sets.map { "\($0.id.catalog) \($0.name)" } == [
        "A.xcassets/B.xcassets b", "A.xcassets a", "A.xcassets c", "A.xcassets c/c",
      ])
  }

  @Test(arguments: AssetKind.allCases) func `every kind of set is recognized by its extension`(
    kind: AssetKind
  )
    throws
  {
    let file = kind == .iconDocument ? "icon.json" : "Contents.json"
    let sets = try scan("A.xcassets/Thing.\(kind.folderExtension)/\(file): json {}").project.sets
    #expect(sets.map(\.kind) == [kind])
    #expect(AssetKind(folderExtension: kind.folderExtension) == kind)
  }

  @Test func `an Icon Composer document next to the catalogs is read`() throws {
    let sets = try scan(
      """
      App/AppIcon.icon/icon.json: json {"groups": [{"layers": [{"image-name": "front.svg", "name": "front", \\
      "image-name-specializations": [{"appearance": "dark", "value": "dark.svg"}]}, {"image-name": "gone.svg"}]}]}
      App/AppIcon.icon/Assets/front.svg: svg 10x10
      App/AppIcon.icon/Assets/dark.svg: svg 10x10
      App/AppIcon.icon/Assets/stray.svg: svg 10x10
      App/folder.icon/file.txt: empty
      """
    ).project.sets
    let set = try #require(sets.first)
    #expect(sets.count == 1)
    #expect(set.payloads.map(\.name) == ["dark.svg", "front.svg"])
    #expect(set.strays.map(\.name) == ["stray.svg"])
    #expect(set.missingFiles.map(\.name) == ["Assets/gone.svg"])
  }

  @Test func `slots keep their traits and their lines`() throws {
    let set = try #require(
      try scan(
        """
        A.xcassets/a.imageset/Contents.json:
          {
            "images" : [
              { "idiom" : "iphone", "scale" : "2x", "filename" : "a.png",
                "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] },
              { "idiom" : "ipad", "unknown" : "ignored" }
            ],
            "properties" : { "template-rendering-intent" : "template", "preserves-vector-representation" : true }
          }
        A.xcassets/a.imageset/a.png: png 1x1
        """
      ).project.sets.first)
    #expect(
      set.slots.map(\.traits) == [
        [Trait("appearances.luminosity", "dark"), Trait("idiom", "iphone"), Trait("scale", "2x")],
        [Trait("idiom", "ipad")],
      ])
    #expect(
      set.slots.map(\.position) == [TextPosition(line: 3, column: 5), TextPosition(line: 5, column: 5)])
    #expect(set.slots[0].filenamePosition == TextPosition(line: 3, column: 56))
    #expect(set.payloads[0].place == Place(set.contents.path, TextPosition(line: 3, column: 56)))
    #expect(
      set.contents.properties == [
        "template-rendering-intent": "template", "preserves-vector-representation": "true",
      ])
  }

  @Test func `a file matches its entry if they only differ in Unicode normalization`() throws {
    let set = try #require(
      try scan(
        """
        A.xcassets/a.imageset/Contents.json: json {"images": [{"filename": "caf\\u00e9.png"}]}
        A.xcassets/a.imageset/cafe\u{301}.png: png 1x1
        """
      ).project.sets.first)
    guard case .sameLetters(let file)? = set.missingFiles.first?.candidate else {
      Issue.record("there is no likely match")
      return
    }
    #expect(file.path.bytes.suffix(7) == [0x65, 0xCC, 0x81, 0x2E, 0x70, 0x6E, 0x67])
  }

  @Test func `content ids are computed only for files of equal size`() throws {
    let sets = try scan(
      """
      A.xcassets/a.imageset/a.png: bytes 100
      A.xcassets/b.imageset/b.png: bytes 100
      A.xcassets/c.imageset/c.png: bytes 101
      """, needs: .digests
    ).project.sets
    #expect(sets.map { $0.payloads[0].contentID != nil } == [true, true, false])
    #expect(sets[0].content(by: .bytes) == sets[1].content(by: .bytes))
    #expect(sets[0].content(by: .bytes) != nil)
    #expect(sets[2].content(by: .bytes) == nil)
  }

  @Test(arguments: PictureFormat.allCases.flatMap(\.nameExtensions) + ["PNG"])
  func `a picture outside catalogs is found by its name`(_ type: String) throws {
    let usage = try scan(
      """
      A.xcassets/a.imageset/a.png: png 1x1
      Pictures/loose@2x~ipad.\(type): text whatever it holds
      App.swift: show(UIImage(named: "loose"), UIImage(named: "gone"))
      """, needs: .usage
    ).project.usage
    #expect(usage?.missing.map(\.name) == ["gone"])
  }
}
