import Imaging
import Pictures
import Testing

struct PDFSizeTests {
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
  func `the size is that of the page as shown`(page: String, width: Double, height: Double) throws {
    let header = try PictureHeader(pdf("", page: page, others: ["16", "[0 0 24 16]"]))
    #expect(header.size == .points(width: width, height: height))
  }

  @Test(arguments: [
    ("<</FontFile2 5 0 R>>", 9), ("<</FontFile 5 0 R>>", 9), ("<</FontFile3 5 0 R/FontFile2 5 0 R>>", 9),
    ("<</FontFile2 6 0 R>>", 0), ("<</FontFiles 5 0 R>>", 0), ("<</FontFile2(5 0 R)>>", 0),
    ("<</FontFile2 5>>", 0), ("<</FontName/A>>", 0),
  ])
  func `the fonts that a file embeds are counted, each once`(descriptor: String, count: Int) throws {
    let header = try PictureHeader(
      pdf(objects: [
        "<</Pages 2 0 R>>", "<</Kids[3 0 R]/MediaBox[0 0 9 9]>>", "<</Type/Page>>", descriptor,
        "<</Length 9>>stream\n123456789\nendstream",
      ]))
    #expect(header.embeddedBytes == count)
  }

  @Test(arguments: [
    ("<</A<</Private 5 0 R>>>>", 9), ("<</A<</Private<</Data[5 0 R 6 0 R]/Again 5 0 R>>>>>>", 13),
    ("4 0 R", 0),
    ("<</A<</LastModified(5 0 R)>>>>", 0), ("null", 0),
  ])
  func `what only a drawing app reads is counted`(info: String, count: Int) throws {
    let header = try PictureHeader(
      pdf(objects: [
        "<</Pages 2 0 R>>", "<</Kids[3 0 R]/MediaBox[0 0 9 9]>>", "<</Type/Page/PieceInfo \(info)>>",
        "<</A 4 0 R>>",
        "<</Length 9>>stream\n123456789\nendstream", "<</Length 4/Self 6 0 R>>stream\n1234\nendstream",
      ]))
    #expect(header.metadataBytes == count)
  }

  @Test func `size and rotation are inherited from the tree of pages`() throws {
    let header = try PictureHeader(
      pdf(objects: [
        "<</Pages 2 0 R>>", "<</Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 30 20]/Rotate 90>>",
        "<</Kids[]/Count 0>>", "<</Kids[5 0 R 5 0 R]/CropBox[0 0 10 20]>>", "<</Type/Page>>",
      ]))
    #expect(header.size == .points(width: 20, height: 10))
  }

  @Test(arguments: ["", "4 0 R", "4 0 R 4 0 R", "9 0 R"])
  func `a file without a page is damaged`(kids: String) {
    let objects = [
      "<</Pages 2 0 R>>", "<</Kids[3 0 R]/MediaBox[0 0 9 9]>>", "<</Kids[\(kids)]>>", "<</Kids[]>>",
    ]
    #expect(throws: PictureError.damaged(.pdf, "it has no pages")) {
      try PictureHeader(pdf(objects: objects))
    }
  }

  @Test(arguments: ["first.pdf", "linear.pdf", "packed.pdf", "plain.pdf", "cleaned.pdf"])
  func `tables and streams of references are read`(name: String) throws {
    #expect(try PictureHeader(drawing(name)).size == .points(width: 48, height: 32))
  }

  @Test func `a stream in addition to the table adds objects`() throws {
    // Object 3 is the page. Only the stream at the end of the file lists it.
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
    let header = try PictureHeader(text.unicodeScalars.map { UInt8($0.value) })
    #expect(header.size == .points(width: 7, height: 9))
  }

  @Test func `a file with a wrong table is read by searching for its objects`() throws {
    for name in ["first.pdf", "packed.pdf"] {
      var bytes = try drawing(name)
      let mark = try #require(bytes.firstRange(of: Array("startxref".utf8), from: bytes.count - 60))
      bytes[mark] = 0x20
      #expect(try PictureHeader(bytes).size == .points(width: 48, height: 32))
      #expect(try pdfIdentity(bytes) == pdfIdentity(drawing(name)))
    }
  }
}

extension [UInt8] {
  fileprivate func firstRange(of word: [UInt8], from start: Int) -> Int? {
    indices.dropFirst(start).first { self[$0...].starts(with: word) }
  }
}
