public import Basics

/// Determines what git ignores in a folder.
///
/// Start at the root and add the rules of `core.excludesFile`, `.git/info/exclude` and `.gitignore`, in this order. For
/// a subfolder, call `entering`. Git never ignores tracked files, but this type does not know which files are tracked.
public struct Gitignore: Sendable {
  private struct Layer: Sendable {
    let rules: [GitignoreRule]
    let baseLength: Int
  }

  /// The path of the folder, ending with a slash; empty for the root.
  private var folder: [UInt8] = []
  private var layers: [Layer] = []
  /// The offset in `folder` of the first component that may be ignored. The components before it are known not to be
  /// ignored.
  private var unchecked = 0
  private let ignoringCase: Bool

  public init(ignoringCase: Bool = false) {
    self.ignoringCase = ignoringCase
  }

  /// Adds the rules of a file such as `.gitignore`. They override the rules added before.
  public mutating func add(_ file: [UInt8]) {
    let rules = GitignoreRule.read(file, ignoringCase: ignoringCase)
    if !rules.isEmpty { layers.append(Layer(rules: rules, baseLength: folder.count)) }
  }

  /// The rules for a subfolder, before its own `.gitignore` is added. If the subfolder is known not to be ignored, pass
  /// `isVisible` to avoid checking this again for each of its files.
  public func entering(_ name: some Collection<UInt8>, isVisible: Bool = false) -> Gitignore {
    var inner = self
    inner.folder += name
    inner.folder.append(.slash)
    if isVisible, unchecked == folder.count { inner.unchecked = inner.folder.count }
    return inner
  }

  /// The rules for a folder at any depth below the root, including the `.gitignore` of every folder above it, but not
  /// its own. Nil if the folder or one of its parents is ignored.
  public func descending(
    to path: RepositoryPath, reading: (RepositoryPath) -> [UInt8]?
  ) -> Gitignore? {
    var rules = self
    var place = RepositoryPath.root
    for component in path.components {
      if let file = reading(place.appending(".gitignore")) { rules.add(file) }
      if rules.ignores(component, isFolder: true) { return nil }
      rules = rules.entering(component, isVisible: true)
      place = place.appending(component)
    }
    return rules
  }

  /// Whether git ignores an entry of this folder. Always true if the folder itself is ignored. Pass false as `isFolder`
  /// for a symbolic link.
  public func ignores(_ name: some Collection<UInt8>, isFolder: Bool) -> Bool {
    if layers.isEmpty { return false }
    let path = (folder + name)[...]
    var start = unchecked
    while start < folder.count, let end = folder[start...].firstIndex(of: .slash) {
      if rule(for: path[..<end], nameStart: start, isFolder: true)?.isNegated == false { return true }
      start = end + 1
    }
    return rule(for: path, nameStart: folder.count, isFolder: isFolder)?.isNegated == false
  }

  /// Whether a file in this folder is ignored by a rule with a path, such as `/Icons/close.png`, rather than by a rule
  /// for any file with that name.
  public func ignoresByPath(_ name: some Collection<UInt8>) -> Bool {
    guard let rule = rule(for: (folder + name)[...], nameStart: folder.count, isFolder: false) else {
      return false
    }
    return !rule.isNegated && rule.isAnchored
  }

  /// The last rule that matches the path itself, and not only one of its parent folders.
  private func rule(for path: ArraySlice<UInt8>, nameStart: Int, isFolder: Bool) -> GitignoreRule? {
    let name = path.span.extracting(nameStart...)
    for layer in layers.reversed() where layer.baseLength <= nameStart {
      let below = path.span.extracting(layer.baseLength...)
      for rule in layer.rules.reversed() where rule.matches(below, name: name, isFolder: isFolder) {
        return rule
      }
    }
    return nil
  }
}
