public struct XMLError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case expected(String)
    case duplicateAttribute(String)
    case encoding(String)
    /// The line at the offset is a merge conflict marker.
    case conflictMark
    case tooDeep
  }

  public let kind: Kind
  public let offset: Int

  public var message: String {
    switch kind {
    case .expected(let what): "expected \(what)"
    case .duplicateAttribute(let name): "duplicate attribute '\(name)'"
    case .encoding(let name): "the encoding '\(name)' is not supported"
    case .conflictMark: ConflictMark.message
    case .tooDeep: "nested more than \(XMLTree.depthLimit) levels deep"
    }
  }
}
