internal import Basics

extension ColorProfile {
  /// The color profile of a PNG. If several chunks describe the profile, the first one in this list counts: `cICP`,
  /// `iCCP`, `sRGB`, and `gAMA` together with `cHRM`. An `iCCP` that cannot be read is ignored.
  static func of(_ file: PNGFile, _ bytes: Span<UInt8>) -> ColorProfile {
    if let codes = file["cICP"]?.body { return coded(bytes.extracting(codes)) }
    if let chunk = file["iCCP"]?.body, let profile = embedded(bytes.extracting(chunk)) { return profile }
    if file["sRGB"] != nil { return .sRGB }
    return measured(file, bytes)
  }

  /// Reads a `cICP` chunk, which contains code points of ITU-T H.273. The primaries have the code 1 for sRGB and 12 for
  /// P3, and the transfer function of sRGB has the code 13.
  private static func coded(_ body: Span<UInt8>) -> ColorProfile {
    switch body.bigEndian(at: 0, 2) {
    case 0x010D: .sRGB
    case 0x0C0D: .displayP3
    default: .other(Digest(body))
    }
  }

  /// Reads an embedded profile; nil if it cannot be read. The chunk consists of a name, a zero byte, another zero byte
  /// for the compression method, and the compressed profile. The decompressed profile begins with its length.
  private static func embedded(_ body: Span<UInt8>) -> ColorProfile? {
    var start = 0
    while let byte = body.byte(at: start), byte != 0 { start += 1 }
    guard start + 2 <= body.count else { return nil }
    let compressed = body.extracting(droppingFirst: start + 2)
    do {
      let head = try inflate(compressed, frame: .zlib, count: 4, slack: 0)[...]
      guard let length = head.span.bigEndian(at: 0, 4), length <= 1 << 24 else { return nil }
      let profile = try inflate(compressed, frame: .zlib, count: length, slack: 0)[...]
      return ColorProfile(icc: profile.span)
    } catch {
      // As in other decoders, a profile that cannot be read is ignored.
      return nil
    }
  }

  /// Reads the gamma, and the x and y of white, red, green and blue. All are stored as multiples of 1/100,000.
  private static func measured(_ file: PNGFile, _ bytes: Span<UInt8>) -> ColorProfile {
    let gamma = numbers(file["gAMA"], 1, bytes)
    let coordinates = numbers(file["cHRM"], 8, bytes)
    if gamma.isEmpty && coordinates.isEmpty { return .sRGB }
    // 45,455 is 1/2.2. The tolerance includes 0.45, a common approximation.
    if isNear(gamma, [45_455]) {
      if isNear(coordinates, [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]) {
        return .sRGB
      }
      if isNear(coordinates, [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000]) {
        return .displayP3
      }
    }
    return .other(Digest(Array("\(gamma) \(coordinates)".utf8)))
  }

  private static func numbers(_ chunk: PNGChunk?, _ count: Int, _ bytes: Span<UInt8>) -> [Int] {
    guard let body = chunk?.body, body.count == count * 4 else { return [] }
    return (0..<count).compactMap { bytes.bigEndian(at: body.lowerBound + $0 * 4, 4) }
  }

  /// Whether all stated numbers are within 0.01 of the expected ones. Missing numbers are accepted. The file stores
  /// 0.01 as 1,000.
  private static func isNear(_ stated: [Int], _ expected: [Int]) -> Bool {
    zip(stated, expected).allSatisfy { abs($0 - $1) <= 1_000 }
  }
}
