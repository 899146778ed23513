internal import Basics
internal import Imaging
internal import SourceIndex

/// Keeps facts about files, so that the scan of another commit can reuse them.
///
/// The facts depend only on the content and type of a file, and two commits have most files in common. Several
/// threads can use the memory at the same time.
public final class FileMemory: Sendable {
  private let mentions = Guarded<[Indexed: FileMentions]>([:])
  private let facts = Guarded<[Digest: PayloadFacts]>([:])

  private struct Indexed: Hashable, Sendable {
    let content: ContentID
    let language: SourceLanguage
  }

  public init() {}

  func mentions(
    in content: ContentID, as language: SourceLanguage, read: () throws(ReadError) -> FileMentions
  ) throws(ReadError) -> FileMentions {
    let key = Indexed(content: content, language: language)
    if let known = mentions.use({ $0[key] }) { return known }
    let found = try read()
    mentions.use { $0[key] = found }
    return found
  }

  func facts(for key: Digest) -> PayloadFacts? { facts.use { $0[key] } }

  func add(_ found: PayloadFacts, for key: Digest) { facts.use { $0[key] = found } }
}
