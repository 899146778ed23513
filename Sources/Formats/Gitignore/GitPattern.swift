internal import Basics

struct GitPattern: Sendable {
  private let wildcards: Wildcards
  private let wantsFolder: Bool
  /// Whether the pattern has to match the whole path, relative to the folder that the rules are for. Otherwise, it
  /// only has to match the name, at any depth.
  let isAnchored: Bool

  /// Parses a pattern; nil if it is malformed or empty.
  init?(_ text: ArraySlice<UInt8>, ignoringCase: Bool) {
    var pattern = text
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

  func matches(_ path: Span<UInt8>, name: Span<UInt8>, isFolder: Bool) -> Bool {
    guard isFolder || !wantsFolder else { return false }
    return wildcards.matches(isAnchored ? path : name)
  }
}
