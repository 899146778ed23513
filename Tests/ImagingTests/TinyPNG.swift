import Testing

@testable import Imaging

/// Writes PNG files chunk by chunk, whether valid or not.
enum TinyPNG {
  /// A chunk with its checksum.
  struct Chunk: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]

    init(_ name: String, _ body: [UInt8], checksum: Int? = nil) {
      let named = Array(name.utf8) + body
      self.name = name
      bytes = big(body.count) + named + big(checksum ?? crc32(named.span))
    }

    static func header(_ width: Int, _ height: Int, bits: UInt8 = 8, type: UInt8 = 6) -> Chunk {
      Chunk("IHDR", big(width) + big(height) + [bits, type, 0, 0, 0])
    }

    /// A chunk with filtered rows of pixels.
    static func data(_ rows: [UInt8]) -> Chunk { Chunk("IDAT", stored(rows)) }

    var testDescription: String { name }
  }

  /// A file with the signature, these chunks and the end mark.
  static func file(_ chunks: [Chunk]) -> [UInt8] {
    PNGFile.signature + chunks.flatMap(\.bytes) + Chunk("IEND", []).bytes
  }

  /// A PNG with these chunks inserted after its header.
  static func adding(_ chunks: [Chunk], to png: [UInt8]) -> [UInt8] {
    Array(png[..<33]) + chunks.flatMap(\.bytes) + png[33...]
  }

  /// A zlib stream of a single stored block, without the checksum.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8))
    return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes
  }

  static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
