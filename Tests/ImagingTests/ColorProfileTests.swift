import Pictures
import Testing

@testable import Imaging

@Suite struct ColorProfileTests {
  static let profiles: [(what: String, bytes: [UInt8], isSRGB: Bool, isP3: Bool)] = [
    ("sRGB by formula", TinyICC.sRGB.bytes, true, false),
    ("sRGB by exponent", TinyICC(TinyICC.sRGB.primaries, gamma: 2.2).bytes, true, false),
    ("Display P3", TinyICC.displayP3.bytes, false, true),
    ("linear", TinyICC(TinyICC.sRGB.primaries, gamma: 1).bytes, false, false),
    (
      "a wider green",
      TinyICC([[0.4361, 0.2225, 0.0139], [0.2, 0.7, 0.1], [0.1431, 0.0606, 0.7139]], gamma: 2.2).bytes,
      false, false
    ),
    ("nothing", [], false, false),
    ("text", Array("not a profile at all".utf8), false, false),
  ]

  @Test(arguments: profiles) func `a profile is recognized by its effect`(
    _ what: String, _ bytes: [UInt8], _ isSRGB: Bool, _ isP3: Bool
  ) {
    let profile = ColorProfile(icc: bytes.span)
    #expect((profile == .sRGB) == isSRGB)
    #expect((profile == .displayP3) == isP3)
  }

  @Test func `a profile may be cut off at any byte`() {
    let bytes = TinyICC.sRGB.bytes
    for count in 0..<bytes.count {
      #expect(ColorProfile(icc: Array(bytes[..<count]).span) != .displayP3)
    }
  }

  static let statements: [(what: String, chunks: [TinyPNG.Chunk], expected: String)] = [
    ("nothing", [], "sRGB"),
    ("sRGB", [TinyPNG.Chunk("sRGB", [0]), TinyPNG.Chunk("gAMA", TinyPNG.big(99))], "sRGB"),
    ("gamma 0.45", [TinyPNG.Chunk("gAMA", TinyPNG.big(45_000))], "sRGB"),
    ("gamma 1", [TinyPNG.Chunk("gAMA", TinyPNG.big(100_000))], "other"),
    (
      "primaries of P3",
      [
        TinyPNG.Chunk(
          "cHRM", [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000].flatMap(TinyPNG.big))
      ],
      "displayP3"
    ),
    ("code points of P3", [TinyPNG.Chunk("cICP", [12, 13, 0, 1])], "displayP3"),
    ("code points of BT.2100", [TinyPNG.Chunk("cICP", [9, 16, 0, 1])], "other"),
    ("an invalid profile", [TinyPNG.Chunk("iCCP", [65, 0, 0, 1, 2, 3])], "sRGB"),
    ("a profile over sRGB", [TinyPNG.Chunk("sRGB", [0]), TinyICC.displayP3.chunk], "displayP3"),
  ]

  @Test(arguments: statements) func `a PNG states its profile`(
    _ what: String, _ chunks: [TinyPNG.Chunk], _ expected: String
  ) throws {
    let bytes = try TinyPNG.adding(chunks, to: Fixture.bytes("png/rgba8.png"))
    #expect("\(try Bitmap(bytes).profile)".prefix(expected.count) == expected)
  }
}

/// An ICC profile with three primaries and one curve.
struct TinyICC {
  let primaries: [[Double]]
  /// The parameters of the curve: only an exponent, or those of sRGB.
  private let curve: [Double]

  init(_ primaries: [[Double]], gamma: Double) {
    self.init(primaries, curve: [gamma])
  }

  private init(_ primaries: [[Double]], curve: [Double]) {
    self.primaries = primaries
    self.curve = curve
  }

  private static let sRGBCurve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]

  static let sRGB = TinyICC(
    [[0.4361, 0.2225, 0.0139], [0.3851, 0.7169, 0.0971], [0.1431, 0.0606, 0.7139]], curve: sRGBCurve)
  static let displayP3 = TinyICC(
    [[0.5151, 0.2412, -0.0011], [0.2919, 0.6922, 0.0419], [0.1572, 0.0666, 0.7841]], curve: sRGBCurve)

  var bytes: [UInt8] {
    let names = ["rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"]
    let points = primaries.map { Array("XYZ ".utf8) + [0, 0, 0, 0] + $0.flatMap(fixed) }
    let formula = Array("para".utf8) + [0, 0, 0, 0, 0, curve.count == 1 ? 0 : 3, 0, 0] + curve.flatMap(fixed)
    let start = 132 + names.count * 12
    var entries: [UInt8] = []
    for (index, name) in names.enumerated() {
      let offset = start + min(index, 3) * 20
      entries += Array(name.utf8) + TinyPNG.big(offset) + TinyPNG.big(index < 3 ? 20 : formula.count)
    }
    let body = TinyPNG.big(names.count) + entries + points.flatMap { $0 } + formula
    let head = TinyPNG.big(128 + body.count) + [UInt8](repeating: 0, count: 12) + Array("RGB XYZ ".utf8)
    return head + [UInt8](repeating: 0, count: 128 - head.count) + body
  }

  /// The profile as a chunk of a PNG, without compression.
  var chunk: TinyPNG.Chunk {
    TinyPNG.Chunk("iCCP", [65, 0, 0] + TinyPNG.stored(bytes))
  }

  private func fixed(_ number: Double) -> [UInt8] {
    TinyPNG.big(Int((number * 65_536).rounded()))
  }
}
