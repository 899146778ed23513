internal import Basics

/// The paths that git has in its index, without asking git.
///
/// The layout (gitformat-index): a 12-byte header `DIRC version count`, then the entries sorted by path.
///
/// | bytes | content |
/// | --- | --- |
/// | 40 | stat data |
/// | 20 or 32 | object name (SHA-1 or SHA-256) |
/// | 2 | flags; bit 14: two more bytes of flags follow |
/// | … | path; version 4: bytes to drop from the previous path, then the rest of this one |
/// | 1 to 8 | zero bytes, up to a multiple of 8 from the entry's start; version 4: one |
struct GitIndex: Sendable {
  private var names: [UInt8] = []
  private var ends: [Int] = []

  /// Reads an index; nil where it is damaged, or of a kind that does not list every path.
  init?(_ bytes: [UInt8], objectNameLength: Int = 20) {
    guard bytes.count >= 12, bytes.starts(with: Array("DIRC".utf8)) else { return nil }
    let version = bytes.bigEndian(at: 4)
    let count = bytes.bigEndian(at: 8)
    guard (2...4).contains(version) else { return nil }
    names.reserveCapacity(bytes.count / 2)
    var offset = 12
    var name: [UInt8] = []
    for _ in 0..<count {
      let start = offset
      let flags = start + 40 + objectNameLength
      guard flags + 4 <= bytes.count else { return nil }
      offset = flags + (bytes[flags] & 0x40 != 0 ? 4 : 2)
      if version == 4 {
        guard let dropped = bytes.offsetVarint(at: &offset), dropped <= name.count else { return nil }
        name.removeLast(dropped)
      } else {
        name.removeAll(keepingCapacity: true)
      }
      guard let end = bytes[min(offset, bytes.count)...].firstIndex(of: 0) else { return nil }
      name += bytes[offset..<end]
      names += name
      ends.append(names.count)
      offset = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
    }
    // A split index keeps most of its paths in another file.
    guard !bytes.hasExtension("link", from: offset) else { return nil }
  }

  var count: Int { ends.count }

  /// Whether git tracks this file.
  func contains(_ path: [UInt8]) -> Bool {
    let position = firstIndex(notBefore: path)
    return position < ends.count && name(position).elementsEqual(path)
  }

  /// Whether git tracks anything below this folder.
  func containsAnything(below folder: [UInt8]) -> Bool {
    let prefix = folder.isEmpty ? [] : folder + [.slash]
    let position = firstIndex(notBefore: prefix)
    return position < ends.count && name(position).starts(with: prefix)
  }

  private func name(_ position: Int) -> ArraySlice<UInt8> {
    names[(position == 0 ? 0 : ends[position - 1])..<ends[position]]
  }

  private func firstIndex(notBefore path: [UInt8]) -> Int {
    let (allNames, wantedName) = (names[...], path[...])
    let all = allNames.span
    let wanted = wantedName.span
    var low = 0
    var high = ends.count
    // How many bytes the neighbours on either side share with the path: whatever lies between shares the fewer
    // of them, and they need not be compared again.
    var sharedLow = 0
    var sharedHigh = 0
    while low < high {
      let middle = (low + high) / 2
      let start = middle == 0 ? 0 : ends[middle - 1]
      let length = ends[middle] - start
      var shared = min(sharedLow, sharedHigh)
      while shared < min(length, wanted.count), all[start + shared] == wanted[shared] { shared += 1 }
      if shared < wanted.count, shared == length || all[start + shared] < wanted[shared] {
        low = middle + 1
        sharedLow = shared
      } else {
        high = middle
        sharedHigh = shared
      }
    }
    return low
  }
}

extension [UInt8] {
  fileprivate func bigEndian(at offset: Int) -> Int {
    self[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Git's variable-length number, in which every continued byte stands for one more than its bits say.
  fileprivate func offsetVarint(at offset: inout Int) -> Int? {
    var value = 0
    for step in 0..<5 {
      guard offset < count else { return nil }
      let byte = self[offset]
      offset += 1
      value = step == 0 ? Int(byte & 0x7F) : (value + 1) << 7 | Int(byte & 0x7F)
      if byte & 0x80 == 0 { return value }
    }
    return nil
  }

  /// Whether an extension with this signature follows the entries.
  fileprivate func hasExtension(_ signature: String, from start: Int) -> Bool {
    var offset = start
    while offset + 8 <= count {
      if self[offset..<(offset + 4)].elementsEqual(signature.utf8) { return true }
      offset += 8 + bigEndian(at: offset + 4)
    }
    return false
  }
}
