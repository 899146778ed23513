internal import Basics
internal import Imaging
internal import SourceIndex

/// Keeps facts about files for the scan of another commit, which mostly contains the same files.
///
/// The facts depend only on the content and the type of a file, so they also apply to a file with the same content in
/// another commit. Several threads can use the memory at the same time.
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
