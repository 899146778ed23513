import Pictures
import Testing

@testable import Imaging

struct ThumbnailTests {
  @Test func `a picture that is too large for a page and cannot be reduced is embedded unchanged`() throws {
    let bytes =
      try Fixture.bytes("jpeg/arithmetic.jpg") + [UInt8](repeating: 0, count: Thumbnail.mostBytesAsIs)
    let thumbnail = try #require(Thumbnail(bytes, PictureReading(bytes, nameExtension: "jpg")))
    #expect(thumbnail.mediaType == "image/jpeg")
    #expect(thumbnail.bytes == bytes)
  }
}
