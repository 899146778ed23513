/// Undoes the predictor that was applied before Flate compression (ISO 32000-1, 7.4.4.4). Only the predictors that use
/// PNG filters are supported.
struct PDFPredictor {
  private let kind: Int
  private let colors: Int
  private let bits: Int
  private let columns: Int

  init(_ parameters: PDFDictionary) {
    kind = parameters["Predictor"]?.integer ?? 1
    colors = parameters["Colors"]?.integer ?? 1
    bits = parameters["BitsPerComponent"]?.integer ?? 8
    columns = parameters["Columns"]?.integer ?? 1
  }

  func undo(_ bytes: [UInt8]) throws(DrawingError) -> [UInt8] {
    if kind == 1 { return bytes }
    guard (1...32).contains(colors), (1...16).contains(bits), (1...1 << 24).contains(columns) else {
      throw .damaged("the parameters of a filter are wrong")
    }
    let rowLength = (columns * colors * bits + 7) / 8
    let step = max(1, colors * bits / 8)
    guard 10...15 ~= kind else { throw .unsupported("unsupported predictor \(kind)") }
    return try png(bytes, rowLength: rowLength, step: step)
  }

  /// Undoes PNG filters. The first byte of each row identifies the filter of the row.
  private func png(_ bytes: [UInt8], rowLength: Int, step: Int) throws(DrawingError) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var source = 0
    while source < bytes.count {
      let filter = bytes[source]
      let rowStart = output.count
      let isFirst = rowStart == 0
      let available = min(rowLength, bytes.count - source - 1)
      for column in 0..<available {
        let left = column >= step ? output[rowStart + column - step] : 0
        let up = isFirst ? 0 : output[rowStart + column - rowLength]
        let corner = isFirst || column < step ? 0 : output[rowStart + column - rowLength - step]
        let prediction: UInt8
        switch filter {
        case 0: prediction = 0
        case 1: prediction = left
        case 2: prediction = up
        case 3: prediction = UInt8((Int(left) + Int(up)) / 2)
        case 4: prediction = Self.paeth(left, up, corner)
        default: throw .damaged("a row uses an unknown filter type (\(filter))")
        }
        output.append(bytes[source + 1 + column] &+ prediction)
      }
      source += rowLength + 1
    }
    return output
  }

  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(up) - Int(corner)
    let (toLeft, toUp, toCorner) = (
      abs(estimate - Int(left)), abs(estimate - Int(up)), abs(estimate - Int(corner))
    )
    if toLeft <= toUp, toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}
