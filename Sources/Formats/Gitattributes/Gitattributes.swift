internal import Basics

/// Which files of one folder git may change between the repository and the disk: by line endings, encodings,
/// keywords and filters such as LFS.
///
/// Built like `Gitignore`: a walk starts at the root, adds each folder's `.gitattributes`, and goes down with
/// `entering`.
public struct Gitattributes: Sendable {
  private struct Layer: Sendable {
    let rules: [GitattributesRule]
    let baseLength: Int
  }

  /// The folder in question, with a trailing slash unless it is the root.
  private var folder: [UInt8] = []
  private var layers: [Layer] = []
  /// Macro attributes that expand to at least one attribute that changes content.
  private var macros: Set<String> = []

  public init() {}

  /// Whether there are no rules at all.
  public var isEmpty: Bool { layers.isEmpty }

  /// Adds the rules of a file that applies to this folder and overrides those added before.
  public mutating func add(_ file: [UInt8]) {
    let rules = GitattributesRule.read(file, &macros)
    if !rules.isEmpty { layers.append(Layer(rules: rules, baseLength: folder.count)) }
  }

  /// The value for a folder in this one, before its own `.gitattributes` is added.
  public func entering(_ name: some Collection<UInt8>) -> Gitattributes {
    var inner = self
    inner.folder += name
    inner.folder.append(.slash)
    return inner
  }

  /// Whether git may change the content of the file `name` of this folder; for each attribute the last line decides.
  public func mayChange(_ name: some Collection<UInt8>) -> Bool {
    effects(on: name).values.contains(.changesContent)
  }

  /// Whether a filter such as LFS may change the content, so git itself stores something else.
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
    // A file marked as not text has no line endings to convert.
    if decided[.text] == .leavesContent { decided[.lineEnding] = nil }
    return decided
  }
}
