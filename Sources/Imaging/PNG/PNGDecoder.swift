internal import Basics
internal import Pictures

enum PNGDecoder {
  static func decode(_ bytes: Span<UInt8>) throws(PictureError) -> Bitmap {
    let file = try PNGFile(bytes)
    let header = file.header
    try Bitmap.checkSize(header.width, header.height, .png)
    let passes = PNGPass.all(header)
    var rows = try inflate(file, bytes, passes)
    try checkFilters(rows, header, passes)
    let reader = PNGRowReader(file, bytes)
    let pixels: Bitmap.Pixels
    if header.bitDepth == 16 {
      pixels = unsafe .sixteen(
        render(&rows, header, passes) { row, width, output in unsafe reader.read(row, width, into: output) })
    } else {
      pixels = unsafe .eight(
        render(&rows, header, passes) { row, width, output in unsafe reader.read(row, width, into: output) })
    }
    return Bitmap(
      width: header.width, height: header.height,
      pixels: file.isAppleOptimized ? ApplePixels.restore(pixels) : pixels,
      profile: ColorProfile.of(file, bytes))
  }

  /// Decompresses the filtered rows of all passes. Each row begins with a byte for its filter.
  private static func inflate(
    _ file: PNGFile, _ bytes: Span<UInt8>, _ passes: [PNGPass]
  ) throws(PictureError) -> [UInt8] {
    let count = passes.reduce(0) { $0 + ($1.rowBytes(file.header) + 1) * $1.height }
    let compressedCount = file.data.reduce(0) { $0 + $1.body.count }
    // Two bits of deflate data expand to at most 258 bytes, so a header that promises more than that is wrong.
    guard count / 1032 <= compressedCount else { throw .truncated(.png) }
    let frame: DeflateFrame = file.isAppleOptimized ? .none : .zlib
    do {
      if file.data.count == 1 {
        return try Imaging.inflate(
          bytes.extracting(file.data[0].body), frame: frame, count: count, slack: PackedPixels.slack)
      }
      // The chunks are joined, because zlib would need a window to keep its state from one chunk to the next.
      var joined: [UInt8] = []
      joined.reserveCapacity(compressedCount)
      for chunk in file.data {
        for index in chunk.body { joined.append(bytes[index]) }
      }
      let slice = joined[...]
      return try Imaging.inflate(slice.span, frame: frame, count: count, slack: PackedPixels.slack)
    } catch {
      switch error {
      case .truncated: throw .truncated(.png)
      case .damaged: throw .damaged(.png, "its pixels cannot be decompressed")
      case .outOfMemory: throw .unsupported(.png, "it needs too much memory")
      }
    }
  }

  private static func checkFilters(
    _ rows: [UInt8], _ header: PNGImageHeader, _ passes: [PNGPass]
  ) throws(PictureError) {
    var offset = 0
    for pass in passes {
      for _ in 0..<pass.height {
        if rows[offset] > 4 { throw .damaged(.png, "a row uses an unknown filter type (\(rows[offset]))") }
        offset += pass.rowBytes(header) + 1
      }
    }
  }

  /// Undoes the filter of each row, and has `read` convert the row to pixels.
  private static func render<Sample: FixedWidthInteger>(
    _ rows: inout [UInt8], _ header: PNGImageHeader, _ passes: [PNGPass],
    _ read: (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Sample>) -> Void
  ) -> [Sample] {
    let filters = PNGFilters(bytesPerPixel: max(1, header.bitsPerPixel / 8))
    let count = header.width * header.height * 4
    return unsafe [Sample](unsafeUninitializedCapacity: count) { output, initialized in
      guard let target = output.baseAddress else { return }
      unsafe rows.withUnsafeMutableBufferPointer { rows in
        guard var row = rows.baseAddress else { return }
        for pass in passes {
          // SAFETY: `rows` holds the rows of the passes in order, followed by the filters' slack.
          unsafe row = render(pass, row, filters, header, into: target, read)
        }
      }
      // The passes cover every pixel once.
      initialized = count
    }
  }

  private static func render<Sample: FixedWidthInteger>(
    _ pass: PNGPass, _ rows: UnsafeMutablePointer<UInt8>, _ filters: PNGFilters, _ header: PNGImageHeader,
    into target: UnsafeMutablePointer<Sample>,
    _ read: (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Sample>) -> Void
  ) -> UnsafeMutablePointer<UInt8> {
    let rowBytes = pass.rowBytes(header)
    var line = [Sample](repeating: 0, count: pass.columnStep == 1 ? 0 : pass.width * 4)
    let zeros = [UInt8](repeating: 0, count: rowBytes + PackedPixels.slack)
    return unsafe zeros.withUnsafeBufferPointer { zeros in
      var row = unsafe rows
      var above = unsafe zeros.baseAddress ?? UnsafePointer(rows)
      for y in 0..<pass.height {
        let filter = unsafe row[0]
        unsafe row += 1
        // SAFETY: the row and the one above have `rowBytes` bytes; after them are other rows or the slack.
        unsafe filters.undo(filter, row, above: above, count: rowBytes)
        let start = (pass.top + y * pass.rowStep) * header.width
        if pass.columnStep == 1 {
          unsafe read(row, pass.width, target + start * 4)
        } else {
          unsafe line.withUnsafeMutableBufferPointer { line in
            guard let line = line.baseAddress else { return }
            unsafe read(row, pass.width, line)
            unsafe scatter(line, pass, into: target + (start + pass.left) * 4)
          }
        }
        unsafe above = UnsafePointer(row)
        unsafe row += rowBytes
      }
      return unsafe row
    }
  }

  private static func scatter<Sample>(
    _ line: UnsafePointer<Sample>, _ pass: PNGPass, into target: UnsafeMutablePointer<Sample>
  ) {
    for x in 0..<pass.width {
      // SAFETY: every column of a pass is within the picture's row.
      unsafe (target + x * pass.columnStep * 4).update(from: line + x * 4, count: 4)
    }
  }
}
