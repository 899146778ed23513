/// One of the reduced pictures that make up an interlaced PNG, or the whole picture of any other PNG.
struct PNGPass {
  let width: Int
  let height: Int
  let left: Int
  let top: Int
  let columnStep: Int
  let rowStep: Int

  /// The passes that have any pixels, in the order in which they are stored.
  static func all(_ header: PNGImageHeader) -> [PNGPass] {
    guard header.isInterlaced else {
      return [
        PNGPass(
          width: header.width, height: header.height, left: 0, top: 0, columnStep: 1, rowStep: 1)
      ]
    }
    let adam7 = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
    return adam7.compactMap { left, top, columnStep, rowStep in
      let width = (header.width - left + columnStep - 1) / columnStep
      let height = (header.height - top + rowStep - 1) / rowStep
      guard width > 0, height > 0 else { return nil }
      return PNGPass(
        width: width, height: height, left: left, top: top, columnStep: columnStep, rowStep: rowStep)
    }
  }

  /// The number of bytes in one stored row, without the byte that identifies its filter.
  func rowBytes(_ header: PNGImageHeader) -> Int {
    (width * header.bitsPerPixel + 7) / 8
  }
}
