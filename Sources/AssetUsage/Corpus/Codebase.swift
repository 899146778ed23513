internal import AssetModel
internal import Basics

/// The contents and declarations of all sources, in tables that are built once and then only read.
///
/// This is a class because every stage of the resolution reads it, and each copy of a struct would have to retain fifty
/// tables.
final class Codebase: Sendable {
  let corpus: Corpus
  let types: TypeTable
  let known: KnownWords
  let visibility: Visibility
  let chains: ChainIndex
  let identifiers: Once<IdentifierIndex>
  let typeConstants: TypeConstants
  let assetConstants: Once<AssetConstants>
  let replacedPictures: ReplacedPictures
  let storyboardLoads: Once<StoryboardLoads>

  init(_ corpus: Corpus, _ types: TypeTable, _ known: KnownWords, _ modules: Modules, jobs: Jobs) {
    self.corpus = corpus
    self.types = types
    self.known = known
    (visibility, chains) = jobs.both {
      Visibility(corpus, types, modules)
    } _: {
      ChainIndex(corpus)
    }
    identifiers = Once { IdentifierIndex(corpus.words) }
    typeConstants = TypeConstants(corpus, chains, known)
    let chains = chains
    assetConstants = Once { AssetConstants(corpus, chains, known) }
    replacedPictures = ReplacedPictures(corpus)
    storyboardLoads = Once { StoryboardLoads(corpus, types, known) }
  }
}
