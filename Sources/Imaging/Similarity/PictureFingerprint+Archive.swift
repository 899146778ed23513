public import Basics

extension PictureFingerprint: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    fine = try archive.vectors(64)
    medium = try archive.vectors(16)
    coarse = try archive.vectors(1)[0]
    color = SIMD3(try archive.float(), try archive.float(), try archive.float())
    aspect = try archive.float()
    side = try archive.float()
  }

  public func write(to archive: inout ArchiveWriter) {
    for vector in fine + medium + [coarse] {
      for index in vector.indices { archive.write(byte: vector[index]) }
    }
    for number in [color.x, color.y, color.z, aspect, side] { archive.write(UInt64(number.bitPattern)) }
  }
}

extension ArchiveReader {
  fileprivate mutating func vectors(_ count: Int) throws(ArchiveError) -> [SIMD16<UInt8>] {
    var vectors = [SIMD16<UInt8>](repeating: .zero, count: count)
    for place in 0..<count {
      for index in vectors[place].indices { vectors[place][index] = try byte() }
    }
    return vectors
  }

  fileprivate mutating func float() throws(ArchiveError) -> Float { Float(bitPattern: try short()) }
}
