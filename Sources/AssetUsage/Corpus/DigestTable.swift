/// Assigns an index to each distinct string, in order of first occurrence, and finds the index by the string's
/// digest.
///
/// Collisions of 64-bit digests are too unlikely to matter.
struct DigestTable: Sendable {
  private struct Cell {
    var digest: UInt64 = 0
    var number: Int32 = 0
  }

  private(set) var count = 0
  private var cells = [Cell](repeating: Cell(), count: 1024)

  mutating func insert(_ digest: UInt64) -> (number: Int32, isNew: Bool) {
    let cell = cell(of: digest)
    if cells[cell].number > 0 { return (cells[cell].number - 1, false) }
    count += 1
    cells[cell] = Cell(digest: digest, number: Int32(truncatingIfNeeded: count))
    if count * 4 > cells.count * 3 { grow() }
    return (Int32(truncatingIfNeeded: count - 1), true)
  }

  func find(_ digest: UInt64) -> Int32? {
    let number = cells[cell(of: digest)].number
    return number > 0 ? number - 1 : nil
  }

  private func cell(of digest: UInt64) -> Int {
    let mask = cells.count - 1
    var cell = Int(truncatingIfNeeded: digest) & mask
    while cells[cell].number > 0, cells[cell].digest != digest { cell = (cell + 1) & mask }
    return cell
  }

  private mutating func grow() {
    let old = cells
    cells = [Cell](repeating: Cell(), count: old.count * 2)
    for known in old where known.number > 0 { cells[cell(of: known.digest)] = known }
  }
}
