public import Basics

/// A problem that may have prevented a file from being read completely and correctly.
///
/// Everything that could be read is still included in the result.
public struct SourceProblem: Hashable, Sendable {
  /// What is wrong with a file. For each kind, only the first problem in a file is recorded.
  public enum Kind: UInt8, CaseIterable, Sendable {
    case unterminatedString
    case unterminatedComment
    case unterminatedRegex
    case invalidUTF8
    case conflictMarks
    case tooDeeplyNested
    case malformed
    case lfsPointer
    /// The file is encrypted with git-crypt.
    case encrypted

    init(_ standIn: StandIn) {
      self = standIn == .lfsPointer ? .lfsPointer : .encrypted
    }

    /// What the file contains instead of its real content, such as an LFS pointer; nil for other problems.
    public var standIn: StandIn? {
      switch self {
      case .lfsPointer: .lfsPointer
      case .encrypted: .encrypted
      default: nil
      }
    }
  }

  public let kind: Kind
  public let position: TextPosition

  public init(_ kind: Kind, at position: TextPosition) {
    self.kind = kind
    self.position = position
  }
}
