public import Basics

/// A file of keys and values, in which a run stores what later runs can reuse.
///
/// The file is a sequence of segments. Each run that adds values appends one. If there are too many segments, if the
/// file would become too large, or if part of it is damaged, the run instead replaces the file with a single segment of
/// the latest values.
///
/// Each segment has a table of its keys. Opening the file reads only the tables, and looking up a value reads only that
/// value. Tables and values have checksums, so anything damaged, truncated or from another program is ignored.
///
/// Several processes can use one file. A process that cannot lock the file adds nothing, so a later run computes the
/// values again. Adding values never changes what other processes may be reading: the file is either extended or
/// replaced with a new one.
public final class CacheFile: Sendable {
  private let path: FilePath
  private let limit: Int
  private let file: PartialFile?
  private let entries: [Digest: Entry]
  private let contents: Contents
  private let added = Guarded(Additions())

  struct Entry: Sendable {
    let range: Range<Int>
    let check: UInt64
  }

  private struct Additions: Sendable {
    var list: [(key: Digest, value: [UInt8])] = []
    var places: [Digest: Int] = [:]
  }

  private struct Contents: Sendable {
    var segments = 0
    /// Whether the file consists only of valid segments.
    var isWhole = true
  }

  /// The maximum number of segments. Adding values to a file with this many segments merges them.
  static let segmentLimit = 64

  /// Opens a file, which need not exist yet. `limit` is its maximum size in bytes.
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

  /// The value for a key; nil if there is none, or if it is damaged.
  public func value(for key: Digest) -> [UInt8]? {
    if let value = added.use({ added in added.places[key].map { added.list[$0].value } }) { return value }
    guard let entry = entries[key], let value = file?.read(entry.range), Digest(value).low == entry.check
    else { return nil }
    return value
  }

  /// Stores a value, which later runs find only after `save`.
  public func add(_ value: [UInt8], for key: Digest) {
    added.use { added in
      added.places[key] = added.list.count
      added.list.append((key, value))
    }
  }

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
      return
    }
  }

  /// The values to keep: the added values and the latest of the existing values. Together, they take up at most half of
  /// the size limit.
  private func kept(
    besides added: [(key: Digest, value: [UInt8])]
  ) -> [(key: Digest, value: [UInt8])] {
    var room = limit / 2
    var fresh: [(key: Digest, value: [UInt8])] = []
    for entry in added where entry.value.count <= room {
      room -= entry.value.count
      fresh.append(entry)
    }
    var kept: [(key: Digest, value: [UInt8])] = []
    let replaced = Set(fresh.map(\.key))
    for (key, entry) in entries.sorted(by: { $0.value.range.lowerBound > $1.value.range.lowerBound })
    where !replaced.contains(key) && entry.range.count <= room {
      guard let value = value(for: key) else { continue }
      room -= value.count
      kept.append((key, value))
    }
    return kept.reversed() + fresh
  }
}

extension FilePath {
  fileprivate func appending(suffix: String) -> FilePath { FilePath(bytes: bytes + Array(suffix.utf8)) }
}
