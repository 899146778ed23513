import Imaging
import Pictures
import Testing

/// Reading the header of a damaged file always ends, either with a header or with an error.
@Suite(.timeLimit(.minutes(15))) struct HeaderRobustnessTests {
  static let names = Result { try Fixture.names(in: "png", "jpeg", "gif", "other") }

  @Test func `files may be cut off at any byte`() throws {
    for name in try Self.names.get() {
      let bytes = try Fixture.bytes(name)
      for count in 0..<bytes.count { attempt(Array(bytes[..<count])) }
      #expect(attempt(bytes), "\(name)")
    }
  }

  @Test func `any bit of a header may be wrong`() throws {
    for name in try Self.names.get() {
      var bytes = try Fixture.bytes(name)
      var readCount = 0
      for index in 0..<min(bytes.count, 160) {
        for bit in 0..<8 {
          bytes[index] ^= 1 << bit
          if attempt(bytes) { readCount += 1 }
          bytes[index] ^= 1 << bit
        }
      }
      // Only some of the bits affect the header.
      #expect(readCount > 80, "\(name)")
    }
  }

  @Test func `every field may contain the largest number`() throws {
    for name in try Self.names.get() {
      let bytes = try Fixture.bytes(name)
      var readCount = 0
      for index in 0..<min(bytes.count, 400) {
        for fill: [UInt8] in [
          [0x7F, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0x7F], [0x80, 0, 0, 0], [0, 0, 0, 0x80],
        ] {
          var changed = bytes
          for (offset, byte) in fill.enumerated() where index + offset < changed.count {
            changed[index + offset] = byte
          }
          if attempt(changed) { readCount += 1 }
        }
      }
      #expect(readCount > 10, "\(name)")
    }
  }

  @discardableResult private func attempt(_ bytes: [UInt8]) -> Bool {
    // Width and height must be small enough to multiply.
    guard let header = try? PictureHeader(bytes), let size = header.size else { return false }
    #expect(size.width > 0 && size.height > 0 && size.width <= 0x7FFF_FFFF && size.height <= 0x7FFF_FFFF)
    return true
  }
}
