internal import Basics

/// The content of git's index, read without running git if possible.
///
/// A 12-byte header (`DIRC version count`) is followed by the entries, sorted by path (see gitformat-index).
///
/// | bytes | content |
/// | --- | --- |
/// | 40 | stat data |
/// | 20 or 32 | object name (SHA-1 or SHA-256) |
/// | 2 | flags; if bit 14 is set, two more bytes of flags follow |
/// | … | path; in version 4, how many bytes of the previous path to drop, and what to append |
/// | 1 to 8 | zero bytes, up to a multiple of 8 from the start of the entry; in version 4, one zero byte |
struct GitIndex: Sendable {
  let written: FileStamp.Moment?
  private let bytes: [UInt8]
  private let hash: ContentID.Hash
  /// The concatenated paths of all files.
  private var names: [UInt8] = []
  private var ends: [Int] = []
  private var starts: [Int] = []

  /// Reads an index. Nil if its bytes are invalid, its version is unknown, or paths are missing: a split index has
  /// some paths in another file, and a sparse index lists folders instead of their files.
  init?(_ bytes: [UInt8], hash: ContentID.Hash = .sha1, written: FileStamp.Moment? = nil) {
    self.written = written
    self.bytes = bytes
    self.hash = hash
    guard bytes.count >= 12, bytes.starts(with: Array("DIRC".utf8)) else { return nil }
    let version = bytes.bigEndian(at: 4)
    let count = bytes.bigEndian(at: 8)
    guard (2...4).contains(version) else { return nil }
    names.reserveCapacity(bytes.count / 2)
    var offset = 12
    var name: [UInt8] = []
    for _ in 0..<count {
      let start = offset
      let flags = start + 40 + hash.byteCount
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
      starts.append(start)
      offset = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
    }
    for extended in ["link", "sdir"] where bytes.hasExtension(extended, from: offset) { return nil }
  }

  /// Reads the output of `git ls-files -z`, in which each path ends with a zero byte.
  init(listing: [UInt8]) {
    written = nil
    bytes = []
    hash = .sha1
    for path in listing.split(separator: 0) {
      names += path
      ends.append(names.count)
    }
  }

  var count: Int { ends.count }

  func position(of path: [UInt8]) -> Int? {
    let position = firstIndex(notBefore: path)
    return position < ends.count && name(position).elementsEqual(path) ? position : nil
  }

  /// The content id of a file, and the times and size that the file had when git computed this id. Nil for links,
  /// submodules, files in conflict, and files marked assume-unchanged, skip-worktree or intent-to-add. Always nil if
  /// the paths come from `git ls-files`.
  func recorded(at position: Int) -> (id: ContentID, stamp: FileStamp)? {
    guard position < starts.count else { return nil }
    let start = starts[position]
    let flags = start + 40 + hash.byteCount
    let isExtended = bytes[flags] & 0x40 != 0
    let isRegular = word(start + 24) & 0o170000 == 0o100000
    guard isRegular, bytes[flags] & 0xB0 == 0, !isExtended || bytes[flags + 2] & 0x60 == 0,
      let id = ContentID(bytes: bytes[(start + 40)..<flags])
    else { return nil }
    let stamp = FileStamp(
      changed: .init(seconds: word(start), nanoseconds: word(start + 4)),
      modified: .init(seconds: word(start + 8), nanoseconds: word(start + 12)),
      inode: word(start + 20), user: word(start + 28), group: word(start + 32), byteCount: word(start + 36))
    return (id, stamp)
  }

  /// Whether a file was only announced with `git add --intent-to-add`, so the next commit does not contain it.
  func isAnnounced(_ path: RepositoryPath) -> Bool {
    guard let position = position(of: path.bytes), position < starts.count else { return false }
    let flags = starts[position] + 40 + hash.byteCount
    return bytes[flags] & 0x40 != 0 && bytes[flags + 2] & 0x20 != 0
  }

  private func word(_ offset: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: bytes.bigEndian(at: offset))
  }

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
    // The number of leading bytes that each bound has in common with the wanted path. All paths between the bounds have
    // at least the smaller number of bytes in common with it, so these bytes are not compared again.
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

  /// Reads a variable-length integer in git's encoding: 7 bits per byte, and one is added to the value before each
  /// further byte.
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

  fileprivate func hasExtension(_ signature: String, from start: Int) -> Bool {
    var offset = start
    while offset + 8 <= count {
      if self[offset..<(offset + 4)].elementsEqual(signature.utf8) { return true }
      offset += 8 + bigEndian(at: offset + 4)
    }
    return false
  }
}
