internal import Pictures

/// Reads the coefficients of a scan, block by block.
struct JPEGBlocks {
  /// The row-major index of each coefficient in zigzag order.
  static let zigzag: [Int] = {
    var order: [Int] = []
    for diagonal in 0..<15 {
      let cells = (max(0, diagonal - 7)...min(7, diagonal)).map { ($0, diagonal - $0) }
      order += (diagonal % 2 == 0 ? cells.reversed() : cells).map { row, column in row * 8 + column }
    }
    return order
  }()

  private let scan: JPEGScan
  private let kind: Kind
  private let zigzag = Self.zigzag
  private var bits: JPEGBits
  private var predictions: [Int]
  /// How many of the next blocks have no new nonzero coefficients in this scan.
  private var endOfBandRun = 0

  private enum Kind {
    case sequential, dcFirst, dcRefining, acFirst, acRefining
  }

  init(_ scan: JPEGScan, _ frame: JPEGFrame, at offset: Int) {
    self.scan = scan
    bits = JPEGBits(at: offset)
    predictions = Array(repeating: 0, count: scan.components.count)
    if !frame.isProgressive {
      kind = .sequential
    } else if scan.first == 0 {
      kind = scan.high == 0 ? .dcFirst : .dcRefining
    } else {
      kind = scan.high == 0 ? .acFirst : .acRefining
    }
  }

  var isExhausted: Bool { bits.isExhausted }

  var offset: Int { bits.offset }

  mutating func restart(_ number: Int, _ bytes: Span<UInt8>) throws(PictureError) {
    try bits.restart(number, bytes)
    for index in predictions.indices { predictions[index] = 0 }
    endOfBandRun = 0
  }

  /// Reads the next block of the scan's component `index` into the 64 coefficients that begin at `start`.
  mutating func read(
    _ index: Int, _ coefficients: inout [Int16], at start: Int, _ bytes: Span<UInt8>
  ) throws(PictureError) {
    switch kind {
    case .sequential:
      try readDC(index, &coefficients, at: start, bytes)
      try readAC(index, &coefficients, at: start, bytes)
    case .dcFirst: try readDC(index, &coefficients, at: start, bytes)
    case .dcRefining:
      if bits.take(1, bytes) == 1 { coefficients[start] |= 1 << Int16(scan.low) }
    case .acFirst: try readAC(index, &coefficients, at: start, bytes)
    case .acRefining: try refineAC(index, &coefficients, at: start, bytes)
    }
  }

  private mutating func readDC(
    _ index: Int, _ coefficients: inout [Int16], at start: Int, _ bytes: Span<UInt8>
  ) throws(PictureError) {
    guard let table = scan.components[index].dc else { return }
    let length = try table.next(&bits, bytes)
    guard length <= 15 else { throw .damaged(.jpeg, "a DC difference has \(length) bits") }
    predictions[index] &+= bits.takeSigned(length, bytes)
    coefficients[start] = Int16(truncatingIfNeeded: predictions[index] &<< scan.low)
  }

  private mutating func readAC(
    _ index: Int, _ coefficients: inout [Int16], at start: Int, _ bytes: Span<UInt8>
  ) throws(PictureError) {
    if endOfBandRun > 0 {
      endOfBandRun -= 1
      return
    }
    guard let table = scan.components[index].ac else { return }
    var place = max(scan.first, 1)
    while place <= scan.last {
      let symbol = try table.next(&bits, bytes)
      let (run, length) = (symbol >> 4, symbol & 15)
      if length == 0 {
        if run < 15 {
          // In sequential scans the run is 0, so this ends only the current block.
          endOfBandRun = (1 << run) - 1 + bits.take(run, bytes)
          return
        }
        place += 16
        continue
      }
      place += run
      guard place <= scan.last else { throw .damaged(.jpeg, "a block has too many coefficients") }
      let value = bits.takeSigned(length, bytes)
      coefficients[start + zigzag[place]] = Int16(truncatingIfNeeded: value &<< scan.low)
      place += 1
    }
  }

  /// Refines the coefficients of a block: adds one bit to those that are not zero, and inserts new ones.
  private mutating func refineAC(
    _ index: Int, _ coefficients: inout [Int16], at start: Int, _ bytes: Span<UInt8>
  ) throws(PictureError) {
    guard let table = scan.components[index].ac else { return }
    let one = Int16(1) << Int16(scan.low)
    var place = scan.first
    while endOfBandRun == 0, place <= scan.last {
      let symbol = try table.next(&bits, bytes)
      var run = symbol >> 4
      var new: Int16 = 0
      switch symbol & 15 {
      case 0 where run < 15:
        endOfBandRun = (1 << run) + bits.take(run, bytes)
        continue
      case 0: break
      case 1: new = bits.take(1, bytes) == 1 ? one : -one
      default: throw .damaged(.jpeg, "a refinement has more than one bit")
      }
      // The run counts only coefficients that are still zero.
      while place <= scan.last {
        let target = start + zigzag[place]
        place += 1
        if coefficients[target] != 0 {
          refine(&coefficients[target], by: one, bytes)
        } else if run == 0 {
          coefficients[target] = new
          break
        } else {
          run -= 1
        }
      }
    }
    guard endOfBandRun > 0 else { return }
    endOfBandRun -= 1
    while place <= scan.last {
      let target = start + zigzag[place]
      if coefficients[target] != 0 { refine(&coefficients[target], by: one, bytes) }
      place += 1
    }
  }

  private mutating func refine(_ coefficient: inout Int16, by one: Int16, _ bytes: Span<UInt8>) {
    guard bits.take(1, bytes) == 1, coefficient & one == 0 else { return }
    coefficient = coefficient < 0 ? coefficient &- one : coefficient &+ one
  }
}
