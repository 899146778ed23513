/// Converts rows of PNG samples in any format to red, green, blue and alpha.
struct PNGRowReader {
  private let header: PNGImageHeader
  /// The color of each sample value, with red in the lowest byte. It is only used if a pixel is a single sample of at
  /// most eight bits.
  private let table: [UInt32]
  /// The color whose pixels are transparent; nil if there is none.
  private let key: SIMD4<UInt16>?

  init(_ file: PNGFile, _ bytes: Span<UInt8>) {
    header = file.header
    let transparency = file["tRNS"]?.body
    switch header.colorType {
    case .indexed:
      table = Self.palette(bytes, file["PLTE"]?.body, transparency)
      key = nil
    case .gray:
      key = Self.key(bytes, transparency, 1, header.bitDepth)
      table = header.bitDepth == 16 ? [] : Self.grays(header.bitDepth, transparent: key?.x)
    case .rgb:
      table = []
      key = Self.key(bytes, transparency, 3, header.bitDepth)
    case .grayAlpha, .rgba:
      table = []
      key = nil
    }
  }

  /// The samples of the color whose pixels are transparent. In the file, each has two bytes, but only `bitDepth` bits
  /// count.
  private static func key(
    _ bytes: Span<UInt8>, _ body: Range<Int>?, _ count: Int, _ bitDepth: Int
  ) -> SIMD4<UInt16>? {
    guard let body else { return nil }
    let samples = (0..<count).compactMap { index in
      bytes.extracting(body).bigEndian(at: index * 2, 2).map { UInt16($0 & (1 << bitDepth - 1)) }
    }
    guard samples.count == count, let first = samples.first, let last = samples.last else { return nil }
    return SIMD4(first, count == 1 ? first : samples[1], last, .max)
  }

  /// The colors of the palette. Missing entries are black, as in libpng.
  private static func palette(
    _ bytes: Span<UInt8>, _ colors: Range<Int>?, _ alphas: Range<Int>?
  ) -> [UInt32] {
    (0..<256).map { index in
      var color: UInt32 = 0xFF00_0000
      if let colors, index * 3 + 2 < colors.count {
        for part in 0..<3 {
          color |= UInt32(bytes[colors.lowerBound + index * 3 + part]) << UInt32(part * 8)
        }
      }
      if let alphas, index < alphas.count {
        color = color & 0xFF_FFFF | UInt32(bytes[alphas.lowerBound + index]) << 24
      }
      return color
    }
  }

  private static func grays(_ bitDepth: Int, transparent: UInt16?) -> [UInt32] {
    let largest = (1 << bitDepth) - 1
    return (0...largest).map { value in
      let gray = UInt32(value * 255 / largest)
      let alpha: UInt32 = transparent.map(Int.init) == value ? 0 : 255
      return gray | gray << 8 | gray << 16 | alpha << 24
    }
  }
}

extension PNGRowReader {
  /// Reads a row of samples with at most eight bits.
  ///
  /// `row` has the samples of `width` pixels, and `output` has room for four bytes per pixel.
  func read(_ row: UnsafePointer<UInt8>, _ width: Int, into output: UnsafeMutablePointer<UInt8>) {
    switch header.colorType {
    case .gray, .indexed: unsafe lookUp(row, width, into: output)
    case .rgba: unsafe output.update(from: row, count: width * 4)
    case .rgb:
      unsafe addAlpha(row, width, into: output)
      if let key { unsafe clear(key, width, in: output) }
    case .grayAlpha:
      for x in 0..<width {
        // SAFETY: the row has two bytes and the output four for each of `width` pixels.
        let (gray, alpha) = unsafe (row[x &* 2], row[x &* 2 &+ 1])
        unsafe store(SIMD4(gray, gray, gray, alpha), at: x, in: output)
      }
    }
  }

  private func lookUp(_ row: UnsafePointer<UInt8>, _ width: Int, into output: UnsafeMutablePointer<UInt8>) {
    let bits = header.bitDepth
    let mask = UInt8(truncatingIfNeeded: (1 << bits) - 1)
    unsafe table.withUnsafeBufferPointer { table in
      let target = UnsafeMutableRawPointer(output)
      if bits == 8 {
        for x in 0..<width {
          // SAFETY: the table has an entry for each byte; the row and the output have `width` pixels.
          unsafe target.storeBytes(of: table[Int(row[x])], toByteOffset: x &* 4, as: UInt32.self)
        }
        return
      }
      for x in 0..<width {
        let bit = x &* bits
        // SAFETY: the row has `width` times `bits` bits, and the table has an entry for each value of `bits` bits.
        let sample = unsafe (row[bit &>> 3] &>> UInt8(truncatingIfNeeded: 8 &- bits &- (bit & 7))) & mask
        unsafe target.storeBytes(of: table[Int(sample)], toByteOffset: x &* 4, as: UInt32.self)
      }
    }
  }

  private func addAlpha(_ row: UnsafePointer<UInt8>, _ width: Int, into output: UnsafeMutablePointer<UInt8>) {
    for x in 0..<width {
      // SAFETY: the row has three bytes and the output four for each of `width` pixels.
      let color = unsafe SIMD4(row[x &* 3], row[x &* 3 &+ 1], row[x &* 3 &+ 2], 255)
      unsafe store(color, at: x, in: output)
    }
  }

  private func clear(_ key: SIMD4<UInt16>, _ width: Int, in output: UnsafeMutablePointer<UInt8>) {
    for x in 0..<width {
      // SAFETY: the output has four bytes for each of `width` pixels.
      let pixel = unsafe SIMD3(output[x &* 4], output[x &* 4 &+ 1], output[x &* 4 &+ 2])
      if SIMD3<UInt16>(truncatingIfNeeded: pixel) == SIMD3(key.x, key.y, key.z) {
        unsafe output[x &* 4 &+ 3] = 0
      }
    }
  }

  /// Reads a row of samples with sixteen bits.
  ///
  /// `row` contains the samples of `width` pixels, and `output` has room for four numbers per pixel.
  func read(_ row: UnsafePointer<UInt8>, _ width: Int, into output: UnsafeMutablePointer<UInt16>) {
    let channels = header.colorType.channels
    let isGray = channels < 3
    let hasAlpha = channels == 2 || channels == 4
    for x in 0..<width {
      // SAFETY: the row has two bytes for each of `channels` samples of `width` pixels.
      func sample(_ index: Int) -> UInt16 {
        let offset = (x &* channels &+ index) &* 2
        return unsafe UInt16(row[offset]) &<< 8 | UInt16(row[offset &+ 1])
      }
      let color =
        isGray
        ? SIMD4(sample(0), sample(0), sample(0), .max) : SIMD4(sample(0), sample(1), sample(2), .max)
      var pixel = color
      pixel.w = hasAlpha ? sample(channels - 1) : color == key ? 0 : .max
      unsafe store(pixel, at: x, in: output)
    }
  }

  @inline(__always)
  private func store<Sample>(_ pixel: SIMD4<Sample>, at x: Int, in output: UnsafeMutablePointer<Sample>) {
    // SAFETY: the caller's output has four samples for each pixel up to x; memory need not be aligned for all four.
    unsafe UnsafeMutableRawPointer(output + x &* 4).storeBytes(of: pixel, as: SIMD4<Sample>.self)
  }
}
