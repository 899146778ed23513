import Imaging
import Pictures
import Testing

@Suite struct PictureDetectionTests {
  static let drawings = [
    "<svg/>", "\u{FEFF}<svg xmlns='http://www.w3.org/2000/svg'>", "  \n<svg>", "<s:svg>",
    "<?xml version=\"1.0\"?>\n<!-- a > b --><!DOCTYPE svg PUBLIC \"-//W3C\" \"x\" [\n<!ENTITY a \"b\">\n]>\n<svg>",
  ]

  @Test(arguments: drawings) func `an SVG is recognized by its first element`(_ text: String) {
    #expect(PictureFormat.detect(Array(text.utf8)) == .svg)
  }

  @Test func `an SVG may be UTF-16`() {
    let units = "\u{FEFF}<?xml?><svg>".utf16
    #expect(PictureFormat.detect(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == .svg)
    #expect(PictureFormat.detect(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == .svg)
  }

  static let others = [
    "<svgs>", "<html><svg>", "<!-- <svg>", "<?xml", "<!DOCTYPE svg [", "", "svg", "BM not a bitmap at all",
    "\0\0\u{1}\0", "%PDx",
  ]

  @Test(arguments: others) func `other text is not a picture`(_ text: String) {
    #expect(PictureFormat.detect(Array(text.utf8)) == nil)
  }

  @Test func `a PDF may have something before its mark`() {
    #expect(PictureFormat.detect(Array("%PDF-1.4".utf8)) == .pdf)
    #expect(PictureFormat.detect(Array("%!PS\n\n%PDF-1.4".utf8)) == .pdf)
    #expect(PictureFormat.detect(Array(repeating: 32, count: 1024) + Array("%PDF-1.4".utf8)) == nil)
  }
}
