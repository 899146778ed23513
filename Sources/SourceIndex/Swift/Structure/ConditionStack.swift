internal import Basics

/// The `#if` directives that are open.
struct ConditionStack {
  fileprivate struct Level {
    /// What this branch adds, and what `#else` would add.
    var regions: Regions = []
    var otherwise: Regions = []
    /// What the branches around add.
    var outer: Regions = []
  }

  private var levels: [Level] = []
  private var ignoredDepth = 0

  private static let deepestNesting = 10_000

  /// The regions that all open branches together make.
  var regions: Regions {
    guard let level = levels.last else { return [] }
    return level.regions.union(level.outer)
  }

  /// Enters `#if` with this condition.
  mutating func open(_ condition: Span<UInt8>) {
    if levels.count < Self.deepestNesting {
      levels.append(Level(condition, in: regions))
    } else {
      ignoredDepth += 1
    }
  }

  /// Goes on to `#elseif` with this condition.
  mutating func change(to condition: Span<UInt8>) {
    guard ignoredDepth == 0, let level = levels.popLast() else { return }
    levels.append(Level(condition, in: level.outer))
  }

  /// Goes on to `#else`.
  mutating func changeToElse() {
    guard ignoredDepth == 0, let level = levels.popLast() else { return }
    levels.append(Level(regions: level.otherwise, outer: level.outer))
  }

  /// Leaves at `#endif`.
  mutating func close() {
    if ignoredDepth > 0 {
      ignoredDepth -= 1
    } else {
      _ = levels.popLast()
    }
  }
}

extension ConditionStack.Level {
  /// What a condition says: only one that is a single word, negated or not, is understood.
  fileprivate init(_ condition: Span<UInt8>, in outer: Regions) {
    self.outer = outer
    var start = 0
    var end = condition.count
    while start < end, condition[start].isWhitespace || condition[start] == UInt8(ascii: "(") { start += 1 }
    while end > start, condition[end - 1].isWhitespace || condition[end - 1] == UInt8(ascii: ")") { end -= 1 }
    let isNegated = start < end && condition[start] == UInt8(ascii: "!")
    let word = condition.extracting((isNegated ? start + 1 : start)..<end)
    if word.isText("DEBUG") {
      regions = .debug
    } else if word.isText("false") || word.isText("0") {
      regions = .disabled
    } else if word.isText("true") || word.isText("1") {
      otherwise = .disabled
    }
    if isNegated { (regions, otherwise) = (otherwise, regions) }
  }
}
