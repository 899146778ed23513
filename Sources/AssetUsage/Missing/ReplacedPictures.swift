internal import Basics
internal import SourceIndex

/// The pictures of interface files that code seems to replace before the views are shown:
/// `closeButton.setImage(icon, for: .normal)`, where `closeButton` is the outlet of the view.
struct ReplacedPictures: Sendable {
  private let corpus: Corpus
  /// Computed lazily, because it is needed only for names that no bundle has.
  private let outlets: Once<Set<Word>>

  init(_ corpus: Corpus) {
    self.corpus = corpus
    outlets = Once { Self.outlets(corpus) }
  }

  private static func outlets(_ corpus: Corpus) -> Set<Word> {
    let words = corpus.words
    let setters = Set(NameAPI.pictureSetters.compactMap(words.find))
    var outlets: Set<Word> = []
    for (file, source) in corpus.files.enumerated() {
      for mention in source.mentions.mentions where mention.kind == .chain {
        let parts = words.parts(of: corpus.word(mention.text, in: file))
        if let last = parts.last, setters.contains(last) { outlets.formUnion(parts.dropLast()) }
      }
      // `[closeButton setImage:icon]`
      for context in source.mentions.contexts where setters.contains(corpus.word(context.label, in: file)) {
        outlets.insert(words.last(of: corpus.word(context.subject, in: file)))
      }
    }
    return outlets
  }

  /// Whether a mention is the picture of views that all have such an outlet.
  func hold(_ id: MentionID) -> Bool {
    let file = Int(id.file)
    let source = corpus.files[file].mentions
    guard corpus.files[file].language == .interfaceBuilder else { return false }
    let own = source.mentions.filter {
      let context = source[$0.context]
      return $0.kind == .chain && context.role == .entry && source[context.subject] == "outlet"
        && context.label == corpus[id].text
    }
    return !own.isEmpty && own.allSatisfy { outlets.value.contains(corpus.word($0.text, in: file)) }
  }
}
