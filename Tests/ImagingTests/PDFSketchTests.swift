import Imaging
import Pictures
import Testing

@testable import Imaging

/// PDFs as SVG thumbnails for the HTML page. The origin of a PDF is at the lower left.
struct PDFSketchTests {
  @Test(arguments: [
    ("1 0 0 rg 10 10 20 5 re f", "<path fill=\"rgb(255,0,0)\" d=\"M10 40L30 40L30 35L10 35Z\"/>"),
    ("0 0 5 5 re f*", "<path fill=\"rgb(0,0,0)\" fill-rule=\"evenodd\" d=\"M0 50L5 50L5 45L0 45Z\"/>"),
    (
      "0.5 g 0 0 m 1.25 0 l 1 1.5 2 2 3 3.05 c f",
      "<path fill=\"rgb(128,128,128)\" d=\"M0 50L1.25 50C1 48.5 2 48 3 46.95\"/>"
    ),
    (
      "2 w 0 0 m 9 9 l S",
      "<path fill=\"none\" stroke=\"rgb(0,0,0)\" stroke-width=\"2\" d=\"M0 50L9 41\"/>"
    ),
    (
      "1 J 1 j 0 0 m 9 9 l S",
      "<path fill=\"none\" stroke=\"rgb(0,0,0)\" stroke-width=\"1\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M0 50L9 41\"/>"
    ),
    (
      "2 J 2 j 0 1 0 RG 0 0 m 9 9 l S",
      "<path fill=\"none\" stroke=\"rgb(0,255,0)\" stroke-width=\"1\" stroke-linecap=\"square\" stroke-linejoin=\"bevel\" d=\"M0 50L9 41\"/>"
    ),
    (
      "3 0 0 3 0 0 cm 2 w 0 0 m 3 3 l S",
      "<path fill=\"none\" stroke=\"rgb(0,0,0)\" stroke-width=\"6\" d=\"M0 50L9 41\"/>"
    ),
    (
      "0.01 w 0 0 m 9 9 l S",
      "<path fill=\"none\" stroke=\"rgb(0,0,0)\" stroke-width=\"0.1\" d=\"M0 50L9 41\"/>"
    ),
  ])
  func `a shape in a plain color is kept`(content: String, path: String) throws {
    let body = try Self.body(content)
    #expect(body == path)
  }

  @Test func `opacity is kept, of a shape and of a group`() throws {
    let state = "/ExtGState<</G<</ca .5/CA .25>>>>"
    #expect(
      try Self.body("/G gs 0 0 5 5 re f", resources: state)
        == "<path fill=\"rgb(0,0,0)\" opacity=\"0.5\" d=\"M0 50L5 50L5 45L0 45Z\"/>")
  }

  @Test(arguments: [(1, true), (2, false)])
  func `a sketch that loses more than it shows tells nothing`(texts: Int, isTelling: Bool) throws {
    let text = "BT /F 9 Tf (a) Tj ET "
    let font = "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>"
    let content = String(repeating: text, count: texts) + "0 0 5 5 re f"
    #expect((try Self.thumbnail(content, resources: font) != nil) == isTelling)
  }

  @Test func `an empty page has no sketch, and neither has a huge one`() throws {
    #expect(try Self.thumbnail("") == nil)
    let shape = "0 0 5 5 re f "
    let element = try Self.body(shape)
    let most = 65_536 / element.utf8.count
    #expect(try Self.thumbnail(String(repeating: shape, count: most)) != nil)
    #expect(try Self.thumbnail(String(repeating: shape, count: most + 1)) == nil)
  }

  @Test func `the sketch is as large as the page`() throws {
    let bytes = pdf("0 0 5 5 re f", page: "/MediaBox[0 0 50.5 .2]")
    let svg = try #require(Thumbnail(bytes, PictureReading(bytes, nameExtension: "pdf")))
    #expect(svg.mediaType == "image/svg+xml")
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"50.5\" height=\"1\" viewBox=\"0 0 50.5 1\">"
    #expect(String(decoding: svg.bytes, as: UTF8.self).hasPrefix(head))
  }

  private static func thumbnail(_ content: String, resources: String = "") throws -> Thumbnail? {
    let bytes = pdf(content, resources: resources)
    return Thumbnail(bytes, PictureReading(bytes, nameExtension: "pdf"))
  }

  /// What is inside the SVG element of the thumbnail.
  private static func body(_ content: String, resources: String = "") throws -> String {
    let svg = try #require(try thumbnail(content, resources: resources))
    let text = String(decoding: svg.bytes, as: UTF8.self)
    return String(text.drop { $0 != ">" }.dropFirst().dropLast("</svg>".count))
  }
}
