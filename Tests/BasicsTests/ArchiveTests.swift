import Basics
import Testing

/// Archives can be read back, and bytes that announce more than they contain are rejected.
struct ArchiveTests {
  @Test(arguments: [0, 1, 0x7F, 0x80, 0x3FFF, 0x4000, UInt64(UInt32.max), .max] as [UInt64])
  func `a number is read back`(_ number: UInt64) throws {
    var writer = ArchiveWriter()
    writer.write(number)
    var reader = ArchiveReader(writer.bytes)
    #expect(try reader.number() == number)
    #expect(reader.isAtEnd)
    // Without its last byte, a number is incomplete.
    var cut = ArchiveReader(Array(writer.bytes.dropLast()))
    #expect(throws: ArchiveError.self) { try cut.number() }
  }

  @Test func `values are read back in their order, up to the last byte`() throws {
    var writer = ArchiveWriter()
    writer.write(-3)
    writer.write(true)
    writer.write("")
    writer.write("close ✓")
    writer.write([7, 8])
    var reader = ArchiveReader(writer.bytes)
    #expect(try reader.integer() == -3)
    #expect(try reader.flag())
    #expect(try reader.text() == "")
    #expect(try reader.text() == "close ✓")
    #expect(!reader.isAtEnd)
    #expect(try reader.bytes() == [7, 8])
    #expect(reader.isAtEnd)
  }

  /// Bytes, and the number of elements that they announce. Nil if there cannot be that many.
  @Test(
    arguments: [
      ([0], 0), ([2, 1, 1], 2), ([2, 1, 1, 1], 2), ([1], nil), ([3, 1, 1], nil), ([], nil), ([0x80], nil),
      ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01], nil),
    ] as [([UInt8], Int?)])
  func `a list is no longer than the bytes that follow`(_ bytes: [UInt8], _ count: Int?) {
    var reader = ArchiveReader(bytes)
    #expect((try? reader.count()) == count)
  }

  @Test func `a value takes all of its bytes, or none`() {
    struct Number: Archived, Equatable {
      let value: UInt64
      init(from archive: inout ArchiveReader) throws(ArchiveError) { value = try archive.number() }
      func write(to archive: inout ArchiveWriter) { archive.write(value) }
    }
    #expect(Number(archived: [7])?.archived == [7])
    #expect(Number(archived: [7, 7]) == nil)
    #expect(Number(archived: []) == nil)
    for numbers in [[], [7], [7, 8, 9]] as [[UInt64]] {
      var writer = ArchiveWriter()
      writer.write(numbers.count)
      for number in numbers { writer.write(number) }
      var reader = ArchiveReader(writer.bytes)
      #expect((try? reader.list(of: Number.self))?.map(\.value) == numbers)
      #expect(reader.isAtEnd)
    }
  }

  @Test func `texts and what need not be there are read back`() throws {
    struct Flag: Archived, Equatable {
      let value: Bool
      init(from archive: inout ArchiveReader) throws(ArchiveError) { value = try archive.flag() }
      func write(to archive: inout ArchiveWriter) { archive.write(value) }
    }
    var reader = ArchiveReader([2, 1, 0x61, 0, 1, 1, 0])
    #expect(try reader.texts() == ["a", ""])
    #expect(try reader.optional(Flag.self)?.value == true)
    #expect(try reader.optional(Flag.self) == nil)
    #expect(reader.isAtEnd)
  }

  @Test func `a byte that is neither true nor false is rejected`() {
    var flag = ArchiveReader([2])
    #expect(throws: ArchiveError.self) { try flag.flag() }
    var short = ArchiveReader([0xFF, 0xFF, 0xFF, 0xFF, 0x1F])
    #expect(throws: ArchiveError.self) { try short.short() }
  }
}
