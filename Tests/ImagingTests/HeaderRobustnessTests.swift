import Imaging
import Pictures
import Testing

/// Whatever is done to a file, reading its header ends, with a header or with an error.
@Suite struct HeaderRobustnessTests {
  static let names = Result { try Fixture.names(in: "png", "jpeg", "gif", "other") }

  @Test func `files may end at any byte`() throws {
    for name in try Self.names.get() {
      let bytes = try Fixture.bytes(name)
      for count in 0..<bytes.count { attempt(Array(bytes[..<count])) }
    }
  }

  @Test func `any bit of a header may be wrong`() throws {
    for name in try Self.names.get() {
      var bytes = try Fixture.bytes(name)
      for index in 0..<min(bytes.count, 160) {
        for bit in 0..<8 {
          bytes[index] ^= 1 << bit
          attempt(bytes)
          bytes[index] ^= 1 << bit
        }
      }
    }
  }

  @Test func `every field may hold the largest number`() throws {
    for name in try Self.names.get() {
      let bytes = try Fixture.bytes(name)
      for index in 0..<min(bytes.count, 400) {
        for fill: [UInt8] in [
          [0x7F, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0x7F], [0x80, 0, 0, 0], [0, 0, 0, 0x80],
        ] {
          var changed = bytes
          for (offset, byte) in fill.enumerated() where index + offset < changed.count {
            changed[index + offset] = byte
          }
          attempt(changed)
        }
      }
    }
  }

  private func attempt(_ bytes: [UInt8]) {
    // A header that is read has a size that somebody could multiply.
    guard let header = try? PictureHeader(bytes), let size = header.size else { return }
    #expect(size.width > 0 && size.height > 0 && size.width <= 0x7FFF_FFFF && size.height <= 0x7FFF_FFFF)
  }
}
