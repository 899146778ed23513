import Basics
import Imaging
import Pictures
import TestSupport
import Testing

struct PictureWriterTests {
  private func bytes(_ content: String) throws -> [UInt8] {
    try #require(try ExampleTree("picture: \(content)")["picture"])
  }

  @Test(arguments: [
    ("png 3x20", PictureFormat.png, false, PictureColorModel.rgb),
    ("png 3x20 #11223344", .png, true, .rgb),
    ("png 3x20 red alpha", .png, true, .rgb),
    ("png 3x20 red grayscale", .png, false, .gray),
    ("png 3x20 red palette", .png, false, .indexed),
    ("png 3x20 clear palette", .png, true, .indexed),
    ("png 3x20 level0 text note", .png, false, .rgb),
    ("jpeg 3x20 #102030", .jpeg, false, .rgb),
    ("jpeg 3x20 gray grayscale", .jpeg, false, .gray),
    ("gif 3x20 blue", .gif, false, .indexed),
    ("gif 3x20 clear", .gif, true, .indexed),
    ("webp 3x20 white", .webp, false, .rgb),
    ("webp 3x20 clear", .webp, true, .rgb),
  ])
  func `a picture has the described size and form`(
    _ content: String, _ format: PictureFormat, _ hasAlpha: Bool, _ model: PictureColorModel
  ) throws {
    let header = try PictureHeader(bytes(content))
    #expect(header.format == format)
    #expect(header.size == .pixels(width: 3, height: 20))
    #expect(header.hasAlpha == hasAlpha)
    #expect(header.colorModel == model)
    #expect(header.hasEndMark)
  }

  @Test func `a vector image has the described size`() throws {
    #expect(try PictureHeader(bytes("pdf 24x9 red")).size == .points(width: 24, height: 9))
    let drawing = try bytes("svg 24x9 red")
    #expect(PictureFormat.detect(drawing) == .svg)
    #expect(String(decoding: drawing, as: UTF8.self).contains(" width=\"24\" height=\"9\" "))
  }

  // Digests of files in which Pillow and Poppler found the original color.
  @Test(arguments: [
    ("jpeg 130x33 #ABCDEF", "06e4ab20779b4d0eca31b4034ffcc280"),
    ("jpeg 10x10 red grayscale", "74b878c21843479ec3536192b1d34966"),
    ("gif 130x33 #ABCDEF", "0db913b3bacd22b752bda98e8fcb1144"),
    ("webp 130x33 #12345680", "02a4a4541618d3dc8fc5ca08c69e1093"),
    ("pdf 24x7 #123456", "d56bfbe7314da2b82a27a3209eab8923"),
    ("png 1x1 red level0", "d2344f73bf4fac24fb3bacd0922af029"),
  ])
  func `a picture keeps the bytes that another program could read`(_ content: String, _ digest: String) throws
  {
    let actual = try Digest(bytes(content)).hex
    #expect(actual == digest)
  }

  @Test func `words change the bytes of a picture and nothing else`() throws {
    let plain = try bytes("png 40x40 red")
    let others = try ["red level0", "red text a", "red text b", "red alpha", "red palette", "blue"].map {
      try bytes("png 40x40 \($0)")
    }
    #expect(Set(others + [plain]).count == 7)
    #expect(try bytes("png 40x40 red") == plain)
    #expect(try bytes("png 40x40 red truncated") == Array(plain.prefix(plain.count * 2 / 3)))
  }
}
