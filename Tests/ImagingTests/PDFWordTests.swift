import Imaging
import Testing

/// Entries, settings and operators of PDFs that have a meaning according to ISO 32000-1.
struct PDFWordTests {
  private func look(_ content: String, _ resources: String = "", _ others: [String] = []) throws
    -> DrawingIdentity
  {
    try pdfIdentity(pdf(content, resources: resources, others: others))
  }

  @Test(arguments: [
    "Length", "Metadata", "PieceInfo", "LastModified", "StructParent", "StructParents", "ToUnicode",
    "CharSet",
    "CIDSet", "CreationDate",
  ])
  func `an entry of a font may not change what is drawn`(key: String) throws {
    let font = { (entry: String) in "/Font<</F<</Type/Font/BaseFont/Sans\(entry)>>>>" }
    let text = "BT /F 9 Tf (a) Tj ET"
    #expect(try look(text, font("/\(key) 1")) == look(text, font("")))
    #expect(try look(text, font("/\(key)X 1")) != look(text, font("")))
  }

  @Test(arguments: [
    ("/LW 2", "2 w"), ("/LC 1", "1 J"), ("/LJ 1", "1 j"), ("/ML 5", "5 M"), ("/D[[2 1] 1]", "[2 1] 1 d"),
    ("/BM/Normal", ""), ("/BM/Compatible", ""), ("/BM[/Normal]", ""), ("/Type/ExtGState", ""),
    ("/RI/Perceptual", ""),
    ("/FL 1", ""), ("/SM .1", ""), ("/CA 1/ca 1", ""), ("/SMask/None", ""), ("/OP false", ""), ("/OPM 0", ""),
    ("/HT/Default", ""), ("/LW 1/LC 0/LJ 0/ML 10", ""),
  ])
  func `a setting is the same as an operator`(setting: String, operators: String) throws {
    let line = " 0 0 m 9 9 l S"
    let state = "/ExtGState<</G<<\(setting)>>>>"
    #expect(try look("/G gs" + line, state) == look(operators + line))
  }

  @Test(arguments: [
    "/LW 2", "/LC 1", "/LJ 1", "/ML 5", "/D[[2] 0]", "/BM/Multiply", "/CA .5", "/OP true", "/OPM 1", "/XX 3",
  ])
  func `a setting changes what is drawn`(setting: String) throws {
    let line = " 0 0 m 9 9 l S"
    #expect(try look("/G gs" + line, "/ExtGState<</G<<\(setting)>>>>") != look(line))
  }

  @Test(arguments: [(31, true), (32, false)])
  func `a state has fewer than 32 unknown settings`(count: Int, isUnderstood: Bool) {
    let settings = (0..<count).map { "/X\($0) 1" }.joined()
    let identity = try? look("/G gs 0 0 9 9 re f", "/ExtGState<</G<<\(settings)>>>>")
    #expect((identity != nil) == isUnderstood)
  }

  @Test(arguments: [(255, true), (256, false)])
  func `a line has fewer than 256 dashes`(count: Int, isUnderstood: Bool) {
    let dashes = Array(repeating: "1", count: count).joined(separator: " ")
    #expect(((try? look("[\(dashes)] 0 d 0 0 m 9 9 l S")) != nil) == isUnderstood)
  }

  @Test(arguments: [
    "/A MP", "/A <<>> DP", "BX", "EX", "BX EX", "/A BMC EMC", "/A <<>> BDC EMC", "/Perceptual ri", "1 i",
  ])
  func `an operator draws nothing and changes nothing`(operators: String) throws {
    #expect(try look("\(operators) 0 0 9 9 re f") == look("0 0 9 9 re f"))
    #expect(try look("0 0 9 9 re f unknown") != look("0 0 9 9 re f"))
  }

  @Test(arguments: ["2 Tc", "3 Tw", "50 Tz", "2 Ts", "1 Tr"])
  func `an operator changes text`(operators: String) throws {
    let fonts = "/Font<</F<</BaseFont/Sans>>>>"
    let text = "/F 9 Tf BT \(operators) (a b) Tj ET"
    #expect(try look(text, fonts) != look("/F 9 Tf BT (a b) Tj ET", fonts))
    #expect(try look(text, fonts) == look("BT /F 9 Tf \(operators) (a b) Tj ET", fonts))
  }

  @Test func `two operators of text are one`() throws {
    let fonts = "/Font<</F<</BaseFont/Sans>>>>"
    #expect(
      try look("/F 9 Tf BT 3 TL (a) ' ET", fonts) == look("/F 9 Tf BT 3 TL T* (a) Tj ET", fonts))
    #expect(
      try look("/F 9 Tf BT 3 TL 1 2 (a) \" ET", fonts)
        == look("/F 9 Tf BT 3 TL 1 Tw 2 Tc T* (a) Tj ET", fonts))
    #expect(
      try look("/F 9 Tf BT 1 -3 TD (a) Tj ET", fonts) == look("/F 9 Tf BT 3 TL 1 -3 Td (a) Tj ET", fonts))
  }

  @Test(arguments: [
    ("(\\n)", "<0a>"), ("(\\r)", "<0d>"), ("(\\t)", "<09>"), ("(\\b)", "<08>"), ("(\\f)", "<0c>"),
    ("(\\()", "<28>"),
    ("(\\))", "<29>"), ("(\\\\)", "<5c>"), ("(\\101)", "<41>"), ("(\\0)", "<00>"), ("(\\1012)", "<4132>"),
    ("(a\\\nb)", "<6162>"), ("(a(b)c)", "<6128622963>"), ("<4>", "<40>"), ("<4 1>", "<41>"), ("(\\q)", "(q)"),
  ])
  func `a string may be written in two ways`(one: String, other: String) throws {
    let fonts = "/Font<</F<</BaseFont/Sans>>>>"
    #expect(try look("/F 9 Tf BT \(one) Tj ET", fonts) == look("/F 9 Tf BT \(other) Tj ET", fonts))
  }

  private func picture(_ entries: String, in space: String = "/DeviceGray") throws -> DrawingIdentity {
    try look(
      "/I Do", "/XObject<</I 5 0 R>>",
      [
        pdfStream("p", "/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace\(space)" + entries)
      ])
  }

  @Test(arguments: [
    "/SMaskInData 1", "/Matte[0]", "/Alternates[]", "/ImageMask true", "/Interpolate true", "/Decode[1 0]",
    "/Mask[0 1]",
  ])
  func `an entry changes a picture`(entry: String) throws {
    #expect(try picture(entry) != picture(""))
  }

  @Test(arguments: [
    "/ImageMask false", "/Interpolate false", "/Decode[0 1]", "/Name/X", "/Intent/Perceptual",
  ])
  func `an entry leaves a picture as it is`(entry: String) throws {
    #expect(try picture(entry) == picture(""))
  }

  @Test(arguments: ["[/Indexed/DeviceRGB 1<000000ffffff>]", "[/I/DeviceGray 1<00ff>]", "[/Lab<<>>]"])
  func `components do not range from 0 to 1 in some color spaces`(space: String) throws {
    #expect(try picture("/Decode[0 1]", in: space) != picture("", in: space))
  }

  @Test(arguments: ["/DeviceRGB", "[/DeviceGray]", "[/CalGray<<>>]", "[/Separation/X/DeviceGray 1]"])
  func `components range from 0 to 1 in most color spaces`(space: String) throws {
    #expect(try picture("/Decode[0 1]", in: space) == picture("", in: space))
    #expect(try picture("/Decode[1 0]", in: space) != picture("", in: space))
  }

  @Test(arguments: ["/Indexed", "/I", "/CalGray", "/CalRGB", "/Lab", "/Separation", "/DeviceN"])
  func `a color space that screens do not have is compared as written`(family: String) throws {
    let space = { (more: String) in "/ColorSpace<</C[\(family) \(more)]>>" }
    let content = "/C cs 1 0 0 sc 0 0 9 9 re f"
    #expect(try look(content, space("1")) != look("0 0 9 9 re f"))
    #expect(try look(content, space("1")) != look(content, space("2")))
    #expect(try look(content, space("1")) == look(content, space("1.0")))
  }

  @Test(arguments: [
    ("/DeviceGray cs .5 sc", ".5 g"), ("/G cs .5 sc", ".5 g"), ("/RGB cs 1 0 0 scn", "1 0 0 rg"),
    ("/CMYK cs 1 0 0 0 sc", "1 0 0 0 k"), ("/DeviceCMYK cs 1 0 0 0 sc", "1 0 0 0 k"),
  ])
  func `a color may be set with its space`(one: String, other: String) throws {
    #expect(try look(one + " 0 0 9 9 re f") == look(other + " 0 0 9 9 re f"))
    let stroked = [one, other].map { operators in
      operators.split(separator: " ").map { $0.allSatisfy(\.isLowercase) ? $0.uppercased() : String($0) }
        .joined(separator: " ") + " 0 0 m 9 9 l S"
    }
    #expect(try look(stroked[0]) == look(stroked[1]))
  }
}
