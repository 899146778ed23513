import Imaging
import Testing

struct PDFIdentityTests {
  @Test(arguments: ["second.pdf", "linear.pdf", "packed.pdf", "plain.pdf", "cleaned.pdf"])
  func `an image keeps its identity through export and rewriting`(name: String) throws {
    #expect(try pdfIdentity(drawing(name)) == pdfIdentity(drawing("first.pdf")))
  }

  @Test func `a shifted image is another one`() throws {
    #expect(try pdfIdentity(drawing("moved.pdf")) != pdfIdentity(drawing("first.pdf")))
  }

  /// The bytes of `content`, compressed with a predictor: each row of twelve bytes contains differences from
  /// neighboring bytes.
  static let predicted =
    "78da6330d0335230d03301623305c6a2af3b85de09bf15faf741e81fd33a6ed7776e6f05df3130fcfbc0ecf4f494d095f03322"
    + "ef44def9b29c13127827b9d2678bf15986cd0020991afb"
  static let content = "0.2 0.4 0.6 rg 2 3 20 20 re f 1 0 0 RG 2 w 4 4 m 20 9 l S   "

  @Test(arguments: [
    (
      "78da33d0335230d03301623385a27405230563052303102a4a55485330543000c22077a078b9820910e682a42c157214821514"
        + "140070140c18", "FlateDecode"
    ),
    (Self.predicted, "FlateDecode/DecodeParms<</Predictor 15/Columns 12>>"),
    (Self.predicted, "FlateDecode/DecodeParms 5 0 R"),
    (Self.predicted, "FlateDecode/DecodeParms<</Predictor 6 0 R/Columns 7 0 R>>"),
  ])
  func `compression does not matter`(encoded: String, filter: String) throws {
    let others = ["<</Predictor 6 0 R/Columns 7 0 R>>", "15", "12"]
    let compressed = pdf(bytes(hex: encoded), filter: "/Filter/" + filter, others: others)
    #expect(try pdfIdentity(compressed) == pdfIdentity(pdf(Self.content)))
  }

  @Test func `a stream is as long as it says, whatever it contains`() throws {
    #expect(try pdfIdentity(pdf("% endstream\n" + Self.content)) == pdfIdentity(pdf(Self.content)))
  }

  static let resources = """
    /ExtGState<</A<</ca .5>>/B<</ca .5/Type/ExtGState>>/M<</BM/Multiply>>>>/ColorSpace<</S[/ICCBased 6 0 R]>>
    /XObject<</F 5 0 R/G 7 0 R/H 8 0 R>>/Properties<</On 9 0 R>>
    /Font<</F<</BaseFont/Sans>>/G<</BaseFont/Serif>>>>
    """
  static let others = [
    pdfStream("0 0 4 4 re f", "/Subtype/Form/BBox[0 0 9 9]/Matrix[1 0 0 1 2 2]"),
    pdfStream("nonsense", "/N 3"),
    pdfStream("0 0 4 4 re f", "/Subtype/Form/BBox[0 0 9 9]/Matrix[1 0 0 1 2 2]/Group<</S/Transparency>>"),
    pdfStream("0 0 4 4 re f 1 1 4 4 re f", "/Subtype/Form/BBox[0 0 9 9]/Group<</S/Transparency>>"),
    "<</Type/OCG/Name(layer)>>",
  ]

  private func look(_ content: String) throws -> DrawingIdentity {
    try pdfIdentity(pdf(content, resources: Self.resources, others: Self.others))
  }

  @Test(arguments: [
    ("BT /F 9 Tf 3 3 Td (a) Tj ET", "BT /F 9.0 Tf 3 3.0 Td <61> Tj ET"),
    ("BT /F 9 Tf 3 3 Td (a) Tj ET", "/F 9 Tf BT 3 3 Td (a) Tj ET"),
    ("BT /F 9 Tf (a) Tj ET", "BT 5 5 Td ET BT /F 9 Tf (a) Tj ET"),
    ("2 2 4 4 re f", "2 2 m 6 2 l 6 6 l 2 6 l h f"),
    ("2 2 4 4 re f", "2 2 m 6 2 l 6 6 l 2 6 l f"),
    ("2 2 4 4 re f", "2 2 m 6 2 l 6 6 l 2 6 l 2 2 l f"),
    ("2 2 4 4 re f", "q 2 0 0 2 0 0 cm 1 1 2 2 re f Q"),
    ("2 2 4 4 re f", "q 1 0 0 1 2 2 cm 0 0 4 4 re F Q"),
    ("2 2 4 4 re f", "2.001 1.999 4 4 re f % a comment"),
    ("2 2 4 4 re f", "0 g 0.0 0 0 rg 7 w 2 2 4 4 re f"),
    ("2 2 4 4 re f", "0 0 50 50 re W n 2 2 4 4 re f"),
    ("2 2 4 4 re f", "-5 -5 99 99 re W* n 2 2 4 4 re f"),
    ("2 2 4 4 re f", "9 9 m 3 3 m 2 2 4 4 re f"),
    ("2 2 4 4 re f", "/Part BMC 2 2 4 4 re f EMC"),
    ("2 2 4 4 re f", "/OC /On BDC 2 2 4 4 re f EMC"),
    ("2 2 4 4 re f", "/Perceptual ri 1 i 2 2 4 4 re f"),
    ("0 0 9 9 re W n 2 2 9 9 re W n 2 2 4 4 re f", "2 2 7 7 re W n 2 2 4 4 re f"),
    (".5 g 2 2 4 4 re f", ".5 .5 .5 rg 2 2 4 4 re f"),
    ("/DeviceRGB cs 1 0 0 sc 2 2 4 4 re f", "1 0 0 rg 2 2 4 4 re f"),
    ("/A gs 2 2 4 4 re f", "/B gs 2 2 4 4 re f"),
    ("/F Do", "2 2 9 9 re W n 2 2 4 4 re f"),
    ("/F Do", "/G Do"),
    ("1 0 0 1 3 0 cm /F Do", "q 1 0 0 1 3 0 cm /F Do Q"),
    ("0 0 m 9 9 l S", "1 w 0 J 0 j 10 M [] 0 d 0 0 m 9 9 l S"),
    ("2 w 0 0 m 9 9 l S", "q 2 0 0 2 0 0 cm 0 0 m 4.5 4.5 l S Q"),
    ("0 0 m 9 9 l 5 5 l s", "0 0 m 9 9 l 5 5 l h S"),
    ("0 0 m 1 1 2 2 3 3 c S", "0 0 m 1 1 2 2 3 3 c S n"),
    ("0 0 m 0 0 2 2 3 3 c S", "0 0 m 2 2 3 3 v S"),
    ("0 0 m 1 1 3 3 3 3 c S", "0 0 m 1 1 3 3 y S"),
  ])
  func `one look has one identity`(left: String, right: String) throws {
    #expect(try look(left) == look(right))
  }

  @Test(arguments: [
    ("2 2 4 4 re f", ""),
    ("2 2 4 4 re f", "2 2 4 4 re f*"),
    ("2 2 4 4 re f", "2 2 4 4.2 re f"),
    ("2 2 4 4 re f", "1 0 0 rg 2 2 4 4 re f"),
    ("2 2 4 4 re f", "0 0 0 1 k 2 2 4 4 re f"),
    ("2 2 4 4 re f", "2 2 4 4 re S"),
    ("2 2 4 4 re f", "2 2 4 4 re B"),
    ("2 2 4 4 re f", "/A gs 2 2 4 4 re f"),
    ("2 2 4 4 re f", "/M gs 2 2 4 4 re f"),
    ("2 2 4 4 re f", "2 2 3 4 re W n 2 2 4 4 re f"),
    ("2 2 4 4 re f", "2 2 m 6 2 l 6 6 l h W n 2 2 4 4 re f"),
    ("2 2 4 4 re f", "2 2 4 4 re f strange"),
    ("2 2 4 4 re f", "Q 2 2 4 4 re f"),
    ("2 2 4 4 re f", "g 2 2 4 4 re f"),
    ("2 2 4 4 re f", "2 2 4 4 re q f Q"),
    ("1 0 0 rg 2 2 4 4 re f", "1.3 0 0 rg 2 2 4 4 re f"),
    ("2 2 4 4 re f 1 strange", "2 2 4 4 re f 2 strange"),
    ("2 2 4 4 re f", "2 2 4 4 re f 2 2 4 4 re f"),
    ("2 2 4 4 re f", "0 0 1 1 re f 2 2 4 4 re f"),
    ("1 0 0 rg 0 0 9 9 re f 1 g 2 2 4 4 re f", "1 g 2 2 4 4 re f 1 0 0 rg 0 0 9 9 re f"),
    ("0 0 m 9 9 l 5 5 l S", "0 0 m 9 9 l 5 5 l s"),
    ("0 0 m 9 9 l S", "1.1 w 0 0 m 9 9 l S"),
    ("0 0 m 9 9 l S", "-1 w 0 0 m 9 9 l S"),
    ("0 0 m 9 9 l S", "1 J 0 0 m 9 9 l S"),
    ("0 0 m 9 9 l S", "[2 1] 0 d 0 0 m 9 9 l S"),
    ("[2 1] 1 d 0 0 m 9 9 l S", "[2 1] 0 d 0 0 m 9 9 l S"),
    ("2 w 0 0 m 9 9 l S", "q 2 0 0 1 0 0 cm 2 w 0 0 m 4.5 9 l S Q"),
    ("/A gs /H Do", "/A gs 0 0 4 4 re f 1 1 4 4 re f"),
    ("/S cs .5 0 0 sc 2 2 4 4 re f", ".5 0 0 rg 2 2 4 4 re f"),
    ("BT /F 9 Tf 3 3 Td (a) Tj ET", "BT /F 9 Tf 3 3 Td (b) Tj ET"),
    ("BT /F 9 Tf 3 3 Td (a) Tj ET", "BT /F 8 Tf 3 3 Td (a) Tj ET"),
    ("BT /F 9 Tf 3 3 Td (a) Tj ET", "BT /G 9 Tf 3 3 Td (a) Tj ET"),
    ("BT /F 9 Tf 3 3 Td (a) Tj ET", "BT /F 9 Tf 4 3 Td (a) Tj ET"),
    ("BT /F 9 Tf 3 3 Td (a) Tj ET", "BT /F 9 Tf 3 3 Td [(a) 5 (a)] TJ ET"),
    ("BT /F 9 Tf 3 3 Td (a) Tj ET", "1 0 0 rg BT /F 9 Tf 3 3 Td (a) Tj ET"),
    ("BT /F 9 Tf 3 3 Td (a) Tj ET", "2 0 0 2 0 0 cm BT /F 9 Tf 3 3 Td (a) Tj ET"),
    ("BT /F 9 Tf (a) Tj ET 2 2 4 4 re f", "BT /F 9 Tf 7 Tr (a) Tj ET 2 2 4 4 re f"),
    ("BT /F 9 Tf 1 Tr (a) Tj ET", "1 0 0 RG BT /F 9 Tf 1 Tr (a) Tj ET"),
    ("/F 9 Tf q 2 Tc Q BT (ab) Tj ET", "/F 9 Tf 2 Tc BT (ab) Tj ET"),
    ("/F 9 Tf BT (a) Tj (b) Tj ET", "/F 9 Tf BT (b) Tj (a) Tj ET"),
    ("/F 9 Tf BT (a) Tj 9 Tz (b) Tj ET", "/F 9 Tf 9 Tz BT (a) Tj (b) Tj ET"),
    ("/F 9 Tf BT 1 2 TD (a) Tj T* (b) Tj ET", "/F 9 Tf BT 1 2 Td (a) Tj T* (b) Tj ET"),
    ("/F 9 Tf BT 5 TL T* 9 TL (a) Tj ET", "/F 9 Tf BT 5 TL 9 TL T* (a) Tj ET"),
    ("/F 9 Tf BT (a) ' ET", "/F 9 Tf BT 1 1 (a) \" ET"),
  ])
  func `two looks have two identities`(left: String, right: String) throws {
    #expect(try look(left) != look(right))
  }

  @Test func `pixels among the instructions are compared by their bytes`() {
    #expect(throws: DrawingError.unsupported("it has an inline image")) {
      try look("BI /W 1 /H 1 /BPC 8 /CS /G ID x EI")
    }
  }

  @Test func `an annotation on the page cannot be compared`() throws {
    let link = try pdfIdentity(pdf("", page: "/MediaBox[0 0 9 9]/Annots[<</Subtype/Link>>]"))
    #expect(try link == pdfIdentity(pdf("", page: "/MediaBox[0 0 9 9]")))
    #expect(throws: DrawingError.unsupported("it has annotations")) {
      try pdfIdentity(pdf("", page: "/MediaBox[0 0 9 9]/Annots[<</Subtype/Stamp>>]"))
    }
  }

  @Test func `the page is part of the identity`() throws {
    let pages = [
      "/MediaBox[0 0 50 50]", "/MediaBox[0 0 51 50]", "/MediaBox[1 0 51 50]",
      "/MediaBox[0 0 50 50]/Rotate 90",
      "/MediaBox[0 0 50 50]/UserUnit 2", "/MediaBox[0 0 50 50]/CropBox[5 5 45 45]",
    ]
    let identities = try pages.map { try pdfIdentity(pdf("2 2 4 4 re f", page: $0)) }
    #expect(Set(identities).count == pages.count)
    let shifted = pdf("12 12 4 4 re f", page: "/MediaBox[10 10 60 60]")
    #expect(try pdfIdentity(shifted) == identities[0])
  }

  @Test func `metadata is ignored`() throws {
    let objects = [
      "<</Pages 2 0 R/Metadata 4 0 R>>", "<</Kids[3 0 R]>>", "<</MediaBox[0 0 9 9]/Contents 5 0 R>>",
    ]
    let first = pdf(
      objects: objects + [pdfStream("about"), pdfStream("1 1 2 2 re f"), "<</CreationDate(D:1999)>>"],
      trailer: "/Info 6 0 R/ID[<00><00>]")
    let second = pdf(objects: objects + [pdfStream("xmp"), pdfStream("1 1 2 2 re f\n")])
    #expect(try pdfIdentity(first) == pdfIdentity(second))
  }

  @Test func `fonts, pictures and patterns count by content and not by name`() throws {
    func sample(_ names: [String], font: String = "F", pixel: String = "p", step: Int = 3) throws
      -> DrawingIdentity
    {
      try pdfIdentity(
        pdf(
          "BT /\(names[0]) 12 Tf 3 3 Td (A) Tj ET /\(names[1]) Do /Pattern cs /\(names[2]) scn 0 0 9 9 re f",
          resources:
            "/Font<</\(names[0]) 5 0 R>>/XObject<</\(names[1]) 6 0 R>>/Pattern<</\(names[2]) 7 0 R>>",
          others: [
            "<</Type/Font/BaseFont/\(font)>>",
            pdfStream(pixel, "/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray"),
            pdfStream(
              "1 0 0 rg 0 0 1 1 re f", "/PatternType 1/PaintType 1/BBox[0 0 2 2]/XStep \(step)/YStep 3"),
          ]))
    }
    let original = try sample(["F1", "I1", "P1"])
    #expect(try sample(["T", "M", "P"]) == original)
    #expect(try sample(["F1", "I1", "P1"], font: "ABCDEF+F") == original)
    #expect(try sample(["F1", "I1", "P1"], font: "G") != original)
    #expect(try sample(["F1", "I1", "P1"], pixel: "q") != original)
    #expect(try sample(["F1", "I1", "P1"], step: 4) != original)
  }
}
