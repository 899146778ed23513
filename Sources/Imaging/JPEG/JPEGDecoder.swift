internal import Pictures

enum JPEGDecoder {
  /// The maximum number of scans in a picture. A scan of only a few bytes can still cover all blocks, which takes
  /// time.
  private static let largestScanCount = 100

  static func decode(_ bytes: Span<UInt8>) throws(PictureError) -> Bitmap {
    var offset = 2
    var metadata = JPEGMetadata()
    var tables = JPEGTables()
    var image: JPEGImage?
    var scanCount = 0
    while let segment = try nextSegment(bytes, at: &offset, isOptional: scanCount > 0) {
      metadata.read(segment, bytes)
      try tables.read(segment, bytes)
      if segment.isFrameHeader {
        guard image == nil else { throw .unsupported(.jpeg, "it has several frames") }
        image = JPEGImage(try JPEGFrame(segment, bytes))
      } else if segment.marker == 0xDA {
        scanCount += 1
        guard scanCount <= largestScanCount else { throw .unsupported(.jpeg, "it has too many scans") }
        guard image != nil else { throw .damaged(.jpeg, "it has a scan before its frame header") }
        try image?.readScan(segment, tables, bytes, &offset)
      }
    }
    guard let image, scanCount > 0 else { throw .damaged(.jpeg, "it has no image") }
    return try image.render(tables, metadata)
  }

  /// Reads the next segment; nil at the end marker. If `isOptional` is true, as after the first scan, the end of the
  /// file counts as the end marker.
  private static func nextSegment(
    _ bytes: Span<UInt8>, at offset: inout Int, isOptional: Bool
  ) throws(PictureError) -> JPEGSegment? {
    do {
      return try JPEGSegment(bytes, at: &offset)
    } catch {
      if isOptional, error == .truncated(.jpeg) { return nil }
      throw error
    }
  }
}

/// A frame, and the coefficients read so far.
private struct JPEGImage {
  private let frame: JPEGFrame
  private var coefficients: [Int16]
  /// The quantization table of each component, as it was when the component first appeared in a scan.
  private var factors: [UInt8: [Int32]] = [:]

  init(_ frame: JPEGFrame) {
    self.frame = frame
    coefficients = Array(repeating: 0, count: frame.blockCount * 64)
  }

  mutating func readScan(
    _ segment: JPEGSegment, _ tables: JPEGTables, _ bytes: Span<UInt8>, _ offset: inout Int
  ) throws(PictureError) {
    let scan = try JPEGScan(segment, frame, tables, bytes)
    for component in scan.components where factors[component.shape.name] == nil {
      factors[component.shape.name] = tables.quantization[component.shape.quantization & 3]
    }
    offset = try scan.read(
      bytes, from: offset, frame, restartInterval: tables.restartInterval, into: &coefficients)
  }

  func render(_ tables: JPEGTables, _ metadata: JPEGMetadata) throws(PictureError) -> Bitmap {
    var planes: [JPEGPlane] = []
    for component in frame.components {
      guard let factors = factors[component.name] else {
        throw .damaged(.jpeg, "a component has no data or no quantization table")
      }
      planes.append(JPEGPlane(component, frame, coefficients, factors))
    }
    let colors = JPEGColors(frame, metadata)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(frame.width * frame.height * 4)
    for y in 0..<frame.height {
      let rows = planes.map { $0.row(y) }
      colors.append(rows, frame.width, isInverted: metadata.adobeTransform != nil, to: &pixels)
    }
    let bitmap = Bitmap(
      width: frame.width, height: frame.height, pixels: .eight(pixels), profile: metadata.profile)
    return bitmap.turned(metadata.orientation)
  }
}
