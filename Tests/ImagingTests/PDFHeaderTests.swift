import Imaging
import Testing

struct PDFHeaderTests {
  @Test(arguments: [
    ("/MediaBox[0 0 24 16]", 24.0, 16.0),
    ("/MediaBox[24 16 0 0]", 24, 16),
    ("/MediaBox[-4 -4 20 12]", 24, 16),
    ("/MediaBox[0 0 100 100]/CropBox[10 10 34 26]", 24, 16),
    ("/MediaBox[0 0 24 16]/CropBox[-5 -5 200 200]", 24, 16),
    ("/MediaBox[0 0 24 16]/CropBox[50 50 60 60]", 24, 16),
    ("/MediaBox[0 0 24 16]/Rotate 90", 16, 24),
    ("/MediaBox[0 0 24 16]/Rotate -90", 16, 24),
    ("/MediaBox[0 0 24 16]/Rotate 180", 24, 16),
    ("/MediaBox[0 0 24 16]/UserUnit 2", 48, 32),
    ("/MediaBox[0 0 24.5 5 0 R]", 24.5, 16),
    ("/MediaBox 6 0 R", 24, 16),
  ])
  func `the size is that of the page as it is shown`(page: String, width: Double, height: Double) throws {
    let header = try PDFHeader(pdf("", page: page, others: ["16", "[0 0 24 16]"]))
    #expect(header.width == width)
    #expect(header.height == height)
    #expect(header.pageCount == 1)
  }

  @Test func `size and rotation are inherited from the tree of pages`() throws {
    let header = try PDFHeader(
      pdf(objects: [
        "<</Pages 2 0 R>>", "<</Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 30 20]/Rotate 90>>",
        "<</Kids[]/Count 0>>", "<</Kids[5 0 R 5 0 R]/CropBox[0 0 10 20]>>", "<</Type/Page>>",
      ]))
    #expect((header.width, header.height) == (20, 10))
    #expect(header.pageCount == 2)
  }

  @Test(arguments: ["first.pdf", "linear.pdf", "packed.pdf", "plain.pdf", "cleaned.pdf"])
  func `tables and streams of references are read`(name: String) throws {
    let header = try PDFHeader(try drawing(name))
    #expect((header.width, header.height, header.pageCount) == (48, 32, 1))
    #expect(!header.hasRasterImage)
  }

  @Test func `a stream besides the table adds objects`() throws {
    // The page is object 3, which only the stream at the end of the file knows.
    let page = "3 0 obj <</MediaBox[0 0 7 9]>> endobj\n"
    let head = "%PDF-1.5\n1 0 obj <</Pages 2 0 R>> endobj\n2 0 obj <</Kids[3 0 R]/Count 1>> endobj\n"
    let row = bytes(hex: "01") + String(UnicodeScalar(UInt8(head.utf8.count)))
    let stream =
      "5 0 obj <</Type/XRef/W[1 1 0]/Index[3 1]/Size 6/Length 2>>stream\n\(row)\nendstream endobj\n"
    let table = """
      xref
      1 2
      0000000009 00000 n
      00000000\(head.utf8.count - 46) 00000 n
      trailer <</Root 1 0 R/XRefStm \(head.utf8.count + page.utf8.count)>>
      startxref
      \(head.utf8.count + page.utf8.count + stream.unicodeScalars.count)
      %%EOF
      """
    let text = head + page + stream + table
    let header = try PDFHeader(text.unicodeScalars.map { UInt8($0.value) })
    #expect((header.width, header.height) == (7, 9))
  }

  @Test func `a file with a wrong table is read by looking for its objects`() throws {
    for name in ["first.pdf", "packed.pdf"] {
      var bytes = try drawing(name)
      let mark = try #require(bytes.firstRange(of: Array("startxref".utf8), from: bytes.count - 60))
      bytes[mark] = 0x20
      #expect(try PDFHeader(bytes).width == 48)
      #expect(try pdfIdentity(bytes) == pdfIdentity(drawing(name)))
    }
  }

  @Test(arguments: [
    ("/I Do", "/XObject<</I 5 0 R>>", true),
    ("/I Do", "/XObject<</I 6 0 R>>", true),
    ("/I Do", "/XObject<</I 7 0 R>>", false),
    ("", "/XObject<</I 5 0 R>>", false),
    ("BI /W 1 /H 1 /BPC 8 /CS /G ID x EI", "", true),
    ("", "/Pattern<</P 8 0 R>>", true),
    ("", "/ExtGState<</E<</SMask<</S/Alpha/G 6 0 R>>>>>>", true),
    ("0 0 1 1 re f", "", false),
  ])
  func `a picture of pixels is found where it is used`(content: String, resources: String, isFound: Bool)
    throws
  {
    let bytes = pdf(
      content, resources: resources,
      others: [
        pdfStream("x", "/Subtype/Image/Width 1/Height 1"),
        pdfStream("/J Do", "/Subtype/Form/Resources<</XObject<</J 5 0 R>>>>"),
        pdfStream("/I Do", "/Subtype/Form"),
        pdfStream("/J Do", "/PatternType 1/Resources<</XObject<</J 5 0 R>>>>"),
      ])
    #expect(try PDFHeader(bytes).hasRasterImage == isFound)
  }
}

extension [UInt8] {
  fileprivate func firstRange(of word: [UInt8], from start: Int) -> Int? {
    indices.dropFirst(start).first { self[$0...].starts(with: word) }
  }
}
