public import Basics

/// Something in a file that kept it from being understood to the end.
///
/// What could be read is in the result all the same: a problem makes mentions weaker evidence, not fewer.
public struct SourceProblem: Hashable, Sendable {
  /// What is wrong; a file has at most one problem of each kind, the first.
  public enum Kind: UInt8, CaseIterable, Sendable {
    case unterminatedString
    case unterminatedComment
    case unterminatedRegex
    case invalidUTF8
    case conflictMarks
    case tooDeeplyNested
    /// Not written as the format of the file wants it.
    case malformed
  }

  public let kind: Kind
  public let position: TextPosition

  public init(_ kind: Kind, at position: TextPosition) {
    self.kind = kind
    self.position = position
  }
}
