internal import Basics

struct GitignoreRule: Sendable {
  let isNegated: Bool
  private let pattern: GitPattern

  var isAnchored: Bool { pattern.isAnchored }

  static func read(_ file: [UInt8], ignoringCase: Bool) -> [GitignoreRule] {
    let text = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file[3...] : file[...]
    return text.split(separator: .newline).compactMap { line in
      GitignoreRule(line: line, ignoringCase: ignoringCase)
    }
  }

  /// Parses a line; nil for a comment, a blank line or a malformed pattern.
  private init?(line: ArraySlice<UInt8>, ignoringCase: Bool) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var text = line.last == .carriageReturn ? line.dropLast() : line
    // Git reads a line up to its first zero byte.
    text = text.prefix { $0 != 0 }
    text = Self.trimTrailingSpaces(text)
    isNegated = text.first == UInt8(ascii: "!")
    guard let pattern = GitPattern(isNegated ? text.dropFirst() : text, ignoringCase: ignoringCase) else {
      return nil
    }
    self.pattern = pattern
  }

  func matches(_ path: Span<UInt8>, name: Span<UInt8>, isFolder: Bool) -> Bool {
    pattern.matches(path, name: name, isFolder: isFolder)
  }

  private static func trimTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.endIndex
    while end > line.startIndex, line[end - 1] == .space { end -= 1 }
    let backslashes = line[..<end].reversed().prefix { $0 == .backslash }.count
    let isProtected = backslashes % 2 == 1 && end < line.endIndex
    return line[..<(isProtected ? end + 1 : end)]
  }
}
