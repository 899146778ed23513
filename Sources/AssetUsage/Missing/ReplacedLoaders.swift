internal import AssetModel
internal import Basics
internal import SourceIndex

/// The system functions that code probably swizzles, because it refers to them without calling them, as in
/// `#selector(UIColor.init(named:))`. The replacement may load something for a name even if no asset has this name.
struct ReplacedLoaders: Sendable {
  private let lookup: BundleLookup
  /// The kinds of asset that the replaced functions load, with the files that refer to these functions.
  private let replaced: [(kinds: [AssetKind], file: Int)]

  init(_ reader: MentionReader, _ lookup: BundleLookup) {
    self.lookup = lookup
    let corpus = reader.corpus
    let code = corpus.files.indices.filter { file in
      !corpus.files[file].isTest && [.swift, .objectiveC].contains(corpus.files[file].language)
    }
    let makers = Set(NameAPI.selectorCallees.compactMap(corpus.words.find))
    var replaced: [(kinds: [AssetKind], file: Int)] = []
    for file in code {
      let mentions = corpus.files[file].mentions
      let areSelectors = mentions.contexts.map { context in
        context.role == .selector
          || context.role == .argument
            && makers.contains(corpus.words.last(of: corpus.word(context.subject, in: file)))
      }
      for mention in mentions.mentions where areSelectors[mention.context.index] {
        if let kinds = reader.kinds(loadedBy: mention, file) { replaced.append((kinds, file)) }
      }
    }
    self.replaced = replaced
  }

  /// Whether code in a file may call a replaced function that loads assets of one of these kinds. If `kinds` is
  /// empty, every kind counts.
  func find(_ kinds: [AssetKind], for file: Int) -> Bool {
    guard !replaced.isEmpty, [.swift, .objectiveC].contains(lookup.corpus.files[file].language) else {
      return false
    }
    return replaced.contains { loader in
      (kinds.isEmpty || kinds.contains(where: loader.kinds.contains)) && lookup.mayMeet(loader.file, file)
    }
  }
}

extension MentionReader {
  /// The kinds of asset that the function with this selector loads. Nil if it does not load assets.
  fileprivate func kinds(loadedBy mention: Mention, _ file: Int) -> [AssetKind]? {
    let context = corpus.files[file].mentions[mention.context]
    let text = corpus.word(mention.text, in: file)
    switch mention.kind {
    case .chain where context.role == .selector:
      return kinds(calling: text, label: corpus.word(context.label, in: file), index: 0)
    case .word, .literal:
      let label = corpus.words[text].prefix { $0 != ":" }
      return NameAPI.kinds(callee: "", owner: "", label: String(label), index: 0)
    default: return nil
    }
  }
}
