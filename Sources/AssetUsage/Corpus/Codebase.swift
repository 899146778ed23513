/// The mentions and declarations of all sources, as tables that are built once and then only read.
///
/// A class, because every stage of the resolution reads it, and a copy would copy fifty tables.
final class Codebase: Sendable {
  let corpus: Corpus
  let types: TypeTable
  let known: KnownWords
  let visibility: Visibility
  let chains: ChainIndex

  init(_ corpus: Corpus, _ types: TypeTable, _ known: KnownWords, _ visibility: Visibility) {
    self.corpus = corpus
    self.types = types
    self.known = known
    self.visibility = visibility
    chains = ChainIndex(corpus)
  }
}
