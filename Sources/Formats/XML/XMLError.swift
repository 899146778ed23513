/// Why an XML text cannot be read, and the offset of the byte that shows it.
public struct XMLError: Error, Hashable, Sendable {
  /// What sort of trouble it is.
  public enum Kind: Hashable, Sendable {
    /// The grammar asks for something else, as "'>'".
    case expected(String)
    case duplicateAttribute(String)
    /// The text says that it has this encoding, which is not read.
    case encoding(String)
    /// Git left both sides of a merge in the file; the offset is that of the line.
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
    case .duplicateAttribute(let name): "attribute '\(name)' is given twice"
    case .encoding(let name): "the encoding '\(name)' is not supported"
    case .conflictMark: ConflictMark.message
    case .tooDeep: "nested deeper than \(XMLTree.depthLimit) levels"
    }
  }
}
