internal import Basics

/// Determines which files in a folder git may change on checkout. Git may convert line endings or the encoding, expand
/// keywords, or replace the whole content with the output of a filter such as LFS.
///
/// Start at the root of the repository, add the `.gitattributes` of each folder, and call `entering` for each
/// subfolder.
public struct Gitattributes: Sendable {
  private struct Layer: Sendable {
    let rules: [GitattributesRule]
    let baseLength: Int
  }

  private var folder: [UInt8] = []
  private var layers: [Layer] = []
  /// The names of macros that make git change content. For example, the line `[attr]asset filter=lfs` defines the
  /// macro `asset`.
  private var macros: Set<String> = []

  public init() {}

  public var isEmpty: Bool { layers.isEmpty }

  /// Adds the rules of a `.gitattributes` file, which override the rules added before.
  public mutating func add(_ file: [UInt8]) {
    let rules = GitattributesRule.read(file, &macros)
    if !rules.isEmpty { layers.append(Layer(rules: rules, baseLength: folder.count)) }
  }

  /// The rules for a subfolder, before its own `.gitattributes` is added.
  public func entering(_ name: some Collection<UInt8>) -> Gitattributes {
    var inner = self
    inner.folder += name
    inner.folder.append(.slash)
    return inner
  }

  /// Whether git may change the content of a file in this folder on checkout.
  public func mayChange(_ name: some Collection<UInt8>) -> Bool {
    effects(on: name).values.contains(.changesContent)
  }

  /// Whether git may store something other than the file on disk, because a filter such as LFS applies.
  public func mayFilter(_ name: some Collection<UInt8>) -> Bool {
    let effects = effects(on: name)
    return effects[.filter] == .changesContent || effects[.macro] == .changesContent
  }

  private func effects(
    on name: some Collection<UInt8>
  ) -> [GitattributesRule.Attribute: GitattributesRule.Effect] {
    if layers.isEmpty { return [:] }
    let path = (folder + name)[...]
    var decided: [GitattributesRule.Attribute: GitattributesRule.Effect] = [:]
    for layer in layers.reversed() {
      let below = path.span.extracting(layer.baseLength...)
      let name = path.span.extracting(folder.count...)
      for rule in layer.rules.reversed() where rule.pattern.matches(below, name: name, isFolder: false) {
        decided.merge(rule.effects) { last, _ in last }
      }
    }
    // Git does not convert the line endings of a file with `-text`.
    if decided[.text] == .leavesContent { decided[.lineEnding] = nil }
    return decided
  }
}
