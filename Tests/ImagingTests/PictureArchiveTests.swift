import Basics
import Imaging
import Pictures
import Testing

/// The facts from the header of an image stay the same when they are stored and read back.
struct PictureArchiveTests {
  static let readings: [PictureReading] = [
    .unreadable(.empty), .unreadable(.truncated(.png)), .unreadable(.truncated(.jpeg)),
    .unreadable(.damaged(.gif, "it has no palette")), .unreadable(.unsupported(.heic, "it is a film")),
    .unreadable(.notAPicture), .unreadable(.standIn(.lfsPointer)), .unreadable(.standIn(.encrypted)),
    .header(PictureHeader(format: .pdf, size: .points(width: 24.5, height: 12), hasAlpha: false)),
    .header(PictureHeader(format: .png, size: .pixels(width: 3, height: 70_000), hasAlpha: false)),
    .header(
      PictureHeader(
        format: .icns, size: nil, hasAlpha: true, bitDepth: 16, colorModel: .cmyk, orientation: .leftMirrored,
        frameCount: 3,
        contained: [.pixels(width: 16, height: 17), .points(width: 1, height: 0.5)], isAppleOptimized: true,
        hasEndMark: false, metadataBytes: 1234, embeddedBytes: 77)),
  ]

  @Test(arguments: readings)
  func `a stored reading is the same, and half of it is none`(_ reading: PictureReading) {
    let bytes = reading.archived
    #expect(PictureReading(archived: bytes) == reading)
    for count in bytes.indices { #expect(PictureReading(archived: Array(bytes.prefix(count))) == nil) }
  }

  @Test(arguments: [[0, 7], [2], [1]] as [[UInt8]])
  func `other bytes cannot be read`(_ bytes: [UInt8]) {
    #expect(PictureReading(archived: bytes) == nil)
  }
}
