internal import Basics

/// What git ignores in one folder: the rules of its `.gitignore` and of all files above it that apply.
///
/// A walk starts with the value of the root, adds `core.excludesFile`, `.git/info/exclude` and `.gitignore` in that
/// order, and goes down with `entering`. git never ignores a tracked file; only the index knows which those are.
public struct Gitignore: Sendable {
  /// The rules of one file, and the length of the path of its folder.
  private struct Layer: Sendable {
    let rules: [GitignoreRule]
    let baseLength: Int
  }

  /// The folder in question, with a trailing slash unless it is the root.
  private var folder: [UInt8] = []
  private var layers: [Layer] = []
  /// The offset in the folder's path from which components may still turn out to be ignored.
  private var unchecked = 0
  private let ignoringCase: Bool

  /// The root of a repository without rules; `ignoringCase` is `core.ignoreCase`.
  public init(ignoringCase: Bool = false) {
    self.ignoringCase = ignoringCase
  }

  /// Adds the rules of a file that applies to this folder and overrides those added before.
  public mutating func add(_ file: [UInt8]) {
    let rules = GitignoreRule.read(file, ignoringCase: ignoringCase)
    if !rules.isEmpty { layers.append(Layer(rules: rules, baseLength: folder.count)) }
  }

  /// The rules for a subfolder, before its own `.gitignore` is added. Pass `isVisible` if the folder is known not to be
  /// ignored, so that this is not checked again for everything in it.
  public func entering(_ name: some Collection<UInt8>, isVisible: Bool = false) -> Gitignore {
    var inner = self
    inner.folder += name
    inner.folder.append(.slash)
    if isVisible, unchecked == folder.count { inner.unchecked = inner.folder.count }
    return inner
  }

  /// Whether git ignores the entry `name` of this folder; a symbolic link is not a folder.
  ///
  /// Nothing in an ignored folder can be re-included.
  public func ignores(_ name: some Collection<UInt8>, isFolder: Bool) -> Bool {
    if layers.isEmpty { return false }
    let path = (folder + name)[...]
    var start = unchecked
    while start < folder.count, let end = folder[start...].firstIndex(of: .slash) {
      if matches(path[..<end], nameStart: start, isFolder: true) { return true }
      start = end + 1
    }
    return matches(path, nameStart: folder.count, isFolder: isFolder)
  }

  /// Whether the last rule that matches a path ignores it, without checking the folders above.
  private func matches(_ path: ArraySlice<UInt8>, nameStart: Int, isFolder: Bool) -> Bool {
    let name = path.span.extracting(nameStart...)
    for layer in layers.reversed() where layer.baseLength <= nameStart {
      let below = path.span.extracting(layer.baseLength...)
      for rule in layer.rules.reversed() where rule.matches(below, name: name, isFolder: isFolder) {
        return !rule.isNegated
      }
    }
    return false
  }
}
