/// Undoes the filters of rows with three or four bytes per pixel, a whole pixel at a time.
struct PackedPixels {
  /// The number of bytes that must be accessible after a row, because three-byte pixels are copied four bytes at a
  /// time.
  static let slack = 4

  private let step: Int
  /// A mask for the bytes that belong to the pixel.
  private let own: SIMD4<UInt8>

  init(bytes: Int) {
    step = bytes
    own = [255, 255, 255, bytes == 4 ? 255 : 0]
  }

  func undo(
    _ filter: UInt8, _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int
  ) {
    switch filter {
    case 1: unsafe undoLeft(row, count)
    case 3: unsafe undoMean(row, above, count)
    case 4: unsafe undoPaeth(row, above, count)
    default: break
    }
  }

  @inline(never)
  private func undoLeft(_ row: UnsafeMutablePointer<UInt8>, _ count: Int) {
    var left = SIMD4<UInt8>.zero
    var index = 0
    while index < count {
      // SAFETY: the index is below `count`, and `slack` bytes follow the row.
      let stored = unsafe Self.load(row + index)
      left = stored &+ left
      unsafe store(left, over: stored, row + index)
      index &+= step
    }
  }

  @inline(never)
  private func undoMean(_ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int) {
    var left = SIMD4<UInt16>.zero
    var index = 0
    while index < count {
      // SAFETY: the index is below `count`, and `slack` bytes follow both rows.
      let stored = unsafe Self.load(row + index)
      let up = unsafe SIMD4<UInt16>(truncatingIfNeeded: Self.load(above + index))
      let sum = SIMD4<UInt16>(truncatingIfNeeded: stored) &+ ((left &+ up) &>> 1)
      left = sum & 0xFF
      unsafe store(SIMD4(truncatingIfNeeded: left), over: stored, row + index)
      index &+= step
    }
  }

  @inline(never)
  private func undoPaeth(_ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int) {
    var a = SIMD4<Int16>.zero
    var c = SIMD4<Int16>.zero
    var index = 0
    while index < count {
      // SAFETY: the index is below `count`, and `slack` bytes follow both rows.
      let stored = unsafe Self.load(row + index)
      let b = unsafe SIMD4<Int16>(truncatingIfNeeded: Self.load(above + index))
      let (fromC, acrossC) = (b &- c, a &- c)
      let (pa, pb, pc) = (Self.magnitude(fromC), Self.magnitude(acrossC), Self.magnitude(fromC &+ acrossC))
      let vertical = b.replacing(with: c, where: pc .< pb)
      let guess = a.replacing(with: vertical, where: (pb .< pa) .| (pc .< pa))
      a = (SIMD4<Int16>(truncatingIfNeeded: stored) &+ guess) & 0xFF
      c = b
      unsafe store(SIMD4(truncatingIfNeeded: a), over: stored, row + index)
      index &+= step
    }
  }

  @inline(__always)
  private static func load(_ address: UnsafePointer<UInt8>) -> SIMD4<UInt8> {
    // SAFETY: the callers guarantee that four bytes are accessible here; they need not be aligned.
    unsafe UnsafeRawPointer(address).loadUnaligned(as: SIMD4<UInt8>.self)
  }

  @inline(__always)
  private func store(
    _ pixel: SIMD4<UInt8>, over stored: SIMD4<UInt8>, _ address: UnsafeMutablePointer<UInt8>
  ) {
    // SAFETY: the callers have loaded these four bytes; if a pixel has three bytes, the fourth is written back
    // unchanged.
    unsafe UnsafeMutableRawPointer(address)
      .storeBytes(of: (pixel & own) | (stored & ~own), as: SIMD4<UInt8>.self)
  }

  @inline(__always)
  private static func magnitude(_ lanes: SIMD4<Int16>) -> SIMD4<Int16> {
    lanes.replacing(with: 0 &- lanes, where: lanes .< 0)
  }
}
