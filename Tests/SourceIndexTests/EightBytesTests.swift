import Basics
import Testing

@testable import SourceIndex

@Suite struct EightBytesTests {
  @Test func `the bytes at any offset of any length are the right ones`() {
    for count in 0...20 {
      let bytes = (0..<count).map { UInt8($0 + 0x71) }
      for offset in 0...count {
        let word = bytes[offset...].prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        #expect(bytes.span.word(at: offset) == word)
      }
    }
  }

  @Test func `a byte that is not UTF-8 is found anywhere`() {
    for count in 1...70 {
      for offset in 0..<count {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
        #expect(bytes.span.firstInvalidUTF8 == nil)
        bytes[offset] = 0xFF
        #expect(bytes.span.firstInvalidUTF8 == offset)
      }
    }
  }
}
