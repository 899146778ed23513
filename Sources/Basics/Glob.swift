/// A pattern for paths or for names of assets, such as `Pods`, `**/Generated`, `Modules/*/{Tests,Mocks}` or `flag-??`.
///
/// A pattern begins at the root: `Generated` matches only at the root, and `**/Generated` matches at any depth. A
/// pattern that matches a folder or a namespace also matches everything inside. Slashes at the start and end are
/// ignored. Case matters.
///
/// `*` and `?` match within one component, and `**` matches any number of components. `{a,b}` matches `a` or `b`,
/// `[a-z]` matches one character of a set, and `[!x]` matches one character that is not in the set. A backslash escapes
/// the next character.
public struct Glob: Sendable, Equatable {
  public let pattern: String
  private let alternatives: [Wildcards]

  public init(_ pattern: String) throws(GlobError) {
    self.pattern = pattern
    var alternatives: [Wildcards] = []
    for alternative in try Self.expandBraces(Array(pattern.utf8)) {
      alternatives.append(try Wildcards(try Self.normalize(alternative), .text))
    }
    self.alternatives = alternatives
  }

  /// Parses a pattern for asset names. A pattern that matches every name is an error.
  public init(naming pattern: String) throws(GlobError) {
    try self.init(pattern)
    if isUnlimited { throw .unlimited }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.pattern == right.pattern
  }

  /// A pattern that matches only this path and everything in it.
  public static func pattern(for path: RepositoryPath) -> String {
    path.description.reduce(into: "") { pattern, character in
      if "*?[]{}\\".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
  }

  /// Whether the pattern matches the path or one of its parent folders.
  public func matches(_ path: RepositoryPath) -> Bool {
    let slice = path.bytes[...]
    return matches(path: slice.span)
  }

  public func matches(path: Span<UInt8>) -> Bool {
    for alternative in alternatives where alternative.matches(path, orAbove: true) { return true }
    return false
  }

  /// Whether the pattern matches an asset name such as `icons/arrow`, or one of its namespaces (`icons`).
  public func matches(name: String) -> Bool {
    let bytes = ArraySlice(name.utf8)
    return matches(path: bytes.span)
  }

  /// The paths or names that the pattern spells out, one for each alternative in braces; nil if it has wildcards or
  /// escapes.
  public var literals: [[UInt8]]? {
    let literals = alternatives.compactMap(\.literal)
    return literals.count == alternatives.count ? literals : nil
  }

  public var isUnlimited: Bool { alternatives.contains(where: \.isUnlimited) }

  /// Removes empty components and `.`. A pattern for the root becomes `**`, which matches everything.
  private static func normalize(_ pattern: [UInt8]) throws(GlobError) -> [UInt8] {
    guard !pattern.isEmpty else { throw .empty }
    let components = pattern.split(separator: .slash).filter { !$0.elementsEqual([.dot]) }
    guard !components.contains(where: { $0.elementsEqual([.dot, .dot]) }) else { throw .outsideRoot }
    return components.isEmpty ? Array("**".utf8) : Array(components.joined(separator: [.slash]))
  }
}

extension Glob {
  private static let maxAlternatives = 1024

  private static func expandBraces(_ pattern: [UInt8]) throws(GlobError) -> [[UInt8]] {
    var expanded: [[UInt8]] = []
    var pending = [pattern]
    var steps = 0
    while let next = pending.popLast() {
      steps += 1
      guard steps + pending.count <= maxAlternatives, next.count <= 4096 else { throw .tooLarge }
      guard let group = try firstGroup(in: next) else {
        expanded.append(next)
        continue
      }
      for choice in group.choices {
        var chosen = next
        chosen.replaceSubrange(group.range, with: choice)
        pending.append(chosen)
      }
    }
    return expanded
  }

  private static func firstGroup(
    in pattern: [UInt8]
  ) throws(GlobError) -> (range: Range<Int>, choices: [ArraySlice<UInt8>])? {
    var depth = 0
    var open = 0
    var choiceStart = 0
    var choices: [ArraySlice<UInt8>] = []
    var offset = 0
    while offset < pattern.count {
      switch pattern[offset] {
      case .backslash:
        offset += 1
      case UInt8(ascii: "{"):
        if depth == 0 {
          open = offset
          choiceStart = offset + 1
        }
        depth += 1
      case UInt8(ascii: ",") where depth == 1:
        choices.append(pattern[choiceStart..<offset])
        choiceStart = offset + 1
      case UInt8(ascii: "}"):
        depth -= 1
        guard depth >= 0 else { throw .unbalancedBraces }
        if depth == 0 { return (open..<(offset + 1), choices + [pattern[choiceStart..<offset]]) }
      default:
        break
      }
      offset += 1
    }
    guard depth == 0 else { throw .unbalancedBraces }
    return nil
  }
}

public enum GlobError: Error, Equatable, Sendable, CustomStringConvertible {
  case empty
  case outsideRoot
  case unbalancedBraces
  case unclosedSet
  case unknownClass(String)
  case setBeyondASCII
  case trailingBackslash
  case tooLarge
  case unlimited

  public var description: String {
    switch self {
    case .empty: "the pattern is empty"
    case .outsideRoot: "the pattern must not contain '..' as a path component"
    case .unbalancedBraces: "unbalanced braces; write \\{ or \\} to match a literal brace"
    case .unclosedSet: "'[' has no closing ']'; write \\[ to match a literal bracket"
    case .unknownClass(let name): "unknown character class [:\(name):]"
    case .setBeyondASCII: "a set in brackets can contain only ASCII characters; write {ä,ö} instead of [äö]"
    case .trailingBackslash: "the pattern ends with a backslash that escapes nothing"
    case .unlimited:
      "it matches every name; disable unused_asset instead, or use a narrower pattern such as 'flag_*'"
    case .tooLarge: "the pattern is too long, or its braces expand to too many patterns"
    }
  }
}
