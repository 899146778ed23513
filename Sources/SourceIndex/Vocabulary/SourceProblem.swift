public import Basics

/// A problem in a file that prevented reading it completely.
///
/// What could be read is still in the result.
public struct SourceProblem: Hashable, Sendable {
  /// What is wrong; a file has at most one problem of each kind, the first.
  public enum Kind: UInt8, CaseIterable, Sendable {
    case unterminatedString
    case unterminatedComment
    case unterminatedRegex
    case invalidUTF8
    case conflictMarks
    case tooDeeplyNested
    /// Does not follow the file's format.
    case malformed
  }

  public let kind: Kind
  public let position: TextPosition

  public init(_ kind: Kind, at position: TextPosition) {
    self.kind = kind
    self.position = position
  }
}
