internal import SourceIndex

/// A partly known name such as `"icon_\(state)"`, prepared for matching with asset names.
struct NamePattern {
  fileprivate enum Part {
    case oneOf([[UInt8]])
    case digits
    case anything
  }

  private let parts: [Part]
  /// The number of letters and digits in the known text. Of the alternatives for a piece, only the shortest one
  /// counts.
  let knownCount: Int
  /// Whether the pattern consists only of known strings and digits.
  let isWhole: Bool
  /// Whether the pattern contains a slash between unknown parts, but no known letters or digits, as in
  /// `"\(bird)/\(part)"`.
  let isNamespaceOnly: Bool

  /// Reads the pieces of a pattern. `known` can replace a hole such as `\(name)` with the strings that may fill it.
  init(_ pattern: Pattern, known: (Pattern.Piece) -> Pattern.Piece = { $0 }) {
    var parts: [Part] = []
    var knownCount = 0
    for (index, piece) in pattern.pieces.enumerated() {
      switch known(piece) {
      case .text(let text):
        let isLast = index == pattern.pieces.count - 1
        let whole = Array(text.utf8)
        let known = isLast ? FileSuffix.strippedEnding(whole) : whole
        if known.isEmpty { continue }
        // The name of an asset may end with a file extension, too.
        parts.append(.oneOf(known == whole ? [known] : [known, whole]))
        knownCount += String(decoding: known, as: UTF8.self).count { $0.isLetter || $0.isNumber }
      case .oneOf(let texts):
        parts.append(.oneOf(texts.map { Array($0.utf8) }))
        knownCount += texts.map { $0.count { $0.isLetter || $0.isNumber } }.min() ?? 0
      case .digits: parts.append(.digits)
      case .cases, .rawValues, .value, .anything: parts.append(.anything)
      }
    }
    self.parts = parts
    self.knownCount = knownCount
    isWhole = parts.allSatisfy { if case .anything = $0 { false } else { true } }
    isNamespaceOnly = knownCount == 0 && pattern.pieces.contains(.text("/"))
  }

  var beginnings: [[UInt8]]? { parts.first?.texts }

  var endings: [[UInt8]]? { parts.last?.texts }

  /// Whether the pattern contains known text, even if it is just a separator.
  var hasText: Bool {
    parts.contains { if case .oneOf(let texts) = $0 { !texts.contains([]) } else { false } }
  }

  /// Whether the pattern has several pieces: `"\(kind)_\(state)"`.
  var isJoined: Bool { parts.count > 1 }

  /// Whether the pattern matches a name, if each hole must be filled with a nonempty string that `fills` accepts.
  func matches(_ name: [UInt8], fills: (ArraySlice<UInt8>) -> Bool) -> Bool {
    var ends = [Bool](repeating: false, count: name.count + 1)
    ends[0] = true
    for part in parts {
      guard case .anything = part else {
        ends = part.ends(in: name, from: ends)
        continue
      }
      var filled = [Bool](repeating: false, count: ends.count)
      for start in name.indices where ends[start] {
        for end in start..<name.count where fills(name[start...end]) { filled[end + 1] = true }
      }
      ends = filled
    }
    return ends[name.count]
  }

  func matches(_ name: [UInt8]) -> Bool {
    // Most names already differ in their first or last letters.
    if let beginnings, !beginnings.contains(where: name.starts) { return false }
    if let endings, !endings.contains(where: { name.suffix($0.count).elementsEqual($0) }) { return false }
    // The positions where the parts so far can end. With many holes, backtracking would take exponential time.
    var ends = [Bool](repeating: false, count: name.count + 1)
    ends[0] = true
    for part in parts {
      ends = part.ends(in: name, from: ends)
      if !ends.contains(true) { return false }
    }
    return ends[name.count]
  }
}

extension NamePattern.Part {
  fileprivate var texts: [[UInt8]]? { if case .oneOf(let texts) = self { texts } else { nil } }

  /// The positions in the name where this part can end, given the positions where it can begin.
  fileprivate func ends(in name: [UInt8], from starts: [Bool]) -> [Bool] {
    var ends = [Bool](repeating: false, count: starts.count)
    switch self {
    case .oneOf(let texts):
      for start in starts.indices where starts[start] {
        for text in texts where name[start...].starts(with: text) { ends[start + text.count] = true }
      }
    case .digits:
      var isInside = false
      for (index, byte) in name.enumerated() {
        isInside = (isInside || starts[index]) && UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        ends[index + 1] = isInside
      }
    case .anything:
      // A hole may be empty, for example if only one of two states has a suffix.
      guard let first = starts.firstIndex(of: true) else { break }
      for index in first..<ends.count { ends[index] = true }
    }
    return ends
  }
}
