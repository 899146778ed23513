extension Finding {
  /// What identifies a finding in addition to its rule and key: its first subject, its source file, or its
  /// group.
  public enum Anchor: Sendable {
    case subject
    /// The source file that contains the finding. The key begins with the enclosing declaration.
    case source
    case group([GroupMember])
  }

  /// Identifies a finding from run to run.
  ///
  /// The fingerprint of a group depends only on the rule and on the key that the members share, so adding a member does
  /// not change it. Two findings can have the same fingerprint, for example if they are about identical code in the
  /// same declaration of one file. Such findings are counted, but not distinguished.
  public func fingerprint(of rule: String) -> Digest {
    let held: [UInt8] =
      switch anchor {
      case .subject: subjects.first?.location.bytes ?? place.path.bytes
      case .source: place.path.bytes
      case .group: []
      }
    return Digest(listing: [Array(rule.utf8), held] + key.map { Array($0.utf8) })
  }
}

extension Subject {
  /// A key for an asset, file or folder that stays the same from run to run.
  ///
  /// The key is computed from the path rather than the name, because a catalog without namespaces can contain two
  /// assets with the same name.
  public var key: Digest { Digest(listing: [location.bytes]) }
}

extension Digest {
  /// The digest of a list of byte strings. It also depends on where one string ends and the next one begins.
  public init(listing texts: [[UInt8]]) {
    self.init(texts.flatMap { text in Array("\(text.count):".utf8) + text })
  }
}
