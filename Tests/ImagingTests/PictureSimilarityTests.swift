import Pictures
import Testing

@testable import Imaging

@Suite struct PictureSimilarityTests {
  static let sketches: [(name: String, sketch: Sketch)] = [
    ("disc", .disc), ("ring", .ring), ("dotted ring", .dottedRing), ("plus", .plus), ("cross", .cross),
    ("chevron", .chevron), ("bars", .bars),
  ]

  @Test(arguments: sketches) func `a drawing is similar to itself at other sizes`(
    _ name: String, _ sketch: Sketch
  ) throws {
    let large = try #require(PictureFingerprint(sketch.bitmap(120)))
    for size in [40, 48, 60, 72, 144] {
      let other = try #require(PictureFingerprint(sketch.bitmap(size)))
      #expect(large.distance(to: other) != nil, "\(size)")
      #expect(large.distance(to: other) == other.distance(to: large))
    }
  }

  @Test func `different drawings are not similar at any size`() throws {
    for size in [24, 48, 96] {
      let prints = Self.sketches.compactMap { PictureFingerprint($0.sketch.bitmap(size)) }
      #expect(prints.count == Self.sketches.count)
      #expect(SimilarityIndex(prints).pairs() == [])
    }
  }

  @Test func `pictures of the same size may differ less than scaled ones`() throws {
    let dotted = Sketch { x, y in
      Sketch.ring.covers(x, y) || (x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5) < 0.0009
    }
    let whole = try #require(PictureFingerprint(Sketch.ring.bitmap(24)))
    let same = try #require(PictureFingerprint(dotted.bitmap(24)))
    let larger = try #require(PictureFingerprint(dotted.bitmap(32)))
    #expect(whole.distance(to: same) == nil)
    #expect(whole.distance(to: larger) != nil)
  }

  @Test func `a margin makes no difference`() throws {
    let plain = try #require(PictureFingerprint(Sketch.chevron.bitmap(48)))
    let wide = try #require(PictureFingerprint(Sketch.chevron.bitmap(48, margin: 17)))
    #expect(plain.distance(to: wide) == 0)
  }

  @Test func `colors count unless they are ignored`() throws {
    let red = Sketch.plus.bitmap(48, color: [200, 0, 0])
    let blue = Sketch.plus.bitmap(48, color: [0, 0, 200])
    let shade = Sketch.plus.bitmap(48, color: [196, 2, 3])
    let print = try #require(PictureFingerprint(red))
    #expect(print.distance(to: try #require(PictureFingerprint(blue))) == nil)
    #expect(print.distance(to: try #require(PictureFingerprint(shade))) != nil)
    let shape = try #require(PictureFingerprint(red, ignoringColor: true))
    #expect(shape.distance(to: try #require(PictureFingerprint(blue, ignoringColor: true))) == 0)
  }

  @Test func `a filled shape is not its outline, even if colors are ignored`() throws {
    let disc = try #require(PictureFingerprint(Sketch.disc.bitmap(48), ignoringColor: true))
    let ring = try #require(PictureFingerprint(Sketch.ring.bitmap(48), ignoringColor: true))
    #expect(disc.distance(to: ring) == nil)
  }

  @Test func `the profile is taken into account`() throws {
    let color = ColorValue(.displayP3, [0.8, 0.2, 0.2]).sRGB * 255
    let converted = SIMD3<UInt8>(
      UInt8(color.x.rounded()), UInt8(max(color.y, 0).rounded()), UInt8(max(color.z, 0).rounded()))
    let inP3 = try #require(
      PictureFingerprint(Sketch.cross.bitmap(60, color: [204, 51, 51], profile: .displayP3)))
    let inSRGB = try #require(PictureFingerprint(Sketch.cross.bitmap(60, color: converted)))
    let unconverted = try #require(PictureFingerprint(Sketch.cross.bitmap(60, color: [204, 51, 51])))
    #expect(try #require(inP3.distance(to: inSRGB)) < 0.3)
    #expect(inP3.distance(to: unconverted) == nil)
  }

  @Test func `sixteen bits are compared as eight`() throws {
    let bitmap = Sketch.ring.bitmap(40, color: [9, 99, 199])
    guard case .eight(let samples) = bitmap.pixels else { return #expect(Bool(false)) }
    let deep = Bitmap(
      width: 40, height: 40, pixels: .sixteen(samples.map { UInt16($0) * 257 }), profile: .sRGB)
    #expect(PictureFingerprint(deep) == PictureFingerprint(bitmap))
  }

  static let degenerate: [(what: String, bitmap: Bitmap)] = [
    ("nothing", bitmap(20, 20, [0, 0, 0, 0])),
    ("next to nothing", bitmap(20, 20, [9, 9, 9, 12])),
    ("a single color", bitmap(20, 20, [200, 100, 0, 255])),
    ("a translucent color", bitmap(20, 20, [200, 100, 0, 99])),
    ("a dot", Sketch.ring.bitmap(7)),
    ("a line", bitmap(300, 2, [0, 0, 0, 255])),
  ]

  @Test(arguments: degenerate) func `a picture with too little content has no fingerprint`(
    _ what: String, _ bitmap: Bitmap
  ) {
    #expect(PictureFingerprint(bitmap) == nil)
  }

  @Test func `an opaque picture is compared as a whole`() throws {
    func gradient(_ size: Int, corner: UInt8) -> Bitmap {
      let samples = (0..<(size * size)).flatMap { index -> [UInt8] in
        let (x, y) = (index % size, index / size)
        if x * 4 < size, y * 4 < size { return [corner, corner, corner, 255] }
        return [UInt8(x * 255 / size), UInt8(y * 255 / size), 90, 255]
      }
      return Bitmap(width: size, height: size, pixels: .eight(samples), profile: .sRGB)
    }
    let large = try #require(PictureFingerprint(gradient(128, corner: 0)))
    #expect(large.distance(to: try #require(PictureFingerprint(gradient(64, corner: 0)))) != nil)
    #expect(large.distance(to: try #require(PictureFingerprint(gradient(64, corner: 90)))) == nil)
  }

  private static func bitmap(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> Bitmap {
    let samples = Array(repeatElement(pixel, count: width * height).joined())
    return Bitmap(width: width, height: height, pixels: .eight(samples), profile: .sRGB)
  }
}
