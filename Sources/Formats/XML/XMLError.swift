/// Why an XML text cannot be read, and the offset of the offending byte.
public struct XMLError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The grammar requires something else, such as "'>'".
    case expected(String)
    case duplicateAttribute(String)
    /// The text declares an encoding that is not supported.
    case encoding(String)
    /// The file has merge conflict markers; the offset is that of the first.
    case conflictMark
    /// Elements nest deeper than `XMLTree.depthLimit`.
    case tooDeep
  }

  public let kind: Kind
  public let offset: Int

  /// The reason in a few words, without the position.
  public var message: String {
    switch kind {
    case .expected(let what): "expected \(what)"
    case .duplicateAttribute(let name): "duplicate attribute '\(name)'"
    case .encoding(let name): "the encoding '\(name)' is not supported"
    case .conflictMark: ConflictMark.message
    case .tooDeep: "nested deeper than \(XMLTree.depthLimit) levels"
    }
  }
}
