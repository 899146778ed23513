internal import Basics
internal import Imaging
internal import SourceIndex

/// The facts about the files of one state of a repository, for the scan of another state that has most of the same
/// files.
///
/// All facts depend only on a file's content, so the content's id is the key. Several threads use it.
public final class FileMemory: Sendable {
  private let mentions = Guarded<[Indexed: FileMentions]>([:])
  private let facts = Guarded<[Digest: PayloadFacts]>([:])

  private struct Indexed: Hashable, Sendable {
    let content: ContentID
    let language: SourceLanguage
  }

  public init() {}

  /// The mentions of a source, read only if they are not known yet.
  func mentions(
    in content: ContentID, as language: SourceLanguage, read: () throws(ReadError) -> FileMentions
  ) throws(ReadError) -> FileMentions {
    let key = Indexed(content: content, language: language)
    if let known = mentions.use({ $0[key] }) { return known }
    let found = try read()
    mentions.use { $0[key] = found }
    return found
  }

  /// The facts about a payload; nil if they are not known yet.
  func facts(for key: Digest) -> PayloadFacts? { facts.use { $0[key] } }

  func add(_ found: PayloadFacts, for key: Digest) { facts.use { $0[key] = found } }
}
