internal import Basics

struct ConditionStack {
  fileprivate struct Level {
    /// The regions that the current branch of an `#if` adds, such as `debug`.
    var regions: Regions = []
    /// The regions that an `#else` would add.
    var otherwise: Regions = []
    var outer: Regions = []
  }

  private var levels: [Level] = []
  private var ignoredDepth = 0

  private static let deepestNesting = 10_000

  var isEmpty: Bool { levels.isEmpty }

  var regions: Regions {
    guard let level = levels.last else { return [] }
    return level.regions.union(level.outer)
  }

  mutating func open(_ condition: Span<UInt8>, isNegated: Bool = false) {
    if levels.count < Self.deepestNesting {
      levels.append(Level(condition, isNegated: isNegated, in: regions))
    } else {
      ignoredDepth += 1
    }
  }

  mutating func change(to condition: Span<UInt8>) {
    guard ignoredDepth == 0, let level = levels.popLast() else { return }
    levels.append(Level(condition, isNegated: false, in: level.outer))
  }

  mutating func changeToElse() {
    guard ignoredDepth == 0, let level = levels.popLast() else { return }
    levels.append(Level(regions: level.otherwise, outer: level.outer))
  }

  mutating func close() {
    if ignoredDepth > 0 {
      ignoredDepth -= 1
    } else {
      _ = levels.popLast()
    }
  }
}

extension Span<UInt8> {
  /// The range from an offset to the end of its line, or to a comment on that line.
  func lineRest(from offset: Int) -> Range<Int> {
    var end = offset
    while end < count, !self[end].isLineBreak, !isComment(at: end) { end += 1 }
    return offset..<end
  }

  private func isComment(at offset: Int) -> Bool {
    self[offset] == UInt8(ascii: "/") && offset + 1 < count
      && (self[offset + 1] == UInt8(ascii: "/") || self[offset + 1] == UInt8(ascii: "*"))
  }
}

extension ConditionStack.Level {
  /// Determines the regions of a condition such as `DEBUG` or `!DEBUG`. A condition with several words adds
  /// no regions.
  fileprivate init(_ condition: Span<UInt8>, isNegated: Bool, in outer: Regions) {
    self.outer = outer
    var start = 0
    var end = condition.count
    while start < end, condition[start].isWhitespace || condition[start] == UInt8(ascii: "(") { start += 1 }
    while end > start, condition[end - 1].isWhitespace || condition[end - 1] == UInt8(ascii: ")") { end -= 1 }
    let hasMark = start < end && condition[start] == UInt8(ascii: "!")
    if hasMark { start += 1 }
    if condition.holds("defined", at: start) {
      start += 7
      while start < end, condition[start].isWhitespace || condition[start] == UInt8(ascii: "(") { start += 1 }
    }
    let word = condition.extracting(min(start, end)..<end)
    if word.isText("DEBUG") {
      regions = .debug
    } else if word.isText("false") || word.isText("0") {
      regions = .disabled
    } else if word.isText("true") || word.isText("1") {
      otherwise = .disabled
    }
    if hasMark != isNegated { (regions, otherwise) = (otherwise, regions) }
  }
}
