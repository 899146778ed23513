/// A compiled pattern with wildcards. Matching it against the bytes of a path or name never takes exponential time.
///
/// ```
/// *       any run of bytes but /        [a-z]  one in the set             \x   the byte x itself
/// ?       one byte or character, not /  [!a]   one not in the set, not /  **/  any number of folders, or none
/// /** at the end: everything below
/// ```
public struct Wildcards: Sendable {
  /// How to interpret the wildcards that git treats differently from other tools.
  public enum Dialect: Equatable, Sendable {
    /// The rules of git, where `?` and `[!a]` match a single byte.
    case git(ignoringCase: Bool)
    /// `?` and `[!a]` match a whole UTF-8 character, as people expect.
    case text
  }

  enum Token: Sendable {
    case byte(UInt8)
    case anyByte
    /// One byte of a set. The array has an entry for each of the 256 bytes, which is true if the set contains the byte.
    case oneOf([Bool])
    /// The remaining bytes of a UTF-8 character whose first byte the previous token matched.
    case characterRest
    case star
    /// Any number of whole path components, each with its slash.
    case folders
    case everything
  }

  /// The bytes before the first wildcard or escape, in lower case if case is ignored. Text that does not begin with
  /// them cannot match.
  private let prefix: [UInt8]
  private let tokens: [Token]
  private let ignoresCase: Bool

  public init(_ pattern: [UInt8], _ dialect: Dialect) throws(GlobError) {
    ignoresCase = dialect == .git(ignoringCase: true)
    let end = pattern.firstIndex { "*?[\\".utf8.contains($0) } ?? pattern.endIndex
    prefix = ignoresCase ? pattern[..<end].map(\.lowercasedASCII) : Array(pattern[..<end])
    var compiler = WildcardCompiler(pattern: pattern, offset: end, dialect: dialect)
    tokens = try compiler.compile()
  }

  var literal: [UInt8]? { tokens.isEmpty && !ignoresCase ? prefix : nil }

  /// Whether the pattern consists only of wildcards that match any number of characters.
  var isUnlimited: Bool {
    prefix.isEmpty
      && tokens.allSatisfy { token in
        switch token {
        case .star, .folders, .everything: true
        default: false
        }
      }
  }

  /// Whether the pattern matches the whole text or, if `orAbove` is true, one of its parent folders.
  ///
  /// After a mismatch, only the last `*` in the component or the last `**` is tried further to the right. All earlier
  /// wildcards have already matched as early as possible, so moving them would not help.
  public func matches(_ text: Span<UInt8>, orAbove: Bool = false) -> Bool {
    guard text.count >= prefix.count else { return false }
    for index in prefix.indices where byte(of: text, at: index) != prefix[index] { return false }
    var token = 0
    var offset = prefix.count
    var star: (token: Int, offset: Int)?
    var folders: (token: Int, offset: Int)?
    while true {
      if token == tokens.count {
        if offset == text.count || (orAbove && text[offset] == .slash) { return true }
      } else {
        switch tokens[token] {
        case .everything:
          return true
        case .star:
          token += 1
          star = (token, offset)
          continue
        case .folders:
          token += 1
          folders = (token, offset)
          star = nil
          continue
        case .characterRest:
          while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
          token += 1
          continue
        case let single:
          if offset < text.count, accepts(single, byte(of: text, at: offset)) {
            if text[offset] == .slash { star = nil }
            offset += 1
            token += 1
            continue
          }
        }
      }
      if let last = star, last.offset < text.count, text[last.offset] != .slash {
        offset = last.offset + 1
        token = last.token
        star = (token, offset)
      } else if let last = folders, let next = Self.componentStart(in: text, after: last.offset) {
        offset = next
        token = last.token
        folders = (token, offset)
        star = nil
      } else {
        return false
      }
    }
  }

  private func byte(of text: Span<UInt8>, at offset: Int) -> UInt8 {
    ignoresCase ? text[offset].lowercasedASCII : text[offset]
  }

  private func accepts(_ token: Token, _ byte: UInt8) -> Bool {
    switch token {
    case .byte(let expected): byte == expected
    case .anyByte: byte != .slash
    case .oneOf(let members): members[Int(byte)]
    case .characterRest, .star, .folders, .everything: false
    }
  }

  private static func componentStart(in text: Span<UInt8>, after offset: Int) -> Int? {
    for index in offset..<text.count where text[index] == .slash { return index + 1 }
    return nil
  }
}
