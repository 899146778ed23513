internal import Basics
internal import SourceIndex

/// The images and colors in interface files that code seems to replace before the views are shown, as
/// `closeButton.setImage(icon, for: .normal)` does for the outlet `closeButton`.
struct ReplacedPictures: Sendable {
  private let corpus: Corpus
  private let outlets: Once<[String: Set<Word>]>

  init(_ corpus: Corpus) {
    self.corpus = corpus
    outlets = Once { Self.outlets(corpus) }
  }

  private static func outlets(_ corpus: Corpus) -> [String: Set<Word>] {
    let words = corpus.words
    var entries: [Word: String] = [:]
    for setter in NameAPI.pictureSetters.compactMap(words.find) { entries[setter] = "outlet" }
    for (key, setter) in NameAPI.colorSetters { words.find(setter).map { entries[$0] = "outlet.\(key)" } }
    var outlets: [String: Set<Word>] = [:]
    for (file, source) in corpus.files.enumerated() {
      for mention in source.mentions.mentions where mention.kind == .chain {
        let parts = words.parts(of: corpus.word(mention.text, in: file))
        if let entry = parts.last.flatMap({ entries[$0] }) {
          outlets[entry, default: []].formUnion(parts.dropLast())
        }
      }
      // `[closeButton setImage:icon]`, or an assignment to `closeButton.image`
      for context in source.mentions.contexts {
        if let entry = entries[corpus.word(context.label, in: file)] {
          outlets[entry, default: []].insert(words.last(of: corpus.word(context.subject, in: file)))
        }
      }
    }
    return outlets
  }

  /// Whether every view with this image or color has an outlet through which code replaces it.
  func hold(_ id: MentionID) -> Bool {
    let file = Int(id.file)
    let source = corpus.files[file].mentions
    guard corpus.files[file].language == .interfaceBuilder else { return false }
    let isColor = corpus.form(of: id) == "namedColor"
    let own = source.mentions.filter {
      let context = source[$0.context]
      return $0.kind == .chain && context.role == .entry && context.label == corpus[id].text
        && source[context.subject].hasPrefix(isColor ? "outlet." : "outlet")
    }
    return !own.isEmpty
      && own.allSatisfy { mention in
        outlets.value[source[source[mention.context].subject]]?.contains(corpus.word(mention.text, in: file))
          == true
      }
  }
}
