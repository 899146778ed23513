internal import Basics
internal import SourceIndex

/// The images and colors in interface files that code seems to replace before the views are shown, as
/// `closeButton.setImage(icon, for: .normal)` does for the outlet `closeButton`.
struct ReplacedPictures: Sendable {
  private let corpus: Corpus
  private let outlets: Once<[String: Set<Word>]>
  /// For each place where an interface file shows an image or color, the mentions of the outlets of its view.
  private let entries: Once<[Picture: [Mention]]>

  private struct Picture: Hashable {
    let file: Int
    let name: TextID
    let position: TextPosition
  }

  init(_ corpus: Corpus) {
    self.corpus = corpus
    outlets = Once { Self.outlets(corpus) }
    entries = Once { Self.entries(corpus) }
  }

  private static func entries(_ corpus: Corpus) -> [Picture: [Mention]] {
    var entries: [Picture: [Mention]] = [:]
    for (file, source) in corpus.files.enumerated() where source.language == .interfaceBuilder {
      for mention in source.mentions.mentions where mention.kind == .chain {
        let context = source.mentions[mention.context]
        guard context.role == .entry, source.mentions[context.subject].hasPrefix("outlet") else { continue }
        let picture = Picture(file: file, name: context.label, position: mention.position)
        entries[picture, default: []].append(mention)
      }
    }
    return entries
  }

  private static func outlets(_ corpus: Corpus) -> [String: Set<Word>] {
    let words = corpus.words
    var entries = WordMap<String>()
    for word in (0..<words.count).lazy.map(Word.init(index:)) where NameAPI.setsPicture(words.utf8(word)) {
      entries[word, default: "outlet"] = "outlet"
    }
    for (key, setter) in NameAPI.colorSetters {
      if let word = words.find(setter) { entries[word, default: ""] = "outlet.\(key)" }
    }
    var outlets: [String: Set<Word>] = [:]
    for (file, source) in corpus.files.enumerated() {
      for mention in source.mentions.mentions where mention.kind == .chain {
        let chain = corpus.word(mention.text, in: file)
        guard let entry = entries[words.last(of: chain)] else { continue }
        outlets[entry, default: []].formUnion(words.parts(of: chain).dropLast())
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

  /// Whether the view with this image or color has an outlet through which code replaces it.
  func hold(_ id: MentionID) -> Bool {
    let file = Int(id.file)
    let source = corpus.files[file].mentions
    guard corpus.files[file].language == .interfaceBuilder else { return false }
    let picture = Picture(file: file, name: corpus[id].text, position: corpus[id].position)
    return entries.value[picture, default: []].contains { mention in
      outlets.value[source[source[mention.context].subject]]?.contains(corpus.word(mention.text, in: file))
        == true
    }
  }
}
