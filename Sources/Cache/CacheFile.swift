public import Basics

/// Values that runs leave for later ones, by key, in one file.
///
/// The file is a row of segments, one for each run that had something to add. A segment begins with a table of its
/// keys, so that opening the file reads the tables alone, and looking a value up reads that value alone. Whatever is
/// damaged, cut off or from another program is as if it were not there: a value counts only where the check in its
/// table fits it, a table only where the check in its head does.
///
/// Several processes can use one file. Who adds to it holds a lock, and who does not get the lock adds nothing: what
/// is lost is found again by the next run. Adding never changes what others may be reading: it appends, or puts
/// another file in the place of this one.
public final class CacheFile: Sendable {
  private let path: FilePath
  private let limit: Int
  private let file: PartialFile?
  private let entries: [Digest: Entry]
  private let contents: Contents
  private let added = Guarded(Additions())

  /// Where a value lies.
  struct Entry: Sendable {
    let range: Range<Int>
    let check: UInt64
  }

  /// What is not in the file yet.
  private struct Additions: Sendable {
    var list: [(key: Digest, value: [UInt8])] = []
    var places: [Digest: Int] = [:]
  }

  /// What opening the file has found.
  private struct Contents: Sendable {
    var segments = 0
    /// Whether segments are all that the file consists of.
    var isWhole = true
  }

  /// More segments than this are put together when something is added.
  static let segmentLimit = 64

  /// Opens a file that may not exist yet, which will not grow past `limit` bytes.
  public init(_ path: FilePath, limit: Int = 64 << 20) {
    self.path = path
    self.limit = limit
    file = PartialFile(path)
    var entries: [Digest: Entry] = [:]
    var contents = Contents()
    if let file {
      var place = 0
      while place < file.byteCount {
        guard let segment = Segment(in: file, at: place) else {
          contents.isWhole = false
          break
        }
        for entry in segment.entries { entries[entry.key] = entry.entry }
        contents.segments += 1
        place = segment.end
      }
    }
    self.entries = entries
    self.contents = contents
  }

  /// The value of a key; nil where there is none, or none that is whole.
  public func value(for key: Digest) -> [UInt8]? {
    if let value = added.use({ added in added.places[key].map { added.list[$0].value } }) { return value }
    guard let entry = entries[key], let value = file?.read(entry.range), Digest(value).low == entry.check
    else { return nil }
    return value
  }

  /// Keeps a value, for the next run once it is saved.
  public func add(_ value: [UInt8], for key: Digest) {
    added.use { added in
      added.places[key] = added.list.count
      added.list.append((key, value))
    }
  }

  /// Writes what was added. Where that is not possible nothing is lost but time.
  public func save() {
    let added = self.added.use { added in
      defer { added = Additions() }
      return added.list
    }
    guard !added.isEmpty else { return }
    do {
      try makeFolder(path.parent)
      guard let lock = FileLock(path.appending(suffix: ".lock")) else { return }
      defer { withExtendedLifetime(lock) {} }
      let segment = Segment.bytes(of: added)
      let size = try FileStatus.of(path)?.byteCount ?? 0
      if contents.isWhole, contents.segments < Self.segmentLimit, size + segment.count <= limit {
        try writeFile(segment, to: path, appending: true)
      } else {
        let temporary = path.appending(suffix: ".new")
        try writeFile(Segment.bytes(of: kept(besides: added)), to: temporary)
        try moveFile(temporary, to: path)
      }
    } catch {
      // A cache that cannot be written is no cache; the run has what it came for.
      return
    }
  }

  /// What was added and, of the rest, the latest: together at most half of the limit.
  private func kept(
    besides added: [(key: Digest, value: [UInt8])]
  ) -> [(key: Digest, value: [UInt8])] {
    var room = limit / 2
    var kept: [(key: Digest, value: [UInt8])] = []
    for entry in added where entry.value.count <= room {
      room -= entry.value.count
      kept.append(entry)
    }
    let fresh = Set(kept.map(\.key))
    for (key, entry) in entries.sorted(by: { $0.value.range.lowerBound > $1.value.range.lowerBound })
    where !fresh.contains(key) && entry.range.count <= room {
      guard let value = value(for: key) else { continue }
      room -= value.count
      kept.append((key, value))
    }
    return kept.reversed()
  }
}

extension FilePath {
  /// The file next to this one whose name is longer by a suffix.
  fileprivate func appending(suffix: String) -> FilePath { FilePath(bytes: bytes + Array(suffix.utf8)) }
}
