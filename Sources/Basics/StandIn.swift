/// What a checkout can contain in place of a file's real content.
public enum StandIn: CaseIterable, Sendable {
  /// A Git LFS pointer (git-lfs.github.com/spec/v1) to content that was not fetched.
  case lfsPointer
  /// A file that was encrypted by git-crypt (github.com/AGWA/git-crypt).
  case encrypted

  /// Recognizes a stand-in by its first bytes; nil if the bytes are the real content.
  public init?(_ bytes: Span<UInt8>) {
    for standIn in Self.allCases {
      let signature = standIn.signature
      if bytes.count >= signature.count, signature.indices.allSatisfy({ bytes[$0] == signature[$0] }) {
        self = standIn
        return
      }
    }
    return nil
  }

  private var signature: [UInt8] {
    switch self {
    case .lfsPointer: Array("version https://git-lfs.github.com/".utf8)
    case .encrypted: Array("\0GITCRYPT\0".utf8)
    }
  }
}
