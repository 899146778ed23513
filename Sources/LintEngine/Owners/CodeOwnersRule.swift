internal import Basics

/// One line of a `CODEOWNERS` file: a pattern and its owners.
struct CodeOwnersRule: Sendable {
  let pattern: CodeOwnersPattern
  let owners: [String]
  /// Whether it excludes files from its section.
  let isExclusion: Bool

  /// Reads a line without leading space; nil if its host skips it.
  init?(_ line: ArraySlice<UInt8>, for host: CodeOwners.Host, standard: [String]) {
    var line = line
    isExclusion = host == .gitLab && line.first == UInt8(ascii: "!")
    if isExclusion { line = line.dropFirst() }
    let end = Self.patternEnd(in: line)
    guard let pattern = CodeOwnersPattern(line[..<end], for: host) else { return nil }
    self.pattern = pattern
    let rest = line[end...]
    switch host {
    case .gitLab:
      let named = Self.owners(in: rest)
      owners = named.isEmpty ? standard : named
    case .gitHub:
      let words = Self.words(in: rest).prefix { !$0.hasPrefix("#") }
      // One invalid owner invalidates the line.
      guard words.allSatisfy(\.isOwner) else { return nil }
      owners = Array(words)
    }
  }

  /// The valid owners: `@person`, `@group/team`, `@@role`, `person@example.org`.
  static func owners(in text: ArraySlice<UInt8>) -> [String] {
    words(in: text).filter(\.isOwner)
  }

  private static func words(in text: ArraySlice<UInt8>) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The position of the first unescaped space.
  private static func patternEnd(in line: ArraySlice<UInt8>) -> Int {
    var index = line.startIndex
    while index < line.endIndex, !line[index].isWhitespace {
      index += line[index] == .backslash ? 2 : 1
    }
    return min(index, line.endIndex)
  }
}

extension String {
  fileprivate var isOwner: Bool {
    guard let mark = firstIndex(of: "@") else { return false }
    return index(after: mark) < endIndex && !(mark > startIndex && self[index(after: mark)...].contains("@"))
  }
}
