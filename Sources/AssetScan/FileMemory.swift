internal import Basics
internal import Imaging
internal import SourceIndex

/// The facts about the files of one state of a repository, for the scan of another state that has most of the same
/// files.
///
/// All facts are functions of a file's content, so the key is the content's name. Several threads use it.
public final class FileMemory: Sendable {
  private let mentions = Guarded<[Indexed: FileMentions]>([:])
  private let facts = Guarded<[Asked: PayloadFacts]>([:])

  private struct Indexed: Hashable, Sendable {
    let content: ContentID
    let language: SourceLanguage
  }

  private struct Asked: Hashable, Sendable {
    let content: ContentID
    let nameExtension: String?
    let question: Int
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

  /// The facts about a payload, computed only if they are not known yet. Pixels are not kept, because they take too
  /// much memory.
  func facts(
    about content: ContentID, nameExtension: String?, _ question: PayloadFacts.Question,
    decode: () -> PayloadFacts?
  ) -> PayloadFacts? {
    let key = Asked(content: content, nameExtension: nameExtension, question: question.rawValue)
    if let known = facts.use({ $0[key] }) { return known }
    guard let found = decode() else { return nil }
    if !question.contains(.bitmap) { facts.use { $0[key] = found } }
    return found
  }
}
