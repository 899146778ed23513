import Testing

@testable import Formats

@Suite struct PropertyListBinaryTests {
  /// A list that Python's plistlib wrote, with every type that it supports.
  private static let sample = bytes(
    hex: """
      62706c6973743030da0102030405060708090a0b131415161718191a2a51615162516351645165516651675168516951
      6aa70c0d0e0f101112100113ffffffffffffffff11012c12000111701300000100000000001400000000000000008000
      000000000000233ff80000000000004200ff5561736369696300e9d83dde0009083341c20548668000008007af10101b
      0c1c1d1e1f20212223242526272829100010021003100410051006100710081009100a100b100c100d100e100fd12b2c
      516b5f10117878787878787878787878787878787878081d1f21232527292b2d2f31393b44474c55666f72787f80818a
      8c9fa1a3a5a7a9abadafb1b3b5b7b9bbbdc0c20000000000000101000000000000002d00000000000000000000000000
      0000d6
      """)

  private static func bytes(hex: String) -> [UInt8] {
    let digits = hex.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }

  /// A binary list with these objects and references of one byte. The first object is the root.
  private func list(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    func long(_ number: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) } }
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 2, 1] + long(objects.count) + long(0) + long(bytes.count)
  }

  @Test func `all types are read`() throws {
    let list = try PropertyList(Self.sample)
    #expect(list.dialect == .binary)
    #expect(
      list.root.outline == """
        {a=(1,-1,300,70000,1099511627776,r9.223372036854776e+18,r1.5);b=<0 ff>;c='ascii';d='é😀';e=yes;f=no;\
        g=@604672205.0;h=#7;i=(0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15);j={k='xxxxxxxxxxxxxxxxx';};}
        """)
    #expect(list.root.offset == 8)
    #expect(list.root["c"]?.offset == 0x72)
  }

  @Test(
    arguments: [
      ([0x10, 0xFF], "255"), ([0x11, 0xFF, 0xFF], "65535"),
      ([0x13, 0x80, 0, 0, 0, 0, 0, 0, 0], "-9223372036854775808"),
      (
        [
          0x14, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
          0xFE,
        ], "-2"
      ),
      ([0x22, 0x3F, 0x80, 0, 0], "r1.0"), ([0x50], "''"), ([0x5F, 0x10, 0x01, 0x41], "'A'"), ([0xA0], "()"),
      ([0xD0], "{}"), ([0x62, 0xD8, 0x3D, 0, 0x41], "'\u{FFFD}A'"), ([0x81, 1, 2], "#258"),
      ([0x4F, 0x11, 0, 1, 7], "<7>"),
    ] as [([UInt8], String)])
  func `a single object is read`(object: [UInt8], expected: String) throws {
    #expect(try outline(list([object])) == expected)
  }

  @Test func `objects may be shared`() throws {
    #expect(try outline(list([[0xA3, 1, 2, 1], [0x51, 0x61], [0xC1, 1]])) == "('a',('a'),'a')")
  }

  @Test(
    arguments: [
      ([[0x00]], "an object has an unknown type", 8), ([[0x15]], "an object has an unknown type", 8),
      ([[0xF0]], "an object has an unknown type", 8),
      ([[0xA1, 1]], "object 1 does not exist", 9),
      ([[0x5F, 0x50]], "the count of an object has an unknown type", 9),
      (
        [[0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],
        "an object reaches beyond the end of the file", 8
      ),
      (
        [[0xDF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],
        "an object reaches beyond the end of the file", 8
      ),
      ([[0xAF, 0x12, 0x00, 0xFF, 0xFF, 0xFF]], "an object reaches beyond the end of the file", 8),
      ([[0xD1, 1, 1], [0x10, 1]], "a key is not a string", 11),
      ([[0xA1, 0]], "an array or dictionary contains itself, or is repeated too many times", 8),
      ([[0xA1, 1], [0xA1, 0]], "an array or dictionary contains itself, or is repeated too many times", 8),
    ] as [([[UInt8]], String, Int)])
  func `nonsense is rejected`(objects: [[UInt8]], message: String, offset: Int) {
    let error = #expect(throws: PropertyListError.self) { try outline(list(objects)) }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
  }

  @Test func `a few containers that expand to very many are rejected`() {
    let doubling = (1...60).map { [0xA2, UInt8($0), UInt8($0)] as [UInt8] } + [[0x50]]
    #expect(throws: PropertyListError.self) { try outline(list(doubling)) }
  }

  @Test func `a container in itself is rejected however long the file is`() {
    let padding = [UInt8](repeating: 0x50, count: 2000)
    let error = #expect(throws: PropertyListError.self) { try outline(list([[0xA1, 0], padding])) }
    #expect(error?.kind == .tooDeep)
  }

  @Test(arguments: [
    ("bplist00", "the property list is cut off", 8),
    (
      "bplist16" + String(repeating: "\0", count: 99),
      "unsupported version of the binary property list format", 6
    ),
  ])
  func `other files with the magic number are rejected`(text: String, message: String, offset: Int) {
    let error = #expect(throws: PropertyListError.self) { try outline(text) }
    #expect(error == PropertyListError(kind: .malformed(message), offset: offset))
  }

  @Test func `every change of the trailer is read or rejected`() {
    for index in (Self.sample.count - 32)..<Self.sample.count {
      for value in UInt8.min...UInt8.max {
        var copy = Self.sample
        copy[index] = value
        do { _ = try PropertyList(copy) } catch {}
      }
    }
  }

  @Test func `damaged lists are read or rejected`() {
    let copies = damagedCopies(of: Self.sample, mutations: 3000)
    var refused = 0
    for copy in copies {
      do { _ = try PropertyList(copy) } catch { refused += 1 }
    }
    #expect(refused > 500 && refused < copies.count - 10)
  }
}
