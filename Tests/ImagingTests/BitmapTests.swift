import Basics
import Imaging
import Pictures
import Testing

@Suite struct BitmapTests {
  /// A line of pixels.txt, which describes the pixels of a fixture according to libpng, libjpeg or Pillow.
  struct Expectation: CustomTestStringConvertible {
    let name: String
    let size: String
    let bits: String
    let digest: String
    var testDescription: String { name }
  }

  static let expectations = Result {
    try Fixture.text("pixels.txt").split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return Expectation(name: words[0], size: words[1] + "×" + words[2], bits: words[3], digest: words[4])
    }
  }

  @Test func `pixels are those of the usual libraries`() throws {
    for expected in try Self.expectations.get() {
      let bitmap = try Bitmap(Fixture.bytes(expected.name))
      #expect("\(bitmap.width)×\(bitmap.height)" == expected.size, "\(expected.name)")
      switch bitmap.pixels {
      case .eight(let samples):
        #expect(expected.bits == "8", "\(expected.name)")
        #expect(Digest(samples).hex == expected.digest, "\(expected.name)")
      case .sixteen(let samples):
        #expect(expected.bits == "16", "\(expected.name)")
        let bytes = samples.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(Digest(bytes).hex == expected.digest, "\(expected.name)")
      }
    }
  }

  @Test func `every decodable fixture is compared`() throws {
    let compared = Set(try Self.expectations.get().map(\.name))
    let present = Set(try Fixture.names(in: "png", "jpeg", "gif"))
    #expect(present.subtracting(compared) == ["jpeg/arithmetic.jpg"])
  }

  static let refused: [(name: String, error: PictureError)] = [
    ("jpeg/arithmetic.jpg", .unsupported(.jpeg, "it uses arithmetic coding")),
    ("other/lossy.webp", .unsupported(.webp, "assetlint cannot decode this format")),
    ("README.md", .notAPicture),
  ]

  @Test(arguments: refused) func `a picture that is not decoded has a reason`(
    _ name: String, _ error: PictureError
  ) {
    #expect(throws: error) { try Bitmap(Fixture.bytes(name)) }
  }

  static let unusual: [(what: String, chunks: [TinyPNG.Chunk], error: PictureError)] = [
    (
      "huge", [.header(0x7FFF_FFFF, 0x7FFF_FFFF), .data([])],
      .unsupported(.png, "it has too many pixels (2147483647×2147483647)")
    ),
    (
      "more than its data can hold", [.header(5000, 5000), .data([UInt8](repeating: 0, count: 100))],
      .truncated(.png)
    ),
    (
      "fewer rows than stated", [.header(3, 2), .data([0] + [UInt8](repeating: 7, count: 12))],
      .truncated(.png)
    ),
    (
      "an unknown filter", [.header(1, 1), .data([9, 1, 2, 3, 4])],
      .damaged(.png, "a row uses an unknown filter type (9)")
    ),
    (
      "not deflate", [.header(1, 1), TinyPNG.Chunk("IDAT", [1, 2, 3, 4, 5, 6, 7, 8, 9])],
      .damaged(.png, "its pixels cannot be decompressed")
    ),
    (
      "a wrong checksum", [.header(1, 1), TinyPNG.Chunk("IDAT", [1, 2, 3], checksum: 5)],
      .damaged(.png, "the checksum of its pixels is wrong")
    ),
    ("no data", [.header(1, 1)], .damaged(.png, "it has no pixel data")),
    ("no palette", [.header(1, 1, type: 3), .data([0, 0])], .damaged(.png, "it has no palette")),
    (
      "an unknown critical chunk", [.header(1, 1), TinyPNG.Chunk("ABCD", []), .data([0, 1, 2, 3, 4])],
      .damaged(.png, "it has the unknown chunk 'ABCD'")
    ),
    (
      "a strange depth", [.header(1, 1, bits: 3), .data([0])],
      .damaged(.png, "it combines color type 6 with 3 bits, which PNG does not allow")
    ),
  ]

  @Test(arguments: unusual) func `a broken PNG has a reason`(
    _ what: String, _ chunks: [TinyPNG.Chunk], _ error: PictureError
  ) {
    #expect(throws: error) { try Bitmap(TinyPNG.file(chunks)) }
  }

  @Test func `palette indices out of range are black`() throws {
    let palette = TinyPNG.Chunk("PLTE", [9, 8, 7])
    let bitmap = try Bitmap(TinyPNG.file([.header(2, 1, type: 3), palette, .data([0, 0, 200])]))
    guard case .eight(let samples) = bitmap.pixels else { return #expect(Bool(false)) }
    #expect(samples == [9, 8, 7, 255, 0, 0, 0, 255])
  }

  @Test func `data after the last row has no effect`() throws {
    let bitmap = try Bitmap(TinyPNG.file([.header(1, 1), .data([0, 1, 2, 3, 4, 0, 5, 6, 7, 8])]))
    guard case .eight(let samples) = bitmap.pixels else { return #expect(Bool(false)) }
    #expect(samples == [1, 2, 3, 4])
  }

  @Test func `a JPEG or GIF that declares a huge size is rejected at once`() throws {
    var jpeg = try Fixture.bytes("jpeg/420.jpg")
    let frame = try #require(jpeg.indices.dropLast().first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
    jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: PictureError.unsupported(.jpeg, "it has too many pixels (65535×65535)")) {
      try Bitmap(jpeg)
    }
    jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: [0x10, 0, 0x10, 0])
    #expect(throws: PictureError.truncated(.jpeg)) { try Bitmap(jpeg) }
    var gif = try Fixture.bytes("gif/plain.gif")
    gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: PictureError.unsupported(.gif, "it has too many pixels (65535×65535)")) {
      try Bitmap(gif)
    }
  }

  @Test(arguments: [1, 9] as [UInt8]) func `a GIF needs a valid code size`(_ size: UInt8) throws {
    var gif = try Fixture.bytes("gif/plain.gif")
    let palette = 3 << (Int(gif[10] & 7) + 1)
    let frame = try #require(gif[(13 + palette)...].firstIndex(of: 0x2C))
    gif[frame + 10] = size
    #expect(throws: PictureError.damaged(.gif, "it has the invalid LZW code size \(size)")) {
      try Bitmap(gif)
    }
  }

  @Test(arguments: [0, 5, 255] as [UInt8])
  func `a scan of a JPEG has one to four components`(_ count: UInt8) throws {
    var jpeg = try Fixture.bytes("jpeg/420.jpg")
    let scan = try #require(jpeg.indices.dropLast().last { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xDA })
    jpeg[scan + 4] = count
    #expect(
      throws: PictureError.damaged(.jpeg, "a scan header is too short, or has the wrong number of components")
    ) { try Bitmap(jpeg) }
  }

  @Test func `a JPEG cannot keep the machine busy with scans`() throws {
    let jpeg = try Fixture.bytes("jpeg/gray-progressive.jpg")
    let marks = jpeg.indices.dropLast().filter { jpeg[$0] == 0xFF && jpeg[$0 + 1] != 0 }
    let first = try #require(marks.firstIndex { jpeg[$0 + 1] == 0xDA })
    let scan = jpeg[marks[first]..<marks[first + 1]]
    let repeated = jpeg[..<marks[first]] + Array(repeatElement(scan, count: 101).joined())
    #expect(throws: PictureError.unsupported(.jpeg, "it has too many scans")) { try Bitmap(Array(repeated)) }
  }

  @Test func `rows of any content can be decoded`() throws {
    var random = Randomness(seed: 8)
    let depths: [UInt8: [UInt8]] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    for (type, bits) in depths.sorted(by: { $0.key < $1.key }).flatMap({ type in
      type.value.map { (type.key, $0) }
    }) {
      let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 0
      for (width, height) in [(1, 1), (5, 3), (17, 6), (33, 5)] {
        let rowBytes = (width * channels * Int(bits) + 7) / 8
        let rows = (0..<height).flatMap { _ in
          [UInt8.random(in: 0...4, using: &random)]
            + (0..<rowBytes).map { _ in UInt8.random(in: 0...255, using: &random) }
        }
        let chunks = [
          .header(width, height, bits: bits, type: type), TinyPNG.Chunk("PLTE", [1, 2, 3]), .data(rows),
        ]
        let bitmap = try Bitmap(TinyPNG.file(chunks))
        #expect((bitmap.width, bitmap.height) == (width, height))
      }
    }
  }
}
