internal import Pictures

/// The header of one scan of a JPEG: the scan's components, and which bits of their coefficients the scan contains.
///
/// It begins with the number of components (1 byte). For each component, the name (1 byte) and the numbers of its
/// tables for DC and AC (4 bits each) follow. The header ends with the first and the last coefficient (1 byte
/// each), the bit position that earlier scans have reached, and the bit position of this scan (4 bits each).
struct JPEGScan {
  let components: [Component]
  let first: Int
  let last: Int
  /// The bit position that an earlier scan reached; 0 if no earlier scan had these coefficients.
  let high: Int
  let low: Int

  struct Component {
    let shape: JPEGComponent
    let dc: JPEGHuffmanTable?
    let ac: JPEGHuffmanTable?
  }

  init(
    _ segment: JPEGSegment, _ frame: JPEGFrame, _ tables: JPEGTables, _ bytes: Span<UInt8>
  ) throws(PictureError) {
    let body = bytes.extracting(segment.body)
    guard let count = body.byte(at: 0).map(Int.init), 1...4 ~= count, body.count >= 4 + count * 2 else {
      throw .damaged(.jpeg, "a scan header is too short, or has the wrong number of components")
    }
    var components: [Component] = []
    for index in 0..<count {
      let name = body[1 + index * 2]
      guard let shape = frame.components.first(where: { $0.name == name }),
        !components.contains(where: { $0.shape.name == name })
      else {
        throw .damaged(.jpeg, "a scan lists a component twice, or lists a component that is not in the frame")
      }
      let numbers = body[2 + index * 2]
      components.append(
        Component(shape: shape, dc: tables.dc[Int(numbers >> 4) & 3], ac: tables.ac[Int(numbers) & 3]))
    }
    self.components = components
    if frame.isProgressive {
      first = Int(body[1 + count * 2])
      last = Int(body[2 + count * 2])
      high = Int(body[3 + count * 2] >> 4)
      low = Int(body[3 + count * 2] & 15)
    } else {
      (first, last, high, low) = (0, 63, 0, 0)
    }
    let isPossible =
      frame.isProgressive
      ? first <= last && last < 64 && low <= 13 && (high == 0 || high == low + 1)
        && (first == 0 ? last == 0 : count == 1) : true
    guard isPossible else {
      throw .damaged(.jpeg, "a scan declares an invalid range of coefficients or bits")
    }
    let needsDC = first == 0 && high == 0
    let needsAC = last > 0
    guard components.allSatisfy({ ($0.dc != nil || !needsDC) && ($0.ac != nil || !needsAC) }) else {
      throw .damaged(.jpeg, "a scan uses a missing Huffman table")
    }
  }

  /// Reads the data of the scan, and returns the offset after the data.
  func read(
    _ bytes: Span<UInt8>, from start: Int, _ frame: JPEGFrame, restartInterval: Int,
    into coefficients: inout [Int16]
  ) throws(PictureError) -> Int {
    var blocks = JPEGBlocks(self, frame, at: start)
    // A scan with a single component omits the blocks that only pad the minimum coded units.
    let alone = components.count == 1 ? components[0].shape : nil
    let wide = alone.map { ($0.width + 7) / 8 } ?? frame.unitsWide
    let high = alone.map { ($0.height + 7) / 8 } ?? frame.unitsHigh
    var unit = 0
    for y in 0..<high {
      for x in 0..<wide {
        if restartInterval > 0, unit > 0, unit % restartInterval == 0 {
          try blocks.restart(unit / restartInterval - 1, bytes)
        }
        unit += 1
        for index in components.indices {
          let shape = components[index].shape
          let (across, down) = alone == nil ? (shape.across, shape.down) : (1, 1)
          for row in 0..<down {
            for column in 0..<across {
              let block = (y * down + row) * shape.blocksWide + x * across + column
              try blocks.read(index, &coefficients, at: (shape.firstBlock + block) * 64, bytes)
            }
          }
        }
        if blocks.isExhausted { throw .truncated(.jpeg) }
      }
    }
    return blocks.offset
  }
}
