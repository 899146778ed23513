import Basics
import Pictures
import Testing

@testable import Imaging

@Suite struct PictureIdentityTests {
  typealias Chunk = TinyPNG.Chunk

  @Test func `interlacing does not make a different picture`() throws {
    for name in try Fixture.names(in: "png") where name.hasSuffix("-adam7.png") {
      let plain = name.replacing("-adam7", with: "")
      #expect(
        try identity(of: Fixture.bytes(name)) == identity(of: Fixture.bytes(plain)), "\(name)")
    }
  }

  @Test func `Apple's form of PNG does not make a different picture`() throws {
    let twin = try identity(of: Fixture.bytes("png/cgbi-twin.png"))
    #expect(try identity(of: Fixture.bytes("png/cgbi-rgba8.png")) == twin)
    #expect(try identity(of: Fixture.bytes("png/split-idat.png")) == twin)
  }

  /// Groups of fixtures that show the same picture. The interlaced copies of PNG fixtures are left out.
  static let twins: Set<[String]> = [
    ["gif/interlaced.gif", "gif/plain.gif"],
    ["jpeg/420-progressive.jpg", "jpeg/420-restart.jpg", "jpeg/420.jpg"],
    ["jpeg/422-progressive-restart.jpg", "jpeg/422.jpg"],
    ["jpeg/444-progressive.jpg", "jpeg/444.jpg"],
    ["jpeg/gray-progressive.jpg", "jpeg/gray.jpg"],
    ["png/cgbi-rgba8.png", "png/cgbi-twin.png", "png/split-idat.png"],
  ]

  @Test func `different pictures have different identities`() throws {
    var names: [Digest: [String]] = [:]
    for name in try Fixture.names(in: "png", "jpeg", "gif") where !name.contains("-adam7") {
      if ["jpeg/arithmetic.jpg", "gif/animated.gif"].contains(name) { continue }
      names[try identity(of: Fixture.bytes(name)), default: []].append(name)
    }
    #expect(Set(names.values.filter { $0.count > 1 }) == Self.twins)
  }

  /// Two gray pixels in every format of PNG that can represent them.
  static let forms: [(what: String, chunks: [Chunk])] = [
    ("gray", [.header(2, 1, type: 0), .data([0, 51, 0])]),
    ("gray of 4 bits", [.header(2, 1, bits: 4, type: 0), .data([0, 0x30])]),
    ("gray of 16 bits", [.header(2, 1, bits: 16, type: 0), .data([0, 51, 51, 0, 0])]),
    ("gray with alpha", [.header(2, 1, type: 4), .data([0, 51, 255, 0, 255])]),
    ("colors", [.header(2, 1, type: 2), .data([0, 51, 51, 51, 0, 0, 0])]),
    (
      "colors of 16 bits",
      [.header(2, 1, bits: 16, type: 2), .data([0, 51, 51, 51, 51, 51, 51, 0, 0, 0, 0, 0, 0])]
    ),
    ("colors with alpha", [.header(2, 1), .data([0, 51, 51, 51, 255, 0, 0, 0, 255])]),
    ("a palette", [.header(2, 1, type: 3), Chunk("PLTE", [0, 0, 0, 51, 51, 51]), .data([0, 1, 0])]),
    ("with text", [.header(2, 1, type: 0), Chunk("tEXt", [65, 0, 65]), .data([0, 51, 0])]),
    ("with sRGB", [.header(2, 1, type: 0), Chunk("sRGB", [0]), .data([0, 51, 0])]),
    (
      "with the gamma of sRGB",
      [.header(2, 1, type: 0), Chunk("gAMA", TinyPNG.big(45_455)), .data([0, 51, 0])]
    ),
    ("with the profile of sRGB", [.header(2, 1, type: 0), TinyICC.sRGB.chunk, .data([0, 51, 0])]),
    ("with the grays of Display P3", [.header(2, 1, type: 0), TinyICC.displayP3.chunk, .data([0, 51, 0])]),
  ]

  @Test(arguments: forms) func `the form does not make a different picture`(_ what: String, _ chunks: [Chunk])
    throws
  {
    let plain = try identity(of: TinyPNG.file(Self.forms[0].chunks))
    #expect(try identity(of: TinyPNG.file(chunks)) == plain)
  }

  static let changes: [(what: String, chunks: [Chunk])] = [
    ("another gray", [.header(2, 1, type: 0), .data([0, 52, 0])]),
    ("another order", [.header(2, 1, type: 0), .data([0, 0, 51])]),
    ("another shape", [.header(1, 2, type: 0), .data([0, 51, 0, 0])]),
    ("more bits", [.header(2, 1, bits: 16, type: 0), .data([0, 51, 52, 0, 0])]),
    ("transparency", [.header(2, 1, type: 4), .data([0, 51, 255, 0, 254])]),
    ("a transparent color", [.header(2, 1, type: 0), Chunk("tRNS", [0, 51]), .data([0, 51, 0])]),
    ("another gamma", [.header(2, 1, type: 0), Chunk("gAMA", TinyPNG.big(100_000)), .data([0, 51, 0])]),
    (
      "another profile",
      [.header(2, 1, type: 0), TinyICC(TinyICC.sRGB.primaries, gamma: 1.8).chunk, .data([0, 51, 0])]
    ),
  ]

  @Test(arguments: changes) func `a visible difference makes a different picture`(
    _ what: String, _ chunks: [Chunk]
  ) throws {
    let plain = try identity(of: TinyPNG.file(Self.forms[0].chunks))
    #expect(try identity(of: TinyPNG.file(chunks)) != plain)
  }

  @Test func `transparent pixels have no color`() throws {
    let red = TinyPNG.file([.header(2, 1), .data([0, 9, 9, 9, 9, 255, 0, 0, 0])])
    let blue = TinyPNG.file([.header(2, 1), .data([0, 9, 9, 9, 9, 0, 0, 255, 0])])
    #expect(try identity(of: red) == identity(of: blue))
  }

  @Test func `Display P3 makes a different picture of colors but not of grays`() throws {
    let red: [Chunk] = [.header(1, 1, type: 2), .data([0, 200, 10, 10])]
    let gray: [Chunk] = [.header(1, 1, type: 2), .data([0, 99, 99, 99])]
    for (chunks, isSame) in [(red, false), (gray, true)] {
      let tagged = TinyPNG.adding([TinyICC.displayP3.chunk], to: TinyPNG.file(chunks))
      #expect(try (identity(of: tagged) == identity(of: TinyPNG.file(chunks))) == isSame)
    }
  }

  @Test func `a PNG made from a JPEG is the same picture`() throws {
    for name in ["jpeg/444.jpg", "jpeg/orientation6.jpg"] {
      let jpeg = try Fixture.bytes(name)
      let bitmap = try Bitmap(jpeg)
      guard case .eight(let samples) = bitmap.pixels else { return #expect(Bool(false)) }
      let rows = stride(from: 0, to: samples.count, by: bitmap.width * 4).flatMap { start in
        [0] + samples[start..<(start + bitmap.width * 4)]
      }
      let png = TinyPNG.file([.header(bitmap.width, bitmap.height), .data(rows)])
      #expect(try identity(of: png) == identity(of: jpeg))
    }
  }

  /// The identity of a picture, which must be decodable.
  private func identity(of bytes: [UInt8]) throws -> Digest {
    let facts = PayloadFacts(bytes, nameExtension: nil, .look)
    guard case .header? = facts.picture else { throw PictureError.notAPicture }
    #expect(facts.obstacle == nil)
    return try #require(facts.look).identity
  }
}
