internal import Basics

/// One line of a `.gitignore`.
struct GitignoreRule: Sendable {
  let isNegated: Bool
  private let wildcards: Wildcards
  private let wantsFolder: Bool
  /// Whether the pattern speaks of a place below the file's folder, not of a name at any depth.
  private let isAnchored: Bool

  /// The rules of a whole file in the order they stand there.
  static func read(_ file: [UInt8], ignoringCase: Bool) -> [GitignoreRule] {
    let text = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file[3...] : file[...]
    return text.split(separator: .newline).compactMap { line in
      GitignoreRule(line: line, ignoringCase: ignoringCase)
    }
  }

  /// Nil for lines that can match nothing: comments, blank lines and malformed patterns.
  private init?(line: ArraySlice<UInt8>, ignoringCase: Bool) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var pattern = line.last == .carriageReturn ? line.dropLast() : line
    // git handles a line as a C string.
    pattern = pattern.prefix { $0 != 0 }
    pattern = Self.trimTrailingSpaces(pattern)
    isNegated = pattern.first == UInt8(ascii: "!")
    if isNegated { pattern = pattern.dropFirst() }
    wantsFolder = pattern.last == .slash
    if wantsFolder { pattern = pattern.dropLast() }
    isAnchored = pattern.contains(.slash)
    if pattern.first == .slash { pattern = pattern.dropFirst() }
    guard !pattern.isEmpty else { return nil }
    do {
      wildcards = try Wildcards(Array(pattern), .git(ignoringCase: ignoringCase))
    } catch {
      return nil
    }
  }

  /// Whether the rule is about the entry at `path`, counted from the folder of its file.
  func matches(_ path: Span<UInt8>, name: Span<UInt8>, isFolder: Bool) -> Bool {
    guard isFolder || !wantsFolder else { return false }
    return wildcards.matches(isAnchored ? path : name)
  }

  /// Drops the spaces at the end that no backslash protects.
  private static func trimTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.endIndex
    while end > line.startIndex, line[end - 1] == .space { end -= 1 }
    let backslashes = line[..<end].reversed().prefix { $0 == .backslash }.count
    let isProtected = backslashes % 2 == 1 && end < line.endIndex
    return line[..<(isProtected ? end + 1 : end)]
  }
}
