internal import Basics

struct CodeOwnersRule: Sendable {
  let pattern: CodeOwnersPattern
  let owners: [String]
  /// Whether the line excludes files from its section, as `!docs/x` does for GitLab.
  let isExclusion: Bool

  /// Parses a line; nil if the host ignores it.
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
      // GitHub skips a line with an invalid owner.
      guard words.allSatisfy(\.isOwner) else { return nil }
      owners = Array(words)
    }
  }

  static func owners(in text: ArraySlice<UInt8>) -> [String] {
    words(in: text).filter(\.isOwner)
  }

  private static func words(in text: ArraySlice<UInt8>) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { String(decoding: $0, as: UTF8.self) }
  }

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
