internal import Basics

struct CodeOwnersPattern: Sendable {
  private let wildcards: Wildcards
  /// Whether a pattern that matches a folder covers the files in it.
  private let coversFolders: Bool

  /// Parses a pattern; nil if the host does not accept it.
  init?(_ pattern: ArraySlice<UInt8>, for host: CodeOwners.Host) {
    let components = pattern.split(separator: .slash).map(Array.init)
    let endsInSlash = pattern.last == .slash
    let isAnchored: Bool
    let ending: [[UInt8]]
    switch host {
    case .gitHub:
      // As in .gitignore, but without `!`, `[a-z]` and `\#`.
      guard !pattern.contains(where: { "[]".utf8.contains($0) }), pattern.first != UInt8(ascii: "!"),
        !pattern.starts(with: "\\#".utf8)
      else { return nil }
      isAnchored = pattern.dropLast().contains(.slash)
      ending = endsInSlash ? [Self.anything] : []
      // `docs/*` matches files in the folder, but not in its subfolders.
      coversFolders = !(isAnchored && !endsInSlash && components.last == [UInt8(ascii: "*")])
    case .gitLab:
      isAnchored = pattern.first == .slash
      // As in Ruby's fnmatch, `**` is only special before a slash, so `docs/` becomes `docs/**/*`.
      ending = endsInSlash ? [Self.anything, [UInt8(ascii: "*")]] : []
      coversFolders = false
    }
    guard !components.isEmpty else { return nil }
    let isAll = host == .gitLab && pattern.elementsEqual("*".utf8)
    let parts = (isAnchored && !isAll ? [] : [Self.anything]) + components + ending
    do {
      wildcards = try Wildcards(Array(parts.joined(separator: [.slash])), .text)
    } catch {
      return nil
    }
  }

  private static let anything = Array("**".utf8)

  func matches(_ path: RepositoryPath) -> Bool {
    let bytes = path.bytes[...]
    return wildcards.matches(bytes.span, orAbove: coversFolders)
  }
}
