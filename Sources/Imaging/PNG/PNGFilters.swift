/// Turns filtered rows of a PNG back into samples, in place.
///
/// Each byte was stored as its difference from a prediction. The prediction is made from the same byte of the pixel to
/// the left (a), the pixel above (b), and the pixel above and to the left (c). Filter 0 predicts zero, 1 predicts a, 2
/// predicts b, 3 predicts the mean of a and b, and 4 predicts one of the three (Paeth's choice).
struct PNGFilters {
  let bytesPerPixel: Int

  /// Undoes the filter of one row. Filters are numbered from 0 to 4.
  ///
  /// `row` and `above` have `count` bytes. The function may read `PackedPixels.slack` more bytes after these, and write
  /// them back unchanged.
  func undo(
    _ filter: UInt8, _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int
  ) {
    // Nearly all large pictures have pixels of three or four bytes. Except with filter 2, these are processed a whole
    // pixel at a time.
    if bytesPerPixel == 3 || bytesPerPixel == 4, filter != 2 {
      unsafe PackedPixels(bytes: bytesPerPixel).undo(filter, row, above: above, count: count)
      return
    }
    switch filter {
    case 1: unsafe undoLeft(row, count)
    case 2: unsafe undoUp(row, above, count)
    case 3: unsafe undoMean(row, above, count)
    case 4: unsafe undoPaeth(row, above, count)
    default: break
    }
  }

  private func undoLeft(_ row: UnsafeMutablePointer<UInt8>, _ count: Int) {
    var index = bytesPerPixel
    while index < count {
      // SAFETY: the index is below `count`, and there is a pixel to its left.
      unsafe row[index] &+= row[index &- bytesPerPixel]
      index &+= 1
    }
  }

  private func undoUp(_ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int) {
    var index = 0
    while index &+ 16 <= count {
      // SAFETY: the sixteen bytes that begin at the index are within the `count` bytes of both rows.
      let target = unsafe UnsafeMutableRawPointer(row + index)
      let stored = unsafe target.loadUnaligned(as: SIMD16<UInt8>.self)
      let up = unsafe UnsafeRawPointer(above + index).loadUnaligned(as: SIMD16<UInt8>.self)
      unsafe target.storeBytes(of: stored &+ up, as: SIMD16<UInt8>.self)
      index &+= 16
    }
    while index < count {
      // SAFETY: the index is below `count`.
      unsafe row[index] &+= above[index]
      index &+= 1
    }
  }

  private func undoMean(_ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int) {
    var index = 0
    while index < count {
      // SAFETY: the index is below `count`; the pixel to its left is read only if there is one.
      let left = unsafe index < bytesPerPixel ? 0 : Int(row[index &- bytesPerPixel])
      unsafe row[index] &+= UInt8(truncatingIfNeeded: (left &+ Int(above[index])) &>> 1)
      index &+= 1
    }
  }

  private func undoPaeth(_ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int) {
    unsafe undoUp(row, above, min(bytesPerPixel, count))
    var index = bytesPerPixel
    while index < count {
      // SAFETY: the index is below `count` and has a pixel to its left.
      let (a, b) = unsafe (Int(row[index &- bytesPerPixel]), Int(above[index]))
      let c = unsafe Int(above[index &- bytesPerPixel])
      let (pa, pb, pc) = ((b &- c).magnitude, (a &- c).magnitude, (a &+ b &- c &- c).magnitude)
      let guess = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
      unsafe row[index] &+= UInt8(truncatingIfNeeded: guess)
      index &+= 1
    }
  }
}
