enum GitIndexText {
  /// A git index (gitformat-index, version 2) with these paths, which must be sorted and consist of ASCII characters.
  static func bytes(_ paths: [String]) -> [UInt8] {
    var bytes = Array("DIRC".utf8) + bigEndian(2) + bigEndian(paths.count)
    bytes.reserveCapacity(paths.count * 128)
    for path in paths {
      let start = bytes.count
      // Stat data and object name: 60 bytes that are not needed to list the files.
      bytes += repeatElement(0, count: 60)
      bytes += bigEndian(min(path.utf8.count, 0xFFF)).suffix(2)
      bytes += path.utf8
      bytes += repeatElement(0, count: 8 - (bytes.count - start) % 8)
    }
    // The checksum, which git allows to be zero.
    return bytes + repeatElement(0, count: 20)
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
