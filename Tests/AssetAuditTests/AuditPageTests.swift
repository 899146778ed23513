import AssetAudit
import AssetModel
import Basics
import Cache
import Formats
import LintEngine
import TestSupport
import Testing

struct AuditPageTests {
  private func page(_ tree: String) throws -> String {
    let (audit, pictures) = try withExample(tree) { root in
      var run = LintRun(root: root, catalog: AuditSample.rules)
      run.prepareForAudit()
      let outcome = try run.run()
      let audit = Audit(outcome.project, outcome.report)
      return (audit, PagePictures(audit, in: outcome.tree, jobs: .all))
    }
    return String(decoding: audit.page(pictures), as: UTF8.self)
  }

  /// The text of the element that begins with `opening`.
  private func content(_ page: String, _ opening: String) throws -> String {
    let start = try #require(page.range(of: opening)).upperBound
    let end = try #require(page[start...].range(of: "</")).lowerBound
    return String(page[start..<end])
  }

  @Test func `the page contains the JSON report`() throws {
    let audit = try AuditSample.audit()
    let page = String(decoding: audit.page(.none), as: UTF8.self)
    let held = try JSONDocument(Array(try content(page, "id=\"data\">").utf8)).root
    let file = projectFolder.appending("Fixtures/schemas/audit.schema.json")
    let check = SchemaCheck(schema: try JSONDocument(try readFile(file)).root)
    #expect(check.problems(with: held) == [])
    #expect(held["summary"]?["bytes_to_save"]?.number?.int == audit.bytesToSave)
    #expect(held["assets"]?.array?.count == audit.total.assets)
    #expect(try content(page, "id=\"pictures\">") == "{}")
  }

  @Test func `the policy lists the hashes of the script and the style`() throws {
    let page = try page(AuditSample.tree)
    for (opening, name) in [("<style>", "style-src"), ("<script>", "script-src")] {
      let hash = Array(try content(page, opening).utf8).sha256.base64
      #expect(page.contains("\(name) 'sha256-\(hash)'"))
    }
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("unsafe"))
    #expect(page.utf8.count < 1 << 20)
  }

  @Test func `names that look like markup stay inside the data`() throws {
    let page = try page(
      """
      <img src=x onerror=alert(1)>.imageset/a.png: png 24x24
      <!--<script>.imageset/b.png: png 24x24 red
      App.swift: func a() {}
      """)
    #expect(!page.contains("<img"))
    #expect(!page.contains("<!--"))
    #expect(page.contains("\\u003cimg src=x onerror=alert(1)>"))
  }

  @Test func `pictures are embedded as small files, in formats that browsers show`() throws {
    let page = try page(
      """
      large.imageset/a.png: png 2000x1000 red level0
      small.imageset/a.jpg: jpeg 24x24
      drawing.imageset/a.pdf: pdf 24x24 red
      vector.imageset/a.svg: svg 24x24
      both.imageset/a.png: png 24x24 red
      both.imageset/a~dark.png: png 24x24 blue
      broken.imageset/a.png: png 24x24 truncated damaged
      words.dataset/a.txt: text nothing to see
      words.dataset/Contents.json: json {"data": [{"filename": "a.txt", "idiom": "universal"}]}
      """)
    let pictures = try JSONDocument(Array(try content(page, "id=\"pictures\">").utf8)).root
    let types = (pictures.members ?? []).map { member in
      (member.node.members ?? []).map { picture in
        "\(picture.key) \(picture.node.string?.split(separator: ";").first ?? "")"
      }
    }
    #expect(
      types.joined().sorted() == [
        "dark data:image/png", "light data:image/jpeg", "light data:image/png", "light data:image/png",
        "light data:image/svg+xml", "light data:image/svg+xml",
      ])
    #expect(page.utf8.count < 200_000)
  }

  @Test func `cached thumbnails are the same`() throws {
    let tree = """
      large.imageset/a.png: png 2000x1000 red level0
      drawing.imageset/a.pdf: pdf 24x24 red
      broken.imageset/a.png: png 24x24 truncated damaged
      """
    let pages = try withExample(tree) { root in
      var run = LintRun(root: root, catalog: AuditSample.rules)
      run.prepareForAudit()
      let outcome = try run.run()
      let audit = Audit(outcome.project, outcome.report)
      let place = root.appending("thumbnails")
      return [nil, CacheFile(place), CacheFile(place)].map { cache in
        audit.page(PagePictures(audit, in: outcome.tree, cache: cache, jobs: .all))
      } + [Array("\(try FileStatus.of(place)?.byteCount ?? 0)".utf8)]
    }
    #expect(pages[0] == pages[1])
    #expect(pages[0] == pages[2])
    #expect(pages[3] != Array("0".utf8))
  }

  @Test func `a picture of two hundred megapixels gets a placeholder`() throws {
    let page = try page("huge.imageset/a.png: png 16000x12500 red\nApp.swift: func a() {}")
    #expect(try content(page, "id=\"pictures\">") == "{}")
  }
}
