extension Finding {
  /// What identifies a finding while lines, sizes, messages and other assets change.
  public enum Anchor: Sendable {
    case subject
    /// The source file that contains the finding. The key begins with the enclosing declaration.
    case source
    case group([GroupMember])
  }

  /// The identity of a finding, stable from run to run.
  ///
  /// The fingerprint of a group covers what the members share, and each member has its own key (`Subject.key`), so
  /// adding a member changes neither. Only identical places in one declaration of one source have equal fingerprints;
  /// they are counted, not distinguished.
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
  /// The identity of an asset, file or folder, stable from run to run.
  ///
  /// It uses the path and not the name, because a catalog without namespaces can have two assets with one name.
  public var key: Digest { Digest(listing: [location.bytes]) }
}

extension Digest {
  /// The digest of a list of texts. The same bytes split into different texts have a different digest.
  public init(listing texts: [[UInt8]]) {
    self.init(texts.flatMap { text in Array("\(text.count):".utf8) + text })
  }
}
