internal import Pictures

/// The chunks of a PNG file. All but the last (`IEND`) are complete, and the header, palette and pixel data are in a
/// valid order.
struct PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let header: PNGImageHeader
  /// Whether the first chunk is Apple's `CgBI`. If so, the data has no zlib header, blue comes before red, and colors
  /// are premultiplied.
  let isAppleOptimized: Bool
  let data: [PNGChunk]
  /// The other chunks that change how the picture looks. If a name occurs several times, the first chunk counts.
  private let described: [FourCharacterCode: PNGChunk]
  /// The number of bytes in chunks that do not affect how the picture looks, such as text. Frames of an animation do
  /// not count.
  private let metadataBytes: Int

  init(_ bytes: Span<UInt8>) throws(PictureError) {
    guard bytes.starts(with: Self.signature) else { throw .notAPicture }
    var offset = Self.signature.count
    var chunk = try PNGChunk(bytes, at: &offset)
    isAppleOptimized = chunk.name == "CgBI"
    if isAppleOptimized { chunk = try PNGChunk(bytes, at: &offset) }
    guard chunk.name == "IHDR", chunk.body.count == 13 else {
      throw .damaged(.png, "it does not begin with an image header")
    }
    header = try PNGImageHeader(bytes, at: chunk.body.lowerBound)
    var data: [PNGChunk] = []
    var described: [FourCharacterCode: PNGChunk] = [:]
    var metadataBytes = 0
    reading: while data.isEmpty || !Self.isCutEnd(bytes, from: offset) {
      chunk = try PNGChunk(bytes, at: &offset)
      switch chunk.name {
      case "IEND":
        if data.isEmpty { throw .damaged(.png, "it has no pixel data") }
        break reading
      case "IDAT":
        if header.colorType == .indexed, described["PLTE"] == nil {
          throw .damaged(.png, "it has no palette")
        }
        guard chunk.isIntact(bytes) else {
          throw .damaged(.png, "the checksum of its pixels is wrong")
        }
        data.append(chunk)
      case "PLTE":
        guard data.isEmpty, chunk.body.count % 3 == 0, 3...768 ~= chunk.body.count else {
          throw .damaged(
            .png, "its palette (\(chunk.body.count) bytes) has an invalid size, or comes after the pixels")
        }
        described[chunk.name] = described[chunk.name] ?? chunk
      case "tRNS", "iCCP", "sRGB", "gAMA", "cHRM", "cICP", "acTL":
        described[chunk.name] = described[chunk.name] ?? chunk
      default:
        if chunk.isCritical { throw .damaged(.png, "it has the unknown chunk '\(chunk.name)'") }
        if !chunk.isFrame { metadataBytes += chunk.body.count }
      }
    }
    self.data = data
    self.described = described
    self.metadataBytes = metadataBytes
  }

  /// Whether only `IEND` is left, with a few of its bytes missing. Viewers still show such a picture.
  private static func isCutEnd(_ bytes: Span<UInt8>, from offset: Int) -> Bool {
    let rest = bytes.count - offset
    return 6..<endMark.count ~= rest && (0..<rest).allSatisfy { bytes[offset + $0] == endMark[$0] }
  }

  private static let endMark: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  /// The first chunk with this name that changes how the picture looks; nil for pixel data.
  subscript(name: FourCharacterCode) -> PNGChunk? { described[name] }

  func frameCount(_ bytes: Span<UInt8>) -> Int {
    described["acTL"].flatMap { bytes.bigEndian(at: $0.body.lowerBound, 4) }.map { max($0, 1) } ?? 1
  }

  func pictureHeader(_ bytes: Span<UInt8>) throws(PictureError) -> PictureHeader {
    PictureHeader(
      format: .png, size: try .stored(header.width, header.height, in: .png),
      hasAlpha: header.colorType == .grayAlpha || header.colorType == .rgba || described["tRNS"] != nil,
      bitDepth: header.bitDepth, colorModel: header.colorType.model, frameCount: frameCount(bytes),
      isAppleOptimized: isAppleOptimized, metadataBytes: metadataBytes)
  }
}

/// One chunk of a PNG: its length (4 bytes), its name (4), its content, and a checksum of name and content (4).
struct PNGChunk {
  let name: FourCharacterCode
  let body: Range<Int>

  /// Reads the chunk at `offset` and moves `offset` past it.
  init(_ bytes: Span<UInt8>, at offset: inout Int) throws(PictureError) {
    guard let length = bytes.bigEndian(at: offset, 4), let name = bytes.code(at: offset + 4),
      length <= bytes.count - offset - 12
    else { throw .truncated(.png) }
    self.name = name
    body = (offset + 8)..<(offset + 8 + length)
    offset += length + 12
  }

  func isIntact(_ bytes: Span<UInt8>) -> Bool {
    bytes.bigEndian(at: body.upperBound, 4)
      == crc32(bytes.extracting((body.lowerBound - 4)..<body.upperBound))
  }

  /// Whether the chunk belongs to a frame of an animation.
  var isFrame: Bool { name == "fcTL" || name == "fdAT" }

  /// Whether the picture cannot be shown without understanding this chunk. The names of such chunks begin with a
  /// capital letter.
  var isCritical: Bool { name.rawValue & 0x2000_0000 == 0 }
}
