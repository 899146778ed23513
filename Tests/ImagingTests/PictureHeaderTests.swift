import Imaging
import Pictures
import Testing

@Suite struct PictureHeaderTests {
  /// The expected header of a fixture. Sizes have the form `width×height`.
  struct Expectation: CustomTestStringConvertible {
    let name: String
    let format: PictureFormat
    let size: String
    var alpha = false
    var depth: Int?
    var model: PictureColorModel?
    var frames = 1
    var contained = ""
    var testDescription: String { name }
  }

  static let expectations = [
    Expectation(name: "png/gray1.png", format: .png, size: "13×9", depth: 1, model: .gray),
    Expectation(name: "png/gray16-adam7.png", format: .png, size: "13×9", depth: 16, model: .gray),
    Expectation(name: "png/grayalpha8.png", format: .png, size: "13×9", alpha: true, depth: 8, model: .gray),
    Expectation(name: "png/indexed4.png", format: .png, size: "13×9", depth: 4, model: .indexed),
    Expectation(name: "png/rgb16.png", format: .png, size: "13×9", depth: 16, model: .rgb),
    Expectation(name: "png/rgba8.png", format: .png, size: "13×9", alpha: true, depth: 8, model: .rgb),
    Expectation(name: "png/trns-rgb8.png", format: .png, size: "11×7", alpha: true, depth: 8, model: .rgb),
    Expectation(name: "jpeg/420.jpg", format: .jpeg, size: "21×19", depth: 8, model: .rgb),
    Expectation(name: "jpeg/gray.jpg", format: .jpeg, size: "21×19", depth: 8, model: .gray),
    Expectation(name: "jpeg/cmyk.jpg", format: .jpeg, size: "21×19", depth: 8, model: .cmyk),
    Expectation(name: "jpeg/arithmetic.jpg", format: .jpeg, size: "21×19", depth: 8, model: .rgb),
    Expectation(name: "jpeg/orientation3.jpg", format: .jpeg, size: "9×5", depth: 8, model: .rgb),
    Expectation(name: "jpeg/orientation6.jpg", format: .jpeg, size: "5×9", depth: 8, model: .rgb),
    Expectation(name: "gif/plain.gif", format: .gif, size: "13×9", depth: 8, model: .indexed),
    Expectation(
      name: "gif/transparent.gif", format: .gif, size: "13×9", alpha: true, depth: 8, model: .indexed),
    Expectation(name: "gif/animated.gif", format: .gif, size: "8×6", depth: 8, model: .indexed, frames: 2),
    Expectation(name: "other/lossy.webp", format: .webp, size: "13×9", depth: 8, model: .rgb),
    Expectation(name: "other/lossless.webp", format: .webp, size: "13×9", depth: 8, model: .rgb),
    Expectation(
      name: "other/lossless-alpha.webp", format: .webp, size: "13×9", alpha: true, depth: 8, model: .rgb),
    Expectation(
      name: "other/lossy-alpha.webp", format: .webp, size: "13×9", alpha: true, depth: 8, model: .rgb),
    Expectation(name: "other/animated.webp", format: .webp, size: "8×6", depth: 8, model: .rgb, frames: 2),
    Expectation(name: "other/alpha.heic", format: .heic, size: "64×48", alpha: true, depth: 8),
    Expectation(name: "other/alpha.avif", format: .avif, size: "64×48", alpha: true, depth: 8),
    Expectation(name: "other/turned.avif", format: .avif, size: "48×64", alpha: true, depth: 8),
    Expectation(name: "other/rgb-le.tiff", format: .tiff, size: "13×9", depth: 8, model: .rgb),
    Expectation(name: "other/rgba-be.tiff", format: .tiff, size: "13×9", alpha: true, depth: 8, model: .rgb),
    Expectation(name: "other/rgb.bmp", format: .bmp, size: "13×9", depth: 24, model: .rgb),
    Expectation(name: "other/rgba.bmp", format: .bmp, size: "13×9", alpha: true, depth: 32, model: .rgb),
    Expectation(name: "other/indexed.bmp", format: .bmp, size: "13×9", depth: 4, model: .indexed),
    Expectation(name: "other/rgba.psd", format: .psd, size: "13×9", alpha: true, depth: 8, model: .rgb),
    Expectation(
      name: "other/two.ico", format: .ico, size: "32×32", alpha: true, depth: 1, contained: "16×16 32×32"),
    Expectation(name: "other/old.icns", format: .icns, size: "32×32", alpha: true, contained: "16×16 32×32"),
    Expectation(
      name: "other/apple.icns", format: .icns, size: "1024×1024", alpha: true,
      contained: "32×32 128×128 1024×1024"),
  ]

  @Test(arguments: expectations) func `a header describes the picture`(_ expected: Expectation) throws {
    let header = try PictureHeader(Fixture.bytes(expected.name))
    #expect(header.format == expected.format)
    #expect(header.size?.description == expected.size)
    #expect(header.hasAlpha == expected.alpha)
    #expect(header.bitDepth == expected.depth)
    #expect(header.colorModel == expected.model)
    #expect(header.frameCount == expected.frames)
    #expect(header.contained.map(\.description).joined(separator: " ") == expected.contained)
    #expect(header.hasEndMark)
    #expect(!header.isAppleOptimized)
  }

  @Test func `Apple's PNG is recognized`() throws {
    #expect(try PictureHeader(Fixture.bytes("png/cgbi-rgba8.png")).isAppleOptimized)
  }

  @Test func `the orientation is part of a JPEG's header`() throws {
    for number in 1...8 {
      let header = try PictureHeader(Fixture.bytes("jpeg/orientation\(number).jpg"))
      #expect(header.orientation.rawValue == number)
    }
  }

  @Test func `a JPEG or GIF without its end mark is still a picture`() throws {
    for name in ["jpeg/420.jpg", "gif/plain.gif"] {
      let bytes = try Fixture.bytes(name)
      #expect(try !PictureHeader(Array(bytes.dropLast(name.hasSuffix("gif") ? 1 : 2))).hasEndMark)
    }
  }

  @Test func `a GIF cut off anywhere but before its end mark is truncated`() throws {
    for name in ["gif/plain.gif", "gif/animated.gif"] {
      let bytes = try Fixture.bytes(name)
      let header = try PictureHeader(bytes)
      for count in 6..<(bytes.count - 1) {
        let cut = Result { try PictureHeader(Array(bytes.prefix(count))) }
        switch cut {
        case .failure(let error): #expect(error as? PictureError == .truncated(.gif))
        // The file is cut off between two frames.
        case .success(let cut): #expect(cut.frameCount < header.frameCount && !cut.hasEndMark)
        }
      }
    }
  }

  @Test func `a PNG cut off anywhere but in the last bytes of its end mark is truncated`() throws {
    let bytes = try Fixture.bytes("png/rgba8.png")
    let whole = try PictureHeader(bytes, nameExtension: "png")
    for count in (bytes.count - 6)..<bytes.count {
      #expect(try PictureHeader(Array(bytes.prefix(count)), nameExtension: "png") == whole)
    }
    for count in 1..<(bytes.count - 6) {
      #expect(throws: PictureError.truncated(.png)) {
        try PictureHeader(Array(bytes.prefix(count)), nameExtension: "png")
      }
    }
  }

  static let broken: [(what: String, bytes: [UInt8], error: PictureError)] = [
    ("no bytes", [], .empty),
    ("text", Array("hello".utf8), .notAPicture),
    (
      "a pointer", Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8),
      .standIn(.lfsPointer)
    ),
    ("an encrypted file", Array("\0GITCRYPT\0".utf8) + [1, 2, 3], .standIn(.encrypted)),
    ("a JPEG without a frame", [0xFF, 0xD8, 0xFF, 0xD9], .damaged(.jpeg, "it has no frame header")),
    (
      "a GIF without a frame", Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3B],
      .damaged(.gif, "it has no frames")
    ),
    ("an ICNS longer than its file", Array("icns".utf8) + [0, 0, 1, 0], .truncated(.icns)),
    (
      "a WebP longer than its file", Array("RIFF".utf8) + [99, 0, 0, 0] + Array("WEBPVP8 ".utf8),
      .truncated(.webp)
    ),
  ]

  @Test(arguments: broken) func `errors are distinguished`(
    _ what: String, _ bytes: [UInt8], _ error: PictureError
  ) {
    #expect(throws: error) { try PictureHeader(bytes) }
  }
}
