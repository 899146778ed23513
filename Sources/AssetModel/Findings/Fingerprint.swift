extension Finding {
  /// What a finding holds on to while lines, sizes, messages and other assets change.
  public enum Anchor: Sendable {
    /// The first subject.
    case subject
    /// The source it is in; its key begins with the declaration around the place.
    case source
    /// Several things that share what the key says.
    case group([GroupMember])
  }

  /// The same in every run that finds the same.
  ///
  /// That of a group tells what the members share, and each member has a key of its own (`Subject.key`), so that
  /// another member changes neither. Only places of one source that say the same in the same declaration have equal
  /// fingerprints: they are counted, not told apart.
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
  /// The same in every run for one asset, file or folder.
  ///
  /// The path and not the name: a catalog without namespaces can have two assets of one name.
  public var key: Digest { Digest(listing: [location.bytes]) }
}

extension Digest {
  /// The digest of a list of texts; lists that differ only in where one text ends and the next begins differ in it.
  public init(listing texts: [[UInt8]]) {
    self.init(texts.flatMap { text in Array("\(text.count):".utf8) + text })
  }
}
