internal import Pictures

/// A Huffman table of a JPEG, prepared for decoding.
struct JPEGHuffmanTable {
  /// The entries are indexed by the next nine bits. Each describes the code that these bits begin with: the length in
  /// the upper byte and the symbol in the lower byte. An entry is 0 if the bits do not begin with a code of nine bits
  /// or fewer.
  private let short: [UInt16]
  /// For each code length, a limit: if the next 16 bits are below it, they begin with a code of at most this length.
  private let limits: [Int]
  /// For each code length, the number to add to a code to get the index of its symbol.
  private let offsets: [Int]
  private let symbols: [UInt8]

  static let shortBits = 9

  /// Creates a table from the number of codes of each length from 1 to 16, and the symbols in the order of their codes.
  init(counts: [Int], symbols: [UInt8]) throws(PictureError) {
    var short = [UInt16](repeating: 0, count: 1 << Self.shortBits)
    var limits = [Int](repeating: 0, count: 17)
    var offsets = [Int](repeating: 0, count: 17)
    var code = 0
    var index = 0
    for length in 1...16 {
      offsets[length] = index - code
      guard code + counts[length - 1] <= 1 << length else {
        throw .damaged(.jpeg, "a Huffman table has too many codes")
      }
      for _ in 0..<counts[length - 1] {
        if length <= Self.shortBits {
          let first = code << (Self.shortBits - length)
          for entry in first..<(first + 1 << (Self.shortBits - length)) {
            short[entry] = UInt16(length) << 8 | UInt16(symbols[index])
          }
        }
        code += 1
        index += 1
      }
      limits[length] = code << (16 - length)
      code <<= 1
    }
    self.short = short
    self.limits = limits
    self.offsets = offsets
    self.symbols = symbols
  }

  @inline(__always)
  func next(_ bits: inout JPEGBits, _ bytes: Span<UInt8>) throws(PictureError) -> Int {
    bits.fill(bytes)
    let entry = short[bits.peek(Self.shortBits)]
    if entry != 0 {
      bits.skip(Int(entry >> 8))
      return Int(entry & 0xFF)
    }
    return try nextLong(&bits)
  }

  private func nextLong(_ bits: inout JPEGBits) throws(PictureError) -> Int {
    let sixteen = bits.peek(16)
    for length in (Self.shortBits + 1)...16 where sixteen < limits[length] {
      bits.skip(length)
      return Int(symbols[(sixteen >> (16 - length)) + offsets[length]])
    }
    throw bits.isExhausted ? .truncated(.jpeg) : .damaged(.jpeg, "it has an unknown Huffman code")
  }
}

/// The tables that apply to the next scan of a JPEG.
struct JPEGTables {
  private(set) var quantization = [[Int32]?](repeating: nil, count: 4)
  private(set) var dc = [JPEGHuffmanTable?](repeating: nil, count: 4)
  private(set) var ac = [JPEGHuffmanTable?](repeating: nil, count: 4)
  private(set) var restartInterval = 0

  mutating func read(_ segment: JPEGSegment, _ bytes: Span<UInt8>) throws(PictureError) {
    switch segment.marker {
    case 0xC4: try readHuffman(segment.body, bytes)
    case 0xDB: try readQuantization(segment.body, bytes)
    case 0xDD:
      guard segment.body.count >= 2 else {
        throw .damaged(.jpeg, "its restart interval segment is too short")
      }
      restartInterval = bytes.bigEndian(at: segment.body.lowerBound, 2) ?? 0
    default: break
    }
  }

  /// Reads the Huffman tables in a segment. Each has a class and an index (four bits each), sixteen counts, and its
  /// symbols.
  private mutating func readHuffman(_ body: Range<Int>, _ bytes: Span<UInt8>) throws(PictureError) {
    var offset = body.lowerBound
    while offset < body.upperBound {
      guard body.upperBound - offset >= 17 else { throw .damaged(.jpeg, "a Huffman table is too short") }
      let kind = bytes[offset]
      let counts = (1...16).map { Int(bytes[offset + $0]) }
      let total = counts.reduce(0, +)
      offset += 17
      guard total <= 256, body.upperBound - offset >= total, kind & 0xEC == 0 else {
        throw .damaged(.jpeg, "a Huffman table is invalid")
      }
      let table = try JPEGHuffmanTable(counts: counts, symbols: (0..<total).map { bytes[offset + $0] })
      if kind & 0x10 == 0 { dc[Int(kind & 3)] = table } else { ac[Int(kind & 3)] = table }
      offset += total
    }
  }

  /// Reads the quantization tables in a segment. Each begins with its precision (0 for one byte, 1 for two) and its
  /// index (four bits each), followed by 64 factors in zigzag order.
  private mutating func readQuantization(_ body: Range<Int>, _ bytes: Span<UInt8>) throws(PictureError) {
    var offset = body.lowerBound
    while offset < body.upperBound {
      let kind = bytes[offset]
      let size = kind >> 4 == 0 ? 1 : 2
      guard kind & 0xEC == 0, body.upperBound - offset > 64 * size else {
        throw .damaged(.jpeg, "a quantization table is invalid")
      }
      var factors = [Int32](repeating: 0, count: 64)
      for index in 0..<64 {
        factors[JPEGBlocks.zigzag[index]] = Int32(bytes.bigEndian(at: offset + 1 + index * size, size) ?? 0)
      }
      quantization[Int(kind & 3)] = factors
      offset += 1 + 64 * size
    }
  }
}
