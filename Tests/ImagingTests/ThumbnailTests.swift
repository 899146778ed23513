import Pictures
import Testing

@testable import Imaging

struct ThumbnailTests {
  @Test func `a picture that is too large for a page and cannot be reduced is embedded unchanged`() throws {
    let bytes =
      try Fixture.bytes("jpeg/arithmetic.jpg") + [UInt8](repeating: 0, count: 6144)
    let thumbnail = try #require(Thumbnail(bytes, PictureReading(bytes, nameExtension: "jpg")))
    #expect(thumbnail.mediaType == "image/jpeg")
    #expect(thumbnail.bytes == bytes)
  }

  @Test func `a picture is reduced to the longer side, unless its file is small`() throws {
    for (width, height) in [(300, 100), (100, 300)] {
      let samples = (0..<(width * height * 4)).map { UInt8(truncatingIfNeeded: $0 | 3) }
      let small = try #require(PNGWriter.file(width: width, height: height, samples))
      let bytes = small + [UInt8](repeating: 0, count: 6144 + 1 - small.count)
      let reduced = try #require(Thumbnail(bytes, PictureReading(bytes, nameExtension: "png")))
      #expect(reduced.mediaType == "image/png")
      #expect(try PictureHeader(reduced.bytes).size.map { "\($0)" } == (width > height ? "128×42" : "42×128"))
      let fitting = Array(bytes.dropLast())
      #expect(Thumbnail(fitting, PictureReading(fitting, nameExtension: "png"))?.bytes == fitting)
    }
  }

  @Test(arguments: [
    ("png/rgba8.png", "image/png"), ("jpeg/420.jpg", "image/jpeg"), ("gif/plain.gif", "image/gif"),
    ("other/lossy.webp", "image/webp"), ("other/alpha.avif", "image/avif"),
    ("other/alpha.heic", "image/heic"),
    ("other/rgb.bmp", "image/bmp"), ("other/two.ico", "image/x-icon"), ("other/rgb-le.tiff", nil),
    ("other/rgba.psd", nil), ("other/apple.icns", nil), ("png/cgbi-rgba8.png", "image/png"),
  ])
  func `a small picture is shown as it is, if browsers show its format`(name: String, type: String?) throws {
    let bytes = try Fixture.bytes(name)
    let thumbnail = Thumbnail(bytes, PictureReading(bytes, nameExtension: nil))
    #expect(thumbnail?.mediaType == type)
    // Browsers cannot show the PNG variant that Xcode writes.
    #expect((thumbnail?.bytes == bytes) == (type != nil && !name.contains("cgbi")))
  }

  @Test func `what cannot be reduced goes up to a size`() throws {
    let picture = try Fixture.bytes("jpeg/arithmetic.jpg")
    let bytes = picture + [UInt8](repeating: 0, count: 196_608 - picture.count)
    #expect(Thumbnail(bytes, PictureReading(bytes, nameExtension: "jpg"))?.bytes == bytes)
    let larger = bytes + [0]
    #expect(Thumbnail(larger, PictureReading(larger, nameExtension: "jpg")) == nil)
  }
}
