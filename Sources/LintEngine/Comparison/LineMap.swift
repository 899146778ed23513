internal import Basics

/// Maps the lines of a file to the lines of a later version, as a diff does.
struct LineMap: Sendable {
  /// For each line of the old version, its index in the new version; nil if it was removed.
  private let places: [Int?]
  private let newCount: Int
  private let inserted: Set<Int>

  /// The maximum number of lines to compare. If more lines differ, all of them count as replaced, because a diff would
  /// take too long.
  private static let mostLines = 4_000

  init(from old: [UInt8], to new: [UInt8]) {
    let old = Self.lines(old)
    let new = Self.lines(new)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let (oldEnd, newEnd) = (old.count - tail, new.count - tail)
    var places: [Int?] = (0..<old.count).map { $0 < head ? $0 : $0 < oldEnd ? nil : $0 - oldEnd + newEnd }
    var inserted = Set(head..<newEnd)
    if oldEnd - head <= Self.mostLines, newEnd - head <= Self.mostLines, oldEnd > head, newEnd > head {
      let edit = new[head..<newEnd].difference(from: old[head..<oldEnd])
      var removed: Set<Int> = []
      for case .remove(let offset, _, _) in edit { removed.insert(head + offset) }
      inserted = []
      for case .insert(let offset, _, _) in edit { inserted.insert(head + offset) }
      let kept = (head..<oldEnd).filter { !removed.contains($0) }
      let target = (head..<newEnd).filter { !inserted.contains($0) }
      for (line, place) in zip(kept, target) { places[line] = place }
    }
    self.places = places
    self.inserted = inserted
    // Empty text after the last line break is not a line.
    newCount = max(new.count - (new.last?.isEmpty == true ? 1 : 0), 1)
  }

  /// Whether a line of the new version was inserted. Lines are counted from 1.
  func isNew(_ line: Int) -> Bool { inserted.contains(line - 1) }

  /// Whether a line of the old version was removed. Lines are counted from 1.
  func isGone(_ line: Int) -> Bool {
    places.indices.contains(line - 1) && places[line - 1] == nil
  }

  /// The new number of an old line, counted from 1. If the line was removed, the number of the line that now
  /// follows. If no line follows, the number of the last line.
  func line(at line: Int) -> Int {
    if places.indices.contains(line - 1), let place = places[line - 1] { return place + 1 }
    let before = places.prefix(line - 1).last { $0 != nil } ?? nil
    return min((before ?? -1) + 2, newCount)
  }

  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(separator: .newline, omittingEmptySubsequences: false)
  }
}
