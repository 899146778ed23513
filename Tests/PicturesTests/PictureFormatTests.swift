import Basics
import Pictures
import Testing

@Suite struct PictureFormatTests {
  static let extensions: [(String, PictureFormat)] = [
    ("png", .png), ("jpg", .jpeg), ("jpeg", .jpeg), ("jpe", .jpeg), ("jfif", .jpeg), ("gif", .gif),
    ("webp", .webp), ("heic", .heic), ("heif", .heic), ("hif", .heic), ("avif", .avif), ("tiff", .tiff),
    ("tif", .tiff), ("bmp", .bmp), ("dib", .bmp), ("psd", .psd), ("psb", .psd), ("ico", .ico), ("cur", .ico),
    ("icns", .icns), ("pdf", .pdf), ("svg", .svg),
  ]

  @Test(arguments: extensions)
  func `an extension implies a format in any case`(_ name: String, _ format: PictureFormat) {
    #expect(PictureFormat(nameExtension: name) == format)
    #expect(RepositoryPath("a/b.\(name.uppercased())").pictureFormat == format)
  }

  @Test func `the table above has every extension`() {
    let all = PictureFormat.allCases.flatMap { format in format.nameExtensions.map { [$0, format.rawValue] } }
    #expect(Set(all) == Set(Self.extensions.map { [$0, $1.rawValue] }))
  }

  @Test(arguments: ["a.json", "a", "png", ".png", "a.png.zip", "a.icon", ""])
  func `other names imply no picture`(_ name: String) {
    #expect(RepositoryPath(name).pictureFormat == nil)
  }

  @Test func `the article goes by the sound of the name`() {
    let vowels = PictureFormat.allCases.filter { $0.withArticle == "an \($0.name)" }
    #expect(vowels == [.avif, .ico, .icns, .svg])
    #expect(PictureFormat.png.withArticle == "a PNG")
  }

  @Test func `vector images are PDF and SVG`() {
    #expect(PictureFormat.allCases.filter(\.isVector) == [.pdf, .svg])
  }
}
