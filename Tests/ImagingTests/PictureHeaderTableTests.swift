import Imaging
import Pictures
import Testing

/// Every row of the tables of formats, tested with the smallest file that uses it.
@Suite struct PictureHeaderTableTests {
  static let icons: [(String, Int)] = [
    ("ics#", 16), ("ics4", 16), ("ics8", 16), ("is32", 16), ("icp4", 16), ("ic04", 16), ("icsb", 18),
    ("sb24", 24), ("ICON", 32), ("ICN#", 32), ("icl4", 32), ("icl8", 32), ("il32", 32), ("icp5", 32),
    ("ic05", 32), ("ic11", 32), ("icsB", 36), ("ich#", 48), ("ich4", 48), ("ich8", 48), ("ih32", 48),
    ("SB24", 48), ("icp6", 64), ("ic12", 64), ("it32", 128), ("ic07", 128), ("ic08", 256), ("ic13", 256),
    ("ic09", 512), ("ic14", 512), ("ic10", 1024),
  ]

  @Test(arguments: icons) func `an element of an ICNS has a size`(_ name: String, _ side: Int) throws {
    // The mask in the same file does not count as an icon.
    let elements = Array("t8mk".utf8) + big(8) + Array(name.utf8) + big(8)
    let header = try PictureHeader(Array("icns".utf8) + big(8 + elements.count) + elements)
    #expect(header.size == .pixels(width: side, height: side))
    #expect(header.contained.count == 1)
  }

  static let brands: [(String, PictureFormat?)] = [
    ("heic", .heic), ("heix", .heic), ("heim", .heic), ("heis", .heic), ("hevc", .heic), ("hevx", .heic),
    ("avif", .avif), ("avis", .avif), ("mif1", nil), ("isom", nil),
  ]

  @Test(arguments: brands) func `a brand identifies the format`(_ brand: String, _ format: PictureFormat?) {
    let major = big(16) + Array("ftyp\(brand)".utf8) + big(0)
    let compatible = big(20) + Array("ftypmif1".utf8) + big(0) + Array(brand.utf8)
    #expect(PictureFormat.detect(major) == format)
    #expect(PictureFormat.detect(compatible) == format)
  }

  static let turns: [(UInt8, Orientation, String)] = [
    (0, .up, "64×48"), (1, .left, "48×64"), (2, .down, "64×48"), (3, .right, "48×64"),
  ]

  @Test(arguments: turns)
  func `quarter turns of a HEIF are counted counterclockwise`(
    _ quarters: UInt8, _ orientation: Orientation, _ size: String
  ) throws {
    var bytes = try Fixture.bytes("other/turned.avif")
    let name = Array("irot".utf8)
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: name) })
    bytes[place + 4] = quarters
    let header = try PictureHeader(bytes)
    #expect(header.orientation == orientation)
    #expect(header.size?.description == size)
  }

  static let documents: [(mode: Int, model: PictureColorModel?, channels: Int)] = [
    (0, .gray, 1), (1, .gray, 1), (2, .indexed, 1), (3, .rgb, 3), (4, .cmyk, 4), (7, nil, 99), (8, .gray, 1),
    (9, .lab, 3),
  ]

  @Test(arguments: documents) func `the mode of a PSD determines its channels`(
    _ mode: Int, _ model: PictureColorModel?, _ channels: Int
  ) throws {
    for (more, hasAlpha) in [(0, false), (1, model != nil)] {
      let fields = [(1, 2), (0, 6), (channels + more, 2), (7, 4), (9, 4), (8, 2), (mode, 2)]
      let header = try PictureHeader(Array("8BPS".utf8) + fields.flatMap { big($0, bytes: $1) })
      #expect(header.colorModel == model)
      #expect(header.hasAlpha == hasAlpha)
      #expect(header.size == .pixels(width: 9, height: 7))
    }
  }

  static let interpretations: [(Int, PictureColorModel?)] = [
    (0, .gray), (1, .gray), (2, .rgb), (3, .indexed), (4, nil), (5, .cmyk), (6, .rgb), (8, .lab),
  ]

  @Test(arguments: interpretations) func `a TIFF states its samples`(
    _ number: Int, _ model: PictureColorModel?
  ) throws {
    #expect(try tiff([(0x106, number)]).colorModel == model)
  }

  @Test(arguments: [(0, false), (1, true), (2, true)])
  func `a TIFF states whether its extra sample is alpha`(_ number: Int, _ hasAlpha: Bool) throws {
    #expect(try tiff([(0x152, number)]).hasAlpha == hasAlpha)
  }

  @Test(arguments: [12, 40, 52, 56, 64, 108, 124])
  func `a BMP has the header of its version`(_ version: Int) throws {
    let fields: [(Int, Int)] =
      version == 12 ? [(9, 2), (7, 2), (1, 2), (8, 2)] : [(9, 4), (-7, 4), (1, 2), (24, 2)]
    let start = Array("BM".utf8) + Array(repeating: 0, count: 12) + little(version, bytes: 4)
    var bytes = start + fields.flatMap { little($0, bytes: $1) }
    bytes += Array(repeating: 0, count: 14 + version - bytes.count)
    #expect(try PictureHeader(bytes).size == .pixels(width: 9, height: 7))
    #expect(try PictureHeader(bytes).colorModel == (version == 12 ? .indexed : .rgb))
    #expect(try !PictureHeader(bytes).hasAlpha)
    guard version >= 56 else { return }
    // The alpha mask is the fourth mask after the first forty bytes of the header.
    bytes[69] = 0xFF
    #expect(try PictureHeader(bytes).hasAlpha)
  }

  @Test func `a BMP of another version is not a picture`() {
    let bytes = Array("BM".utf8) + Array(repeating: 0, count: 12) + little(41, bytes: 4)
    #expect(PictureFormat.detect(bytes + Array(repeating: 0, count: 99)) == nil)
  }

  static let frames: [(marker: UInt8, isFrame: Bool)] = (0xC0...0xCF).map {
    ($0, ![0xC4, 0xC8, 0xCC].contains($0))
  }

  @Test(arguments: frames) func `thirteen markers begin a frame of a JPEG`(
    _ marker: UInt8, _ isFrame: Bool
  ) throws {
    let bytes = jpeg(marker, components: 3)
    #expect((try? PictureHeader(bytes))?.size == (isFrame ? .pixels(width: 9, height: 7) : nil))
  }

  @Test(arguments: [(1, PictureColorModel?.some(.gray)), (2, nil), (3, .rgb), (4, .cmyk)])
  func `the components of a JPEG are colors`(_ components: Int, _ model: PictureColorModel?) throws {
    #expect(try PictureHeader(jpeg(0xC0, components: components)).colorModel == model)
  }

  @Test(arguments: 0...7, [1, 2, 3, 4, 8, 16, 32])
  func `a PNG has some depths for each color type`(_ type: Int, _ bits: Int) {
    let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    let chunk = Array("IHDR".utf8) + big(9) + big(7) + [UInt8(bits), UInt8(type), 0, 0, 0]
    let body = big(13) + chunk + big(0)
    let error = #expect(throws: PictureError.self) {
      try PictureHeader([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + body)
    }
    let isRefused =
      error == .damaged(.png, "it combines color type \(type) with \(bits) bits, which PNG does not allow")
    #expect(isRefused == (depths[type]?.contains(bits) != true))
  }

  @Test(arguments: [(0, 256), (1, 1), (255, 255)])
  func `a side of zero in an ICO is 256`(_ side: UInt8, _ pixels: Int) throws {
    for kind: UInt8 in [1, 2] {
      let entry = [side, 7, 0, 0, 1, 0, 32, 0] + little(4, bytes: 4) + little(22, bytes: 4)
      let header = try PictureHeader([0, 0, kind, 0, 1, 0] + entry + [40, 0, 0, 0])
      #expect(header.size == .pixels(width: pixels, height: 7))
      #expect(header.bitDepth == 32)
    }
  }

  private func jpeg(_ marker: UInt8, components: Int) -> [UInt8] {
    let frame = [8] + big(7, bytes: 2) + big(9, bytes: 2) + [UInt8(components)]
    let body = frame + Array(repeating: 0, count: components * 3)
    return [0xFF, 0xD8, 0xFF, marker] + big(body.count + 2, bytes: 2) + body + [0xFF, 0xD9]
  }

  private func tiff(_ more: [(tag: Int, value: Int)]) throws -> PictureHeader {
    let entries = [(0x100, 9), (0x101, 7)] + more
    let body = entries.flatMap {
      little($0, bytes: 2) + little(3, bytes: 2) + little(1, bytes: 4) + little($1, bytes: 4)
    }
    return try PictureHeader(
      Array("II".utf8) + [42, 0] + little(8, bytes: 4) + little(entries.count, bytes: 2) + body)
  }

  private func big(_ number: Int, bytes count: Int = 4) -> [UInt8] { little(number, bytes: count).reversed() }

  private func little(_ number: Int, bytes count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
