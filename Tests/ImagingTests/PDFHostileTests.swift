import Imaging
import Pictures
import Testing

@Suite(.timeLimit(.minutes(15))) struct PDFHostileTests {
  /// Reads everything in the file, and returns whether the drawing can be understood. Errors are fine, but crashes are
  /// not.
  @discardableResult private func exercise(_ bytes: [UInt8]) -> Bool {
    _ = try? PictureHeader(bytes)
    return (try? DrawingIdentity(pdf: bytes)) != nil
  }

  @Test func `an encrypted file says so`() throws {
    let bytes = try drawing("encrypted.pdf")
    #expect(throws: PictureError.unsupported(.pdf, "it is encrypted")) { try PictureHeader(bytes) }
    #expect(throws: DrawingError.encrypted) { try DrawingIdentity(pdf: bytes) }
  }

  @Test func `a decompression bomb is rejected`() throws {
    let bytes = try drawing("bomb.pdf")
    #expect(throws: DrawingError.unsupported("it expands to more than 128 MB")) {
      try DrawingIdentity(pdf: bytes)
    }
  }

  @Test func `a file cut off anywhere is rejected or read, never worse`() throws {
    let small = pdf(
      "q 1 0 0 1 2 2 cm /F Do Q BI /W 1 /H 1 ID x EI (a\\)) <0f> [1 2]", resources: "/X<</Y[1]>>")
    for end in small.indices { exercise(Array(small[..<end])) }
    let packed = try drawing("packed.pdf")
    for end in stride(from: 0, to: packed.count, by: 23) { exercise(Array(packed[..<end])) }
    #expect(exercise(packed))
  }

  @Test func `a file with wrong bytes is rejected or read, never worse`() throws {
    var random = Noise(state: 2)
    for name in ["packed.pdf", "first.pdf"] {
      let original = try drawing(name)
      var readCount = 0
      for _ in 0..<200 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if exercise(bytes) { readCount += 1 }
      }
      // Half of the bytes in these files are compressed, so any change to them is noticed.
      #expect(readCount > 20, "\(name)")
    }
  }

  @Test(arguments: [
    "/F Do", "/P Do", "/Pattern cs /T scn 0 0 1 1 re f", "/E gs 0 0 1 1 re f", "BT /N 1 Tf (a) Tj ET",
    "/S sh", "/C cs",
  ])
  func `objects that contain themselves are rejected`(content: String) {
    let bytes = pdf(
      content,
      resources: """
        /XObject<</F 5 0 R/P 6 0 R>>/Pattern<</T 7 0 R>>/ExtGState<</E 8 0 R>>/Font<</N 9 0 R>>
        /Shading<</S 10 0 R>>/ColorSpace<</C 11 0 R>>
        """,
      others: [
        pdfStream("/F Do", "/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>"),
        pdfStream("x", "/Subtype/Image/Width 1/Height 1/SMask 6 0 R"),
        pdfStream(
          "/Pattern cs /T scn 0 0 1 1 re f",
          "/PatternType 1/BBox[0 0 9 9]/Resources<</Pattern<</T 7 0 R>>>>"),
        "<</SMask<</S/Alpha/G 12 0 R>>>>",
        "<</Type/Font/Own 9 0 R>>",
        "<</ShadingType 2/ColorSpace/DeviceRGB/Function 10 0 R>>",
        "[/Pattern 11 0 R]",
        pdfStream("/E gs", "/Subtype/Form/BBox[0 0 9 9]/Resources<</ExtGState<</E 8 0 R>>>>"),
      ])
    #expect(throws: DrawingError.self) { try DrawingIdentity(pdf: bytes) }
    exercise(bytes)
  }

  @Test func `nested forms fit the small stack of a thread`() {
    let forms = (5..<60).map { number in
      pdfStream(
        "/E gs /F Do",
        "/Subtype/Form/BBox[0 0 9 9]/Group<</S/Transparency>>/Resources<</XObject<</F \(number + 1) 0 R>>"
          + "/ExtGState<</E<</SMask<</S/Alpha/G \(number + 1) 0 R>>>>>>>>")
    }
    let bytes = pdf("/F Do", resources: "/XObject<</F 5 0 R>>", others: forms)
    onSmallStack { exercise(bytes) }
    #expect(throws: DrawingError.unsupported("forms are nested too deeply")) {
      try DrawingIdentity(pdf: bytes)
    }
  }

  @Test func `forms that multiply are rejected`() {
    var forms = (5..<25).map { number in
      pdfStream(
        String(repeating: "/F Do ", count: 30),
        "/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F \(number + 1) 0 R>>>>")
    }
    forms.append(pdfStream("", "/Subtype/Form/BBox[0 0 9 9]"))
    #expect(throws: DrawingError.unsupported("it has too many instructions")) {
      try DrawingIdentity(pdf: pdf("/F Do", resources: "/XObject<</F 5 0 R>>", others: forms))
    }
  }

  @Test(arguments: [
    ["<</Pages 1 0 R>>"],
    ["<</Pages 2 0 R>>", "<</Kids[2 0 R]/MediaBox[0 0 9 9]>>"],
    ["<</Pages 2 0 R>>", "2 0 R"],
    [
      "<</Pages 2 0 R>>", "<</Kids[3 0 R]/MediaBox[0 0 9 9]>>", "<</Contents 4 0 R>>",
      "<</Length 4 0 R>>stream\nx\nendstream",
    ],
    ["<</Pages 9 0 R>>", "<</Type/ObjStm/N 99999999999/First 99999999999/Length 3>>stream\n9 0\nendstream"],
    ["<</Pages 2 0 R>>", "<</Kids[3 0 R]/MediaBox[0 0 9e9 1]>>", "<<>>"],
    ["<</Pages 2 0 R>>", "<</Kids[3 0 R]/MediaBox[0 0 9 9]/Rotate -9223372036854775808>>", "<<>>"],
  ])
  func `cycles and absurd numbers end`(objects: [String]) {
    exercise(pdf(objects: objects))
  }

  @Test(arguments: ["[", "<<", "<</A", "(", "q ", "1 0 obj ", "1 0 obj(", "BT ", "/F BMC ", "[<</A["])
  func `deep nesting is rejected`(unit: String) {
    let nested = String(repeating: unit, count: 8_000)
    // On macOS, threads other than the main one have a stack of 512 KB.
    onSmallStack {
      exercise(pdf(nested))
      exercise(Array(("%PDF-1.4\n" + nested).utf8))
    }
  }

  @Test(arguments: [
    "xref\n0 99999999999999\ntrailer<</Root 1 0 R>>",
    "xref\n9223372036854775807 2\n0 0 n\n0 0 n\ntrailer<<>>",
    "xref\n0 0\ntrailer<</Root 1 0 R/Prev 9>>",
    "5 0 obj<</Type/XRef/W[8 8 8]/Index[9 9]/Length 0>>stream\nendstream",
    "5 0 obj<</Type/XRef/W[0 1 0]/Index[0 9223372036854775807]/Length 3>>stream\nxxx\nendstream",
  ])
  func `tables with absurd numbers are rejected`(table: String) {
    #expect(throws: PictureError.self) {
      try PictureHeader(Array("%PDF-1.4\n\(table)\nstartxref\n9\n%%EOF".utf8))
    }
  }

  @Test func `unknown filters are listed in the error`() {
    #expect(throws: DrawingError.unsupported("unsupported filter Strange")) {
      try DrawingIdentity(pdf: pdf("x", filter: "/Filter/Strange"))
    }
  }
}
